import { t as addressLine } from "./directions-a9WfaIzM.js";
import { i as shortDayText, o as windowText } from "./handover-words-CW5a2lSc.js";
// ../backend/src/contract/marketplace/pickup/handover-lines.ts
/** What an order's part says of its day and place, in lines. Free of zod. */
/** @returns "Saturday, November 28, 9 AM to noon"; null without a day */
var handoverTime = ({ when }) => when && windowText(when);
/** @returns "Chandler Green", or the name of the delivery zone; null where neither is known */
var handoverPlace = ({ site, zone }) => site?.name ?? zone?.name ?? null;
/** @returns the street, which may be another one on this day, else the town; null of a delivery */
function handoverStreet({ site, when }) {
	if (!site) return null;
	const { address, city, state, zipCode } = site;
	return when?.address ?? (address === null ? `${city}, ${state} ${zipCode}` : addressLine({
		...site,
		address
	}));
}
/** @returns "Sat, Nov 28, Chandler Green", for lists */
var handoverShort = (handover) => [handover.when && shortDayText(handover.when.startsAt, handover.when.timeZone), handoverPlace(handover)].filter(Boolean).join(", ");
/** @returns what a vendor or the staff need of it: day and hours, place, what is not as usual, who comes */
var handoverLines = (handover) => [
	handoverTime(handover),
	handoverPlace(handover),
	handover.when?.address ? `This time at ${handover.when.address}` : null,
	handover.when?.status === "canceled" ? "This day is canceled." : null,
	handover.when?.reason ?? null,
	handover.collector && `${handover.collector} picks it up`
].filter((line) => Boolean(line));
export { handoverTime as a, handoverStreet as i, handoverPlace as n, handoverShort as r, handoverLines as t };
