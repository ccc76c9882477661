import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Cn as CouldNotLoad, br as orderQuery, dr as refreshCart, pr as useCart } from "../entry-server.js";
import { t as EmptyCart } from "./empty-cart-nUmLlpVK.js";
import { t as StillLoading } from "./still-loading-yCAwrI5b.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { a as Spinner } from "./button-E5CZy8Ra.js";
import { i as openAttempt, n as closeAttempt } from "./order-attempt-Da5zHqZ1.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
// src/marketplace/cart/checkout/checkout-skeleton.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** The shape of a checkout whose cart is still on its way. */
function CheckoutSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StillLoading, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading your cart..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "flex flex-col gap-5",
				children: [
					"h-96",
					"h-80",
					"h-72"
				].map((height) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: `${height} rounded-card` }, height))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-96 rounded-card" })
		]
	}) });
}
// src/marketplace/cart/checkout/order/place-order.ts
var FAILURE = "Failed to place order. Please try again.";
/**
* @returns whether the server has said for certain that there is no such order, as against not being heard
*/
var isRefusal = (error) => error instanceof ApiError && error.body !== null && error.status < 500 && error.status !== 429;
var codeOf = (error) => error instanceof ApiError ? error.body?.error : void 0;
/** Sends an attempt; the server makes one order of it, however often it comes. */
async function sendAttempt({ key, body }) {
	try {
		const order = await callJson("/api/orders", {
			method: "POST",
			body,
			headers: { "Idempotency-Key": key }
		});
		closeAttempt(sessionStorage);
		return order;
	} catch (error) {
		if (isRefusal(error)) closeAttempt(sessionStorage);
		throw error;
	}
}
/** @returns what to do once the order is there: on to its payment, or to its page */
function useGoToOrder() {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	return (order) => {
		const { payment, confirmBy, email, id } = order;
		client.setQueryData(orderQuery(String(id)).queryKey, order);
		if (!payment) toast({
			title: "Order placed successfully!",
			staysOn: true,
			description: confirmBy ? `Now open the link that we emailed to ${email}.` : `We emailed a confirmation to ${email}.`
		});
		const next = payment?.url ?? paths.order(id);
		if (!next.startsWith("/")) window.location.assign(next);
		else navigate(next, { replace: true });
		refreshCart(client);
	};
}
// src/marketplace/cart/checkout/order/unanswered-order.tsx
/**
* The cart is empty, and an order was sent whose answer never came: it is probably the reason. Sending it
* again answers the order that it made, and orders nothing twice.
* @param otherwise what to show where there was none
*/
function UnansweredOrder({ otherwise }) {
	const goToOrder = useGoToOrder();
	const [attempt] = (0, import_react.useState)(() => openAttempt(sessionStorage));
	const { mutate, error } = useMutation({
		mutationFn: sendAttempt,
		onSuccess: goToOrder
	});
	const hasAsked = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (!attempt || hasAsked.current) return;
		hasAsked.current = true;
		mutate(attempt);
	}, [attempt, mutate]);
	if (!attempt || isRefusal(error)) return otherwise;
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We’re checking whether your order went through",
		error,
		onRetry: () => mutate(attempt)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		className: "flex items-center justify-center gap-3 py-16 text-soft",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), " Looking for your order..."]
	});
}
// src/marketplace/cart/checkout/checkout-page.tsx
var loadForm = () => import("./checkout-form-CqX5vmN_.js").then((module) => ({ default: module.CheckoutForm }));
var CheckoutForm = (0, import_react.lazy)(loadForm);
function useVendorId() {
	const text = (0, import_dist.useSearchParams)()[0].get("vendorId") ?? "";
	return /^\d{1,9}$/.test(text) ? Number(text) : void 0;
}
/** Says that a part of the cart stays there. */
function PartNote({ name }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "mb-5 rounded-control bg-moss px-4 py-3 text-sm",
		children: [
			"You are checking out ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
				className: "wrap-anywhere",
				children: name
			}),
			" only. Everything else stays in",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.cart,
				className: "link",
				children: "your cart"
			}),
			"."
		]
	});
}
function Content({ cart, vendorId }) {
	const { items, error, retry } = cart;
	const [placed, setPlaced] = (0, import_react.useState)(null);
	if (!items) {
		if (!error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutSkeleton, {});
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
			title: "We couldn’t load your cart.",
			error,
			onRetry: retry
		});
	}
	const bought = placed ?? (vendorId ? items.filter(({ product }) => product.vendorId === vendorId) : items);
	const [first] = bought;
	if (!first) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnansweredOrder, { otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyCart, { heading: "h2" }) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [!placed && bought.length < items.length && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartNote, { name: first.product.vendor.businessName }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutSkeleton, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutForm, {
			items: bought,
			vendorId,
			isPlaced: placed !== null,
			onPlaced: () => setPlaced(bought)
		}, vendorId)
	})] });
}
/** Turns the cart into an order. */
function CheckoutPage() {
	const cart = useCart();
	(0, import_react.useEffect)(() => void loadForm().catch(() => void 0), []);
	const vendorId = useVendorId();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Checkout",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mb-6 text-2xl md:mb-8 md:text-3xl",
				children: "Checkout"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, {
				cart,
				vendorId
			})
		]
	});
}
export { CheckoutPage, useGoToOrder as a, sendAttempt as i, codeOf as n, isRefusal as r, FAILURE as t };
