import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { d as SHIPPING_METHODS } from "./shop-Dv2K-8bW.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { Bn as NATIONWIDE_SHIPPING_CENTS, C as ownReviewQuery, Hn as REGIONAL_SHIPPING_CENTS, Jr as useSession, T as reviewsQuery, zn as FREE_SHIPPING_FROM_CENTS } from "../entry-server.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { i as shipsWhere } from "./reach--HbYTlma.js";
import { t as ReviewItem } from "./review-item-C353U086.js";
import { r as ownPrice } from "./seller-terms-vgRQTthN.js";
import { i as dollarsShort } from "./terms-limits-BLJEpMS2.js";
// src/marketplace/shop/reviews/report-review.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var loadDialog = () => import("./report-dialog-B64t-iUx.js").then((module) => ({ default: module.ReportDialog }));
var ReportDialog = (0, import_react.lazy)(loadDialog);
/** 'Report' for a review or the reply to it, with a dialog whose code comes when it is wanted. */
function ReportReview({ review, of }) {
	const by = of === "reply" ? `${review.reply?.businessName} to ${review.authorName}` : review.authorName;
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "quiet",
		size: "sm",
		"aria-haspopup": "dialog",
		"aria-label": `Report the ${of} by ${by}`,
		className: "-ml-3 self-start text-soft! noscript:hidden!",
		onPointerDown: () => void loadDialog(),
		onClick: () => {
			setWasOpen(true);
			setOpen(true);
		},
		children: "Report"
	}), wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportDialog, {
			review,
			of,
			open,
			onOpenChange: setOpen
		})
	})] });
}
// src/marketplace/shop/reviews/review-reply.tsx
/** What the vendor answers to a review; nothing where there is no answer. */
function ReviewReply({ review }) {
	const { reply } = review;
	if (!reply) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mt-3 ml-1 flex flex-col gap-1.5 border-l-4 border-line pl-4 sm:ml-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center gap-x-3 gap-y-1 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "font-semibold wrap-anywhere",
					children: ["Reply from ", reply.businessName]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
					dateTime: reply.createdAt,
					className: "text-soft",
					children: formatDate(reply.createdAt)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure whitespace-pre-line wrap-anywhere",
				children: reply.text
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportReview, {
				review,
				of: "reply"
			})
		]
	});
}
// src/marketplace/shop/reviews/review-list.tsx
/** How many more a press shows. */
var STEP = 20;
function Loading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-5",
		children: [
			0,
			1,
			2
		].map((index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-56" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-full max-w-measure" })]
		}, index))
	});
}
function Failed({ onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: "We couldn’t load the reviews. Please try again." }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			onClick: onRetry,
			children: "Try again"
		})]
	});
}
/** One's own review stands above the list of a product's, with what can be done with it. */
function useOwnReviewId(of, id) {
	const isAsked = useSession().status === "signed-in" && of === "products";
	return useQuery({
		...ownReviewQuery(id),
		enabled: isAsked
	}).data?.review?.id;
}
/** Reviews by others, the newest first, and more of them when asked. */
function ReviewList({ of, id, none }) {
	const [limit, setLimit] = (0, import_react.useState)(10);
	const { data, isPending, isFetching, error, refetch } = useQuery({
		...reviewsQuery(of, id, limit),
		placeholderData: keepPreviousData
	});
	const list = (0, import_react.useRef)(null);
	const firstNew = (0, import_react.useRef)(null);
	const ownId = useOwnReviewId(of, id);
	const shown = data?.items.length ?? 0;
	(0, import_react.useEffect)(() => {
		if (firstNew.current === null || shown <= firstNew.current) return;
		const item = list.current?.children[firstNew.current];
		firstNew.current = null;
		if (item instanceof HTMLElement) item.focus();
	}, [shown]);
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failed, { onRetry: () => void refetch() });
	if (shown === 0) return none;
	const others = data.items.filter((review) => review.id !== ownId);
	if (others.length === 0) return null;
	const hasMore = shown < (data.total ?? 0) && limit < 100;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			ref: list,
			"aria-label": "Reviews",
			className: "flex w-full flex-col divide-y divide-line",
			children: others.map((review) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				tabIndex: -1,
				className: "py-5 first:pt-0",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewItem, {
						review,
						withProduct: of === "vendors"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportReview, {
						review,
						of: "review"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewReply, { review })
				]
			}, review.id))
		}), hasMore && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			pendingLabel: isFetching && "Loading...",
			onClick: () => {
				firstNew.current = shown;
				setLimit(Math.min(limit + STEP, 100));
			},
			children: "Show more reviews"
		})]
	});
}
// src/marketplace/shop/product/shipping-terms.ts
/** Whole dollars without cents: "$15". */
var price = (cents) => dollars(cents).replace(/\.00$/, "");
var TERMS = {
	pickup: {
		price: "Free",
		terms: "You pick it up from the vendor."
	},
	local_delivery: {
		price: price(500),
		terms: `Within 25 miles.`
	},
	regional_shipping: {
		price: price(REGIONAL_SHIPPING_CENTS),
		terms: "Within the state."
	},
	nationwide_shipping: {
		price: price(NATIONWIDE_SHIPPING_CENTS),
		terms: `All 50 states. Free above ${price(FREE_SHIPPING_FROM_CENTS)}.`
	}
};
/** Every way in which goods reach people, with its price. */
var SHIPPING_TERMS = SHIPPING_METHODS.map((method) => ({
	method,
	...TERMS[method]
}));
/** @returns the same, with a vendor's own prices where it has some */
var shippingTermsOf = (own) => SHIPPING_TERMS.map((term) => {
	const given = term.method === "pickup" ? null : ownPrice(own ?? {}, METHODS[term.method]);
	if (!given) return term;
	const where = term.terms.split(". ")[0]?.replace(/\.$/, "") ?? "";
	const free = given.freeFrom !== null && given.cents > 0 ? ` Free from ${dollarsShort(given.freeFrom)}.` : "";
	return {
		...term,
		price: given.cents === 0 ? "Free" : price(given.cents),
		terms: `${where}.${free}`
	};
});
var METHODS = {
	local_delivery: "local_delivery",
	regional_shipping: "shipping",
	nationwide_shipping: "shipping"
};
/** @returns whether a parcel has to be made ready: what is only picked up does not ship */
var isSent = (methods) => methods.some((method) => method !== "pickup");
/** @returns where a product can be had, in sentences; what ships nationwide ships within its state, too */
function waySentences(methods, vendor) {
	const { city, state, shippingStates = [] } = vendor;
	const sentences = {
		pickup: `Pickup in ${city}, ${state}`,
		local_delivery: `Local delivery within 25 miles`,
		regional_shipping: `Ships within ${state}`,
		nationwide_shipping: shippingStates.length > 0 ? `Ships ${shipsWhere(methods, vendor)}` : "Ships nationwide"
	};
	const isSaid = (method) => methods.includes(method) && !(method === "regional_shipping" && methods.includes("nationwide_shipping"));
	return SHIPPING_METHODS.filter(isSaid).map((method) => sentences[method]);
}
export { ReviewReply as a, ReviewList as i, shippingTermsOf as n, waySentences as r, isSent as t };
