import { n as SHORT_MONTH_NAMES } from "./months-dNOTda4-.js";
// ../backend/src/contract/directory/hours.ts
/** When a place is open. Free of zod; the schemas are in places.ts and hours-exceptions.ts. */
/** 0 is Sunday, as in JavaScript's Date. */
var WEEKDAYS = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday"
];
/** The week as farms plan it: from Monday on, the weekend at its end. */
var WEEK = [
	1,
	2,
	3,
	4,
	5,
	6,
	0
];
/** A time of a day as "HH:MM"; "24:00" is the midnight at its end. */
var TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
/**
* What is different on some dates: the place is closed; it has other hours, or opens on a day on which it
* otherwise does not; or it is somewhere else.
*/
var EXCEPTION_KINDS = [
	"closed",
	"hours",
	"moved"
];
/** How the status of a place begins that is out of its season. */
var CLOSED_FOR_SEASON = "Closed for the season";
/** A whole year. */
var YEAR_ROUND = {
	from: "01-01",
	to: "12-31"
};
/**
* @param hoursConfirmed day of the hours, as their source gives it
* @param lastConfirmed day or moment at which the place itself was confirmed
* @returns the year to show with the hours; null without a day, and where they are at most a year older
*/
function hoursFrom(hoursConfirmed, lastConfirmed) {
	if (hoursConfirmed === null || lastConfirmed === null) return null;
	const year = Number(hoursConfirmed.slice(0, 4));
	return `${year + 1}${hoursConfirmed.slice(4, 10)}` < lastConfirmed.slice(0, 10) ? year : null;
}
/** @returns "Thu, Nov 26", and "Fri, Jan 1, 2027" in another year than the given one */
function dateText(date, year) {
	const day = /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
	const weekday = WEEKDAYS[day.getUTCDay()]?.slice(0, 3);
	const other = day.getUTCFullYear() === year ? "" : `, ${day.getUTCFullYear()}`;
	return `${weekday}, ${SHORT_MONTH_NAMES[day.getUTCMonth()]} ${day.getUTCDate()}${other}`;
}
/**
* @param year of today, which dates don't name
* @returns the days of an exception: "Thu, Nov 26", "Thu, Dec 24 through Sat, Jan 2, 2027"
*/
function exceptionDays({ from, to }, year) {
	return from === to ? dateText(from, year) : `${dateText(from, year)} through ${dateText(to, year)}`;
}
/**
* @param year of today, which dates don't name
* @param clock how a time is written, from "HH:MM"
* @returns an exception as people read it: "Closed Thu, Nov 26: Thanksgiving", "Open Fri, Nov 27, 9 AM–1 PM"
*/
function exceptionText(exception, year, clock) {
	const { kind, opens, closes, address, reason } = exception;
	const days = exceptionDays(exception, year);
	const hours = opens && closes ? `, ${clock(opens)}–${clock(closes)}` : "";
	const what = {
		closed: `Closed ${days}`,
		hours: `Open ${days}${hours}`,
		moved: `Moved ${days} to ${address ?? "another address"}${hours}`
	}[kind];
	return reason ? `${what}: ${reason}` : what;
}
export { WEEKDAYS as a, exceptionText as c, WEEK as i, hoursFrom as l, EXCEPTION_KINDS as n, YEAR_ROUND as o, TIME_OF_DAY as r, exceptionDays as s, CLOSED_FOR_SEASON as t };
