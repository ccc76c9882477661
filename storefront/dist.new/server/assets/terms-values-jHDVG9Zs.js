import { i as dollars, r as centsOf } from "./money-C_WGm-47.js";
import { n as priceFor } from "./price-order-bV3P2ri3.js";
import { t as STANDARD_PRICES } from "./seller-terms-vgRQTthN.js";
import { i as dollarsShort } from "./terms-limits-BLJEpMS2.js";
// src/marketplace/vendor/terms/terms-values.ts
/** @returns "8.50", "60" */
var amountField = (amount) => amount === null ? "" : amount.toFixed(2).replace(/\.00$/, "");
/** @returns a vendor's terms as the form shows them; standard prices are there to start from */
var termsValues = ({ shipping, localDelivery, minimumOrder }) => ({
	isOwnShipping: shipping !== null,
	shippingPrice: amountField(shipping?.price ?? STANDARD_PRICES.shipping.cents / 100),
	shippingFreeFrom: amountField(shipping ? shipping.freeFrom : (STANDARD_PRICES.shipping.freeFrom ?? 0) / 100),
	isOwnDelivery: localDelivery !== null,
	deliveryPrice: amountField(localDelivery?.price ?? STANDARD_PRICES.local_delivery.cents / 100),
	deliveryFreeFrom: amountField(localDelivery?.freeFrom ?? null),
	minimumOrder: amountField(minimumOrder)
});
var orNull = (text) => plain(text) || null;
/** "$1,250" is 1250. */
var plain = (text) => text.replace(/[$,\s]/g, "");
/** @returns what is sent; the server reads what was typed */
var termsRequest = (values) => ({
	shipping: values.isOwnShipping ? {
		price: plain(values.shippingPrice),
		freeFrom: orNull(values.shippingFreeFrom)
	} : null,
	localDelivery: values.isOwnDelivery ? {
		price: plain(values.deliveryPrice),
		freeFrom: orNull(values.deliveryFreeFrom)
	} : null,
	minimumOrder: orNull(values.minimumOrder)
});
/** The form's field that an issue of the server is about. */
var FIELDS = {
	"shipping.price": "shippingPrice",
	"shipping.freeFrom": "shippingFreeFrom",
	"localDelivery.price": "deliveryPrice",
	"localDelivery.freeFrom": "deliveryFreeFrom",
	minimumOrder: "minimumOrder"
};
/** @returns the sentence of each wrong field */
function termsErrors(issues) {
	const errors = {};
	for (const { path, message } of issues) {
		const field = FIELDS[path];
		if (field) errors[field] ??= message;
	}
	return errors;
}
/** @returns what was typed as a price; null while it is none */
function typedPrice(price, freeFrom) {
	const cents = centsOf(plain(price));
	const free = orNull(freeFrom) === null ? null : centsOf(plain(freeFrom));
	if (cents === null || orNull(freeFrom) !== null && free === null) return null;
	return {
		cents,
		freeFrom: free
	};
}
var EXAMPLE_CENTS = 3e3;
/** @returns what customers then pay: "A $30 order shipped costs your customer $8.00." */
function previewSentence(price, verb) {
	if (!price) return null;
	const { freeFrom } = price;
	const cents = priceFor(price, EXAMPLE_CENTS);
	const example = `A ${dollarsShort(EXAMPLE_CENTS)} order ${verb} costs your customer ${cents === 0 ? "nothing extra" : dollars(cents)}.`;
	if (freeFrom === null || freeFrom <= EXAMPLE_CENTS || price.cents === 0) return example;
	return `${example} From ${dollarsShort(freeFrom)} up it’s free.`;
}
export { termsValues as a, termsRequest as i, previewSentence as n, typedPrice as o, termsErrors as r, amountField as t };
