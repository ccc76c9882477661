import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as CreditCard } from "./credit-card-RU3MugBL.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { xn as Card } from "../entry-server.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as TestPaymentsBanner } from "./test-payments-banner-DTISCdfJ.js";
import { a as useOrderAddress, i as useOrder, n as OrderMissing, o as useOrderCall, r as TimeLeft, t as OrderSkeleton } from "./order-skeleton-kMfAvmIA.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/orders/payment/pay-page.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
function PaymentForm({ order, heldUntil, onReload }) {
	const navigate = (0, import_dist.useNavigate)();
	const { key } = useOrderAddress();
	const orderAddress = paths.order(order.id, key ? { key } : {});
	const { mutate, isPending, variables, error } = useOrderCall("test-payment", () => {
		toast({
			title: "Order placed successfully!",
			staysOn: true,
			description: `We emailed a confirmation to ${order.email}.`
		});
		navigate(orderAddress, { replace: true });
	});
	const total = amountText(order.total);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "mx-auto flex max-w-lg flex-col gap-5 p-5 sm:p-7",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TestPaymentsBanner, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h1", {
				className: "flex items-center gap-3 text-2xl",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCard, {
						"aria-hidden": true,
						size: 26,
						className: "shrink-0 text-leaf"
					}),
					"Pay ",
					total
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "mt-2 text-sm text-soft wrap-anywhere",
				children: [
					"Order ",
					order.orderNumber,
					". We’re holding it for another",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TimeLeft, {
						until: heldUntil,
						onOver: onReload
					}),
					"."
				]
			})] }),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "The payment service didn’t respond. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-3",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
						size: "lg",
						wide: true,
						disabled: isPending,
						pendingLabel: isPending && variables.outcome === "paid" && "Processing...",
						onClick: () => mutate({ outcome: "paid" }),
						children: ["Pay ", total]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "secondary",
						wide: true,
						disabled: isPending,
						pendingLabel: isPending && variables.outcome === "declined" && "Processing...",
						onClick: () => mutate({ outcome: "declined" }),
						children: "Decline the card"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "quiet",
						wide: true,
						to: orderAddress,
						children: "Back"
					})
				]
			})
		]
	});
}
/** The page of the built-in gateway, in the place of a provider's. */
function PayPage() {
	const { key } = useOrderAddress();
	const { data, error, refetch } = useOrder();
	const reload = () => void refetch();
	const payment = data?.payment;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Pay",
				noindex: true
			}),
			data && payment?.gateway === "test" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentForm, {
				order: data,
				heldUntil: payment.heldUntil,
				onReload: reload
			}),
			data && payment?.gateway !== "test" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Navigate, {
				replace: true,
				to: paths.order(data.id, key ? { key } : {})
			}),
			!data && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderMissing, {
				error,
				onRetry: refetch
			}),
			!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderSkeleton, {})
		]
	});
}
export { PayPage };
