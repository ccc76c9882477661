// src/directory/listings/listing-facts.ts
var DAY_MS = 864e5;
/** @returns whether a listing still carries its 'New' badge */
function isNewListing(listing, now) {
	return now.getTime() - Date.parse(listing.createdAt) < 3 * DAY_MS;
}
/** @returns "Fort Myers, FL 33901", or as much of it as is known; empty when nothing is */
function placeLine({ city, state, zipCode }) {
	return [[city, state].filter(Boolean).join(", "), zipCode].filter(Boolean).join(" ");
}
export { placeLine as n, isNewListing as t };
