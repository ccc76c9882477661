// ../backend/src/contract/shared/limits.ts
/** The deepest `offset` that a list call accepts. */
var MAX_OFFSET = 1e4;
/** Counts stop here: a list says "more than 1,000" rather than counting a whole table. */
var COUNT_BOUND = 1e3;
/** The radii that a person can choose, in miles. */
var RADIUS_CHOICES = [
	5,
	10,
	25,
	50,
	100
];
/** How much of a record's lists its card shows before '+N more'. */
var CARD_LIMITS = {
	marketProductTypes: 3,
	farmProductTypes: 4,
	farmActivities: 3,
	farmReviews: 2,
	marketScreenReviews: 2,
	locationProductTypes: 6,
	locationActivities: 3
};
/** Toasts: one at a time; milliseconds and pixels. */
var TOAST = {
	limit: 1,
	durationMs: 5e3,
	removeDelayMs: 1e6,
	swipeThresholdPx: 50
};
/** Days within which the team promises to answer a farm application. */
var APPLICATION_REVIEW_DAYS = "2-3 business days";
/** The team's office hours. */
var OFFICE_HOURS = [
	{
		days: "Mon-Fri",
		hours: "9:00 AM-5:00 PM"
	},
	{
		days: "Sat",
		hours: "10:00 AM-2:00 PM"
	},
	{
		days: "Sun",
		hours: "closed"
	}
];
/**
* A page that did something leads on after this long: farm claimed, farm created, registered. Milliseconds.
*/
var REDIRECT_DELAY_MS = 1500;
export { OFFICE_HOURS as a, TOAST as c, MAX_OFFSET as i, CARD_LIMITS as n, RADIUS_CHOICES as o, COUNT_BOUND as r, REDIRECT_DELAY_MS as s, APPLICATION_REVIEW_DAYS as t };
