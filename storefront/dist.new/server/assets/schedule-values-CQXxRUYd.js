import { n as timeOf, t as timeFieldValue } from "./clock-fields-D8WLcn07.js";
// src/marketplace/vendor/pickups/schedules/schedule-values.ts
/** @returns a new schedule; at a market it follows the market's days */
var newSchedule = (isAtMarket) => ({
	kind: isAtMarket ? "market_days" : "weekly",
	weekdays: [],
	dates: [],
	hasOwnHours: false,
	opens: "",
	closes: "",
	firstDay: "",
	lastDay: "",
	opensDaysBefore: "14",
	cutoffKind: "hours",
	cutoffHours: "24",
	cutoffWeekday: 4,
	cutoffTime: "18:00",
	isLimited: true,
	capacity: "20",
	capacityUnit: "orders",
	isSome: false,
	productIds: [],
	exceptions: []
});
/** @returns a schedule as its form shows it */
function scheduleValues(schedule) {
	const { cutoff, capacity, productIds, kind } = schedule;
	const preset = newSchedule(false);
	return {
		kind,
		weekdays: schedule.weekdays,
		dates: schedule.dates,
		hasOwnHours: kind === "market_days" && schedule.opens !== null,
		opens: timeFieldValue(schedule.opens),
		closes: timeFieldValue(schedule.closes),
		firstDay: schedule.firstDay ?? "",
		lastDay: schedule.lastDay ?? "",
		opensDaysBefore: String(schedule.opensDaysBefore),
		cutoffKind: cutoff.kind,
		cutoffHours: cutoff.kind === "hours" ? String(cutoff.hours) : preset.cutoffHours,
		cutoffWeekday: cutoff.kind === "weekday" ? cutoff.weekday : preset.cutoffWeekday,
		cutoffTime: cutoff.kind === "weekday" ? timeFieldValue(cutoff.time) : preset.cutoffTime,
		isLimited: capacity !== null,
		capacity: String(capacity ?? preset.capacity),
		capacityUnit: schedule.capacityUnit,
		isSome: productIds !== null,
		productIds: productIds ?? [],
		exceptions: schedule.exceptions
	};
}
/** @returns delivery days as their form shows them, a blank capacity for no limit; null for new ones */
function roundValues(schedule) {
	const values = schedule ? scheduleValues(schedule) : {
		...newSchedule(false),
		isLimited: false
	};
	return values.isLimited ? values : {
		...values,
		capacity: ""
	};
}
/** What is no whole number is sent as it is, and refused with a sentence. */
var count = (text) => {
	const typed = text.replace(/[,\s]/g, "");
	return /^\d{1,9}$/.test(typed) ? Number(typed) : text.trim() || null;
};
/** @returns what is sent; the server reads what was typed. Midnight ends a day. */
function scheduleRequest(values) {
	const { kind, opens, closes, cutoffKind, cutoffHours, cutoffWeekday, cutoffTime } = values;
	const hasHours = kind !== "market_days" || values.hasOwnHours;
	const blank = kind === "market_days" && opens === "" && closes === "" ? "none" : "";
	return {
		kind,
		weekdays: kind === "weekly" ? values.weekdays : [],
		dates: kind === "dates" ? values.dates.filter((date) => date !== "") : [],
		opens: hasHours ? timeOf("opens", opens) ?? blank : "",
		closes: hasHours ? timeOf("closes", closes) ?? "" : "",
		firstDay: kind === "dates" ? "" : values.firstDay,
		lastDay: kind === "dates" ? "" : values.lastDay,
		opensDaysBefore: count(values.opensDaysBefore),
		cutoff: cutoffKind === "hours" ? {
			kind: cutoffKind,
			hours: count(cutoffHours)
		} : {
			kind: cutoffKind,
			weekday: cutoffWeekday,
			time: timeOf("closes", cutoffTime) ?? ""
		},
		capacity: values.isLimited ? count(values.capacity) ?? "" : null,
		capacityUnit: values.capacityUnit,
		productIds: values.isSome ? values.productIds : null,
		exceptions: values.exceptions
	};
}
/** @returns a schedule as it is sent again: to bring back one that was ended */
var requestOf = (schedule) => scheduleRequest(scheduleValues(schedule));
export { scheduleValues as a, scheduleRequest as i, requestOf as n, roundValues as r, newSchedule as t };
