import { t as readZip } from "./zip-HpeG3EVs.js";
// src/lib/address/zip-form-rules.ts
/** Shown in the place of results; the server says the same. */
var ZIP_TITLE = "Please enter a five-digit ZIP code, such as 33901.";
/** @returns whether a text may be the name of a city: no ZIP code, and letters */
function isPlaceName(text) {
	return readZip(text) === null && /\p{L}.*\p{L}/u.test(text);
}
/** @returns whether something was typed that is no ZIP code: there is nothing to look for then */
function isBadZip(text) {
	return text !== "" && readZip(text) === null;
}
export { isBadZip as n, isPlaceName as r, ZIP_TITLE as t };
