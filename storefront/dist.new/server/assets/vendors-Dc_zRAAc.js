import { r as HoursRequest } from "./farms-CD3TSRZM.js";
import { t as DayHoursView } from "./places-BLSL9URN.js";
import { A as string, E as object, T as number, _ as _enum, d as Timestamp, k as strictObject, l as RowId, r as FormZip, t as Day, v as array, w as literal, x as email, y as boolean } from "./schemas-CtfUswe-.js";
import { On as STATE_NAMES } from "../entry-server.js";
import { a as optionalWebAddress, c as requiredText, i as optionalText } from "./texts-BXzxH5nP.js";
import { t as SELLABLE_STATES } from "./checkout-states-DI5w0zxH.js";
import { d as SHIPPING_METHODS, r as FARMING_PRACTICES } from "./shop-Dv2K-8bW.js";
import { t as SellerTermsView } from "./vendor-terms-DbXj1mIa.js";
// ../backend/src/contract/marketplace/vendors.ts
/** What a vendor says of the business: PUT /api/vendor/profile, POST /api/vendor/onboarding. */
var VendorFields = strictObject({
	businessName: requiredText(120, "Business name is required"),
	description: requiredText(2e3, "Description is required"),
	farmStory: optionalText(8e3),
	address: requiredText(300, "Address is required"),
	city: requiredText(100, "City is required"),
	state: string("State is required").trim().refine((code) => Object.hasOwn(STATE_NAMES, code), "Please choose a state from the list."),
	zipCode: FormZip,
	phone: requiredText(40, "Phone number is required"),
	website: optionalWebAddress("Must be a valid URL"),
	imageAlt: optionalText(200),
	farmingPractice: _enum(FARMING_PRACTICES, "Please choose how you farm").default("conventional"),
	certifications: array(requiredText(80, "Please name the certification")).max(12, "Please name at most 12 certifications.").default([]),
	shippingMethods: array(_enum(SHIPPING_METHODS, "Please choose a shipping method")).min(1, "Please choose at least one shipping method").max(SHIPPING_METHODS.length),
	/** Where it ships to; none for every state that is open. Left out, they stay as they are. */
	shippingStates: array(_enum(SELLABLE_STATES, "Please choose states from the list.")).max(SELLABLE_STATES.length).optional(),
	pickupNote: optionalText(500),
	/** By weekday; left out, they stay as they are. */
	pickupHours: array(HoursRequest).max(21, "Please give at most three times for one day.").optional()
});
VendorFields.extend({ removeImage: boolean().default(false) });
var shownToAll = {
	id: number(),
	businessName: string(),
	description: string(),
	farmStory: string().nullable(),
	city: string(),
	state: string(),
	zipCode: string(),
	/** The center of the ZIP code: how far a pickup is. */
	latitude: number(),
	longitude: number(),
	website: string().nullable(),
	imageUrl: string().nullable(),
	imageAlt: string().nullable(),
	farmingPractice: _enum(FARMING_PRACTICES),
	certifications: array(string()),
	shippingMethods: array(_enum(SHIPPING_METHODS)),
	/** Where it ships to, by two letters; empty for every state that is open. */
	shippingStates: array(string()),
	/** Its own prices; left out where everything is the standard. */
	terms: SellerTermsView.optional(),
	pickupNote: string().nullable(),
	/** Empty where they are not known. */
	pickupHours: array(DayHoursView),
	/** Mean of the reviews that are shown; null without one. */
	rating: number().nullable(),
	reviewCount: number(),
	isDemonstration: boolean(),
	createdAt: Timestamp
};
object({
	...shownToAll,
	/** Only while it has days off: its products can be seen, and not be ordered. */
	away: object({
		backOn: Day,
		note: string().nullable()
	}).optional(),
	/** Categories of its active products. */
	specialties: array(string()),
	productCount: number()
});
object({
	...shownToAll,
	userId: number().nullable(),
	email: string().nullable(),
	phone: string().nullable(),
	address: string(),
	commissionRate: string(),
	stripeAccountId: string().nullable(),
	isApproved: boolean(),
	isActive: boolean(),
	/** What staff say is missing before they can approve it; null where they have not declined it. */
	declinedReason: string().nullable(),
	/** Why staff keep its products out of the shop; null where they do not. */
	suspendedReason: string().nullable(),
	/** Only where it has pickup sites or delivery zones. */
	hasPickups: boolean().optional(),
	updatedAt: Timestamp
});
object({ id: RowId("The vendor could not be found.") });
/**
* POST /api/vendors/{id}/messages: a mail through the product; the addresses are not shown to the other side
* until they answer.
*/
var VendorMessageRequest = strictObject({
	name: requiredText(120, "Please enter your name"),
	email: string().trim().max(254).pipe(email("Please enter a valid email address")),
	message: requiredText(4e3, "Please write your message"),
	company: string().max(1e3).optional()
});
object({ sent: literal(true) });
export { VendorMessageRequest as n, VendorFields as t };
