// ../backend/src/contract/marketplace/pickup/pickup-schedules.ts
var MAX_CAPACITY = 1e4;
/** On weekdays, on single dates, or on whatever days the market of the site is held. */
var SCHEDULE_KINDS = [
	"weekly",
	"dates",
	"market_days"
];
/** What a window's room is counted in. */
var CAPACITY_UNITS = ["orders", "crates"];
/** An open window takes orders while there is room and its time for ordering lasts. */
var WINDOW_STATUSES = [
	"open",
	"closed",
	"canceled"
];
export { WINDOW_STATUSES as i, MAX_CAPACITY as n, SCHEDULE_KINDS as r, CAPACITY_UNITS as t };
