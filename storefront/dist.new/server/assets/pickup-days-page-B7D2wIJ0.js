import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { i as pickupDaysQuery, o as pickupPaths } from "./pickup-days-queries-ZtKRn_Zy.js";
import { t as localDay } from "./local-day-DKFrZQEN.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as CalendarDays } from "./calendar-days-Vfw1bULl.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as List } from "./list-DORe6rga.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as calendarDay } from "./calendar-day-DfEsWEXS.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { t as dayLabel } from "./day-label-BVtYgs0M.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, Mr as Segmented, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as ProfileMissing } from "./profile-missing-Bgrl5hkI.js";
import { t as NeedsScripts } from "./vendor-gate-02csY3-F.js";
import { i as byDate, n as DayBadge, o as dateText, r as addDays, s as dayState, t as RoomMeter, u as orderByText } from "./room-meter-MhL_7OdU.js";
import { r as hoursText } from "./handover-words-CW5a2lSc.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as DayActions } from "./day-actions-DlR_IxL_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/chevron-left.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "chevron-left",
	size: 24,
	node: [["path", {
		d: "m15 18-6-6 6-6",
		key: "1wnfg3"
	}]]
};
__iconData$1.node;
var ChevronLeft = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/chevron-right.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "chevron-right",
	size: 24,
	node: [["path", {
		d: "m9 18 6-6-6-6",
		key: "mthhwq"
	}]]
};
__iconData.node;
var ChevronRight = createLucideIcon(__iconData);
// src/marketplace/vendor/pickup-days/days-list.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
function DayCard({ day }) {
	const now = useNow();
	const state = dayState(day, now);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-3 p-4 sm:p-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-start justify-between gap-x-6 gap-y-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-1 basis-60 flex-col gap-1",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap items-center gap-x-3 gap-y-1",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
							className: "text-lg wrap-anywhere",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
								to: pickupPaths.pickupDay(day.id),
								className: "hover:text-leaf hover:underline",
								children: [hoursText(day), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "sr-only",
									children: [", ", dateText(day.date)]
								})]
							})
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayBadge, { state })]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "wrap-anywhere",
						children: [day.placeName, day.address && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "text-soft",
							children: [": ", day.address]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm text-soft",
						children: orderByText(day, now)
					}),
					day.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm wrap-anywhere",
						children: [
							"“",
							day.reason,
							"”"
						]
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "w-full sm:w-48",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomMeter, { day })
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayActions, {
			day,
			isShort: true
		})]
	});
}
/** The days one below the other, each with what can be done with it. */
function DaysList({ days, today }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "flex max-w-4xl flex-col gap-8",
		children: byDate(days).map(([date, own]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex flex-col gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				className: "text-xl",
				children: [dateText(date), date === today && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-base font-normal text-soft",
					children: " · Today"
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-3",
				children: own.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayCard, { day }) }, day.id))
			})]
		}, date))
	});
}
// src/marketplace/vendor/pickup-days/days-look.ts
var KEY = "farmgate.pickup-days";
/** From here on seven days fit side by side. */
var WIDE = "(min-width: 768px)";
function remembered() {
	try {
		const stored = localStorage.getItem(KEY);
		return stored === "week" || stored === "list" ? stored : null;
	} catch {
		return null;
	}
}
/** @returns week or list as this device remembers it: at first the week where it fits, the list on phones */
function useDaysLook() {
	const [look, setLook] = (0, import_react.useState)(() => remembered() ?? (window.matchMedia(WIDE).matches ? "week" : "list"));
	return [look, (chosen) => {
		setLook(chosen);
		try {
			localStorage.setItem(KEY, chosen);
		} catch {}
	}];
}
// src/marketplace/vendor/pickup-days/days-week.tsx
function DayCell({ day }) {
	const now = useNow();
	const state = dayState(day, now);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		to: pickupPaths.pickupDay(day.id),
		className: clsx("flex flex-col gap-1.5 rounded-control border border-line p-3 text-sm hover:border-leaf", state === "canceled" || state === "over" ? "border-dashed bg-paper" : "bg-card"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: hoursText(day)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "wrap-anywhere",
				children: day.placeName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomMeter, { day }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-xs text-soft",
				children: orderByText(day, now)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayBadge, { state }) })
		]
	});
}
/** Seven days side by side, from a day on. */
function DaysWeek({ days, from, today }) {
	const dates = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "grid grid-cols-1 gap-3 md:grid-cols-7 md:gap-2",
		children: dates.map((date) => {
			const own = days.filter((day) => day.date === date);
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: clsx("flex min-w-0 flex-col gap-2 rounded-card bg-sunk p-2 md:min-h-64", own.length === 0 && "max-md:hidden"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					className: clsx("px-1 text-sm font-semibold", date === today && "text-leaf"),
					children: [dayLabel(date, 3), date === today && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block text-xs",
						children: "Today"
					})]
				}), own.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayCell, { day }, day.id))]
			}, date);
		})
	});
}
// src/marketplace/vendor/pickup-days/pickup-days-page.tsx
var LENGTH = {
	week: 7,
	list: 28
};
var LOOKS = [{
	value: "week",
	label: "Week",
	icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarDays, {
		"aria-hidden": true,
		size: 18
	})
}, {
	value: "list",
	label: "List",
	icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(List, {
		"aria-hidden": true,
		size: 18
	})
}];
var at = (from, today) => withQuery(pickupPaths.pickupDays, { from: from === today ? void 0 : from });
/** From day to day, always a whole screen further. */
function Steps({ from, today, length }) {
	const name = length === 7 ? "week" : "4 weeks";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": "Days",
		className: "flex flex-wrap items-center gap-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				size: "sm",
				to: at(addDays(from, -length), today),
				"aria-label": `Previous ${name}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronLeft, {
					"aria-hidden": true,
					size: 18
				}),
				children: "Previous"
			}),
			from !== today && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "quiet",
				size: "sm",
				to: pickupPaths.pickupDays,
				children: "Today"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
				look: "secondary",
				size: "sm",
				to: at(addDays(from, length), today),
				"aria-label": `Next ${name}`,
				children: ["Next", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, {
					"aria-hidden": true,
					size: 18
				})]
			})
		]
	});
}
function Nothing({ isFirst }) {
	const { may } = useMay();
	if (!isFirst) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No pickup or delivery days here"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No pickup days yet",
		hint: "Say where and when you hand orders over. We make the days 8 weeks ahead.",
		action: may("edit") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.vendorPickups,
			children: "Set up pickups"
		})
	});
}
function Days({ from, today, look, isPacker }) {
	const [limit, setLimit] = (0, import_react.useState)(100);
	const { data, error, refetch, isPlaceholderData } = useQuery({
		...pickupDaysQuery({
			from,
			days: LENGTH[look],
			limit
		}, isPacker),
		placeholderData: keepPreviousData
	});
	if (isCode(error, "VENDOR_REQUIRED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileMissing, {});
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your days.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your days..." });
	if (data.items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, { isFirst: from === today });
	const left = (data.total ?? 0) - data.items.length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx("flex flex-col gap-6", isPlaceholderData && "opacity-60"),
		children: [
			look === "week" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DaysWeek, {
				days: data.items,
				from,
				today
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DaysList, {
				days: data.items,
				today
			}),
			left > 0 && limit === 100 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				look: "secondary",
				onClick: () => setLimit(500),
				children: ["Show ", countOf(Math.min(left, 400), "more day")]
			}) }),
			left > 0 && limit > 100 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [countOf(left, "more day"), ". Select Next to see fewer days at a time."]
			})
		]
	});
}
/** The calendar, once it is known who looks at it. */
function Calendar() {
	const now = useNow();
	const { may, isKnown } = useMay();
	const [query] = (0, import_dist.useSearchParams)();
	const [look, setLook] = useDaysLook();
	if (!isKnown) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your days..." });
	const today = localDay(now);
	const from = calendarDay(query.get("from") ?? "") ?? today;
	const last = addDays(from, LENGTH[look] - 1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "font-semibold",
				children: [
					dayLabel(from, 3),
					" to ",
					dayLabel(last, 3)
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, {
					from,
					today,
					length: LENGTH[look]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
					label: "Show days as",
					name: "days-look",
					value: look,
					options: LOOKS,
					onChange: setLook
				})]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Days, {
			from,
			today,
			look,
			isPacker: !may("look")
		}, `${from} ${look}`)]
	});
}
/** /vendor/pickup-days: the dated pickups and delivery rounds of a vendor. */
function PickupDaysPage() {
	const me = useRequiredSession(pickupPaths.pickupDays);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Pickup days",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 text-2xl md:text-3xl",
				children: "Pickup days"
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, {}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Calendar, {}, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your days..." })
		]
	});
}
export { PickupDaysPage };
