import { r as centsOf } from "./money-C_WGm-47.js";
import { A as string, E as object, M as union, T as number, k as strictObject } from "./schemas-CtfUswe-.js";
import { i as dollarsShort, n as MAX_FREE_FROM_CENTS, r as MAX_MINIMUM_CENTS, t as MAX_DELIVERY_CENTS } from "./terms-limits-BLJEpMS2.js";
// ../backend/src/contract/marketplace/vendor-terms.ts
var DeliveryPriceView = object({
	price: number(),
	/** Free from so much of the vendor's products up; null where it never is. */
	freeFrom: number().nullable()
});
/** What a vendor set instead of the standard, in dollars; what is left out is the standard. */
var SellerTermsView = object({
	shipping: DeliveryPriceView.optional(),
	localDelivery: DeliveryPriceView.optional(),
	/** The least that an order from this vendor comes to, before discounts. */
	minimumOrder: number().optional()
});
object({
	shipping: DeliveryPriceView.nullable(),
	localDelivery: DeliveryPriceView.nullable(),
	minimumOrder: number().nullable()
});
/** A decimal amount, as text or number, becomes whole cents. */
var cents = (least, most) => {
	const message = `Please enter an amount from ${dollarsShort(least)} to ${dollarsShort(most)}, such as 8.50.`;
	return union([number(), string().max(20)], message).transform((amount) => centsOf(amount) ?? -1).refine((amount) => amount >= least && amount <= most, message);
};
var price = strictObject({
	price: cents(0, MAX_DELIVERY_CENTS),
	freeFrom: cents(100, MAX_FREE_FROM_CENTS).nullable().default(null)
}).nullable();
/** PUT /api/vendor/terms: all of them; null is the standard. */
var VendorTermsRequest = strictObject({
	shipping: price,
	localDelivery: price,
	minimumOrder: cents(100, MAX_MINIMUM_CENTS).nullable()
});
export { VendorTermsRequest as n, cents as r, SellerTermsView as t };
