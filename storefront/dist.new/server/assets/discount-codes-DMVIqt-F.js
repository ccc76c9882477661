import { A as string, E as object, M as union, T as number, _ as _enum, d as Timestamp, i as GivenDay, k as strictObject, l as RowId, t as Day, v as array, y as boolean } from "./schemas-CtfUswe-.js";
import { n as MAX_USES, r as codeOf, t as MAX_DISCOUNT_CENTS } from "./discounts-rmRmtgJL.js";
import { n as MAX_FREE_FROM_CENTS } from "./terms-limits-BLJEpMS2.js";
import { r as cents } from "./vendor-terms-DbXj1mIa.js";
// ../backend/src/contract/marketplace/discount-codes.ts
var CODE_MESSAGE = `Please use 3 to 24 letters and digits.`;
var PERCENT_MESSAGE = `Please enter a percentage from 1 to 90.`;
var usesMessage = `Please enter a whole number from 1 to ${MAX_USES.toLocaleString("en-US")}.`;
/** What someone typed as a code; what cannot be one is not found. */
var EnteredCode = string().max(100).transform(codeOf);
/** The codes of an order. */
var EnteredCodes = array(EnteredCode).max(10, `Please use at most 10 discount codes.`);
/** Hundredths of a percent. */
var basisPoints = union([number(), string().trim().regex(/^\d{1,2}(\.\d{1,2})?$/, PERCENT_MESSAGE)], PERCENT_MESSAGE).transform((percent) => Math.round(Number(percent) * 100)).refine((points) => points >= 100 && points <= 9e3, PERCENT_MESSAGE);
var uses = number(usesMessage).int(usesMessage).min(1, usesMessage).max(MAX_USES, usesMessage).nullable().default(null);
var day = GivenDay("Please choose a day.").nullable().default(null);
/** POST /api/vendor/discount-codes, and PUT /{id} with all fields: percent or amount, and not both. */
var DiscountCodeRequest = strictObject({
	code: string(CODE_MESSAGE).max(100, CODE_MESSAGE).transform(codeOf).refine((code) => /^[A-Z0-9]+$/.test(code), CODE_MESSAGE).refine(({ length }) => length >= 3 && length <= 24, CODE_MESSAGE),
	percent: basisPoints.nullable().default(null),
	amount: cents(1, MAX_DISCOUNT_CENTS).nullable().default(null),
	/** What it is for; null for everything. */
	productIds: array(number().int().positive().max(999999999)).min(1, "Please choose at least one product.").max(500, "Please choose at most 500 products.").nullable().default(null),
	leastGoods: cents(1, MAX_FREE_FROM_CENTS).nullable().default(null),
	/** Days where the vendor is; it starts and ends with them. */
	startsOn: day,
	endsOn: day,
	maxUses: uses,
	maxUsesEach: uses
}).refine(({ percent, amount }) => percent === null !== (amount === null), {
	path: ["percent"],
	message: "Please enter a percentage or an amount."
}).refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
	path: ["endsOn"],
	message: "The last day can’t be before the first day."
});
/** GET /api/vendor/discount-codes: the newest first. */
var DiscountCodeView = object({
	id: number(),
	code: string(),
	state: _enum([
		"scheduled",
		"running",
		"used-up",
		"ended"
	]),
	percent: number().nullable(),
	/** Dollars. */
	amount: number().nullable(),
	productIds: array(number()).nullable(),
	leastGoods: number().nullable(),
	startsOn: Day.nullable(),
	endsOn: Day.nullable(),
	maxUses: number().nullable(),
	maxUsesEach: number().nullable(),
	/** Orders with it that are not canceled. */
	uses: number(),
	/** Dollars that it took off these. */
	takenOff: number(),
	endedAt: Timestamp.nullable(),
	/** Why our team ended it; null where they did not. */
	endedReason: string().nullable(),
	createdAt: Timestamp
});
array(DiscountCodeView);
object({ id: RowId("We couldn’t find this discount code.") });
object({ codes: string("Please enter a discount code.").max(1100, "Please enter fewer discount codes.").default("").transform((text) => text.split(",").map(codeOf).filter(Boolean)).refine(({ length }) => length <= 10, `Please use at most 10 discount codes.`) });
object({
	/** Whether a vendor of the cart has codes at all: nobody else is asked for one. */
	isOffered: boolean(),
	discounts: array(object({
		code: string(),
		vendorId: number(),
		vendorName: string(),
		percent: number().nullable(),
		amount: number().nullable(),
		productIds: array(number()).nullable(),
		leastGoods: number().nullable()
	})),
	/** Why the other codes cannot be used, in a sentence each. */
	problems: array(object({
		code: string(),
		message: string()
	}))
});
export { EnteredCodes as n, DiscountCodeRequest as t };
