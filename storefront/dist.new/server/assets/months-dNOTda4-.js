// ../backend/src/contract/shared/months.ts
/** In English, from January. */
var MONTH_NAMES = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December"
];
/** "Jan" to "Dec". */
var SHORT_MONTH_NAMES = MONTH_NAMES.map((name) => name.slice(0, 3));
/** @returns the name of a month from 1 to 12, and an empty text for every other number */
var monthName = (month) => MONTH_NAMES[month - 1] ?? "";
/** @returns whether a number is a month, from 1 to 12 */
var isMonth = (month) => Number.isInteger(month) && month >= 1 && month <= 12;
export { monthName as i, SHORT_MONTH_NAMES as n, isMonth as r, MONTH_NAMES as t };
