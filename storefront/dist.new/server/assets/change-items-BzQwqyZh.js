import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { gn as TextField, mn as Select } from "../entry-server.js";
import { n as wholeCents, t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { n as openLines, r as readChanges, t as moneyBackText } from "./order-page-BvPLHhBv.js";
import { n as useShareCall } from "./use-share-call-CSQw_Sz2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/orders/change/change-items.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** More than that are typed, not chosen. */
var MOST_CHOICES = 60;
/** How many of a line are kept. */
function KeepField({ line: { name, open }, value, onChange }) {
	const label = `${name}: how many to keep`;
	if (open > MOST_CHOICES) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		label,
		inputMode: "numeric",
		maxLength: 6,
		value,
		onChange: ({ currentTarget }) => onChange(currentTarget.value),
		help: `You ordered ${open}.`
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
		label,
		value,
		onChange: ({ currentTarget }) => onChange(currentTarget.value),
		children: Array.from({ length: open + 1 }, (_, index) => open - index).map((count) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: count,
			children: count === open ? `${count} (no change)` : count === 0 ? "None" : count
		}, count))
	});
}
/** Sends the change, and says what comes back. */
function useChange({ share, onClose }) {
	return useShareCall(share, "items", (after) => {
		const now = after.fulfilments.find((one) => one.id === share.id);
		const back = wholeCents(now?.refunded ?? 0) - wholeCents(share.refunded);
		const less = wholeCents(share.total) - wholeCents(now?.total ?? share.total);
		toast({
			title: "Items changed",
			description: back > 0 ? `We’re refunding ${amountText(back / 100)}. It can take a few days to arrive.` : `You pay ${amountText(less / 100)} less.`
		});
		onClose();
	});
}
/** Takes items out, and says what comes back for them. */
function ChangeItems({ order, share, onClose }) {
	const id = (0, import_react.useId)();
	const [lines] = (0, import_react.useState)(() => openLines(share));
	const [kept, setKept] = (0, import_react.useState)({});
	const [problem, setProblem] = (0, import_react.useState)(null);
	const saving = useChange({
		order,
		share,
		onClose
	});
	const submit = (event) => {
		event.preventDefault();
		if (saving.isPending) return;
		const read = readChanges(lines, kept);
		setProblem("problem" in read ? read.problem : null);
		if ("items" in read) saving.mutate({ items: read.items });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open: true,
		onOpenChange: (open) => !open && onClose(),
		title: "Take items out?",
		description: moneyBackText(order),
		submitLabel: "Change Items",
		closeLabel: "Keep All Items",
		pendingLabel: saving.isPending && "Changing...",
		failure: problem ?? (saving.error && sentenceOf(saving.error, "We couldn’t change your order. Please try again.")),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeepField, {
				line,
				value: kept[line.id] ?? String(line.open),
				onChange: (value) => setKept((before) => ({
					...before,
					[line.id]: value
				}))
			}, line.id)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "To add something, place another order for the same day."
			})]
		})
	});
}
export { ChangeItems };
