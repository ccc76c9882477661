import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { a as isMissing, r as callJson } from "./api-BmXrKzYt.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { Cn as CouldNotLoad, Jr as useSession, br as orderQuery } from "../entry-server.js";
import { t as StillLoading } from "./still-loading-yCAwrI5b.js";
import { a as handoverTime } from "./handover-lines-CfVmS2Bk.js";
// src/marketplace/orders/order-rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var LABELS = {
	pending: "Order placed",
	confirmed: "Confirmed",
	shipped: "Shipped",
	delivered: "Delivered",
	cancelled: "Canceled"
};
/** @returns what a vendor's share goes through: what happened, and what is ahead of it */
function stepsOf({ status, events }, isPickup) {
	const way = isPickup ? [
		"pending",
		"confirmed",
		"delivered"
	] : [
		"pending",
		"confirmed",
		"shipped",
		"delivered"
	];
	const reached = (step) => events.findLast((event) => event.status === step);
	const shown = status === "cancelled" ? [...way.filter((step) => reached(step)), "cancelled"] : way;
	const last = way.indexOf(status);
	return shown.map((step) => {
		const event = reached(step);
		const isBehind = status === "cancelled" || way.indexOf(step) <= last;
		return {
			status: step,
			label: step === "delivered" && isPickup ? "Picked up" : LABELS[step],
			at: isBehind ? event?.at ?? null : null,
			note: isBehind ? event?.note ?? null : null
		};
	});
}
/** @returns whether a step has been reached */
function isReached(step, { status }, steps) {
	const order = steps.map((one) => one.status);
	return order.indexOf(step) <= order.indexOf(status);
}
/** @returns whether anything about an order may still change, so that its page asks again */
function isOpen({ paymentStatus, fulfilments }) {
	return paymentStatus === "held" || paymentStatus !== "abandoned" && fulfilments.some(({ status }) => status !== "delivered" && status !== "cancelled");
}
/** @returns how a vendor's share reaches its buyer */
var methodOf = ({ method }, { shippingMethod }) => method ?? shippingMethod;
/** @returns what happens next with a vendor's share, in a sentence */
function nextOf({ status, vendor, method, handover }, { paymentStatus, shippingMethod, confirmBy }) {
	const name = vendor.businessName;
	if (paymentStatus === "held") return `${name} will get your order once you pay.`;
	if (status === "pending" && confirmBy !== null) return `${name} gets your order as soon as you confirm it.`;
	if (status === "cancelled") return "Nothing else. These items were canceled.";
	if (status === "pending") return `${name} will confirm your order.`;
	if (status === "delivered") return "Enjoy! If something isn’t right, contact us within 24 hours for a refund or replacement.";
	if (status === "shipped") return "It’s on its way to you.";
	const way = methodOf({ method }, { shippingMethod });
	const day = handover ? handoverTime(handover) : null;
	if (way === "pickup") return day ? `Pick it up on ${day}.` : `It’s ready for pickup at ${name}.`;
	if (way === "shipping") return "It’s being packed and ships within 1-2 business days.";
	return day ? `${name} will deliver it on ${day}.` : `${name} will deliver it soon.`;
}
var TRACKING = [
	[/^ups\b/i, "https://www.ups.com/track?tracknum="],
	[/^(?:usps|u\.?s\.? postal)/i, "https://tools.usps.com/go/TrackConfirmAction?tLabels="],
	[/^fed\s?ex/i, "https://www.fedex.com/fedextrack/?trknbr="]
];
/** @returns where a parcel can be followed; null for a carrier whose page we do not know */
function trackingAddress(carrier, trackingNumber) {
	if (!carrier || !trackingNumber) return null;
	const start = TRACKING.find(([pattern]) => pattern.test(carrier.trim()))?.[1];
	return start === void 0 ? null : start + encodeURIComponent(trackingNumber.trim());
}
/** @returns "14:05", or "1:14:05"; "0:00" once it is over */
function timeLeft(until, now) {
	const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1e3));
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const end = String(seconds % 60).padStart(2, "0");
	return hours === 0 ? `${minutes}:${end}` : `${hours}:${String(minutes).padStart(2, "0")}:${end}`;
}
// src/marketplace/orders/use-order.ts
var ASK_AGAIN_MS = 2e4;
/**
* The order of the address, and the key of the mail's link that opens it, which stays in every further
* address.
*/
function useOrderAddress() {
	const { id = "" } = (0, import_dist.useParams)();
	return {
		id,
		key: (0, import_dist.useSearchParams)()[0].get("key")?.slice(0, 100) || void 0
	};
}
/** The order of the address, asked again for as long as something is open and the page can be seen. */
function useOrder() {
	const { id, key } = useOrderAddress();
	return useQuery({
		...orderQuery(id, key),
		refetchInterval: ({ state: { data } }) => data && isOpen(data) ? ASK_AGAIN_MS : false
	});
}
/** A call about the order of the address; its answer is the order as it is then. */
function useOrderCall(name, onDone) {
	const client = useQueryClient();
	const { id, key } = useOrderAddress();
	return useMutation({
		mutationFn: (body) => callJson(withQuery(`/api/orders/${encodeURIComponent(id)}/${name}`, { key }), {
			method: "POST",
			...body !== void 0 && { body }
		}),
		onSuccess: (order) => {
			client.setQueryData(orderQuery(id, key).queryKey, order);
			onDone?.(order);
		},
		onError: () => void client.invalidateQueries({ queryKey: orderQuery(id, key).queryKey })
	});
}
/**
* Whoever comes back from a provider's page finds out at once what became of the payment: it is asked for,
* once.
*/
function useSettleOnReturn(order) {
	const { mutate } = useOrderCall("payment", ({ paymentStatus, email }) => {
		if (paymentStatus !== "paid") return;
		toast({
			title: "Order placed successfully!",
			description: `We emailed a confirmation to ${email}.`
		});
	});
	const hasAsked = (0, import_react.useRef)(false);
	const isWaiting = order?.payment != null && order.payment.gateway !== "test";
	(0, import_react.useEffect)(() => {
		if (!isWaiting || hasAsked.current) return;
		hasAsked.current = true;
		mutate();
	}, [isWaiting, mutate]);
}
// src/marketplace/orders/payment/time-left.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How long an order's goods are held, second by second. Screen readers hear it when they come to it. */
function TimeLeft({ until, onOver }) {
	const [now, setNow] = (0, import_react.useState)(() => Date.now());
	const isOver = now >= new Date(until).getTime();
	(0, import_react.useEffect)(() => {
		if (isOver) {
			onOver();
			return;
		}
		const timer = setInterval(() => setNow(Date.now()), 1e3);
		return () => clearInterval(timer);
	}, [isOver]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		role: "timer",
		className: "font-bold whitespace-nowrap tabular-nums",
		children: timeLeft(until, now)
	});
}
// src/marketplace/orders/order-missing.tsx
/** In the place of an order that is not there, or not for whoever asks. */
function OrderMissing({ error, onRetry }) {
	const { pathname, search } = (0, import_dist.useLocation)();
	const { me } = useSession();
	if (!isMissing(error)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this order.",
		error,
		onRetry
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		heading: "h1",
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "Order not found",
		hint: "Open it from the link in your confirmation email, or log in to the account you ordered with.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap justify-center gap-3",
			children: [me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: paths.orders,
				children: "My orders"
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: paths.login({ returnTo: pathname + search }),
				children: "Log in"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				to: paths.marketplace(),
				children: "Browse Products"
			})]
		})
	});
}
// src/marketplace/orders/order-skeleton.tsx
/** The shape of an order that is still on its way. */
function OrderSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StillLoading, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading the order..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-10 w-64" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-96 rounded-card" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-80 rounded-card" })]
			})
		]
	}) });
}
export { useOrderAddress as a, isReached as c, stepsOf as d, trackingAddress as f, useOrder as i, methodOf as l, OrderMissing as n, useOrderCall as o, TimeLeft as r, useSettleOnReturn as s, OrderSkeleton as t, nextOf as u };
