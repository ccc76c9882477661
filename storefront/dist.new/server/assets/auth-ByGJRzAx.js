import { A as string, E as object, T as number, _ as _enum, d as Timestamp, k as strictObject, w as literal } from "./schemas-CtfUswe-.js";
import { i as optionalText, s as requiredEmail } from "./texts-BXzxH5nP.js";
import { r as ROLES, t as REGISTRATION_ROLES } from "./roles-C4xVtjA-.js";
// ../backend/src/contract/shared/capabilities.ts
/**
* Who of the staff may do what. The guard, the OpenAPI document, the back office and the generated access
* test all read this table. Free of zod.
*/
var STAFF_ROLES = [
	"administrator",
	"directory",
	"marketplace",
	"content",
	"support"
];
/** What reading a resource is. */
var READING = [
	"list",
	"show",
	"export"
];
var DIRECTORY = {
	farms: "all",
	"farm-claims": "all",
	"farm-applications": "all",
	"market-claims": "all",
	"market-managers": "all",
	corrections: "all",
	listings: "all",
	places: "all",
	imports: "all",
	namesakes: "all"
};
var MARKETPLACE = {
	vendors: "all",
	products: "all",
	"discount-codes": "all",
	"pickup-sites": "all",
	"pickup-schedules": "all",
	"pickup-windows": "all",
	"delivery-zones": "all",
	orders: "all",
	fulfilments: "all",
	payments: "all",
	refunds: "all",
	"ledger-entries": "all",
	payouts: "all",
	disputes: "all",
	"tax-rules": "all",
	reviews: "all",
	favorites: "all"
};
var CONTENT = {
	"blog-posts": "all",
	"content-hubs": "all",
	"location-pages": "all",
	"target-locations": "all",
	"state-pages": "all"
};
var readOnly = (grants) => Object.fromEntries(Object.keys(grants).map((resource) => [resource, "read"]));
/** What each page of staff needs, whoever they are; an answer holds what its reader may read. */
var EVERYONE = {
	start: ["waiting", "warnings"],
	search: "all",
	history: "all",
	"own-account": "all"
};
({
	...EVERYONE,
	...DIRECTORY
}), [...EVERYONE.start], {
	...EVERYONE,
	...MARKETPLACE
}, [...EVERYONE.start], {
	...EVERYONE,
	...CONTENT
}, [...EVERYONE.start], {
	...EVERYONE,
	...readOnly(DIRECTORY),
	...readOnly(MARKETPLACE),
	...readOnly(CONTENT)
}, [...READING], [...EVERYONE.start];
// ../backend/src/contract/accounts/look-alikes.ts
/** Letters of other alphabets that most typefaces draw like a Latin one, in lower case. */
var LATIN_TO_THE_EYE = {
	а: "a",
	в: "b",
	с: "c",
	ԁ: "d",
	е: "e",
	һ: "h",
	н: "h",
	і: "i",
	ј: "j",
	к: "k",
	ӏ: "l",
	м: "m",
	о: "o",
	р: "p",
	ԛ: "q",
	ѕ: "s",
	т: "t",
	у: "y",
	ү: "y",
	ѵ: "v",
	ԝ: "w",
	х: "x",
	α: "a",
	β: "b",
	ε: "e",
	η: "n",
	ι: "i",
	κ: "k",
	μ: "m",
	ν: "v",
	ο: "o",
	ρ: "p",
	τ: "t",
	υ: "u",
	χ: "x",
	γ: "y",
	ϲ: "c",
	ϳ: "j",
	ζ: "z",
	օ: "o",
	ս: "u",
	ո: "n",
	հ: "h",
	ց: "g",
	զ: "q"
};
/** @returns whether a name has letters, none of them Latin, and all of them drawn like Latin ones */
function looksLatin(name) {
	const letters = name.toLowerCase().match(/\p{L}/gu) ?? [];
	return letters.length > 0 && letters.every((letter) => letter in LATIN_TO_THE_EYE);
}
// ../backend/src/contract/accounts/usernames.ts
var SHORT = "Username must be at least 3 characters long";
var LETTERS = "Username may have letters, numbers, dots, dashes and underscores";
var ONE_ALPHABET = "Please use the letters of one alphabet";
var LATIN = "Please write this name in Latin letters";
/** The alphabets that Unicode recommends for names; some languages are written in several of them. */
var ALPHABETS = [
	...[
		"Latin",
		"Cyrillic",
		"Greek",
		"Arabic",
		"Armenian",
		"Bengali",
		"Devanagari",
		"Ethiopic",
		"Georgian"
	],
	...[
		"Gujarati",
		"Gurmukhi",
		"Hebrew",
		"Kannada",
		"Khmer",
		"Lao",
		"Malayalam",
		"Myanmar",
		"Oriya"
	],
	...[
		"Sinhala",
		"Tamil",
		"Telugu",
		"Thaana",
		"Thai",
		"Tibetan"
	]
].map((name) => [name]);
var SEVERAL = [
	[
		"Han",
		"Hiragana",
		"Katakana"
	],
	["Han", "Hangul"],
	["Han", "Bopomofo"]
];
var WRITTEN_IN = [...ALPHABETS, ...SEVERAL].map((names) => {
	const letters = names.map((name) => `\\p{Script=${name}}`).join("");
	return new RegExp(`^[${letters}\\p{Script=Common}\\p{Script=Inherited}]+$`, "u");
});
var isOfOneAlphabet = (name) => WRITTEN_IN.some((pattern) => pattern.test(name));
/**
* No "@", so that a username is never taken for an email address; and one spelling and one alphabet, so that
* it looks like no other.
*/
var Username = string(SHORT).trim().normalize("NFKC").min(3, SHORT).max(40, "Please use at most 40 characters.").regex(/^[\p{L}\p{N}._-]+$/u, LETTERS).refine(isOfOneAlphabet, ONE_ALPHABET).refine((name) => !looksLatin(name), LATIN);
// ../backend/src/contract/accounts/auth.ts
var EMAIL_MESSAGE = "Please enter a valid email address";
var PASSWORD_SHORT = `Password must be at least 8 characters long`;
var PASSWORD_LONG = "Please use a password of at most 200 characters.";
var PASSWORDS_DIFFER = "Passwords do not match";
var NewPassword = string(PASSWORD_SHORT).min(8, PASSWORD_SHORT).max(200, PASSWORD_LONG);
/** A password that is only compared: whatever was typed, within bounds. */
var GivenPassword = string("Please enter your password").min(1, "Please enter your password").max(200, PASSWORD_LONG);
/** POST /api/auth/register */
var RegisterRequest = strictObject({
	username: Username,
	email: requiredEmail(EMAIL_MESSAGE),
	password: NewPassword,
	firstName: optionalText(80),
	lastName: optionalText(80),
	role: _enum(REGISTRATION_ROLES, "Please choose what you want to do here").default("farmer")
});
var samePasswords = (form) => form.password === form.confirmPassword;
/** What the register form holds: the request, and the password once more. */
var RegisterForm = RegisterRequest.extend({ confirmPassword: string(PASSWORDS_DIFFER) }).refine(samePasswords, {
	path: ["confirmPassword"],
	message: PASSWORDS_DIFFER
});
/** POST /api/auth/login */
var LoginRequest = strictObject({
	usernameOrEmail: string("Please enter your username or email").trim().min(1, "Please enter your username or email").max(254, "Please enter your username or email"),
	password: GivenPassword,
	/** Of the second factor, where the account has one: six digits, or a recovery code. */
	code: string().trim().max(60, "Enter the six-digit code from your authenticator app.").optional()
});
/** The signed-in person: GET /api/auth/me, and the answer of signing in and registering. */
var MeView = object({
	id: number(),
	username: string(),
	email: string(),
	/** When the person confirmed the address by a link; null: not yet. Claiming a farm needs it. */
	emailConfirmedAt: Timestamp.nullable(),
	role: _enum(ROLES),
	/** What a member of the staff may do; nobody else has one. */
	staffRole: _enum(STAFF_ROLES).optional(),
	firstName: string().nullable(),
	lastName: string().nullable(),
	phone: string().nullable(),
	address: string().nullable(),
	city: string().nullable(),
	state: string().nullable(),
	zipCode: string().nullable(),
	createdAt: Timestamp
});
/** An answer that says only that it is done. */
var DoneView = object({ done: literal(true) });
/** POST /api/auth/forgot-password. The answer is the same whether or not the address is known. */
var ForgotPasswordRequest = strictObject({ email: requiredEmail(EMAIL_MESSAGE) });
var RESET_TOKEN_MESSAGE = "This link has expired. Please request a new one.";
var LinkToken = string(RESET_TOKEN_MESSAGE).regex(/^[A-Za-z0-9_-]{43}$/, RESET_TOKEN_MESSAGE);
strictObject({ token: LinkToken });
strictObject({
	token: LinkToken,
	password: NewPassword
});
DoneView.extend({ me: MeView.nullable() });
/** What the reset form holds. */
var ResetPasswordForm = strictObject({
	password: NewPassword,
	confirmPassword: string(PASSWORDS_DIFFER)
}).refine(samePasswords, {
	path: ["confirmPassword"],
	message: PASSWORDS_DIFFER
});
/** What the change-password form holds. */
var ChangePasswordForm = strictObject({
	currentPassword: GivenPassword,
	password: NewPassword
}).extend({ confirmPassword: string(PASSWORDS_DIFFER) }).refine(samePasswords, {
	path: ["confirmPassword"],
	message: PASSWORDS_DIFFER
});
export { MeView as a, LoginRequest as i, EMAIL_MESSAGE as n, RegisterForm as o, ForgotPasswordRequest as r, ResetPasswordForm as s, ChangePasswordForm as t };
