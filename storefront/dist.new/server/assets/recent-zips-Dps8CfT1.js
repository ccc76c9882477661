import { t as readZip } from "./zip-HpeG3EVs.js";
import { n as nearZipIn } from "./near-zip-XUIU7e61.js";
import { t as deviceList } from "./device-list-D2trbbjb.js";
import { n as setNearZip } from "./near-zip-DZKG3p2j.js";
// src/lib/address/recent-zips.ts
/** Where the device remembers them; nothing of it leaves the device. */
var RECENT_ZIPS_KEY = "farmgate-recent-zips";
var NONE = [];
/** @returns the ZIP codes in a stored text, latest first; whatever is not a list of them counts as none */
function parseRecentZips(stored) {
	try {
		const list = JSON.parse(stored ?? "[]");
		if (!Array.isArray(list)) return NONE;
		const zips = list.filter((item) => typeof item === "string" && readZip(item) === item);
		return [...new Set(zips)].slice(0, 5);
	} catch {
		return NONE;
	}
}
/**
* @returns the list with a ZIP code at its head; ZIP+4 is cut to five digits, anything else changes nothing
*/
function withRecentZip(list, text) {
	const zip = readZip(text);
	return zip === null ? list : [zip, ...list.filter((one) => one !== zip)].slice(0, 5);
}
var recent = deviceList(RECENT_ZIPS_KEY, parseRecentZips);
/** Puts a ZIP code that was searched at the head of the list; the browser is near to it from now on. */
function rememberZip(text) {
	const zip = readZip(text);
	if (zip !== null && nearZipIn(document.cookie) !== zip) setNearZip(zip);
	const before = recent.read();
	const next = withRecentZip(before, text);
	if (next.join() !== before.join()) recent.write(next);
}
/** The ZIP codes that were searched on this device, latest first; none while the page hydrates. */
var useRecentZips = recent.use;
export { useRecentZips as n, rememberZip as t };
