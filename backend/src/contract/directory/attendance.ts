import { z } from 'zod';
import { RowId } from '../shared/schemas.js';
import { keptText } from '../shared/texts.js';
import { MarketDayView } from './market-days.js';
import { MarketFeeView } from './market-fees.js';
import { ATTENDANCE_ANSWERS, MAX_ATTENDANCE_NOTE, MAX_BROUGHT } from './markets.js';

const NOT_FOUND = "We couldn't find that market day.";
const id = z.number().int().positive().max(2_147_483_647);
const ids = z.array(id).max(MAX_BROUGHT, `Please choose at most ${MAX_BROUGHT}.`).optional();

export const AttendanceParams = z.object({ dayId: RowId(NOT_FOUND), memberId: RowId(NOT_FOUND) });
export type AttendanceParams = z.infer<typeof AttendanceParams>;

/** Lists and a note that are left out stay as they are. */
const answer = {
  answer: z.enum(ATTENDANCE_ANSWERS, 'Please say whether you’re coming.'),
  listingIds: ids,
  productIds: ids,
  note: keptText(MAX_ATTENDANCE_NOTE),
};

/** PUT /api/market-days/{dayId}/attendance/{memberId}: whether a member comes, and what they bring. */
export const AttendanceRequest = z.strictObject(answer);
export type AttendanceRequest = z.output<typeof AttendanceRequest>;

const link = {
  dayId: id,
  memberId: id,
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link has expired.'),
};

/** POST /api/market-days/asked: what the link of an email asks. */
export const AttendanceLink = z.strictObject(link);
export type AttendanceLink = z.output<typeof AttendanceLink>;

/** POST /api/market-days/answer: the answer by such a link, without logging in. */
export const AttendanceByLink = z.strictObject({ ...link, ...answer });
export type AttendanceByLink = z.output<typeof AttendanceByLink>;

export const MemberParams = z.object({ memberId: RowId("We couldn't find that market.") });
export type MemberParams = z.infer<typeof MemberParams>;

/** PUT /api/market-memberships/{memberId}/every-day: "we're there every time", said once. */
export const EveryDayRequest = z.strictObject({ comesEveryDay: z.boolean() });
export type EveryDayRequest = z.output<typeof EveryDayRequest>;

const Named = z.object({ id: z.number(), name: z.string() });

/** A day of a market that one sells at, with what one has answered. */
export const MyMarketDay = z.object({
  day: MarketDayView,
  market: z.object({ id: z.number(), name: z.string(), path: z.string(), timeZone: z.string() }),
  member: z.object({
    id: z.number(),
    name: z.string(),
    stall: z.string().nullable(),
    /** Whether the map of the market shows it. */
    isOnMap: z.boolean(),
    comesEveryDay: z.boolean(),
  }),
  /** Null until they answer. */
  answer: z.enum(ATTENDANCE_ANSWERS).nullable(),
  listingIds: z.array(z.number()),
  productIds: z.array(z.number()),
  note: z.string().nullable(),
  /** What they pay the market for that day; null where its manager hasn't said. */
  fee: MarketFeeView.nullable(),
  /** What they can choose from: their available listings, and their products in the marketplace. */
  offers: z.object({ listings: z.array(Named), products: z.array(Named) }),
});
export type MyMarketDay = z.infer<typeof MyMarketDay>;

/** GET /api/market-days/mine: the days of the next two weeks, the soonest first. */
export const MyMarketDays = z.array(MyMarketDay);
export const MY_DAYS_AHEAD = 14;
