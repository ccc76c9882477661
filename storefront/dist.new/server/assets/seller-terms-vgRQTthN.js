import { i as dollars, r as centsOf } from "./money-C_WGm-47.js";
import { Bn as NATIONWIDE_SHIPPING_CENTS, zn as FREE_SHIPPING_FROM_CENTS } from "../entry-server.js";
import { i as dollarsShort } from "./terms-limits-BLJEpMS2.js";
// ../backend/src/contract/marketplace/pickup/order-ways.ts
/** @returns how a vendor's part of an order reaches its buyer */
var wayOf = ({ method, methods }, vendorId) => methods?.get(vendorId) ?? method;
/**
* @param shares of an order that were chosen one by one; none where it goes one way
* @returns the way of the whole order: what is sent anywhere counts as sent
*/
function orderWays(method, shares = []) {
	if (shares.length === 0) return { method };
	const methods = new Map(shares.map((share) => [share.vendorId, share.method]));
	const chosen = new Set(methods.values());
	return {
		method: ["shipping", "local_delivery"].find((way) => chosen.has(way)) ?? "pickup",
		methods
	};
}
// ../backend/src/contract/marketplace/seller-terms.ts
/** A vendor's own terms, and what they come to: the same on the screens and on the server. Free of zod. */
/** A vendor's price for bringing or sending an order in one way; null where it has the standard price. */
function ownPrice({ shipping, localDelivery }, method) {
	const own = method === "shipping" ? shipping : method === "local_delivery" ? localDelivery : void 0;
	if (!own) return null;
	return {
		cents: cents(own.price),
		freeFrom: own.freeFrom === null ? null : cents(own.freeFrom)
	};
}
/** @returns the vendors with a price of their own for their way, for `priceOrder` */
function deliveryPricesOf(vendors, ways) {
	const own = vendors.map(({ id, terms = {} }) => [id, ownPrice(terms, wayOf(ways, id))]);
	return new Map(own.filter((pair) => pair[1] !== null));
}
/** Dollars of the contract become cents again. */
var cents = (amount) => centsOf(amount) ?? 0;
/**
* @param subtotal cents of the vendor's products, before discounts
* @returns what an order lacks of a vendor's minimum, in a sentence; null where it is enough
*/
function whyTooLittle({ businessName, terms }, subtotal) {
	const least = cents(terms?.minimumOrder ?? 0);
	if (subtotal >= least) return null;
	return `${businessName} asks for at least ${dollarsShort(least)}. Add ${dollars(least - subtotal)} more.`;
}
/** What everyone pays where the vendor set nothing. */
var STANDARD_PRICES = {
	shipping: {
		cents: NATIONWIDE_SHIPPING_CENTS,
		freeFrom: FREE_SHIPPING_FROM_CENTS
	},
	local_delivery: {
		cents: 500,
		freeFrom: null
	}
};
/** @returns "$8, free from $60", "Free" */
function priceWords({ cents: price, freeFrom }) {
	if (price === 0) return "Free";
	return freeFrom === null ? dollarsShort(price) : `${dollarsShort(price)}, free from ${dollarsShort(freeFrom)}`;
}
/** @returns what a vendor asks for, a few words each: "Shipping $8, free from $60" */
function termsSentences(terms) {
	const shipping = ownPrice(terms, "shipping");
	const delivery = ownPrice(terms, "local_delivery");
	return [
		...shipping ? [`Shipping: ${priceWords(shipping)}`] : [],
		...delivery ? [`Local delivery: ${priceWords(delivery)}`] : [],
		...terms.minimumOrder ? [`Orders from ${dollarsShort(cents(terms.minimumOrder))}`] : []
	];
}
export { termsSentences as a, wayOf as c, priceWords as i, deliveryPricesOf as n, whyTooLittle as o, ownPrice as r, orderWays as s, STANDARD_PRICES as t };
