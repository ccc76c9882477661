import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Download } from "./download-DF5-RRvm.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { i as formatDate, n as countOf } from "./format-DqpZFbOp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton, t as AnchorButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, mn as Select, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Pagination } from "./pagination-CW_cQQbm.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as PickupDaysLink } from "./pickup-days-link-B3qUbD9c.js";
import { t as WeighingLink } from "./weighing-link-BCf7WOq8.js";
import { p as vendorOrdersQuery } from "./vendor-queries-BzxBvIxU.js";
import { r as handoverShort } from "./handover-lines-CfVmS2Bk.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { n as statusLabel, t as StatusBadge } from "./status-badge-CO3oC4JI.js";
import { a as ORDER_STATUSES, i as OrderMoves, n as WeighOrderLink, r as UnconfirmedNote, t as WeighNote } from "./weigh-note-apV0ht3A.js";
import { a as isPickup, c as paymentText, l as isToWeigh, s as methodLabel } from "./order-words-BSPbCgif.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as calendarDay } from "./calendar-day-DfEsWEXS.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as Fold } from "./fold-aOmQtErO.js";
import { t as DayField } from "./day-field-DZilBPTl.js";
// ../node_modules/lucide-react/dist/esm/icons/clipboard-list.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "clipboard-list",
	size: 24,
	node: [
		["rect", {
			width: "8",
			height: "4",
			x: "8",
			y: "2",
			rx: "1",
			ry: "1",
			key: "tgr4d6"
		}],
		["path", {
			d: "M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2",
			key: "116196"
		}],
		["path", {
			d: "M12 11h4",
			key: "1jrz19"
		}],
		["path", {
			d: "M12 16h4",
			key: "n85exb"
		}],
		["path", {
			d: "M8 11h.01",
			key: "1dfujw"
		}],
		["path", {
			d: "M8 16h.01",
			key: "18s6g9"
		}]
	]
};
__iconData.node;
var ClipboardList = createLucideIcon(__iconData);
// src/marketplace/vendor/orders/order-item.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** One order of a list: who, what for, how far, and what is next. */
function OrderItem({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-start justify-between gap-x-6 gap-y-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex min-w-0 flex-col gap-1",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex flex-wrap items-center gap-x-3 gap-y-1",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
								className: "text-lg",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
									to: paths.vendorOrder(order.id),
									className: "hover:text-leaf hover:underline",
									children: ["Order #", order.orderNumber]
								})
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusBadge, {
								status: order.status,
								isPickup: isPickup(order)
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "wrap-anywhere",
							children: order.customerName
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-sm text-soft",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
									dateTime: order.createdAt,
									children: formatDate(order.createdAt)
								}),
								" · ",
								methodLabel(order),
								order.handover && `, ${handoverShort(order.handover)}`,
								" · ",
								paymentText(order)
							]
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "sm:text-right",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "font-display text-lg leading-tight font-[560] tabular-nums lining-nums",
							children: [isToWeigh(order) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "text-sm font-normal",
								children: "at most "
							}), amountText(order.total)]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "text-sm text-soft",
							children: countOf(order.itemCount, "item")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "mt-1 text-sm font-semibold tabular-nums",
							children: [
								"You receive ",
								isToWeigh(order) && "at most ",
								amountText(order.youReceive)
							]
						})
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnconfirmedNote, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeighNote, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeighOrderLink, {
						order,
						size: "sm"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderMoves, {
						order,
						size: "sm"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						size: "sm",
						look: "secondary",
						to: paths.vendorOrder(order.id),
						"aria-label": `View Details of order #${order.orderNumber}`,
						className: "sm:ml-auto",
						children: "View Details"
					})
				]
			})
		]
	});
}
// src/marketplace/vendor/orders/list/orders-address.ts
function readOrders(query) {
	const asked = query.get("status");
	const page = Number(query.get("page"));
	return {
		status: ORDER_STATUSES.find((status) => status === asked) ?? null,
		from: calendarDay(query.get("from")),
		to: calendarDay(query.get("to")),
		page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1
	};
}
/** @returns the dashboard's address for it */
function ordersAddress({ status, from, to, page }) {
	return withQuery(paths.vendorDashboard, {
		tab: "orders",
		status,
		from,
		to,
		page: page > 1 ? page : void 0
	});
}
/** @returns the file of all orders that the filters leave */
var exportAddress = ({ status, from, to }) => withQuery("/api/vendor/orders/export", {
	status,
	from,
	to
});
var isFiltered = ({ status, from, to }) => status !== null || from !== null || to !== null;
// src/marketplace/vendor/orders/list/orders-filter.tsx
/** Which orders are shown, by status and by day. */
function OrdersFilter({ state }) {
	const navigate = (0, import_dist.useNavigate)();
	const change = (some) => void navigate(ordersAddress({
		...state,
		...some,
		page: 1
	}), {
		replace: true,
		state: KEEP_SCROLL
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
		summary: state.status ? `Filter orders: ${statusLabel(state.status)}` : "Filter orders",
		className: "mb-5",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-4 sm:grid-cols-[1fr_1fr_1fr_auto] sm:items-end",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "Status",
					value: state.status ?? "",
					onChange: ({ currentTarget }) => change({ status: currentTarget.value || null }),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "",
						children: "All"
					}), ORDER_STATUSES.map((status) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: status,
						children: statusLabel(status)
					}, status))]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayField, {
					label: "From",
					value: state.from,
					latest: state.to,
					onChange: (from) => change({ from })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayField, {
					label: "To",
					value: state.to,
					earliest: state.from,
					onChange: (to) => change({ to })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					disabled: !isFiltered(state),
					onClick: () => change({
						status: null,
						from: null,
						to: null
					}),
					children: "Show all"
				})
			]
		})
	});
}
// src/marketplace/vendor/orders/list/orders-tab.tsx
function useOrders({ status, from, to, page }) {
	const window = {
		status: status ?? void 0,
		from: from ?? void 0,
		to: to ?? void 0,
		limit: 20,
		offset: (page - 1) * 20
	};
	return useQuery({
		...vendorOrdersQuery(window),
		placeholderData: keepPreviousData
	});
}
function Nothing({ state }) {
	if (isFiltered(state) || state.page > 1) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No orders match these filters"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No orders yet",
		hint: "Orders will appear here when customers purchase your products."
	});
}
function Orders({ state }) {
	const { data, error, refetch, isPlaceholderData } = useOrders(state);
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your orders.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your orders..." });
	const total = data.total ?? data.items.length;
	const pageCount = Math.max(1, Math.ceil(total / 20));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: countOf(total, "order") })
		}),
		data.items.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, { state }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: clsx("flex flex-col gap-3", isPlaceholderData && "opacity-60"),
			children: data.items.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderItem, { order }) }, order.id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, {
			page: state.page,
			pageCount,
			hasNext: state.page < pageCount,
			to: (page) => ordersAddress({
				...state,
				page
			}),
			label: "Orders"
		})
	] });
}
/** The vendor's share of every order. */
function OrdersTab() {
	const [query] = (0, import_dist.useSearchParams)();
	const state = readOrders(query);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "recent-orders",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mb-4 flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "recent-orders",
					className: "text-xl",
					children: "Recent Orders"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeighingLink, {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupDaysLink, {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
							look: "secondary",
							to: paths.vendorPickList,
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClipboardList, {
								"aria-hidden": true,
								size: 18
							}),
							children: "Pick list and packing slips"
						})
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersFilter, { state }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Orders, { state }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
				look: "secondary",
				className: "mt-4",
				href: exportAddress(state),
				download: true,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
					"aria-hidden": true,
					size: 18
				}),
				children: isFiltered(state) ? "Export these as CSV" : "Export CSV"
			})
		]
	});
}
export { OrdersTab };
