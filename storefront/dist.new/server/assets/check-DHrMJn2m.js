import { r as TIME_OF_DAY } from "./hours-D56nLBBq.js";
import { o as HoursExceptionView, s as HoursExceptionsRequest, t as DayHoursView } from "./places-BLSL9URN.js";
import { A as string, D as preprocess, E as object, M as union, T as number, _ as _enum, a as LimitQuery, b as discriminatedUnion, h as number$1, i as GivenDay, k as strictObject, l as RowId, o as OffsetQuery, r as FormZip, t as Day, v as array, w as literal, y as boolean } from "./schemas-CtfUswe-.js";
import { On as STATE_NAMES } from "../entry-server.js";
import { c as requiredText, i as optionalText } from "./texts-BXzxH5nP.js";
import { i as WINDOW_STATUSES, n as MAX_CAPACITY, r as SCHEDULE_KINDS, t as CAPACITY_UNITS } from "./pickup-schedules-D6DWKt8a.js";
import { t as SITE_KINDS } from "./pickup-sites-CRG269C1.js";
import { t as wrongFields$1 } from "./wrong-fields-D14v3W_m.js";
// ../backend/src/contract/marketplace/pickup/pickups.ts
/**
* Where a vendor hands over: JSON, or a form with this as its field `data` and the file `image`. Of a market,
* name and address are the directory's.
*/
var PickupSiteRequest = discriminatedUnion("kind", [
	strictObject({
		kind: literal("market"),
		placeId: number("Please choose the market.").int().min(1, "Please choose the market.").max(999999999),
		...notes()
	}),
	strictObject({
		kind: literal("farm"),
		...place("Please name the place, such as “Our farm stand”.")
	}),
	strictObject({
		kind: literal("drop_point"),
		...place("Please name the place, such as “Oak Street Bakery”."),
		host: optionalText(120)
	})
], "Please choose what kind of place it is.");
function notes() {
	return {
		instructions: optionalText(500),
		accessNote: optionalText(300),
		removeImage: boolean().default(false)
	};
}
function place(nameMessage) {
	return {
		name: requiredText(120, nameMessage),
		address: requiredText(300, "Please enter the street address."),
		city: requiredText(100, "Please enter the city."),
		state: string("Please choose the state.").trim().refine((code) => Object.hasOwn(STATE_NAMES, code), "Please choose a state from the list."),
		zipCode: FormZip,
		...notes()
	};
}
var TIME_MESSAGE = "Please give times as HH:MM.";
var time = string(TIME_MESSAGE).regex(TIME_OF_DAY, TIME_MESSAGE);
var optionalTime = string(TIME_MESSAGE).refine((text) => text === "" || TIME_OF_DAY.test(text), TIME_MESSAGE).nullish().transform((text) => text || null);
var optionalDay = union([literal(""), GivenDay("Please choose a date.")]).nullish().transform((text) => text || null);
var whole = (min, max, message) => number(message).int(message).min(min, message).max(max, message);
var Cutoff = discriminatedUnion("kind", [strictObject({
	kind: literal("hours"),
	hours: whole(0, 336, `Please give hours from 0 to 336.`)
}), strictObject({
	kind: literal("weekday"),
	weekday: DayHoursView.shape.day,
	time
})], "Please say until when people can order.");
/** When a vendor hands over at a site. */
var PickupScheduleRequest = strictObject({
	kind: _enum(SCHEDULE_KINDS, "Please choose when you are there."),
	weekdays: array(DayHoursView.shape.day).max(7).default([]),
	dates: array(GivenDay("Please choose a date.")).max(120, `Please give at most 120 dates.`).default([]),
	opens: optionalTime,
	closes: optionalTime,
	firstDay: optionalDay,
	lastDay: optionalDay,
	opensDaysBefore: whole(0, 90, `Please give days from 0 to 90.`).default(14),
	cutoff: Cutoff,
	capacity: whole(1, MAX_CAPACITY, `Please give a number from 1 to ${MAX_CAPACITY.toLocaleString("en-US")}.`).nullish().transform((room) => room ?? null),
	capacityUnit: _enum(CAPACITY_UNITS).default("orders"),
	/** Null: all that can be picked up. */
	productIds: array(number().int().min(1).max(999999999)).min(1, "Please choose at least one product.").max(500).nullish().transform((ids) => ids ? [...new Set(ids)].sort((a, b) => a - b) : null),
	exceptions: HoursExceptionsRequest.default([])
}).superRefine((given, context) => {
	const refuse = (path, message) => context.addIssue({
		code: "custom",
		path: [path],
		message
	});
	const { kind, weekdays, dates, opens, closes, firstDay, lastDay } = given;
	if (kind === "weekly" && weekdays.length === 0) refuse("weekdays", "Please choose at least one weekday.");
	if (kind === "dates" && dates.length === 0) refuse("dates", "Please choose at least one date.");
	const mayBeMarkets = kind === "market_days" && opens === null && closes === null;
	if (!mayBeMarkets && opens === null) refuse("opens", "Please enter the opening time.");
	if (!mayBeMarkets && closes === null) refuse("closes", "Please enter the closing time.");
	if (opens !== null && closes !== null && closes <= opens) refuse("closes", "The closing time must be after the opening time");
	if (firstDay !== null && lastDay !== null && lastDay < firstDay) refuse("lastDay", "The last day can’t be before the first day.");
}).transform((given) => ({
	...given,
	weekdays: given.kind === "weekly" ? [...new Set(given.weekdays)].sort() : [],
	dates: given.kind === "dates" ? [...new Set(given.dates)].sort() : []
}));
var PickupScheduleView = object({
	id: number(),
	kind: _enum(SCHEDULE_KINDS),
	weekdays: array(DayHoursView.shape.day),
	dates: array(Day),
	opens: string().nullable(),
	closes: string().nullable(),
	firstDay: Day.nullable(),
	lastDay: Day.nullable(),
	opensDaysBefore: number(),
	cutoff: union([object({
		kind: literal("hours"),
		hours: number()
	}), object({
		kind: literal("weekday"),
		weekday: DayHoursView.shape.day,
		time: string()
	})]),
	capacity: number().nullable(),
	capacityUnit: _enum(CAPACITY_UNITS),
	productIds: array(number()).nullable(),
	exceptions: array(HoursExceptionView)
});
/** A place where a vendor hands over, with its schedules. */
var PickupSiteView = object({
	id: number(),
	kind: _enum(SITE_KINDS),
	placeId: number().nullable(),
	name: string(),
	address: string(),
	city: string(),
	state: string(),
	zipCode: string(),
	latitude: number(),
	longitude: number(),
	timeZone: string(),
	host: string().nullable(),
	instructions: string().nullable(),
	accessNote: string().nullable(),
	imageUrl: string().nullable(),
	schedules: array(PickupScheduleView)
});
array(PickupSiteView);
/** One dated pickup or delivery round, as its farm sees it. */
var PickupWindowView = object({
	id: number(),
	scheduleId: number(),
	/** Null of a delivery round. */
	siteId: number().nullable(),
	zoneId: number().nullable(),
	/** Of the site or the zone. */
	placeName: string(),
	timeZone: string(),
	date: Day,
	startsAt: string(),
	endsAt: string(),
	ordersOpenAt: string(),
	ordersCloseAt: string(),
	capacity: number().nullable(),
	capacityUnit: _enum(CAPACITY_UNITS),
	taken: number(),
	status: _enum(WINDOW_STATUSES),
	address: string().nullable(),
	reason: string().nullable()
});
/** So many windows are listed at once: eight weeks of all but the largest hubs. */
var MOST_WINDOWS = 500;
object({
	from: preprocess((value) => value === "" ? void 0 : value, GivenDay().optional()),
	days: preprocess((value) => value === "" ? void 0 : value, number$1().int().min(1).max(56, "Please ask for at most 56 days.").default(14)),
	limit: LimitQuery(MOST_WINDOWS, MOST_WINDOWS),
	offset: OffsetQuery
});
array(PickupWindowView);
strictObject({
	status: _enum(["open", "closed"], "Please choose open or closed.").optional(),
	capacity: whole(0, MAX_CAPACITY, `Please give a number from 0 to ${MAX_CAPACITY.toLocaleString("en-US")}.`).nullable().optional()
});
object({ id: RowId("We couldn't find this pickup site.") });
object({ id: RowId("We couldn't find this schedule.") });
object({ id: RowId("We couldn't find this pickup.") });
// src/marketplace/vendor/pickups/check.ts
var FORMS = {
	site: PickupSiteRequest,
	schedule: PickupScheduleRequest
};
/** @returns what is wrong with which field of a form, by the contract's own rules */
var wrongFields = (form, request) => wrongFields$1(FORMS[form], request);
export { wrongFields };
