import { i as optionalText, n as longText, s as requiredEmail, t as blankOrText } from "./texts-BXzxH5nP.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { T as number, _ as _enum, k as strictObject, v as array, w as literal } from "./schemas-CtfUswe-.js";
import { n as EnteredCodes } from "./discount-codes-DMVIqt-F.js";
import { Ln as CHECKOUT_METHODS, Vn as PAYMENT_METHODS } from "../entry-server.js";
import { s as orderWays } from "./seller-terms-vgRQTthN.js";
import { n as STATE_REQUIRED, t as SELLABLE_STATES } from "./checkout-states-DI5w0zxH.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { u as asAsked } from "./checkout-form-CqX5vmN_.js";
// ../backend/src/contract/marketplace/pickup/order-shares.ts
/** How many vendors one order can have a way of its own for. */
var MAX_SHARES = 100;
var CHOOSE = "Please choose how you get your order.";
var chosenId = (message) => number(message).int(message).min(1, message).max(999999999, message);
/** How and when one vendor's products of an order reach their buyer. */
var OrderShareRequest = strictObject({
	vendorId: chosenId("Please choose a vendor in your cart."),
	method: _enum(CHECKOUT_METHODS, CHOOSE),
	/** The dated pickup, or the round of the zone. */
	windowId: chosenId("Please choose a day from the list.").optional(),
	/** The zone that brings it. */
	zoneId: chosenId("Please choose a delivery zone from the list.").optional(),
	/** Who comes for it, where that is another person than the buyer. */
	collector: optionalText(80)
}).refine(({ method, windowId }) => method !== "shipping" || windowId === void 0, {
	path: ["windowId"],
	message: "What is shipped has no pickup day."
}).refine(({ method, zoneId }) => method === "local_delivery" || zoneId === void 0, {
	path: ["zoneId"],
	message: "Only local delivery has a delivery zone."
});
/** One of each vendor in the cart. Left out, the whole order goes one way. */
var OrderSharesRequest = array(OrderShareRequest, CHOOSE).min(1, CHOOSE).max(MAX_SHARES, `One order can be from at most ${MAX_SHARES} vendors.`).refine((shares) => new Set(shares.map(({ vendorId }) => vendorId)).size === shares.length, { message: "Please choose one way for each vendor." });
// ../backend/src/contract/marketplace/checkout-request.ts
var PHONE_MESSAGE = "Please enter a valid phone number";
/** What an order needs that is sent to someone, and what is said where it is missing. */
var ADDRESS_MESSAGES = {
	address: "Please enter your full address",
	city: "City is required",
	state: STATE_REQUIRED,
	zipCode: "Please enter a valid ZIP code"
};
/** The fields of the checkout, as they are listed. An order that is picked up needs no address. */
var CheckoutFields = strictObject({
	email: requiredEmail("Please enter a valid email address"),
	phone: longText(10, 40, PHONE_MESSAGE),
	firstName: longText(2, 80, "First name is required"),
	lastName: longText(2, 80, "Last name is required"),
	address: blankOrText(5, 200, ADDRESS_MESSAGES.address),
	city: blankOrText(2, 100, ADDRESS_MESSAGES.city),
	state: blankOrText(0, 2, STATE_REQUIRED).refine((code) => code === "" || SELLABLE_STATES.includes(code), STATE_REQUIRED),
	zipCode: blankOrText(0, 10, ADDRESS_MESSAGES.zipCode).refine((text) => text === "" || readZip(text) !== null, ADDRESS_MESSAGES.zipCode).transform((text) => readZip(text) ?? text),
	shippingMethod: _enum(CHECKOUT_METHODS, "Please choose a shipping method").default("shipping"),
	paymentMethod: _enum(PAYMENT_METHODS, "Please choose how to pay").default("credit_card"),
	specialInstructions: optionalText(1e3),
	agreeToTerms: literal(true, "You must agree to the terms and conditions")
});
var OrderFields = CheckoutFields.extend({
	/** Dollars that the screen showed; another figure is refused with what changed. May be left out. */
	total: number().min(0).max(1e8).optional(),
	/** Buys what is in the cart of this vendor alone, for carts that no single way of delivery serves. */
	vendorId: number().int().positive().max(999999999).optional(),
	/** One of each vendor at most; a code that cannot be used is refused with why. */
	discountCodes: EnteredCodes.optional(),
	/** One of each vendor; `shippingMethod` is what they come to then. */
	shares: OrderSharesRequest.optional()
});
/** @returns how an order goes: as it says itself, or as its shares come to */
var methodOfOrder = ({ shippingMethod, shares }) => orderWays(shippingMethod, shares).method;
/** Rules that no field decides alone. They are said together with what is wrong with the fields. */
function withRules(fields, whyNot) {
	const names = Object.keys(ADDRESS_MESSAGES);
	let checked = fields.refine((form) => form.paymentMethod !== "cash" || methodOfOrder(form) === "pickup", {
		path: ["paymentMethod"],
		message: "Cash is for pickup only",
		when: areStillRight("shares", "shippingMethod", "paymentMethod")
	});
	for (const name of names) checked = checked.refine((form) => methodOfOrder(form) === "pickup" || form[name] !== "", {
		path: [name],
		message: ADDRESS_MESSAGES[name],
		when: areStillRight(name, "shares")
	});
	if (!whyNot) return checked;
	const why = (form) => whyNot({
		...form,
		shippingMethod: methodOfOrder(form)
	});
	return checked.refine((form) => why(form) === null, {
		path: ["state"],
		error: ({ input }) => why(input) ?? "State is required",
		when: areStillRight("state", "shares")
	});
}
/** Whether there are fields at all, and nothing is wrong with some of them yet. */
var areStillRight = (...names) => ({ value, issues }) => typeof value === "object" && value !== null && !issues.some(({ path }) => names.includes(String(path?.[0])));
/** What the form checks. It offers the states that are open; the server has the last word. */
var CheckoutForm = withRules(CheckoutFields, null);
withRules(OrderFields, null);
Object.keys(OrderFields.shape);
// src/marketplace/cart/checkout/form/checkout-check.ts
/** The form begins with what nobody has chosen or agreed to yet, which is no request. */
var check = u(CheckoutForm);
var checkoutResolver = (values, context, options) => check(asAsked(values), context, options);
export { checkoutResolver };
