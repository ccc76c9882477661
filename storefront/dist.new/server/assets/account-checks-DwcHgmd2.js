import { A as string, C as json, E as object, O as record, T as number, d as Timestamp, k as strictObject, l as RowId, r as FormZip, v as array, y as boolean } from "./schemas-CtfUswe-.js";
import { On as STATE_NAMES } from "../entry-server.js";
import { c as requiredText, i as optionalText, n as longText, o as optionalZip, s as requiredEmail } from "./texts-BXzxH5nP.js";
import { a as MeView, n as EMAIL_MESSAGE } from "./auth-ByGJRzAx.js";
import { t as u } from "./zod-BBj7cvpn.js";
// ../backend/src/contract/accounts/account.ts
var STATE_MESSAGE = "Please choose a state from the list.";
/** A state's code that may be left out; empty is null. */
var State = string(STATE_MESSAGE).trim().refine((code) => code === "" || Object.hasOwn(STATE_NAMES, code), STATE_MESSAGE).nullish().transform((code) => code || null);
/** PUT /api/account: the person's own profile and address. A new e-mail address needs the password. */
var ProfileRequest = strictObject({
	email: requiredEmail(EMAIL_MESSAGE),
	firstName: optionalText(80),
	lastName: optionalText(80),
	phone: optionalText(40),
	address: optionalText(200),
	city: optionalText(100),
	state: State,
	zipCode: optionalZip("Please enter a five-digit ZIP code, such as 33901."),
	/** Needed only where the e-mail address changes. */
	currentPassword: string().max(200).nullish()
});
/** GET /api/account/sessions: where the person is signed in, the newest use first. */
var SessionView = object({
	/** Names the session for ending it; it is not the secret in the cookie. */
	id: string(),
	/** "Chrome on Android", as far as the browser said. */
	device: string(),
	isCurrent: boolean(),
	createdAt: Timestamp,
	lastSeenAt: Timestamp
});
var SessionList = array(SessionView);
object({ id: string().regex(/^[A-Za-z0-9_-]{20,64}$/, "That device is already logged out.") });
object({
	exportedAt: Timestamp,
	account: MeView,
	sessions: SessionList,
	/** What the other domains keep: a list of records for each kind. */
	records: record(string(), array(record(string(), json())))
});
/** DELETE /api/account: takes the account and what belongs to it away for good. */
var EraseAccountRequest = strictObject({ password: string("Please enter your password").min(1, "Please enter your password").max(200, "Please enter your password") });
// ../backend/src/contract/accounts/addresses.ts
/** POST /api/account/addresses and PUT /api/account/addresses/{id}: somebody to send something to. */
var AddressRequest = strictObject({
	firstName: longText(2, 80, "First name is required"),
	lastName: longText(2, 80, "Last name is required"),
	phone: longText(10, 40, "Please enter a valid phone number"),
	address: longText(5, 200, "Please enter your full address"),
	city: longText(2, 100, "City is required"),
	state: requiredText(2, "State is required").refine((code) => Object.hasOwn(STATE_NAMES, code), "Please choose a state from the list."),
	zipCode: FormZip
});
/** A saved address, as its own person sees it. */
var AddressView = object({
	id: number(),
	firstName: string(),
	lastName: string(),
	phone: string(),
	address: string(),
	city: string(),
	state: string(),
	zipCode: string(),
	createdAt: Timestamp
});
array(AddressView);
object({ id: RowId("The address could not be found.") });
// src/accounts/account/account-checks.ts
var profileResolver = u(ProfileRequest);
var eraseAccountResolver = u(EraseAccountRequest);
var addressResolver = u(AddressRequest);
export { addressResolver, eraseAccountResolver, profileResolver };
