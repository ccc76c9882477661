import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { gn as TextField } from "../entry-server.js";
import { n as useShareCall, r as useShareUndo } from "./use-share-call-CSQw_Sz2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/orders/change/change-collector.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Says who comes for the items. */
function ChangeCollector({ order, share, onClose }) {
	const id = (0, import_react.useId)();
	const before = share.handover?.collector ?? "";
	const [name, setName] = (0, import_react.useState)(before);
	const buyer = `${order.firstName} ${order.lastName}`;
	const undoing = useShareUndo(share, "collector", {
		done: "Name changed back",
		failed: "We couldn’t change the name back."
	});
	const saving = useShareCall(share, "collector", () => {
		toast({
			title: name.trim() ? `${name.trim()} picks it up` : "You pick it up",
			action: {
				label: "Undo",
				onPress: () => undoing.mutate({ collector: before })
			}
		});
		onClose();
	});
	const submit = (event) => {
		event.preventDefault();
		if (!saving.isPending) saving.mutate({ collector: name });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open: true,
		onOpenChange: (open) => !open && onClose(),
		title: "Who picks it up?",
		description: `The items from ${share.vendor.businessName}.`,
		submitLabel: "Save Name",
		pendingLabel: saving.isPending && "Saving...",
		failure: saving.error && sentenceOf(saving.error, "We couldn’t save the name. Please try again."),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Name",
			optional: true,
			maxLength: 80,
			autoComplete: "off",
			value: name,
			onChange: ({ currentTarget }) => setName(currentTarget.value),
			help: `They give this name and your order number. Leave it blank if ${buyer} comes.`
		})
	});
}
export { ChangeCollector };
