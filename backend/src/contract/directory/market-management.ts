import { z } from 'zod';
import { Day, GivenDay, RowId } from '../shared/schemas.js';
import { optionalEmail, optionalText, requiredText } from '../shared/texts.js';
import { HoursExceptionRequest, HoursExceptionView } from './hours-exceptions.js';
import { MAX_EXCEPTION_TEXT, TIME_OF_DAY } from './hours.js';
import { NextBoard } from './market-board.js';
import { MARKET_DAY_STATUSES, MARKET_DAYS_AHEAD, MarketDayView } from './market-days.js';
import {
  MAX_CLAIM_EVIDENCE,
  MAX_DECLINE_REASON,
  MAX_MEMBER_NAME,
  MAX_STALL,
  MEMBER_STATUSES,
} from './markets.js';
import { StallMapView } from './stall-map.js';

const EMAIL_MESSAGE = 'Please enter a valid email address.';

export const MarketParams = z.object({ id: RowId('The place could not be found.') });
export type MarketParams = z.infer<typeof MarketParams>;

/** POST /api/markets/{id}/claim/code: sends a code to the market's own mailbox. */
export const MarketCodeRequest = z.strictObject({
  /** At the domain of the market's website; left out, the address that the directory has. */
  email: optionalEmail('Please enter a valid email address.'),
});
export type MarketCodeRequest = z.output<typeof MarketCodeRequest>;

/** Where the code went, so that people know which mailbox to look into: "i…@river-market.example". */
export const MarketCodeSent = z.object({
  sentTo: z.string(),
  /** Whether it was sent now; else the one that was sent before still works. */
  isNew: z.boolean(),
});
export type MarketCodeSent = z.infer<typeof MarketCodeSent>;

/** POST /api/markets/{id}/claim/proof */
export const MarketProofRequest = z.strictObject({
  code: z.string().regex(/^\d{6}$/, 'Please enter the six digits from the email.'),
});
export type MarketProofRequest = z.output<typeof MarketProofRequest>;

/** POST /api/markets/{id}/claim: asks the team, where no code can show it. */
export const MarketClaimRequest = z.strictObject({
  evidence: requiredText(MAX_CLAIM_EVIDENCE, 'Please tell us how we can check that you run this market.'),
});
export type MarketClaimRequest = z.output<typeof MarketClaimRequest>;

/** POST /api/markets/{id}/managers: invites another manager by email. */
export const InviteManagerRequest = z.strictObject({
  email: requiredText(254, EMAIL_MESSAGE).pipe(z.email(EMAIL_MESSAGE)),
});
export type InviteManagerRequest = z.output<typeof InviteManagerRequest>;
export const InvitationSent = z.object({ sent: z.literal(true) });
export type InvitationSent = z.infer<typeof InvitationSent>;

/** POST /api/markets/invitations: accepts the invitation that an email links to. */
export const AcceptInvitationRequest = z.strictObject({ token: z.string().min(1).max(200) });
export type AcceptInvitationRequest = z.output<typeof AcceptInvitationRequest>;

const Market = z.object({ id: z.number(), name: z.string(), path: z.string() });

/** The market that somebody manages now. */
export const AcceptedMarket = Market;
export type AcceptedMarket = z.infer<typeof AcceptedMarket>;

/** GET /api/markets/mine: the markets that somebody manages, the one with the next day first. */
export const MyMarkets = z.array(
  Market.extend({
    city: z.string().nullable(),
    state: z.string().nullable(),
    /** Null where none is known of the next eight weeks. */
    next: NextBoard.nullable(),
  }),
);
export type MyMarkets = z.infer<typeof MyMarkets>;

/** One of those on a roster, as managers see them. */
export const MemberView = z.object({
  id: z.number(),
  name: z.string(),
  /** Their page here; null for a bare name. */
  path: z.string().nullable(),
  stall: z.string().nullable(),
  status: z.enum(MEMBER_STATUSES),
  comesEveryDay: z.boolean(),
  /** Their place on the waiting list, from 1 on. */
  waitingNumber: z.number().nullable(),
  /** Some of what they sell, of those who ask to join or wait. */
  sells: z.array(z.string()),
});
export type MemberView = z.infer<typeof MemberView>;

/** GET /api/markets/{id}/manage, for its managers. */
export const ManagedMarket = Market.extend({
  /** Those that are not over, the soonest first. */
  days: z.array(MarketDayView),
  /** Up to which date the days are known. */
  daysUntil: Day,
  /** Extra dates, and what is different after `daysUntil`; the soonest first. */
  specialDates: z.array(HoursExceptionView),
  managers: z.array(z.object({ userId: z.number(), username: z.string() })),
  /** By name; those who were removed as well, so that they can be put back. */
  members: z.array(MemberView),
  stallMap: StallMapView.nullable(),
});
export type ManagedMarket = z.infer<typeof ManagedMarket>;

export const ManagedDayParams = MarketParams.extend({ date: GivenDay() });
export type ManagedDayParams = z.infer<typeof ManagedDayParams>;

/** What was said of a day before, as the manager saw it: 409 where another one said something else since. */
const dayBefore = z
  .strictObject({
    status: z.enum(MARKET_DAY_STATUSES),
    reason: z.string().nullable(),
    address: z.string().nullable(),
  })
  .optional();

/** POST /api/markets/{id}/days/{date}/cancel */
export const CancelDayRequest = z.strictObject({
  reason: requiredText(MAX_EXCEPTION_TEXT, 'Please say why, in a few words.'),
  was: dayBefore,
});
export type CancelDayRequest = z.output<typeof CancelDayRequest>;

const time = z.string().regex(TIME_OF_DAY, 'Please give times as HH:MM.').nullish();
/**
 * POST /api/markets/{id}/days/{date}/move: to another address, or another day, with or without one. Without
 * hours those of the day. With hours alone it stays where and when it is, from then to then.
 */
export const MoveDayRequest = z
  .strictObject({
    date: GivenDay('Please choose a day.').nullish(),
    address: optionalText(MAX_EXCEPTION_TEXT),
    opens: time,
    closes: time,
    reason: optionalText(MAX_EXCEPTION_TEXT),
    was: dayBefore,
  })
  .refine(({ date, address, opens }) => Boolean(date) || address !== null || Boolean(opens), {
    path: ['address'],
    message: 'Please enter another date, address or other hours.',
  })
  .refine(({ opens, closes }) => (opens ? Boolean(closes) && opens < (closes ?? '') : !closes), {
    path: ['closes'],
    message: 'Please give an opening time and a later closing time, or neither.',
  });
export type MoveDayRequest = z.output<typeof MoveDayRequest>;

/** POST /api/markets/{id}/days: several days at once, of which each follower and vendor is told once. */
export const ChangeDaysRequest = z
  .strictObject({
    dates: z.array(GivenDay()).max(MARKET_DAYS_AHEAD, 'Please choose fewer days.'),
    to: z.enum(['cancel', 'restore']),
    /** Why they are canceled. */
    reason: optionalText(MAX_EXCEPTION_TEXT),
    /** Also the days through this one that are not known yet. */
    until: GivenDay().nullish(),
    /** The first of those; without it all of them. */
    from: GivenDay().nullish(),
  })
  .refine(({ dates, until }) => dates.length > 0 || Boolean(until), {
    path: ['dates'],
    message: 'Please choose at least one day.',
  })
  .refine(({ to, reason }) => to === 'restore' || reason !== null, {
    path: ['reason'],
    message: 'Please say why, in a few words.',
  });
export type ChangeDaysRequest = z.output<typeof ChangeDaysRequest>;
export const ChangedDays = z.array(MarketDayView);
export type ChangedDays = z.infer<typeof ChangedDays>;

/** POST /api/markets/{id}/dates: an extra date or several in a row, or what is different on later ones. */
export const AddDateRequest = HoursExceptionRequest;
export type AddDateRequest = z.output<typeof AddDateRequest>;

/** POST /api/markets/{id}/dates/remove: takes one back that has these days. */
export const RemoveDateRequest = z.strictObject({ from: GivenDay(), to: GivenDay() });
export type RemoveDateRequest = z.output<typeof RemoveDateRequest>;

/** GET /api/markets/{id}/sellers: vendors and farms to invite, the nearest first, one line for a business. */
export const SellersQuery = z.object({ q: z.string().trim().min(2).max(MAX_MEMBER_NAME) });
export type SellersQuery = z.output<typeof SellersQuery>;
export const FoundSellers = z.array(
  z.object({
    name: z.string(),
    /** The farms of a vendor's business. */
    also: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    miles: z.number().nullable(),
    /** One of the two. */
    vendorId: z.number().nullable(),
    farmId: z.number().nullable(),
    /** Of the business on this roster; null where it isn't. */
    status: z.enum(MEMBER_STATUSES).nullable(),
  }),
);
export type FoundSellers = z.infer<typeof FoundSellers>;

const id = z.number().int().positive().max(2_147_483_647);
/** POST /api/markets/{id}/members: exactly one of vendor, farm and name. */
export const AddMemberRequest = z
  .strictObject({
    vendorId: id.nullish(),
    farmId: id.nullish(),
    name: optionalText(MAX_MEMBER_NAME),
    stall: optionalText(MAX_STALL),
  })
  .refine(({ vendorId, farmId, name }) => [vendorId, farmId, name].filter(Boolean).length === 1, {
    path: ['name'],
    message: 'Please choose a vendor or a farm, or enter a name.',
  });
export type AddMemberRequest = z.output<typeof AddMemberRequest>;

export const ManagedMemberParams = MarketParams.extend({
  memberId: RowId("We couldn't find this member of the roster."),
});
export type ManagedMemberParams = z.infer<typeof ManagedMemberParams>;

export const ManagedFeeParams = ManagedMemberParams.extend({ date: GivenDay() });
export type ManagedFeeParams = z.infer<typeof ManagedFeeParams>;

/**
 * PUT /api/markets/{id}/members/{memberId}: the stall; "member" approves who asked, offers a stall to the
 * first on the waiting list, or undoes a removal; "waiting" puts who asked on that list. With
 * `was`, as the manager saw it, what another manager changed since is a conflict, and a stall that is not
 * changed stays as it is.
 */
export const ChangeMemberRequest = z.strictObject({
  stall: optionalText(MAX_STALL),
  status: z.enum(['member', 'waiting', 'removed']),
  /** What someone who asked or waits is told who is declined. */
  reason: optionalText(MAX_DECLINE_REASON),
  was: z.strictObject({ stall: z.string().nullable(), status: z.enum(MEMBER_STATUSES) }).optional(),
});
export type ChangeMemberRequest = z.output<typeof ChangeMemberRequest>;

/** POST /api/markets/{id}/join: somebody asks to be on the roster, with their own farm or vendor. */
export const JoinMarketRequest = z
  .strictObject({ vendorId: id.nullish(), farmId: id.nullish() })
  .refine(({ vendorId, farmId }) => Boolean(vendorId) !== Boolean(farmId), {
    path: ['farmId'],
    message: 'Please choose your farm or your vendor.',
  });
export type JoinMarketRequest = z.output<typeof JoinMarketRequest>;

/**
 * GET /api/market-memberships/mine: the rosters that one's farms and vendor are on, have asked for, wait for
 * or are invited to, and those that declined them in the last 30 days.
 */
export const MyMemberships = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    status: z.enum(MEMBER_STATUSES),
    market: Market,
    /** Their place on the waiting list, from 1 on. */
    waitingNumber: z.number().nullable(),
    /** Why the market declined; of one that was removed. */
    reason: z.string().nullable(),
  }),
);
export type MyMemberships = z.infer<typeof MyMemberships>;

/** PUT /api/market-memberships/{memberId}: accepts an invitation, leaves the roster, or takes that back. */
export const MembershipRequest = z.strictObject({ status: z.enum(['member', 'removed']) });
export type MembershipRequest = z.output<typeof MembershipRequest>;
