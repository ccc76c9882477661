// src/lib/page/navigation.ts
/**
* The router state of a navigation that changes the address but is no new page, such as a filter: nothing
* scrolls.
*/
var KEEP_SCROLL = { keepScroll: true };
/** The router state of a navigation to another page of the same results: the focus moves to their heading. */
var TO_RESULTS = { toResults: true };
/** @returns whether a navigation leads to another page of the same results */
function leadsToResults(state) {
	return typeof state === "object" && state !== null && "toResults" in state && state.toResults === true;
}
/** @returns whether a navigation asked for the scroll position to stay */
function keepsScroll(state) {
	return typeof state === "object" && state !== null && "keepScroll" in state && state.keepScroll === true;
}
export { leadsToResults as i, TO_RESULTS as n, keepsScroll as r, KEEP_SCROLL as t };
