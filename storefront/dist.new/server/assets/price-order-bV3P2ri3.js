import { a as shareOf } from "./money-C_WGm-47.js";
import { Gn as shippingCents, Ln as CHECKOUT_METHODS } from "../entry-server.js";
import { c as wayOf } from "./seller-terms-vgRQTthN.js";
// ../backend/src/contract/shared/split.ts
/** Splits money in whole cents. Free of zod. */
/**
* Splits an amount by weights so that the shares add up to it: each gets its whole part, and the cents that
* are left go to the largest remainders (the earlier of equal ones first).
* @param cents not negative
* @param weights not negative; where all are 0 the shares are as equal as they can be
*/
function split(cents, weights) {
	const isWeighed = weights.some((weight) => weight > 0);
	const by = weights.map((weight) => BigInt(isWeighed ? weight : 1));
	const all = by.reduce((total, weight) => total + weight, 0n);
	const parts = by.map((weight, index) => {
		const part = BigInt(cents) * weight;
		return {
			index,
			share: Number(part / all),
			remainder: part % all
		};
	});
	const shares = parts.map(({ share }) => share);
	const left = cents - shares.reduce((total, share) => total + share, 0);
	parts.sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index).slice(0, left).forEach(({ index }) => shares[index] = (shares[index] ?? 0) + 1);
	return shares;
}
// ../backend/src/contract/marketplace/price-order.ts
/**
* What an order costs, line by line and vendor by vendor, in whole cents: the same on the screens and on the
* server, whose figures count. Free of zod.
*/
/**
* Prices an order so that lines add up to shares and shares to the order, to the cent.
* Discounts come first, each split among the lines it is for. Tax is rounded once for the whole order, then
* split among the shares, and in each among its lines, by what they owe. Vendors without a delivery price of
* their own share the standard one of their way by their goods. Cents that are left over go to the largest
* remainders.
*/
function priceOrder(lines, { deliveryPrices = /* @__PURE__ */ new Map(), discounts = [], ...ways }) {
	const priced = groupByVendor(lines).map(([vendorId, own]) => {
		return {
			vendorId,
			lines: discountLines(own, discounts.find((one) => one.vendorId === vendorId))
		};
	});
	const shippings = splitShipping(priced, priced.map(({ lines: own }) => sum(own, goodsOf)), deliveryPrices, ways);
	const owed = priced.map(({ lines: own }) => own.map(taxOwed));
	const taxes = split(shareOf(sum(owed.flat(), Number), 1), owed.map((own) => sum(own, Number)));
	const shares = priced.map(({ vendorId, lines: own }, index) => {
		const tax = taxes[index] ?? 0;
		const lineTaxes = split(tax, owed[index] ?? []);
		const totals = {
			subtotal: sum(own, ({ totalPrice }) => totalPrice),
			discount: sum(own, ({ discount }) => discount),
			shipping: shippings[index] ?? 0,
			tax
		};
		return {
			vendorId,
			lines: own.map((line, at) => ({
				...line,
				tax: lineTaxes[at] ?? 0
			})),
			...totals,
			total: totalOf(totals)
		};
	});
	const totals = {
		subtotal: sum(shares, ({ subtotal }) => subtotal),
		discount: sum(shares, ({ discount }) => discount),
		shipping: sum(shares, ({ shipping }) => shipping),
		tax: sum(shares, ({ tax }) => tax)
	};
	return {
		...totals,
		total: totalOf(totals),
		shares
	};
}
/** @returns what goods are worth to the one who sells them: their list price without the discount */
var goodsOf = ({ totalPrice, discount }) => totalPrice - discount;
/** @returns ten-thousandths of a cent */
var taxOwed = (line) => goodsOf(line) * (line.taxBasisPoints ?? 0);
var totalOf = ({ subtotal, discount, shipping, tax }) => subtotal - discount + shipping + tax;
var sum = (items, of) => items.reduce((total, item) => total + of(item), 0);
function discountLines(lines, discount) {
	const prices = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
	const scope = lines.map(({ productId }, index) => discount && (discount.productIds?.includes(productId) ?? true) ? prices[index] ?? 0 : 0);
	const discounts = split(discount ? discountCents(discount, sum(scope, Number)) : 0, scope);
	return lines.map((line, index) => ({
		...line,
		totalPrice: prices[index] ?? 0,
		discount: discounts[index] ?? 0
	}));
}
/** @returns what a discount takes off goods of so much, in cents: never more than they cost */
var discountCents = ({ kind, value }, cents) => kind === "percent" ? shareOf(cents, value) : Math.min(value, cents);
/** @returns what an order of so much costs to send */
var priceFor = ({ cents, freeFrom }, goods) => freeFrom !== null && goods >= freeFrom ? 0 : cents;
/** @returns what each vendor's delivery costs */
function splitShipping(shares, goods, deliveryPrices, ways) {
	const methods = shares.map(({ vendorId }) => wayOf(ways, vendorId));
	const own = shares.map(({ vendorId }, index) => methods[index] === "pickup" ? void 0 : deliveryPrices.get(vendorId));
	const standard = CHECKOUT_METHODS.map((method) => {
		const those = goods.map((cents, index) => own[index] || methods[index] !== method ? 0 : cents);
		return split(shippingCents(method, sum(those, Number)), those);
	});
	return goods.map((cents, index) => {
		const price = own[index];
		return price ? priceFor(price, cents) : sum(standard, (those) => those[index] ?? 0);
	});
}
function groupByVendor(lines) {
	const groups = /* @__PURE__ */ new Map();
	for (const line of lines) groups.set(line.vendorId, [...groups.get(line.vendorId) ?? [], line]);
	return [...groups].sort(([a], [b]) => a - b);
}
export { priceFor as n, priceOrder as r, discountCents as t };
