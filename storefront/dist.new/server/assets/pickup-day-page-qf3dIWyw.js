import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { i as shortDayText, n as dayText, r as hoursText } from "./handover-words-CW5a2lSc.js";
import { i as pickupDaysQuery, n as pickupDayPackingQuery, o as pickupPaths, r as pickupDayQuery } from "./pickup-days-queries-ZtKRn_Zy.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { c as phoneHref, n as countOf, o as formatPhone } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as LinkTabs } from "./link-tabs-B5JPI7sn.js";
import { Cn as CouldNotLoad, Sr as vendorProfileQuery, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as PackingSlip } from "./packing-slip-JsjnqK-E.js";
import { t as ProfileMissing } from "./profile-missing-Bgrl5hkI.js";
import { t as NeedsScripts } from "./vendor-gate-02csY3-F.js";
import { n as DayBadge, o as dateText, s as dayState, t as RoomMeter, u as orderByText } from "./room-meter-MhL_7OdU.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as StatusBadge } from "./status-badge-CO3oC4JI.js";
import { a as isPickup, c as paymentText } from "./order-words-BSPbCgif.js";
import { t as useQueries } from "./useQueries-CqMgp5sd.js";
import { r as pickList, t as PickTable } from "./pick-table-DiKgp-J4.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
// ../node_modules/lucide-react/dist/esm/icons/list-checks.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "list-checks",
	size: 24,
	node: [
		["path", {
			d: "M13 5h8",
			key: "a7qcls"
		}],
		["path", {
			d: "M13 12h8",
			key: "h98zly"
		}],
		["path", {
			d: "M13 19h8",
			key: "c3s6r1"
		}],
		["path", {
			d: "m3 17 2 2 4-4",
			key: "1jhpwq"
		}],
		["path", {
			d: "m3 7 2 2 4-4",
			key: "1obspn"
		}]
	]
};
__iconData.node;
var ListChecks = createLucideIcon(__iconData);
// src/marketplace/vendor/pickup-days/day/change-note.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var DONE = {
	refund: "canceled and refunded",
	move: "moved",
	hours: "told by email"
};
var DOING = {
	refund: "We’re canceling and refunding the orders.",
	move: "We’re moving the orders.",
	hours: "We’re emailing everyone who ordered."
};
/** What the farm did to the day, and how far that is. */
function ChangeNote({ change, beingPaid, window }) {
	if (!change) return null;
	const { kind, done, settledAt, toWindow } = change;
	const reason = change.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "wrap-anywhere",
		children: [
			" “",
			change.reason,
			"”"
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: "flex flex-col gap-1 rounded-control bg-moss px-4 py-3 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: kind === "hours" ? "You changed the hours or place." : `This day is canceled.`
			}), reason] }),
			toWindow && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				"Orders move to",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: pickupPaths.pickupDay(toWindow.id),
					className: "font-semibold text-leaf hover:underline",
					children: [
						shortDayText(toWindow.startsAt, toWindow.timeZone),
						", ",
						toWindow.placeName
					]
				}),
				"."
			] }),
			settledAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				DOING[kind],
				" ",
				countOf(done, "order"),
				" done so far.",
				window.status === "canceled" && beingPaid > 0 && ` ${countOf(beingPaid, "order")} ${beingPaid === 1 ? "is" : "are"} being paid right now. We’ll handle ${beingPaid === 1 ? "it" : "them"} after that.`
			] }) : (done > 0 || kind !== "hours") && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				"All done: ",
				countOf(done, "order"),
				" ",
				DONE[kind],
				"."
			] })
		]
	});
}
// src/marketplace/vendor/pickup-days/day/day-orders.tsx
function OrderOfDay({ order, day }) {
	const collector = order.handover?.collector;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex break-inside-avoid flex-col gap-2 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "text-lg wrap-anywhere",
					children: collector ?? order.customerName
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusBadge, {
					status: order.status,
					isPickup: isPickup(order)
				})]
			}),
			collector && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm wrap-anywhere",
				children: ["Picks up for ", order.customerName]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
						to: paths.vendorOrder(order.id),
						className: "font-semibold text-leaf hover:underline",
						children: ["Order #", order.orderNumber]
					}),
					" · ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: phoneHref(order.phone),
						className: "hit hover:underline",
						children: formatPhone(order.phone)
					}),
					" · ",
					paymentText(order),
					day.capacityUnit === "crates" && ` · ${countOf(order.taken, "crate")}`
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "text-sm",
				children: order.items.map(({ id, name, quantity, refunded }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "wrap-anywhere",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold tabular-nums",
							children: quantity - refunded
						}),
						" × ",
						name
					]
				}, id))
			}),
			order.notes !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "rounded-control bg-sunk px-3.5 py-3 text-sm wrap-anywhere",
				children: [
					"“",
					order.notes,
					"”"
				]
			})
		]
	});
}
/** Who has ordered for a day. */
function DayOrders({ orders, day }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "orders",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "orders",
			className: "text-xl",
			children: countOf(orders.length, "order")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-1 gap-4 lg:grid-cols-2",
			children: orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderOfDay, {
				order,
				day
			}) }, order.id))
		})]
	});
}
// src/marketplace/vendor/pickup-days/day/packed-order.ts
/** @returns what is still to be packed and handed over, the oldest first */
var toPack = (orders) => orders.filter(({ status }) => status !== "cancelled" && status !== "delivered").map(({ id, orderNumber, status, customerName, handover, notes, items }) => ({
	id,
	orderNumber,
	status,
	customerName,
	notes,
	collector: handover?.collector ?? null,
	items: items.filter(({ quantity, refunded }) => refunded < quantity).map(({ name, unit, quantity, refunded, productId }) => ({
		name,
		unit,
		productId,
		quantity: quantity - refunded,
		refunded: 0
	}))
}));
/** The same of orders as packers get them. */
var packersOrders = (orders) => orders.map(({ id, orderNumber, status, customerName, notes, items }) => ({
	id,
	orderNumber,
	status,
	customerName,
	notes,
	collector: null,
	items: items.map(({ name, unit, quantity }) => ({
		name,
		unit,
		quantity,
		productId: 0,
		refunded: 0
	}))
}));
// src/marketplace/vendor/pickup-days/day/print-button.tsx
/** Prints the list below it. */
function PrintButton({ disabled }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "flex justify-end print:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			size: "sm",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
				"aria-hidden": true,
				size: 18
			}),
			disabled,
			onClick: () => window.print(),
			children: "Print"
		})
	});
}
// src/marketplace/vendor/pickup-days/day/site-columns.ts
var keyOf = ({ productId, name, unit }) => JSON.stringify([
	productId,
	name,
	unit
]);
/** @returns how much of each product the orders of some days need together, and each day of them, by name */
function harvestList(days) {
	const own = days.map((orders) => new Map(pickList(orders).map((line) => [keyOf(line), line.quantity])));
	return pickList(days.flat()).map((line) => ({
		...line,
		each: own.map((quantities) => quantities.get(keyOf(line)) ?? 0)
	}));
}
// src/marketplace/vendor/pickup-days/day/harvest-list.tsx
function SitesTable({ lines, days }) {
	const head = "py-2 pl-4 text-right font-semibold";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "overflow-x-auto print:overflow-visible",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			className: "w-full border-collapse",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
					className: "sr-only",
					children: "Quantity of each product, in all and for each place"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
					className: "border-b-2 border-edge text-left text-xs text-soft",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "py-2 pr-3 font-semibold",
							children: "Product"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: head,
							children: "In all"
						}),
						days.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
							scope: "col",
							className: head,
							children: [
								day.placeName,
								", ",
								hoursText(day)
							]
						}, day.id))
					]
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
					className: "break-inside-avoid border-b border-line",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
							scope: "row",
							className: "py-2.5 pr-3 text-left font-normal wrap-anywhere",
							children: [
								line.name,
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "text-sm text-soft",
									children: formatUnit(line.unit)
								})
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2.5 pl-4 text-right text-lg font-semibold tabular-nums",
							children: line.quantity
						}),
						line.each.map((quantity, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2.5 pl-4 text-right tabular-nums",
							children: quantity || "–"
						}, days[index]?.id))
					]
				}, `${line.productId}-${line.name}-${line.unit}`)) })
			]
		})
	});
}
/** The orders of other days; whole once none is pending or failed. */
function useOrdersOf(days, isPacker) {
	const whole = useQueries({ queries: isPacker ? [] : days.map(({ id }) => pickupDayQuery(id)) });
	const packed = useQueries({ queries: isPacker ? days.map(({ id }) => pickupDayPackingQuery(id)) : [] });
	const answers = isPacker ? packed : whole;
	const failed = answers.filter(({ isLoadingError }) => isLoadingError);
	return {
		orders: isPacker ? packed.map(({ data }) => packersOrders(data?.orders ?? [])) : whole.map(({ data }) => toPack(data?.orders ?? [])),
		isPending: answers.some(({ isPending }) => isPending),
		isError: failed.length > 0,
		error: failed[0]?.error,
		retry: () => Promise.all(failed.map(({ refetch }) => refetch()))
	};
}
/** In the place of a list that would be too short. */
function OthersMissing({ isError, error, retry }) {
	if (!isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading the other days..." });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load the other days.",
		error,
		onRetry: retry
	});
}
/** What to harvest for a day; on request together with what goes elsewhere on the same date. */
function HarvestListOfDay({ day, orders, isPacker }) {
	const [isAll, setIsAll] = (0, import_react.useState)(false);
	const { data } = useQuery(pickupDaysQuery({
		from: day.date,
		days: 1
	}, isPacker));
	const others = (data?.items ?? []).filter(({ id, status, taken }) => id !== day.id && status !== "canceled" && taken > 0);
	const added = isAll ? others : [];
	const theirs = useOrdersOf(added, isPacker);
	const lines = harvestList([orders, ...theirs.orders]);
	const isWhole = !theirs.isPending && !theirs.isError;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintButton, { disabled: !isWhole }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "harvest",
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-6",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "harvest",
					className: "text-xl",
					children: "Harvest list"
				}), isWhole && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						dateText(day.date),
						": ",
						countOf(orders.length + theirs.orders.flat().length, "order")
					]
				})]
			}),
			others.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "flex min-h-11 items-center gap-3 print:hidden",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "checkbox",
						checked: isAll,
						onChange: ({ currentTarget }) => setIsAll(currentTarget.checked),
						className: "size-5 accent-leaf"
					}),
					"Add ",
					countOf(others.length, "other pickup or delivery", "other pickups and deliveries"),
					" on this day"
				]
			}),
			!isWhole && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OthersMissing, { ...theirs }),
			isWhole && added.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SitesTable, {
				lines,
				days: [day, ...added]
			}),
			isWhole && added.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickTable, { lines })
		]
	})] });
}
// src/marketplace/vendor/pickup-days/day/pack-list.tsx
/** What goes into each order's box, with a box to tick for each product. */
function PackList({ orders }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "pack",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "pack",
			className: "text-xl",
			children: "Pack list"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "grid grid-cols-1 gap-4 md:grid-cols-2 print:grid-cols-2",
			children: orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex break-inside-avoid flex-col gap-2 rounded-card border border-line bg-card p-4",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap items-baseline justify-between gap-x-4",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
							className: "text-lg wrap-anywhere",
							children: order.collector ?? order.customerName
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-sm text-soft",
							children: ["#", order.orderNumber]
						})]
					}),
					order.collector && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm text-soft wrap-anywhere",
						children: ["For ", order.customerName]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						className: "divide-y divide-line border-y border-line",
						children: order.items.map(({ name, unit, quantity }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
							className: "flex items-baseline gap-3 py-2",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									"aria-hidden": true,
									className: "block size-4 shrink-0 self-center rounded-sm border border-edge"
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "w-8 text-right font-semibold tabular-nums",
									children: quantity
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "min-w-0 wrap-anywhere",
									children: [
										name,
										" ",
										/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
											className: "text-sm text-soft",
											children: formatUnit(unit)
										})
									]
								})
							]
						}, `${name} ${unit}`))
					}),
					order.notes !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm wrap-anywhere",
						children: [
							"“",
							order.notes,
							"”"
						]
					})
				]
			}, order.id))
		})]
	});
}
// src/marketplace/vendor/pickup-days/day/pickup-day-page.tsx
var DayActions = (0, import_react.lazy)(() => import("./day-actions-DlR_IxL_.js").then((n) => n.n).then((module) => ({ default: module.DayActions })));
var DayLabels = (0, import_react.lazy)(() => import("./day-labels-Kfx4W4V_.js").then((module) => ({ default: module.DayLabels })));
var VIEWS = [
	"orders",
	"harvest",
	"pack",
	"slips",
	"labels"
];
var VIEW_LABELS = {
	orders: "Orders",
	harvest: "Harvest list",
	pack: "Pack list",
	slips: "Packing slips",
	labels: "Labels"
};
/** While the job works, the page follows it. */
var FOLLOW_MS = 4e3;
var follow = ({ state: { data } }) => data?.change && data.change.settledAt === null ? FOLLOW_MS : false;
function Head({ state }) {
	const now = useNow();
	const { may } = useMay();
	const [query] = (0, import_dist.useSearchParams)();
	const { window: day, beingPaid } = state;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx("flex flex-col gap-4", query.get("view") === "labels" && "print:hidden"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-start justify-between gap-x-8 gap-y-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex min-w-0 flex-col gap-1.5",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex flex-wrap items-center gap-x-3 gap-y-1",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
								className: "text-2xl md:text-3xl",
								children: dayText(day.startsAt, day.timeZone)
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "print:hidden",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayBadge, { state: dayState(day, now) })
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-lg wrap-anywhere",
							children: [
								hoursText(day),
								" · ",
								day.placeName
							]
						}),
						day.address && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "wrap-anywhere",
							children: day.address
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "text-sm text-soft print:hidden",
							children: orderByText(day, now)
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "w-full sm:w-60",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomMeter, { day }), beingPaid > 0 && day.status !== "canceled" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "mt-1 text-sm text-soft",
						children: [countOf(beingPaid, "order"), " being paid right now"]
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-2 print:hidden",
				children: [may("pack") && day.status !== "canceled" && day.taken > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					size: "sm",
					to: paths.vendorHandover(day.id),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListChecks, {
						"aria-hidden": true,
						size: 18
					}),
					children: "Handover list"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayActions, { day })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "print:hidden empty:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeNote, { ...state })
			})
		]
	});
}
/** Each order's slip, as on the page of all orders. */
function Slips({ orders }) {
	const { data: vendor, error, refetch } = useQuery(vendorProfileQuery());
	if (!vendor && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your profile.",
		error,
		onRetry: refetch
	});
	if (!vendor) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading the slips..." });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "slips",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "slips",
			className: "text-xl print:hidden",
			children: "Packing slips"
		}), orders.filter(({ status }) => status !== "cancelled" && status !== "delivered").map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackingSlip, {
			order,
			vendor,
			className: "print:not-first-of-type:break-before-page"
		}, order.id))]
	});
}
function Body({ state, packed, orders }) {
	const [query] = (0, import_dist.useSearchParams)();
	const day = state.window;
	const views = VIEWS.filter((view) => orders !== null || view !== "orders" && view !== "slips");
	const view = views.find((one) => one === query.get("view")) ?? views[0] ?? "pack";
	if (packed.length === 0 && (orders ?? []).length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No orders for this day",
		hint: "Orders appear here once they’re paid, or to be paid at pickup."
	});
	const tabs = views.map((value) => ({
		value,
		label: VIEW_LABELS[value],
		to: `${pickupPaths.pickupDay(day.id)}${value === views[0] ? "" : `?view=${value}`}`
	}));
	const isEmpty = view !== "orders" && packed.length === 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTabs, {
		label: "This day",
		value: view,
		tabs,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: clsx("flex flex-col gap-4 pt-6", view === "labels" ? "print:pt-0" : "print:pt-2"),
			children: [
				(isEmpty || view !== "harvest") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintButton, { disabled: isEmpty }),
				isEmpty && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
					picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
					title: "Nothing left to pack"
				}),
				view === "orders" && orders && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayOrders, {
					orders,
					day
				}),
				!isEmpty && view === "harvest" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HarvestListOfDay, {
					day,
					orders: packed,
					isPacker: orders === null
				}),
				!isEmpty && view === "pack" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackList, { orders: packed }),
				!isEmpty && view === "slips" && orders && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slips, { orders }),
				!isEmpty && view === "labels" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayLabels, {
						day,
						orders: packed
					})
				})
			]
		})
	});
}
function NotThere({ error, retry }) {
	if (isCode(error, "VENDOR_REQUIRED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileMissing, {});
	if (isCode(error, "PICKUP_WINDOW_NOT_FOUND") || isCode(error, "VALIDATION_FAILED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		heading: "h1",
		title: "We couldn’t find this day",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: pickupPaths.pickupDays,
			children: "Pickup days"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this day.",
		error,
		onRetry: retry
	});
}
function WholeDay({ id }) {
	const { data, error, refetch } = useQuery({
		...pickupDayQuery(id),
		refetchInterval: follow
	});
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotThere, {
		error,
		retry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading this day..." });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { state: data }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Body, {
		state: data,
		packed: toPack(data.orders),
		orders: data.orders
	})] });
}
function PackersDay({ id }) {
	const { data, error, refetch } = useQuery({
		...pickupDayPackingQuery(id),
		refetchInterval: follow
	});
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotThere, {
		error,
		retry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading this day..." });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { state: data }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Body, {
		state: data,
		packed: packersOrders(data.orders),
		orders: null
	})] });
}
function Day({ id }) {
	const { may, isKnown } = useMay();
	if (!isKnown) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading this day..." });
	return may("orders") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WholeDay, { id }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackersDay, { id });
}
/** /vendor/pickup-days/{id}: who comes on a day, what to harvest and pack for it, and its labels. */
function PickupDayPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const me = useRequiredSession(pickupPaths.pickupDay(id));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12 print:block print:min-h-0 print:px-0 print:py-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Pickup day",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: pickupPaths.pickupDays,
				children: "Pickup days"
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, {}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Day, { id }, `${me.id} ${id}`) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading this day..." })
		]
	});
}
export { PickupDayPage };
