import { A as string, E as object, M as union, T as number, _ as _enum, a as LimitQuery, c as RadiusQuery, d as Timestamp, k as strictObject, o as OffsetQuery, s as OptionalZipQuery, t as Day, u as SearchQuery, v as array, w as literal, y as boolean } from "./schemas-CtfUswe-.js";
import { a as optionalWebAddress, c as requiredText, i as optionalText, r as optionalEmail } from "./texts-BXzxH5nP.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { a as SocialLinksView, i as SeasonView, n as OpeningHours, o as HoursExceptionView, r as PlaceSourceView, s as HoursExceptionsRequest } from "./places-BLSL9URN.js";
import { r as TIME_OF_DAY } from "./hours-D56nLBBq.js";
import { a as PLACE_KINDS, n as FARM_KINDS, r as FEATURES, t as BUSINESS_STATUSES } from "./place-kinds-CWS_TYgm.js";
import { n as PRODUCT_TYPES } from "./product-types-Q1W2f2zU.js";
import { Nt as SOCIAL_NETWORKS, Pt as readSocialLink } from "../entry-server.js";
// ../backend/src/contract/directory/social-links-fields.ts
var MESSAGES = {
	facebook: "Please enter the address of a Facebook page, such as facebook.com/yourfarm.",
	instagram: "Please enter an Instagram name or address, such as @yourfarm.",
	x: "Please enter an X name or address, such as @yourfarm.",
	youtube: "Please enter the address of a YouTube channel, such as youtube.com/@yourfarm.",
	tiktok: "Please enter a TikTok name or address, such as @yourfarm.",
	pinterest: "Please enter the address of a Pinterest page, such as pinterest.com/yourfarm.",
	other: "Please enter a web address, such as https://yourfarm.com/blog."
};
/** A name or an address; it is kept as an address. Empty is none. */
var socialLink = (network) => string(MESSAGES[network]).trim().refine((text) => text === "" || readSocialLink(network, text) !== null, MESSAGES[network]).nullish().transform((text) => text ? readSocialLink(network, text) ?? void 0 : void 0);
/** Pages in social networks, as forms hold them. */
var SocialLinksFields = strictObject(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, socialLink(network)]))).transform((links) => Object.fromEntries(Object.entries(links).filter(([, address]) => address !== void 0)));
// ../backend/src/contract/directory/farms.ts
var CONTACT_MESSAGE = "At least one contact method (email or phone) is required";
var FARM_ID_MESSAGE = "The farm could not be found.";
var ZIP_MESSAGE = "Zip code must be at least 5 characters";
var DAY_OF_YEAR = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/**
* The path of one farm: "7" for a registered farm, "place-12" for a place of the directory that nobody has
* claimed.
*/
var FarmParams = object({ id: string(FARM_ID_MESSAGE).regex(/^[1-9]\d{0,8}$/, FARM_ID_MESSAGE).transform(Number) });
object({ id: string(FARM_ID_MESSAGE).regex(/^(?:place-)?[1-9]\d{0,8}$/, FARM_ID_MESSAGE) });
/** An account's id as a program or a form sends it; the session's own counts, another one is refused. */
var OwnUserId = union([number().int(), string().max(20)]).nullish().transform((id) => id === null || id === void 0 || id === "" ? null : Number(id));
var time = string("Please give times as HH:MM.").regex(TIME_OF_DAY, "Please give times as HH:MM.").nullable();
var dayOfYear = string("Please give days as MM-DD.").regex(DAY_OF_YEAR, "Please give days as MM-DD.").nullable();
/** One stretch of opening on one weekday, as it is sent. */
var HoursRequest = strictObject({
	day: union([
		0,
		1,
		2,
		3,
		4,
		5,
		6
	].map((day) => literal(day))),
	opens: time,
	closes: time
}).refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
	path: ["closes"],
	message: "The closing time must be after the opening time"
});
var SeasonRequest = strictObject({
	from: dayOfYear,
	to: dayOfYear,
	hours: array(HoursRequest).max(21, "Please give at most three opening times for one day.")
});
var coordinate = (bound) => number().min(-bound).max(bound).nullish();
var isContactable = ({ email, phone }) => email !== null || phone !== null;
/** The fields of a farm as its form holds them. */
var FarmFields = strictObject({
	name: requiredText(160, "Farm name is required"),
	description: requiredText(4e3, "Description is required"),
	address: requiredText(300, "Address is required"),
	zipCode: string(ZIP_MESSAGE).trim().min(5, ZIP_MESSAGE).max(10, "Please enter a five-digit ZIP code, such as 33901.").refine((text) => text.length < 5 || readZip(text) !== null, "Please enter a five-digit ZIP code, such as 33901.").transform((text) => readZip(text) ?? text),
	email: optionalEmail("Invalid email address"),
	phone: optionalText(40),
	website: optionalWebAddress("Must be a valid URL"),
	/** Left out, they stay as they are. */
	socialLinks: SocialLinksFields.optional(),
	/** One of our own pictures. Another site's address is taken without an error and not kept. */
	imageUrl: optionalText(500),
	kind: _enum(PLACE_KINDS, "Please choose what kind of farm it is.").refine((kind) => FARM_KINDS.includes(kind), "Please choose what kind of farm it is.").default("on_farm_market"),
	productTypes: array(_enum(PRODUCT_TYPES, "Please choose product types from the list.")).max(40).default([]),
	activities: array(requiredText(60, "Please name the activity")).max(20, "Please name at most 20 activities.").default([]),
	features: array(_enum(FEATURES, "Please choose features from the list.")).max(FEATURES.length).default([]),
	organicCertified: boolean().default(false),
	seasons: array(SeasonRequest).max(6, "Please give at most six seasons.").default([]),
	/** Left out, they stay as they are. */
	exceptions: HoursExceptionsRequest.optional(),
	businessStatus: _enum(BUSINESS_STATUSES).default("OPERATIONAL"),
	/** The farm's own position, where somebody gave it; otherwise the ZIP code's center stands for it. */
	latitude: coordinate(90),
	longitude: coordinate(180)
});
/** The farmer says that the hours are right, which dates them today also where they stay as they are. */
var hoursChecked = boolean().optional();
var contactIssue = {
	path: ["email"],
	message: CONTACT_MESSAGE
};
FarmFields.extend({
	userId: OwnUserId,
	hoursChecked
}).refine(isContactable, contactIssue);
/** PUT /api/farms/{id}/details: what a claimant may change already while staff check the claim. */
var FarmDetailsRequest = FarmFields.pick({
	description: true,
	seasons: true,
	exceptions: true
}).extend({ hoursChecked });
/** What the form checks of a farm whose claim isn't verified yet. */
var FarmDetailsForm = object(FarmDetailsRequest.shape);
/** What the form checks: the fields without the account. */
var FarmForm = FarmFields.extend({ hoursChecked }).refine(isContactable, contactIssue);
strictObject({ userId: OwnUserId });
object({
	search: SearchQuery,
	zipCode: OptionalZipQuery,
	radius: RadiusQuery,
	limit: LimitQuery(20),
	offset: OffsetQuery
});
/** A farm in the list of those that can be claimed. */
var FarmListItem = object({
	/** A number for a registered farm, "place-12" for a place of the directory. */
	id: union([number(), string()]),
	/** Whose it is, for that account and for staff alone. */
	userId: number().nullable(),
	name: string(),
	description: string().nullable(),
	address: string(),
	city: string().nullable(),
	state: string().nullable(),
	zipCode: string().nullable(),
	/** What a directory says of email and phone is not shown before a claim is verified. */
	email: string().nullable(),
	phone: string().nullable(),
	website: string().nullable(),
	kind: _enum(PLACE_KINDS),
	imageUrl: string().nullable(),
	productTypes: array(string()),
	isClaimed: boolean(),
	isVerified: boolean(),
	isDemonstration: boolean(),
	source: PlaceSourceView,
	placeId: string().nullable(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
	/** Miles from the ZIP code's center; null without one. */
	distanceMiles: number().nullable()
});
array(FarmListItem);
var FarmPhotoView = object({
	id: number(),
	imageUrl: string(),
	alt: string(),
	width: number(),
	height: number()
});
object({
	id: number(),
	/** Whose it is, for that account and for staff alone. */
	userId: number().nullable(),
	name: string(),
	description: string(),
	address: string(),
	city: string().nullable(),
	state: string().nullable(),
	zipCode: string(),
	latitude: number(),
	longitude: number(),
	isApproximate: boolean(),
	timeZone: string().nullable(),
	email: string().nullable(),
	phone: string().nullable(),
	website: string().nullable(),
	socialLinks: SocialLinksView,
	imageUrl: string().nullable(),
	photos: array(FarmPhotoView),
	kind: _enum(PLACE_KINDS),
	productTypes: array(string()),
	activities: array(string()),
	features: array(_enum(FEATURES)),
	organicCertified: boolean(),
	seasons: array(SeasonView),
	/** Today's and coming ones, the soonest first. */
	exceptions: array(HoursExceptionView),
	/** The day of the hours: their owner's, or that of the directory which the farm was claimed from. */
	hoursConfirmed: Day.nullable(),
	openingHours: union([string(), OpeningHours]).nullable(),
	openSummary: string().nullable(),
	/** Where the farm is on the day that `openSummary` speaks of; null where it is at its own address. */
	movedTo: string().nullable(),
	businessStatus: string(),
	isVerified: boolean(),
	isClaimed: boolean(),
	isDemonstration: boolean(),
	/** Where the record comes from when it was claimed from the directory, else Farmgate itself. */
	source: PlaceSourceView,
	placeId: string().nullable(),
	/** When it was changed last, or its owner said that everything is still right. */
	lastConfirmed: Day,
	/** "March 2025", where its owner has not answered since; else null. */
	unconfirmedSince: string().nullable(),
	createdAt: Timestamp,
	updatedAt: Timestamp
}).extend({
	/** Why staff could not verify it; null where they have not said so, or it was changed since. */
	rejectedReason: string().nullable(),
	/** Staff have yet to look at its claim: only photos, hours and the description can be changed. */
	isUnderReview: boolean(),
	/** The directory had it before: its owner can give it back or mark it closed, but not delete it. */
	isFromDirectory: boolean()
});
object({
	name: requiredText(160, "Farm name is required"),
	zipCode: OptionalZipQuery
});
strictObject({ alt: optionalText(200) });
strictObject({ photos: array(strictObject({
	id: number().int().positive(),
	alt: optionalText(200)
})).max(8) });
array(FarmPhotoView);
FarmParams.extend({ photoId: string().regex(/^[1-9]\d{0,8}$/, "We couldn't find that photo.").transform(Number) });
export { SocialLinksFields as a, SeasonRequest as i, FarmForm as n, HoursRequest as r, FarmDetailsForm as t };
