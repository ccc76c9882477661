import { a as WEEKDAYS, i as WEEK } from "./hours-D56nLBBq.js";
import { i as groupThousands } from "./prices-DvN7lvqV.js";
import { n as SHORT_MONTH_NAMES } from "./months-dNOTda4-.js";
import { t as clockText } from "./pickup-hours-mwntTR91.js";
// ../backend/src/contract/marketplace/pickup/schedule-words.ts
/** A schedule of pickups or deliveries in words, as its farm and the staff read it. Free of zod. */
var listed = (words) => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
/** @returns "Sat, Nov 28", and "Sat, Jan 2, 2027" in another year than the given one */
function dateWords(date, year) {
	const day = /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
	const other = day.getUTCFullYear() === year ? "" : `, ${day.getUTCFullYear()}`;
	return `${WEEKDAYS[day.getUTCDay()].slice(0, 3)}, ${SHORT_MONTH_NAMES[day.getUTCMonth()]} ${day.getUTCDate()}${other}`;
}
var MOST_DATES = 3;
/** @returns "Every Tuesday and Saturday", "Sat, Nov 28 and Sat, Dec 12", "Every market day" */
function daysWords({ kind, weekdays, dates }, year) {
	if (kind === "market_days") return "Every market day";
	if (kind === "weekly") {
		const days = WEEK.filter((day) => weekdays.includes(day));
		return days.length === WEEK.length ? "Every day" : `Every ${listed(days.map((day) => WEEKDAYS[day]))}`;
	}
	const [first = "", last = ""] = [dates[0], dates.at(-1)];
	if (dates.length <= MOST_DATES) return listed(dates.map((date) => dateWords(date, year)));
	return `${dates.length} dates from ${dateWords(first, year)} through ${dateWords(last, year)}`;
}
/** @returns "order by Thursday 6 PM", "order at least 2 days before", "order until it starts" */
function cutoffWords(cutoff) {
	if (cutoff.kind === "weekday") return `order by ${WEEKDAYS[cutoff.weekday]} ${clockText(cutoff.time)}`;
	const { hours } = cutoff;
	return hours === 0 ? "order until it starts" : `order at least ${hoursWords(hours)} before`;
}
/** @returns "1 hour", "36 hours", "2 days" */
function hoursWords(hours) {
	const isDays = hours >= 48 && hours % 24 === 0;
	const count = isDays ? hours / 24 : hours;
	return `${count} ${isDays ? "day" : "hour"}${count === 1 ? "" : "s"}`;
}
/** @returns "room for 20 orders", "room for 1 crate", "no limit" */
function roomWords(capacity, unit) {
	if (capacity === null) return "no limit";
	return `room for ${unitsWords(capacity, unit)}`;
}
/** @returns "12 of 20 orders"; "3 crates" where there is no limit */
function takenText({ taken, capacity, capacityUnit }) {
	if (capacity === null) return unitsWords(taken, capacityUnit);
	return `${groupThousands(String(taken))} of ${unitsWords(capacity, capacityUnit)}`;
}
/** @returns "1,200 orders", "1 crate" */
var unitsWords = (count, unit) => `${groupThousands(String(count))} ${count === 1 ? unit.slice(0, -1) : unit}`;
/**
* @param year of today, which dates don't name
* @returns "Every Saturday, 9 AM to noon, order by Thursday 6 PM, room for 20 orders"
*/
function scheduleWords(rule, year) {
	const { opens, closes, firstDay, lastDay, cutoff, capacity, capacityUnit, productIds } = rule;
	return [
		daysWords(rule, year),
		opens && closes ? `${clockText(opens)} to ${clockText(closes)}` : "at the market’s hours",
		...firstDay === null ? [] : [`from ${dateWords(firstDay, year)}`],
		...lastDay === null ? [] : [`through ${dateWords(lastDay, year)}`],
		cutoffWords(cutoff),
		roomWords(capacity, capacityUnit),
		...productIds === null ? [] : [`${productIds.length} product${productIds.length === 1 ? "" : "s"} only`]
	].join(", ");
}
export { takenText as n, scheduleWords as t };
