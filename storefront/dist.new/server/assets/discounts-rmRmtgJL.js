import { i as dollars, r as centsOf } from "./money-C_WGm-47.js";
import { Kn as subtotalOf } from "../entry-server.js";
import { t as discountCents } from "./price-order-bV3P2ri3.js";
import { i as dollarsShort } from "./terms-limits-BLJEpMS2.js";
// ../backend/src/contract/marketplace/discounts.ts
/** What a discount code takes off, and of what: the same on the screens and on the server. Free of zod. */
var MAX_DISCOUNT_CENTS = 1e5;
var MAX_USES = 1e5;
/** A code as it is kept: "spring 10" and "Spring10" are one. */
var codeOf = (text) => text.replaceAll("\0", "").replace(/[\s-]/g, "").toUpperCase();
/** @returns a code's terms in cents and basis points */
var codeTerms = ({ percent, amount, leastGoods, ...rest }) => ({
	code: rest.code,
	vendorId: rest.vendorId,
	productIds: rest.productIds,
	...percent === null ? {
		kind: "amount",
		value: centsOf(amount ?? 0) ?? 0
	} : {
		kind: "percent",
		value: Math.round(percent * 100)
	},
	leastGoods: leastGoods === null ? null : centsOf(leastGoods)
});
/** @returns "10% off", "$5 off" */
var discountWords = ({ kind, value }) => kind === "percent" ? `${value / 100}% off` : `${dollarsShort(value)} off`;
/**
* @param lines the vendor's own
* @returns why a code takes nothing off them, in a sentence; null where it does
*/
function whyNotFor(code, lines, vendorName) {
	const { productIds, leastGoods, kind, value } = code;
	const goods = subtotalOf(lines);
	if (leastGoods !== null && goods < leastGoods) return `This code needs ${dollarsShort(leastGoods)} of products from ${vendorName}. Add ${dollars(leastGoods - goods)} more.`;
	const meant = productIds ? lines.filter(({ productId }) => productIds.includes(productId)) : lines;
	const scope = subtotalOf(meant);
	if (scope === 0) return `This code isn’t for the products from ${vendorName} in your cart.`;
	if (kind === "amount" && scope <= value) return `This code needs more than ${dollarsShort(value)} of products${productIds ? " that it’s for" : ""} from ${vendorName}.`;
	const off = discountCents(code, scope);
	return off === 0 || off >= scope ? "This code takes nothing off so small an order." : null;
}
export { discountWords as a, codeTerms as i, MAX_USES as n, whyNotFor as o, codeOf as r, MAX_DISCOUNT_CENTS as t };
