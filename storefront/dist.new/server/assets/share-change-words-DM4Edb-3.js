import { i as dollars } from "./money-C_WGm-47.js";
import { o as windowText } from "./handover-words-CW5a2lSc.js";
// ../backend/src/contract/marketplace/pickup/share-change-words.ts
/** What was changed of an order, in words. Free of zod. */
/** @returns "Day changed" */
function changeTitle(change) {
	if (change.kind === "day") return "Day changed";
	if (change.kind === "weighed") return "Weighed";
	return change.kind === "items" ? "Items taken out" : `Pickup name ${change.what}`;
}
/** @returns what it was and is, or what was taken out; null where the title says it all */
function changeText(change) {
	if (change.kind === "items") return change.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
	if (change.kind === "weighed") return `It came to ${dollars(change.total)}, at most ${dollars(change.most)}.`;
	if (change.kind !== "day") return null;
	const { from, to } = change;
	const words = (day) => `${windowText(day)}${from.place === to.place ? "" : ` at ${day.place}`}`;
	return `It was ${words(from)}. Now it’s ${words(to)}.`;
}
export { changeTitle as n, changeText as t };
