import { n as SHORT_MONTH_NAMES } from "./months-dNOTda4-.js";
import { i as groupThousands } from "./prices-DvN7lvqV.js";
// src/lib/format/format.ts
/** @returns "1,234". What browsers know of all languages takes a slow phone a while to load. */
var formatCount = (count) => groupThousands(String(count));
/** @returns "3.2 mi"; from 100 miles on without a fraction; "0.1 mi" for anything nearer */
function formatMiles(miles) {
	if (miles >= 99.95) return `${groupThousands(miles.toFixed(0))} mi`;
	return `${Math.max(miles, .1).toFixed(1)} mi`;
}
/**
* @returns the first Sunday of a month from a date on, at an hour of world time, in milliseconds since 1970
*/
var sunday = (year, month, from, hour) => Date.UTC(year, month, from + 6 - new Date(Date.UTC(year, month, from + 6)).getUTCDay(), hour);
/**
* A moment's day in Eastern time, by the rule that holds since 2007: daylight saving time from the second
* Sunday of March to the first of November. Browsers know it, too, and take a slow phone's tenth of a second
* to load what they know of all time zones.
* @returns "2025-01-05"
*/
function easternDay(moment) {
	const at = moment.getTime();
	const year = moment.getUTCFullYear();
	const behind = at >= sunday(year, 2, 8, 7) && at < sunday(year, 10, 1, 6) ? 4 : 5;
	return (/* @__PURE__ */ new Date(at - behind * 36e5)).toISOString().slice(0, 10);
}
/**
* A date as "Jan 5, 2025". A moment (ISO text with a time) is dated in Eastern time, so that the server and
* every browser say the same; a day ("2025-01-05") is that day.
*/
function formatDate(iso) {
	const [year, month = 1, date] = (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : easternDay(new Date(iso))).split("-").map(Number);
	return `${SHORT_MONTH_NAMES[month - 1]} ${date}, ${year}`;
}
/** @returns "(239) 555-0134" for a US number; anything else as it was typed */
function formatPhone(phone) {
	const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (!/^[\d\s().+-]+$/.test(phone) || digits.length !== 10) return phone.trim();
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
/** @returns the address of a phone link; an extension becomes a pause */
function phoneHref(phone) {
	const [number = "", extension] = phone.split(/\s*(?:ext\.?|x|#)\s*/i);
	const digits = number.replace(/\D/g, "");
	return `tel:${digits.length === 10 ? `+1${digits}` : (number.trim().startsWith("+") || digits.length === 11 ? "+" : "") + digits}${extension ? `,${extension.replace(/\D/g, "")}` : ""}`;
}
/** @returns the address of an e-mail link; nothing in it can add recipients or a text */
function mailHref(email) {
	return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
/** @returns "1 Result", "1,204 Results" */
function countOf(count, one, many = `${one}s`) {
	return `${groupThousands(String(count))} ${count === 1 ? one : many}`;
}
/**
* @returns the address when it is an http or https one, else null: what people typed is never put into a link
* unseen
*/
function webAddress(address) {
	if (!address) return null;
	try {
		const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
		return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
	} catch {
		return null;
	}
}
/** `rel` of every link whose address somebody else typed. */
var UGC_REL = "ugc nofollow noopener";
export { formatMiles as a, phoneHref as c, formatDate as i, webAddress as l, countOf as n, formatPhone as o, formatCount as r, mailHref as s, UGC_REL as t };
