// src/accounts/entrance/notes.ts
/** The router state that leads to the login page after the password was changed by a link. */
var AFTER_RESET = { note: "password-changed" };
/** @returns whether a navigation came from there */
function comesFromReset(state) {
	return typeof state === "object" && state !== null && "note" in state && state.note === AFTER_RESET.note;
}
export { comesFromReset as n, AFTER_RESET as t };
