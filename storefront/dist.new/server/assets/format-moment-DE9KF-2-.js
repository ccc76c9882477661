import { i as formatDate } from "./format-DqpZFbOp.js";
// src/lib/format/format-moment.ts
var MINUTE = 6e4;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;
/**
* @returns when something was, as people say it: "just now", "5 minutes ago", "3 days ago"; from a week on
* "on Jan 5, 2025"
*/
function formatMoment(iso, now) {
	const passed = now.getTime() - new Date(iso).getTime();
	if (passed < MINUTE) return "just now";
	if (passed < HOUR) return ago(passed / MINUTE, "minute");
	if (passed < DAY) return ago(passed / HOUR, "hour");
	if (passed < 7 * DAY) return ago(passed / DAY, "day");
	return `on ${formatDate(iso)}`;
}
function ago(amount, unit) {
	const whole = Math.floor(amount);
	return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}
export { formatMoment as t };
