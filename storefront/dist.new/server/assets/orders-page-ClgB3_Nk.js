import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { n as BoughtAgain, r as RotateCcw, t as useBuyAgain } from "./use-buy-again-DKMvLL3w.js";
import { t as Star } from "./star-D17xFlLI.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as formatDate, n as countOf } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { t as apiListQuery } from "./queries-j_54H3BH.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { Cn as CouldNotLoad, Sn as Badge, xn as Card } from "../entry-server.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as StillLoading } from "./still-loading-yCAwrI5b.js";
import { t as Pagination } from "./pagination-CW_cQQbm.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as StatusBadge } from "./status-badge-CO3oC4JI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/orders/orders-page.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var PAYMENTS = {
	held: "Awaiting payment",
	abandoned: "Payment expired",
	refunded: "Refunded"
};
/** Of a delivered order: the same again, and where to review what was in it. */
function AfterDelivery({ order }) {
	const { outcome, isPending, buyAgain } = useBuyAgain();
	const load = async () => {
		const { fulfilments } = await callJson(`/api/orders/${order.id}`);
		return fulfilments.flatMap(({ items }) => items);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "w-full",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "relative z-10 flex w-fit flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				"aria-label": `Buy again: order ${order.orderNumber}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, {
					"aria-hidden": true,
					size: 16
				}),
				pendingLabel: isPending && "Adding...",
				onClick: () => buyAgain(load),
				children: "Buy again"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "sm",
				look: "quiet",
				to: paths.order(order.id),
				"aria-label": `Review order ${order.orderNumber}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
					"aria-hidden": true,
					size: 16
				}),
				children: "Review"
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "relative z-10 w-fit",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoughtAgain, { outcome })
		})]
	});
}
function OrderRow({ order }) {
	const payment = PAYMENTS[order.paymentStatus];
	const hasStatus = order.paymentStatus !== "held" && order.paymentStatus !== "abandoned";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		isLink: true,
		className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "min-w-0",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "font-sans text-base font-semibold wrap-anywhere",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
						to: paths.order(order.id),
						className: "cover",
						children: ["Order ", order.orderNumber]
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft wrap-anywhere",
					children: [
						formatDate(order.createdAt),
						" · ",
						countOf(order.itemCount, "item"),
						" · ",
						order.vendors.join(", ")
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-x-4 gap-y-2",
				children: [
					payment && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						tone: "plain",
						children: payment
					}),
					hasStatus && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusBadge, { status: order.status }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "font-bold tabular-nums",
						children: amountText(order.total)
					})
				]
			}),
			order.status === "delivered" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterDelivery, { order })
		]
	});
}
function Loading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StillLoading, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading your orders..." }), [
			0,
			1,
			2,
			3
		].map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-22 rounded-card" }, row))]
	}) });
}
function List({ page }) {
	const offset = (page - 1) * 20;
	const { data, error, refetch } = useQuery(apiListQuery(withQuery("/api/orders", {
		limit: 20,
		offset: offset || void 0
	})));
	if (!data) {
		if (!error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {});
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
			title: "We couldn’t load your orders.",
			error,
			onRetry: refetch
		});
	}
	if (data.items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: page === 1 ? "No orders yet" : "No more orders",
		heading: "h2",
		action: page === 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.marketplace(),
			children: "Browse Products"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.orders,
			children: "My orders"
		})
	});
	const pageCount = data.total === null ? null : Math.ceil(data.total / 20);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col gap-4",
		children: data.items.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, { order }) }, order.id))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, {
		page,
		pageCount,
		hasNext: pageCount !== null && page < pageCount,
		to: (other) => withQuery(paths.orders, { page: other === 1 ? void 0 : other }),
		label: "Orders"
	})] });
}
/** One's own orders, the newest first. Visitors log in first. */
function OrdersPage() {
	const me = useRequiredSession(paths.orders);
	const page = Number(/^[1-9]\d{0,2}$/.exec((0, import_dist.useSearchParams)()[0].get("page") ?? "")?.[0] ?? 1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "My Orders",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mb-6 text-2xl md:mb-8 md:text-3xl",
				children: "My Orders"
			}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(List, { page }, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {})
		]
	});
}
export { OrdersPage };
