import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { Sn as Badge } from "../entry-server.js";
import { t as cutoffText } from "./handover-words-CW5a2lSc.js";
import { n as takenText } from "./schedule-words-BNkFbuKX.js";
// src/marketplace/vendor/pickup-days/day-words.ts
/** @returns how a day is right now: what keeps people from ordering for it, if anything does */
function dayState(day, now) {
	const at = now.getTime();
	if (day.status === "canceled") return "canceled";
	if (Date.parse(day.endsAt) <= at) return "over";
	if (day.status === "closed") return "closed";
	if (Date.parse(day.ordersCloseAt) <= at) return "cutoff";
	if (day.capacity !== null && day.taken >= day.capacity) return "full";
	return Date.parse(day.ordersOpenAt) > at ? "later" : "open";
}
var STATE_LABELS = {
	canceled: "Canceled",
	over: "Over",
	closed: "Closed by you",
	cutoff: "Ordering ended",
	full: "Full",
	later: "Not open yet",
	open: "Open"
};
/** @returns "8 left", "Full"; null where as many come as want to */
function leftText({ taken, capacity }) {
	if (capacity === null) return null;
	return taken >= capacity ? "Full" : `${capacity - taken} left`;
}
/** @returns "Order by Thursday, November 26, 6 PM", "Orders closed Thursday, …" */
function orderByText({ ordersCloseAt, timeZone }, now) {
	const at = cutoffText(ordersCloseAt, timeZone);
	return Date.parse(ordersCloseAt) <= now.getTime() ? `Orders closed ${at}` : `Order by ${at}`;
}
/** @returns "pickup" or "delivery" */
var kindOf = ({ zoneId }) => zoneId === null ? "pickup" : "delivery";
var DAY_MS = 864e5;
/** @returns the day so many days later; days are YYYY-MM-DD */
var addDays = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** @returns "Saturday, November 28" of a day of the calendar */
var dateText = (day) => new Intl.DateTimeFormat("en-US", {
	weekday: "long",
	month: "long",
	day: "numeric",
	timeZone: "UTC"
}).format(new Date(day));
/** @returns the days that have some, each with its own, in their order */
function byDate(days) {
	const dates = /* @__PURE__ */ new Map();
	for (const day of days) dates.set(day.date, [...dates.get(day.date) ?? [], day]);
	return [...dates];
}
/** @returns "HH:MM" on the clocks there, for a time field */
var clockOf = (at, timeZone) => new Intl.DateTimeFormat("en-US", {
	timeZone,
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23"
}).format(new Date(at));
// src/marketplace/vendor/pickup-days/day-badge.tsx
var import_jsx_runtime = require_jsx_runtime();
var TONES = {
	open: "leaf",
	full: "sun",
	cutoff: "plain",
	closed: "outline",
	later: "outline",
	over: "plain",
	canceled: "clay"
};
/** How a day is, in a word or two. */
function DayBadge({ state }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: TONES[state],
		children: STATE_LABELS[state]
	});
}
// src/marketplace/vendor/pickup-days/room-meter.tsx
/** How much of a day's room is taken, and what is left. */
function RoomMeter({ day }) {
	const left = leftText(day);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex min-w-0 flex-col gap-1",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex flex-wrap justify-between gap-x-3 text-sm tabular-nums",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: takenText(day) }), left && day.status !== "canceled" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: left
			})]
		}), day.capacity !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			"aria-hidden": true,
			className: "h-1.5 overflow-hidden rounded-full bg-line print:hidden",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "h-full rounded-full bg-leaf",
				style: { width: `${Math.min(100, day.taken / Math.max(day.capacity, 1) * 100)}%` }
			})
		})]
	});
}
export { clockOf as a, kindOf as c, byDate as i, leftText as l, DayBadge as n, dateText as o, addDays as r, dayState as s, RoomMeter as t, orderByText as u };
