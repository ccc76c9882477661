import { a as WEEKDAYS } from "./hours-D56nLBBq.js";
import { n as SHORT_MONTH_NAMES } from "./months-dNOTda4-.js";
// src/lib/format/day-label.ts
/**
* @param day "2026-11-28"
* @param letters how many of the weekday's name are said
* @returns "Saturday, Nov 28", "Sat, Nov 28"
*/
function dayLabel(day, letters) {
	return `${WEEKDAYS[(/* @__PURE__ */ new Date(`${day}T00:00:00Z`)).getUTCDay()]?.slice(0, letters)}, ${SHORT_MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`;
}
export { dayLabel as t };
