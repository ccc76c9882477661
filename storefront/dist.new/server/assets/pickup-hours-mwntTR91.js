import { a as WEEKDAYS, i as WEEK } from "./hours-D56nLBBq.js";
// ../backend/src/contract/marketplace/pickup/pickup-hours.ts
/** @returns "1 PM", "9:30 AM", "noon" and "midnight" spelled out, from "HH:MM" on a 24-hour clock */
function clockText(clock) {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	if (minutes === 0 && hours % 24 === 0) return "midnight";
	if (minutes === 0 && hours === 12) return "noon";
	const half = hours % 24 < 12 ? "AM" : "PM";
	return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""} ${half}`;
}
/** @returns "8 AM to noon, 2 PM to 5 PM" of a weekday; null where there is no pickup on it */
function hoursOn(hours, day) {
	const texts = hours.filter((one) => one.day === day).map(({ opens, closes }) => {
		if (opens && closes) return `${clockText(opens)} to ${clockText(closes)}`;
		if (opens) return `from ${clockText(opens)}`;
		return closes ? `until ${clockText(closes)}` : "open";
	});
	return texts.length === 0 ? null : texts.join(", ");
}
/** @returns the days with pickup, Monday first: "Saturday: 8 AM to noon"; none without known hours */
var pickupWeek = (hours) => WEEK.flatMap((day) => {
	const text = hoursOn(hours, day);
	return text === null ? [] : [`${WEEKDAYS[day]}: ${text}`];
});
/**
* @param today 0 is Sunday
* @returns "Today 8 AM to noon", else the next day with pickup, "No pickup today. Next on Saturday, 8 AM to
* noon"; null where the hours are not known
*/
function pickupOn(hours, today) {
	for (let ahead = 0; ahead < 7; ahead += 1) {
		const day = (today + ahead) % 7;
		const text = hoursOn(hours, day);
		if (text === null) continue;
		return ahead === 0 ? `Today ${text}` : `No pickup today. Next on ${WEEKDAYS[day]}, ${text}`;
	}
	return null;
}
export { pickupOn as n, pickupWeek as r, clockText as t };
