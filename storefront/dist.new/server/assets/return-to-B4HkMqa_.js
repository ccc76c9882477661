import { t as paths } from "./site-paths-DYYu6IFA.js";
// src/lib/sign-in/return-to.ts
/** Only its form matters: whatever leads away from it leads away from us. */
var OURS = "https://here.invalid";
/** Where nobody wants to go back to once signed in. */
var ENTRANCES = [
	"/login",
	"/register",
	"/forgot-password",
	"/reset-password",
	"/confirm-email",
	"/api"
];
var startsWith = (pathname, start) => pathname === start || pathname.startsWith(`${start}/`);
/**
* @param text where a person says to come from, as the address bar has it: anybody may have written that link
* @returns a path of this site's pages, with query and anchor; null where it is none, or is one of the ways
* in
*/
function safeReturnTo(text) {
	if (!text || text.length > 2e3 || /^\/{2}|^[^/]|[\\\u0000-\u0020\u007f]/.test(text)) return null;
	if (!URL.canParse(text, OURS)) return null;
	const { origin, pathname, search, hash } = new URL(text, OURS);
	if (origin !== OURS || pathname.startsWith("//")) return null;
	if (ENTRANCES.some((entrance) => startsWith(pathname.toLowerCase(), entrance))) return null;
	return pathname + search + hash;
}
/** The router state that tells a page with a way in of its own where the person comes back to. */
var returnState = (returnTo) => ({ returnTo });
/** @returns where a navigation wants to be led back to; null where it does not say so, or not soundly */
function returnToOfState(state) {
	const given = typeof state === "object" && state !== null && "returnTo" in state ? state.returnTo : null;
	return typeof given === "string" ? safeReturnTo(given) : null;
}
var HOMES = {
	farmer: paths.farmerDashboard,
	vendor: paths.vendorDashboard,
	admin: paths.admin,
	user: paths.home
};
/** @returns where a person of a role belongs after signing in */
function homeOf(role) {
	return HOMES[role];
}
/** @returns whether an address is not the storefront's, so that the browser has to load it */
function isOtherProgram(address) {
	return startsWith(address.split(/[?#]/)[0] ?? "", paths.admin);
}
export { safeReturnTo as a, returnToOfState as i, isOtherProgram as n, returnState as r, homeOf as t };
