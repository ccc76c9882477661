// ../backend/src/contract/directory/prices.ts
/** Prices in words, for screens, feeds and pictures. Free of zod. */
var PER_UNIT = {
	each: "each",
	pound: "per lb",
	basket: "per basket",
	dozen: "per dozen",
	bunch: "per bunch",
	other: ""
};
var AMOUNT = /^\$?\s*(\d{1,7}(?:\.\d{1,2})?)$/;
/**
* @returns the dollars in a price as a farmer typed it ("4.5", "$4.50"), or null when it is words ("Market
* price")
*/
function priceInDollars(price) {
	const amount = AMOUNT.exec(price.trim().replaceAll(",", ""))?.[1];
	return amount === void 0 ? null : Number(amount);
}
/** What a price looks like that is no words, without spaces and commas. */
var NUMBER = /^([-+\u2212\u2013\u2014]?)\$?([-+\u2212\u2013\u2014]?)(\d*\.?\d*)(?:usd|dollars?)?$/i;
/** @returns whether a price is a number that is not above zero; words are none */
function isNothing(price) {
	const number = NUMBER.exec(price.replaceAll(/[\s,]/g, ""));
	if (!number || !/\d/.test(number[3] ?? "")) return false;
	return [number[1], number[2]].some((sign) => sign !== "" && sign !== "+") || Number(number[3]) === 0;
}
/** @returns "4.50" for "4.5" and "$4.50", as it is stored; a price in words stays as it is */
function tidyPrice(price) {
	const amount = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(price.replaceAll(",", ""));
	return amount ? `${Number(amount[1])}.${(amount[2] ?? "").padEnd(2, "0")}` : price;
}
/** @returns "$4.50"; a price in words stays as it is */
function formatPrice(price) {
	const dollars = priceInDollars(price);
	return dollars === null ? price.trim() : `$${groupThousands(dollars.toFixed(2))}`;
}
/** @returns "per bunch", "each", or nothing where the unit says nothing or the price is in words */
function formatUnit(unit) {
	return PER_UNIT[unit];
}
/** @returns "$4.50 per bunch" */
function formatPricePerUnit(price, unit) {
	return [formatPrice(price), priceInDollars(price) === null ? "" : formatUnit(unit)].filter(Boolean).join(" ");
}
/** @param amount digits, perhaps with two places @returns "1,234.50" for "1234.50" */
function groupThousands(amount) {
	return amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
export { isNothing as a, groupThousands as i, formatPricePerUnit as n, priceInDollars as o, formatUnit as r, tidyPrice as s, formatPrice as t };
