import { n as dayText, r as hoursText, t as cutoffText } from "./handover-words-CW5a2lSc.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { c as phoneHref, n as countOf, o as formatPhone } from "./format-DqpZFbOp.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton, t as AnchorButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, Sn as Badge, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { n as dayQuery } from "./zone-queries-BMNqB5Mf.js";
import { n as directionsTo } from "./directions-a9WfaIzM.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/navigation.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "navigation",
	size: 24,
	node: [["polygon", {
		points: "3 11 22 2 13 21 11 13 3 11",
		key: "1ltx0t"
	}]]
};
__iconData.node;
var Navigation = createLucideIcon(__iconData);
// src/marketplace/vendor/delivery-zones/day/stop-card.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
function Status({ status }) {
	if (status === "pending") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "sun",
		children: "Not confirmed yet"
	});
	if (status === "delivered") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Delivered" });
	return null;
}
function Items({ items }) {
	if (items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "text-sm text-soft",
		children: "Everything in it was refunded."
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col gap-1.5 text-sm",
		children: items.map(({ id, name, unit, quantity }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex items-start gap-2.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": true,
				className: "mt-0.5 size-4 shrink-0 rounded-sm border border-edge"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "min-w-0 wrap-anywhere",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold tabular-nums",
						children: quantity
					}),
					" ",
					name,
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-soft",
						children: formatUnit(unit)
					})
				]
			})]
		}, id))
	});
}
/** One order to bring: who, where and what. */
function StopCard({ stop, number }) {
	const { orderId, orderNumber, status, name, phone, address, city, state, zipCode, notes, items } = stop;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex gap-4 p-4 sm:p-5 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": true,
			className: "flex size-9 shrink-0 items-center justify-center rounded-full bg-moss font-semibold tabular-nums print:border print:border-edge",
			children: number
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid min-w-0 flex-1 grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-col gap-1",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap items-center gap-2",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
							className: "text-lg wrap-anywhere",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "sr-only",
								children: [
									"Stop ",
									number,
									": "
								]
							}), name]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Status, { status })]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("address", {
						className: "not-italic wrap-anywhere",
						children: [
							address,
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
							city,
							", ",
							state,
							" ",
							zipCode
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: phoneHref(phone),
						className: "hit text-leaf hover:underline",
						children: formatPhone(phone)
					}) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "mt-2 print:hidden",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
							size: "sm",
							look: "secondary",
							href: directionsTo({
								address,
								city,
								state,
								zipCode
							}),
							target: "_blank",
							rel: "noopener noreferrer",
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Navigation, {
								"aria-hidden": true,
								size: 16
							}),
							"aria-label": `Directions to ${name}, ${address}`,
							children: "Directions"
						})
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-col gap-2.5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm text-soft",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
							to: paths.vendorOrder(orderId),
							className: "hit hover:underline",
							children: ["Order #", orderNumber]
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Items, { items }),
					notes && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm wrap-anywhere",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "font-semibold",
								children: "Note from the customer:"
							}),
							" ",
							notes
						]
					})
				]
			})]
		})]
	});
}
// src/marketplace/vendor/delivery-zones/day/day-page.tsx
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading the stop list..." });
function NotThere() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "We couldn’t find this delivery day",
		hint: "It may have been removed, or it’s a pickup day.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.deliveryZones,
			children: "Go to your delivery zones"
		})
	});
}
/** How far it is, and how that was measured. */
function Summary({ day: { stops, miles, from } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "max-w-measure text-sm text-soft",
		children: [
			countOf(stops.length, "stop"),
			", about ",
			Math.round(miles),
			" miles measured in a straight line, from",
			" ",
			from.zipCode,
			" and back. Stops are sorted by ZIP code, so check the order of streets."
		]
	});
}
/** Orders can still come, or the day is canceled. */
function State({ window: { status, ordersCloseAt, timeZone } }) {
	const now = useNow();
	const words = status === "canceled" ? "This delivery day is canceled." : status === "open" && new Date(ordersCloseAt) > now ? `More orders can come until ${cutoffText(ordersCloseAt, timeZone)}.` : null;
	if (!words) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun",
		children: words
	});
}
function Stops({ day }) {
	const { stops } = day;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-4xl flex-col gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, { window: day.window }), stops.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			heading: "h2",
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
			title: "No orders yet",
			hint: "Paid orders for this day appear here, in driving order."
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Summary, { day }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => window.print(),
				children: "Print"
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "flex flex-col gap-4 print:gap-0",
			children: stops.map((stop, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "break-inside-avoid",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StopCard, {
					stop,
					number: index + 1
				})
			}, stop.orderId))
		})] })]
	});
}
/** The page's heading, which has the day as soon as it is known. */
function Heading({ id }) {
	const { data } = useQuery({
		...dayQuery(id),
		enabled: false
	});
	const title = data ? `Deliveries on ${dayText(data.window.startsAt, data.window.timeZone)}` : "Delivery day";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title,
			noindex: true
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "mt-4 mb-2 text-2xl wrap-anywhere md:text-3xl print:mt-0",
			children: title
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "mb-6 text-soft wrap-anywhere",
			children: data ? `${data.window.placeName}, ${hoursText(data.window)}` : " "
		})
	] });
}
function Day({ id }) {
	const { data, error, refetch } = useQuery(dayQuery(id));
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stops, { day: data });
	if (error instanceof ApiError && [400, 404].includes(error.status)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotThere, {});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load the stop list.",
		error,
		onRetry: refetch
	});
	return SKELETON;
}
/** What a vendor takes along on a delivery day: the stops in the order of a short drive. */
function DeliveryDayPage() {
	const { id = "" } = (0, import_dist.useParams)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12 print:py-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.deliveryZones,
				children: "Delivery zones"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { id }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.deliveryDay(id),
				skeleton: SKELETON,
				children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Day, { id }, id)
			})
		]
	});
}
export { DeliveryDayPage };
