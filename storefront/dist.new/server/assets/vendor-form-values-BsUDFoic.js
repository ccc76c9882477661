import { Bn as NATIONWIDE_SHIPPING_CENTS, zn as FREE_SHIPPING_FROM_CENTS } from "../entry-server.js";
import { i as dollars } from "./money-C_WGm-47.js";
// src/marketplace/vendor/profile/vendor-form-values.ts
var EMPTY_VENDOR = {
	businessName: "",
	description: "",
	farmStory: "",
	address: "",
	city: "",
	state: "",
	zipCode: "",
	phone: "",
	website: "",
	imageAlt: "",
	farmingPractice: "conventional",
	certifications: [],
	shippingMethods: [],
	shippingStates: [],
	pickupNote: "",
	pickupHours: []
};
/** @returns the form of somebody who is not a vendor yet, with what the account knows */
function firstVendorValues({ phone, address, city, state, zipCode }) {
	const texts = Object.fromEntries(Object.entries({
		phone,
		address,
		city,
		state,
		zipCode
	}).map(([name, value]) => [name, value ?? ""]));
	return {
		...EMPTY_VENDOR,
		...texts
	};
}
/** @returns a profile as its form shows it */
function vendorValues(profile) {
	return {
		businessName: profile.businessName,
		description: profile.description,
		farmStory: profile.farmStory ?? "",
		address: profile.address,
		city: profile.city,
		state: profile.state,
		zipCode: profile.zipCode,
		phone: profile.phone ?? "",
		website: profile.website ?? "",
		imageAlt: profile.imageAlt ?? "",
		farmingPractice: profile.farmingPractice,
		certifications: [...profile.certifications],
		shippingMethods: [...profile.shippingMethods],
		shippingStates: [...profile.shippingStates],
		pickupNote: profile.pickupNote ?? "",
		pickupHours: [...profile.pickupHours]
	};
}
/**
* @returns the form as it is sent; the picture last, so that whoever reads it as it arrives has the fields by
* then
*/
function vendorFormData(values, picture) {
	const form = new FormData();
	const removeImage = picture.isRemoved && !picture.file;
	form.set("data", JSON.stringify({
		...values,
		removeImage
	}));
	if (picture.file) form.set("image", picture.file, picture.file.name);
	return form;
}
var PRACTICES = {
	conventional: "Conventional",
	organic: "Organic",
	regenerative: "Regenerative",
	sustainable: "Sustainable",
	biodynamic: "Biodynamic"
};
var practiceLabel = (practice) => PRACTICES[practice];
/** What the checkout asks for whatever is shipped. */
var SHIPPING_COST = `${dollars(NATIONWIDE_SHIPPING_CENTS)} an order, free from ${dollars(FREE_SHIPPING_FROM_CENTS)}.`;
/**
* What a way of reaching people means, and what it costs them.
* @param states that orders can be sent to, in words
*/
var methodMeanings = (states) => ({
	pickup: "Customers come to you or your market stand. It’s free, and they can pay in cash.",
	local_delivery: `You bring it to people within 25 miles. ${dollars(500)} an order.`,
	regional_shipping: `You ship it within your own state. ${SHIPPING_COST}`,
	nationwide_shipping: `You ship it to ${states}. ${SHIPPING_COST}`
});
export { vendorFormData as a, practiceLabel as i, firstVendorValues as n, vendorValues as o, methodMeanings as r, EMPTY_VENDOR as t };
