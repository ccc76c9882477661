import { n as EXCEPTION_KINDS, r as TIME_OF_DAY, s as exceptionDays } from "./hours-D56nLBBq.js";
import { a as PLACE_KINDS, r as FEATURES } from "./place-kinds-CWS_TYgm.js";
import { t as openOnTrouble } from "./open-on-BopYbBiK.js";
import { Nt as SOCIAL_NETWORKS } from "../entry-server.js";
import { A as string, D as preprocess, E as object, M as union, T as number, _ as _enum, a as LimitQuery, c as RadiusQuery, f as ViewQuery, i as GivenDay, k as strictObject, m as ZipQuery, n as FlagQuery, o as OffsetQuery, t as Day, u as SearchQuery, v as array, w as literal, y as boolean } from "./schemas-CtfUswe-.js";
import { i as optionalText } from "./texts-BXzxH5nP.js";
// ../backend/src/contract/directory/hours-exceptions.ts
/** Dates on which a place does not keep the hours of its seasons, as they are answered. */
var HoursExceptionView = object({
	from: Day,
	to: Day,
	kind: _enum(EXCEPTION_KINDS),
	opens: string().nullable(),
	closes: string().nullable(),
	address: string().nullable(),
	reason: string().nullable()
});
var DAY_MS = 864e5;
var DATE_MESSAGE = "Please choose a date.";
var TIME_MESSAGE = "Please give times as HH:MM.";
var dayNumber = (date) => Date.parse(date) / DAY_MS;
/** Empty is null, as forms send it. */
var time = string(TIME_MESSAGE).refine((text) => text === "" || TIME_OF_DAY.test(text), TIME_MESSAGE).nullish().transform((text) => text || null);
var fields = strictObject({
	from: GivenDay(DATE_MESSAGE),
	to: GivenDay(DATE_MESSAGE),
	kind: _enum(EXCEPTION_KINDS, "Please choose what is different."),
	opens: time,
	closes: time,
	address: optionalText(200),
	reason: optionalText(200)
});
/** @returns what is wrong with the dates */
function dateIssues({ from, to }) {
	const today = dayNumber((/* @__PURE__ */ new Date()).toISOString().slice(0, 10));
	if (to < from) return [{
		path: "to",
		message: "The last day can’t be before the first day."
	}];
	if (dayNumber(to) - dayNumber(from) >= 92) return [{
		path: "to",
		message: `Please choose at most 92 days. For a longer time, change your seasons.`
	}];
	return dayNumber(to) - today > 550 ? [{
		path: "to",
		message: "Please choose dates within the next 18 months."
	}] : [];
}
/** @returns what is wrong with the times; an exception without hours is closed, or has the usual ones */
function timeIssues({ kind, opens, closes }) {
	if (kind === "closed" || kind === "moved" && opens === null && closes === null) return [];
	if (opens === null) return [{
		path: "opens",
		message: "Please enter the opening time."
	}];
	if (closes === null) return [{
		path: "closes",
		message: "Please enter the closing time."
	}];
	return opens < closes ? [] : [{
		path: "closes",
		message: "The closing time must be after the opening time"
	}];
}
var addressIssues = ({ kind, address }) => kind === "moved" && address === null ? [{
	path: "address",
	message: "Please enter the address."
}] : [];
/** What the kind of an exception has no use for is not kept. */
var onlyOfKind = (given) => ({
	...given,
	...given.kind === "closed" && {
		opens: null,
		closes: null
	},
	...given.kind !== "moved" && { address: null }
});
var HoursExceptionRequest = fields.superRefine((given, context) => {
	const issues = [
		...dateIssues(given),
		...timeIssues(given),
		...addressIssues(given)
	];
	for (const { path, message } of issues) context.addIssue({
		code: "custom",
		path: [path],
		message
	});
}).transform(onlyOfKind);
/**
* All exceptions of a place as they are sent, in any order. Two on one day are refused, at the later one.
* What is over is taken here, and left out where the record is saved, which also puts them in order.
*/
var HoursExceptionsRequest = array(HoursExceptionRequest).max(60, `Please give at most 60 dates.`).superRefine((exceptions, context) => {
	const byDate = exceptions.map((exception, index) => ({
		exception,
		index
	})).sort((a, b) => a.exception.from < b.exception.from ? -1 : 1);
	for (const [at, { exception, index }] of byDate.entries()) {
		const before = byDate.slice(0, at).find((other) => other.exception.to >= exception.from);
		if (!before) continue;
		const year = Number(before.exception.from.slice(0, 4));
		const message = `You already have an entry for ${exceptionDays(before.exception, year)}. Please change one of the two.`;
		context.addIssue({
			code: "custom",
			path: [index, "from"],
			message
		});
	}
});
// ../backend/src/contract/directory/places.ts
/** `name=a,b`, or the name several times, with words of a list. */
function someOf(what, words) {
	const message = `Please choose ${what} among ${words.join(", ")}.`;
	return preprocess((value) => (Array.isArray(value) ? value : [value]).flatMap((part) => typeof part === "string" ? part.split(",") : []).map((part) => part.trim()).filter((part) => part !== ""), array(_enum(words, message)).max(words.length, message)).default([]);
}
var OPEN_ON_MESSAGES = {
	none: "Please give a day and a time, such as 2026-11-28T09:30.",
	far: "Please choose a day that is at most a year away."
};
/** `openOn=2026-11-28T09:30` */
var OpenOnQuery = preprocess((value) => value === "" ? void 0 : value, string(OPEN_ON_MESSAGES.none).superRefine((text, context) => {
	const trouble = openOnTrouble(text, /* @__PURE__ */ new Date());
	if (trouble !== null) context.addIssue({
		code: "custom",
		message: OPEN_ON_MESSAGES[trouble]
	});
}).optional());
object({
	zipCode: ZipQuery,
	radius: RadiusQuery,
	limit: LimitQuery(50),
	offset: OffsetQuery,
	sort: preprocess((value) => value === "" ? void 0 : value, _enum(["nearest", "name"], "Please sort by nearest or name.").default("nearest")),
	/** Words of the name, the products or the description. */
	search: SearchQuery,
	productType: string().max(100, "Please choose a product type from the list.").optional(),
	/**
	* `kind=csa,u_pick`: places of any of these kinds, also those that are of another kind first and name one
	* of these among their activities. Without it GET /api/farmers-markets lists farmers markets and GET
	* /api/local-farms everything else. With it both list the kinds that are asked for, so a CSA can be asked
	* of either.
	*/
	kind: someOf("kinds", PLACE_KINDS),
	/** `features=snap,wic`: places that offer all of them. */
	features: someOf("features", FEATURES),
	openNow: FlagQuery,
	openSaturday: FlagQuery,
	/**
	* A day and a time without a zone, such as 2026-11-28T09:30: places that are open when their own clocks
	* show it. It may be at most a year away. Places whose hours do not say are left out. A time that the
	* clocks skip or show twice that day is compared with the hours like any other.
	*/
	openOn: OpenOnQuery,
	organic: FlagQuery,
	/** `card` answers what a card shows of each place, and nothing that says no more than its absence would. */
	view: ViewQuery
});
var DayHoursView = object({
	day: union([
		literal(0),
		literal(1),
		literal(2),
		literal(3),
		literal(4),
		literal(5),
		literal(6)
	]),
	opens: string().nullable(),
	closes: string().nullable()
});
var SeasonView = object({
	from: string().nullable(),
	to: string().nullable(),
	hours: array(DayHoursView)
});
var OpeningHours = object({
	openNow: boolean(),
	/** Seven lines, Monday first: "Saturday: 9:00 AM – 1:00 PM". */
	weekdayText: array(string())
});
var PlaceReview = object({
	authorName: string(),
	rating: number(),
	/** Seconds since 1970. */
	time: number(),
	text: string()
});
/** Where a record comes from, as the screens say it. */
var PlaceSourceView = object({
	/** 'usda', 'demo', 'google' or 'farmgate' (registered here). */
	name: string(),
	/** The credit to show, e.g. "USDA Agricultural Marketing Service, Local Food Directories". */
	attribution: string()
});
var address = string().optional();
/** Pages in social networks; `x` was Twitter, `other` is any other page. */
var SocialLinksView = object(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, address])));
/** A farmers market, or a farm, CSA, stand … near a ZIP code. */
var PlaceView = object({
	/** 'place-12', 'farm-7' or 'google-ChIJ…': unique over all of them. */
	id: string(),
	kind: _enum(PLACE_KINDS).nullable(),
	name: string(),
	/** One line: street, city, state and ZIP, as far as known. */
	address: string(),
	city: string().nullable(),
	state: string().nullable(),
	zipCode: string().nullable(),
	latitude: number(),
	longitude: number(),
	/** The coordinates are the center of the ZIP code, not the place itself. */
	isApproximate: boolean(),
	distanceMiles: number(),
	description: string().nullable(),
	imageUrl: string().nullable(),
	phone: string().nullable(),
	website: string().nullable(),
	socialLinks: SocialLinksView,
	rating: number().nullable(),
	userRatingsTotal: number().nullable(),
	/** Plain text where only a season is known. */
	openingHours: union([string(), OpeningHours]).nullable(),
	seasons: array(SeasonView),
	/** IANA name, e.g. "America/New_York". */
	timeZone: string().nullable(),
	/** Whether it opens this coming Saturday (today, if today is one); null when that is not known. */
	openSaturday: boolean().nullable(),
	/**
	* "Open until 1 PM", "Opens Saturday 9 AM", "Closed today: Thanksgiving", "Closed for the season, opens
	* May 2", "Temporarily Closed"; null when not known.
	*/
	openSummary: string().nullable(),
	/** Where it is on the day that `openSummary` speaks of; null where it is at its own address. */
	movedTo: string().nullable(),
	productTypes: array(string()),
	farmActivities: array(string()),
	features: array(_enum(FEATURES)),
	organicCertified: boolean(),
	/** Some vendors there offer organic goods. */
	organicOptions: boolean(),
	businessStatus: string(),
	googleMapsUrl: string().nullable(),
	reviews: array(PlaceReview),
	isVerified: boolean(),
	isClaimed: boolean(),
	isDemonstration: boolean(),
	source: PlaceSourceView,
	lastConfirmed: Day.nullable(),
	/** "March 2025", where those who run it have not answered since; else null. */
	unconfirmedSince: string().nullable(),
	/** The day of the hours, as their source gives it; they may be older than the rest. */
	hoursConfirmed: Day.nullable()
});
array(PlaceView);
/** A part of the year, without its hours. */
var SeasonDates = SeasonView.omit({ hours: true });
/** Days with the same hours. Days that a week leaves out are closed, unless one of its lines names no day. */
var CardHours = object({
	/** 0 is Sunday; none where a line of `weekdayText` names no day. */
	days: array(DayHoursView.shape.day),
	/** "9:00 AM – 1:00 PM", "Closed" */
	hours: string()
});
/**
* A place of `?view=card`: what a card shows. A field that is left out is null, false or empty in
* `PlaceView`; a business status that is left out is OPERATIONAL.
*/
var PlaceCard = object({
	id: string(),
	kind: _enum(PLACE_KINDS).optional(),
	name: string(),
	/** One line: street, city, state and ZIP, as far as known. */
	address: string(),
	state: string().optional(),
	latitude: number(),
	longitude: number(),
	isApproximate: boolean().optional(),
	distanceMiles: number(),
	description: string().optional(),
	imageUrl: string().optional(),
	phone: string().optional(),
	website: string().optional(),
	socialLinks: SocialLinksView.optional(),
	rating: number().optional(),
	userRatingsTotal: number().optional(),
	/** Plain text where only a season is known. */
	openingHours: union([string(), object({
		openNow: boolean(),
		week: array(CardHours)
	})]).optional(),
	seasons: array(SeasonDates).optional(),
	/** Only where the week is known. */
	timeZone: string().optional(),
	openSummary: string().optional(),
	movedTo: string().optional(),
	productTypes: array(string()).optional(),
	farmActivities: array(string()).optional(),
	features: array(_enum(FEATURES)).optional(),
	organicCertified: boolean().optional(),
	organicOptions: boolean().optional(),
	/** Its business has a shop with something in stock; only GET /api/local-farms says so. */
	sellsOnline: boolean().optional(),
	businessStatus: string().optional(),
	reviews: array(PlaceReview).optional(),
	isVerified: boolean().optional(),
	isDemonstration: boolean().optional(),
	/** The credit of its source. Left out of demonstration data, and where it is `USDA_ATTRIBUTION`. */
	attribution: string().optional(),
	lastConfirmed: Day.optional(),
	unconfirmedSince: string().optional(),
	/** The year of the hours, where they are older than the rest by more than a year. */
	hoursFrom: number().optional()
});
array(PlaceCard);
export { SocialLinksView as a, SeasonView as i, OpeningHours as n, HoursExceptionView as o, PlaceSourceView as r, HoursExceptionsRequest as s, DayHoursView as t };
