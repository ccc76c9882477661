import { A as string, E as object, T as number, _ as _enum, i as GivenDay, k as strictObject, l as RowId, t as Day, v as array, w as literal, x as email, y as boolean } from "./schemas-CtfUswe-.js";
import { c as requiredText, i as optionalText, r as optionalEmail } from "./texts-BXzxH5nP.js";
import { r as TIME_OF_DAY } from "./hours-D56nLBBq.js";
import { n as MAX_CLAIM_EVIDENCE, r as MEMBER_STATUSES } from "./markets-BGlrDnlX.js";
/** The National Weather Service's worst alert over a market within one of its days, in their own words. */
var DayWeather = object({
	/** "Winter Storm Warning" */
	event: string(),
	/** "Winter Storm Warning issued November 27 at 3:04PM CST until …"; null where they gave none. */
	headline: string().nullable(),
	severity: _enum(["Extreme", "Severe"]),
	/** The office that issued it: "NWS Tulsa OK". */
	office: string(),
	/** When they issued it, with the offset of their own clock: "2026-11-27T15:04:00-06:00". */
	sentAt: string(),
	/** The market has said since whether the day is held; until then people should check before they go. */
	isAnswered: boolean()
});
// ../backend/src/contract/directory/market-days.ts
/** A day is scheduled by the market's hours until a manager confirms, cancels or moves it. */
var MARKET_DAY_STATUSES = [
	"scheduled",
	"confirmed",
	"cancelled",
	"moved"
];
/** "HH:MM" in the market's own time; null where it is not known. */
var MarketHours = object({
	opens: string().nullable(),
	closes: string().nullable()
});
/** A date on which a market is held, or was to be. */
var MarketDayView = object({
	id: number(),
	date: Day,
	/** From when to when; empty where only the day is known. */
	hours: array(MarketHours),
	/** The moments of the first opening and of the last closing; the whole day where hours are not known. */
	startsAt: string(),
	endsAt: string(),
	status: _enum(MARKET_DAY_STATUSES),
	/** Why it is canceled, moved, or has other hours. */
	reason: string().nullable(),
	/** Where it is held, of one that is moved. */
	address: string().nullable(),
	/** Severe weather that is expected then; nothing, where none is known of. */
	weather: DayWeather.nullish()
});
// ../backend/src/contract/directory/market-management.ts
var EMAIL_MESSAGE = "Please enter a valid email address.";
var MarketParams = object({ id: RowId("The place could not be found.") });
strictObject({ 
/** At the domain of the market's website; left out, the address that the directory has. */
email: optionalEmail("Please enter a valid email address.") });
object({ sentTo: string() });
/** POST /api/markets/{id}/claim/proof */
var MarketProofRequest = strictObject({ code: string().regex(/^\d{6}$/, "Please enter the six digits from the email.") });
/** POST /api/markets/{id}/claim: asks the team, where no code can show it. */
var MarketClaimRequest = strictObject({ evidence: requiredText(MAX_CLAIM_EVIDENCE, "Please tell us how we can check that you run this market.") });
/** POST /api/markets/{id}/managers: invites another manager by email. */
var InviteManagerRequest = strictObject({ email: requiredText(254, EMAIL_MESSAGE).pipe(email(EMAIL_MESSAGE)) });
object({ sent: literal(true) });
strictObject({ token: string().min(1).max(200) });
var Market = object({
	id: number(),
	name: string(),
	path: string()
});
array(Market.extend({
	city: string().nullable(),
	state: string().nullable()
}));
/** One of those on a roster, as managers see them. */
var MemberView = object({
	id: number(),
	name: string(),
	/** Their page here; null for a bare name. */
	path: string().nullable(),
	stall: string().nullable(),
	status: _enum(MEMBER_STATUSES),
	comesEveryDay: boolean()
});
Market.extend({
	/** Those that are not over, the soonest first. */
	days: array(MarketDayView),
	managers: array(object({
		userId: number(),
		username: string()
	})),
	/** By name; those who were removed as well, so that they can be put back. */
	members: array(MemberView)
});
MarketParams.extend({ date: GivenDay() });
/** POST /api/markets/{id}/days/{date}/cancel */
var CancelDayRequest = strictObject({ reason: requiredText(200, "Please say why, in a few words.") });
var time = string().regex(TIME_OF_DAY, "Please give times as HH:MM.").nullish();
/** POST /api/markets/{id}/days/{date}/move; without hours the usual ones. */
var MoveDayRequest = strictObject({
	address: requiredText(200, "Please enter the address."),
	opens: time,
	closes: time,
	reason: optionalText(200)
}).refine(({ opens, closes }) => opens ? Boolean(closes) && opens < (closes ?? "") : !closes, {
	path: ["closes"],
	message: "Please give an opening time and a later closing time, or neither."
});
var id = number().int().positive().max(2147483647);
strictObject({
	vendorId: id.nullish(),
	farmId: id.nullish(),
	name: optionalText(120),
	stall: optionalText(40)
}).refine(({ vendorId, farmId, name }) => [
	vendorId,
	farmId,
	name
].filter(Boolean).length === 1, {
	path: ["name"],
	message: "Please choose a vendor or a farm, or enter a name."
});
MarketParams.extend({ memberId: RowId("We couldn't find this member of the roster.") });
strictObject({
	stall: optionalText(40),
	status: _enum(["member", "removed"])
});
strictObject({
	vendorId: id.nullish(),
	farmId: id.nullish()
}).refine(({ vendorId, farmId }) => Boolean(vendorId) !== Boolean(farmId), {
	path: ["farmId"],
	message: "Please choose your farm or your vendor."
});
array(object({
	id: number(),
	name: string(),
	status: _enum(MEMBER_STATUSES),
	market: Market
}));
strictObject({ status: _enum(["member", "removed"]) });
export { MoveDayRequest as a, MarketProofRequest as i, InviteManagerRequest as n, MarketClaimRequest as r, CancelDayRequest as t };
