import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { pn as Field } from "../entry-server.js";
import { r as cancellationText } from "./order-words-BSPbCgif.js";
import { o as useMoving } from "./weigh-note-apV0ht3A.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/orders/cancel-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var MISSING = "Please enter a reason. Your customer will see it.";
/** Asks why an order is cancelled, and says what that does. */
function CancelDialog({ order, open, onOpenChange }) {
	const id = (0, import_react.useId)();
	const field = (0, import_react.useRef)(null);
	const moving = useMoving(order, () => onOpenChange(false));
	const [note, setNote] = (0, import_react.useState)("");
	const [error, setError] = (0, import_react.useState)();
	const { money, stock } = cancellationText(order);
	const submit = (event) => {
		event.preventDefault();
		if (moving.isPending) return;
		if (note.trim() === "") {
			setError(MISSING);
			field.current?.focus();
			return;
		}
		moving.mutate({
			status: "cancelled",
			note: note.trim()
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open,
		onOpenChange,
		title: `Cancel order #${order.orderNumber}?`,
		description: `You can’t undo this. We’ll email ${order.customerName}.`,
		submitLabel: "Cancel Order",
		submitLook: "danger",
		pendingLabel: moving.isPending && "Cancelling...",
		failure: moving.failure,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "flex list-disc flex-col gap-1 pl-5 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: money }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: stock })]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: "Reason",
				help: "Your customer will see it on the order page.",
				error,
				children: (ids) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("textarea", {
					ref: field,
					rows: 3,
					maxLength: 500,
					required: true,
					value: note,
					onChange: ({ currentTarget }) => {
						setNote(currentTarget.value);
						setError(void 0);
					},
					...ids,
					className: `${controlClass} min-h-20 py-2.5`
				})
			})]
		})
	});
}
export { CancelDialog };
