// ../backend/src/contract/shared/zip.ts
var FIVE_DIGITS = /^(\d{5})(?:-?\d{4})?$/;
/**
* Reads what a person typed into a ZIP field.
* @param text "33901", "33901-1234" or "339011234", with or without outer spaces
* @returns the five digits as text (a leading zero stays), or null when it is not a ZIP code
*/
function readZip(text) {
	return FIVE_DIGITS.exec(text.trim())?.[1] ?? null;
}
export { readZip as t };
