// src/lib/hours-exceptions/clock-fields.ts
/** @returns the time that was typed into a time field, as "HH:MM"; closing at midnight ends the day */
function timeOf(end, typed) {
	if (typed === "") return null;
	return end === "closes" && typed === "00:00" ? "24:00" : typed.slice(0, 5);
}
/** @returns what a time field shows; it knows midnight as the start of a day alone */
function timeFieldValue(time) {
	return time === "24:00" ? "00:00" : time ?? "";
}
export { timeOf as n, timeFieldValue as t };
