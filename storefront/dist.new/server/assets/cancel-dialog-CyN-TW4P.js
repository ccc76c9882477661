import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { hn as TextArea } from "../entry-server.js";
import { o as useOrderCall } from "./order-skeleton-kMfAvmIA.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { n as wholeCents } from "./amount-text-Bzq6vXQ9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/orders/cancel/cancel-words.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** @returns the shares that would be canceled: one, or all that are left */
var canceledBy = ({ fulfilments }, share) => fulfilments.filter((one) => one.status !== "cancelled" && (share === null || one.id === share.id));
function moneyText(order, shares) {
	if (order.paymentStatus !== "paid") return "You haven’t paid yet, so there’s nothing to refund.";
	const back = shares.reduce((sum, { total, refunded }) => sum + wholeCents(total) - wholeCents(refunded), 0);
	if (back === 0) return "You’ve already been refunded for these items.";
	const way = order.paymentMethod === "paypal" ? "PayPal account" : "card";
	return `We’ll refund ${dollars(back)} to your ${way}. It can take a few days to arrive.`;
}
/**
* @param share what is canceled of the order; null for all that is left
* @returns what the dialog says before a buyer cancels
*/
function cancelWords(order, share) {
	const shares = canceledBy(order, share);
	const names = shares.map(({ vendor }) => vendor.businessName);
	const isSeen = order.paymentStatus !== "held" && order.confirmBy === null;
	const isPart = shares.length < canceledBy(order, null).length;
	return {
		title: share ? `Cancel the items from ${share.vendor.businessName}?` : "Cancel your order?",
		submit: share ? "Cancel Items" : "Cancel Order",
		effects: [
			moneyText(order, shares),
			...isSeen ? [`We’ll email ${names.length > 2 ? "the vendors" : names.join(" and ")}.`] : [],
			"The items go back on sale.",
			...isPart ? ["The rest of your order stays as it is."] : []
		],
		readBy: isSeen ? `The ${names.length > 1 ? "vendors" : "vendor"} will see it.` : null,
		done: share ? "Items canceled" : "Order canceled"
	};
}
// src/marketplace/orders/cancel/cancel-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
function Effects({ effects }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex list-disc flex-col gap-1 pl-5 text-sm",
		children: effects.map((effect) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: "wrap-anywhere",
			children: effect
		}, effect))
	});
}
/** Says what canceling does, and does it. */
function CancelDialog({ order, share, open, onOpenChange, onCanceled }) {
	const id = (0, import_react.useId)();
	const [reason, setReason] = (0, import_react.useState)("");
	const [words] = (0, import_react.useState)(() => cancelWords(order, share));
	const canceling = useOrderCall("cancel", () => {
		toast({
			title: words.done,
			description: words.effects[0]
		});
		onOpenChange(false);
		onCanceled();
	});
	const submit = (event) => {
		event.preventDefault();
		if (canceling.isPending) return;
		canceling.mutate({
			...share && { vendorId: share.vendor.id },
			...reason.trim() && { reason }
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open,
		onOpenChange,
		title: words.title,
		description: "You can’t undo this.",
		submitLabel: words.submit,
		submitLook: "danger",
		closeLabel: share ? "Keep Items" : "Keep Order",
		pendingLabel: canceling.isPending && "Canceling...",
		failure: canceling.error && sentenceOf(canceling.error, "That didn’t work. Please try again."),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Effects, { effects: words.effects }), words.readBy && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Reason",
				optional: true,
				rows: 2,
				maxLength: 500,
				help: words.readBy,
				value: reason,
				onChange: ({ currentTarget }) => setReason(currentTarget.value)
			})]
		})
	});
}
export { CancelDialog };
