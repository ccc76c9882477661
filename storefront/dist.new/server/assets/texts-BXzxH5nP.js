import { t as readZip } from "./zip-HpeG3EVs.js";
import { A as string, x as email } from "./schemas-CtfUswe-.js";
// ../backend/src/contract/shared/texts.ts
/**
* Building blocks for what people type into forms. Outer spaces do not count; NUL, which PostgreSQL cannot
* store, is dropped.
*/
var atMost = (max) => `Please use at most ${max.toLocaleString("en-US")} characters.`;
var clean = (text) => text.replaceAll("\0", "").trim();
/** A text that has to be there. @param message what is said when it is not */
var requiredText = (max, message) => longText(1, max, message);
/** A text of at least `min` characters. @param message what is said when it is shorter, or missing */
var longText = (min, max, message) => string(message).max(max, atMost(max)).transform(clean).pipe(string().min(min, message));
/** A text of at least `min` characters, or none: left out, it is empty. */
var blankOrText = (min, max, message) => string(message).max(max, atMost(max)).default("").transform(clean).refine((text) => text === "" || text.length >= min, message);
/** A text that may be left out; empty is null. */
var optionalText = (max) => string(atMost(max)).max(max, atMost(max)).nullish().transform((text) => clean(text ?? "") || null);
/** An e-mail address that has to be there. */
var requiredEmail = (message) => string(message).trim().max(254, message).pipe(email(message));
/** An e-mail address that may be left out; empty is null. */
var optionalEmail = (message) => string(message).trim().max(254, message).refine((text) => text === "" || email().safeParse(text).success, message).nullish().transform((text) => text || null);
/** A web address with http or https that may be left out; empty is null. */
var optionalWebAddress = (message) => string(message).trim().max(500, message).refine((text) => text === "" || isWebAddress(text), message).nullish().transform((text) => text || null);
/** A five-digit ZIP code that may be left out; empty is null, ZIP+4 is cut. */
var optionalZip = (message) => string(message).trim().max(10, message).refine((text) => text === "" || readZip(text) !== null, message).nullish().transform((text) => text ? readZip(text) : null);
/** @returns whether a text is an http(s) address with a host that has a dot, as people mean it */
function isWebAddress(text) {
	if (!/^https?:\/\//i.test(text) || /\p{Cc}/u.test(text) || !URL.canParse(text)) return false;
	const { hostname, username } = new URL(text);
	return hostname.includes(".") && username === "";
}
export { optionalWebAddress as a, requiredText as c, optionalText as i, longText as n, optionalZip as o, optionalEmail as r, requiredEmail as s, blankOrText as t };
