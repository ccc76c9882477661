import { t as clockText } from "./pickup-hours-mwntTR91.js";
// ../backend/src/contract/marketplace/pickup/handover-words.ts
/** When something is handed over, in words on the clocks there. Free of zod. */
var DAY = {
	weekday: "long",
	month: "long",
	day: "numeric"
};
var SHORT_DAY = {
	weekday: "short",
	month: "short",
	day: "numeric"
};
var CLOCK = {
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23"
};
var parts = (at, timeZone, options) => new Intl.DateTimeFormat("en-US", {
	...options,
	timeZone
}).format(new Date(at));
/** @returns "Saturday, November 28" of a moment there */
var dayText = (at, timeZone) => parts(at, timeZone, DAY);
/** @returns "Sat, Nov 28" */
var shortDayText = (at, timeZone) => parts(at, timeZone, SHORT_DAY);
/** @returns "9 AM", "noon" of a moment there */
var timeText = (at, timeZone) => clockText(parts(at, timeZone, CLOCK));
/** @returns "9 AM to noon" */
var hoursText = ({ startsAt, endsAt, timeZone }) => `${timeText(startsAt, timeZone)} to ${timeText(endsAt, timeZone)}`;
/** @returns "Saturday, November 28, 9 AM to noon" */
var windowText = (times) => `${dayText(times.startsAt, times.timeZone)}, ${hoursText(times)}`;
/**
* @param closesAt the last moment for orders
* @returns "Thursday, November 26, 6 PM"; midnight counts to the day that it ends
*/
function cutoffText(closesAt, timeZone) {
	const time = timeText(closesAt, timeZone);
	const at = new Date(closesAt).getTime();
	return `${dayText(new Date(time === "midnight" ? at - 1 : at), timeZone)}, ${time}`;
}
export { timeText as a, shortDayText as i, dayText as n, windowText as o, hoursText as r, cutoffText as t };
