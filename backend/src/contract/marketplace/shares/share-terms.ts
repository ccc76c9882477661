/** What shares are made of: a season of dated boxes that people join. Free of zod. */

import { RECEIVED_BY } from '../received-words.js';

/** A draft is its farm's alone, a published share takes members, an ended one has no boxes to come. */
export const SHARE_STATUSES = ['draft', 'published', 'ended'] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

export const SHARE_RHYTHMS = ['weekly', 'every_other'] as const;
export type ShareRhythm = (typeof SHARE_RHYTHMS)[number];

/** The halves of a share of every other week. */
export const SHARE_HALVES = ['A', 'B'] as const;
export type ShareHalf = (typeof SHARE_HALVES)[number];

export const SHARE_DATE_STATES = ['planned', 'canceled', 'added'] as const;
export type ShareDateState = (typeof SHARE_DATE_STATES)[number];

/** `off`: one of the last boxes, which isn't packed and wasn't paid while included holds are left. */
export const BOX_STATES = [
  'promised',
  'off',
  'held',
  'donated',
  'shifted',
  'packed',
  'handed',
  'missed',
  'canceled',
] as const;
export type BoxState = (typeof BOX_STATES)[number];

/** What a hold is for: one of those included in the price, farm credit, or nothing. `unpaid` was paused. */
export const HELD_FOR = ['included', 'credit', 'nothing', 'unpaid'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

/** What may be done with a box until its change deadline. */
export const BOX_ACTIONS = ['hold', 'hold_for_credit', 'release', 'shift', 'donate', 'site'] as const;
export type BoxAction = (typeof BOX_ACTIONS)[number];

/** `joining`: its place is kept until its card is charged. */
export const SUBSCRIPTION_STATES = ['joining', 'active', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** By check or in cash to the farm, or by card here. */
export const SHARE_PAY_BY = ['farm', 'card'] as const;
export type SharePayBy = (typeof SHARE_PAY_BY)[number];

/** How a payment was paid: nobody notes `credit`, which is used, or `card`. */
export const SHARE_PAID_BY = [...RECEIVED_BY, 'credit', 'card'] as const;
export type SharePaidBy = (typeof SHARE_PAID_BY)[number];

/** How a refund was paid back: by hand, or to the card. */
export const SHARE_GIVEN_BY = [...RECEIVED_BY, 'card'] as const;
export type ShareGivenBy = (typeof SHARE_GIVEN_BY)[number];

export const SHARE_PAYMENT_STATES = ['open', 'paid', 'canceled'] as const;
export type SharePaymentState = (typeof SHARE_PAYMENT_STATES)[number];

/**
 * Of a member's account with a farm. `paid` adds to what boxes are paid with; `box`, `refund` and `kept`
 * take from it; `hold` and `canceled` move the price of a box from there to the farm credit; `short`,
 * `gift` and `adjustment` add to the credit, `spent` takes from it: a payment that it paid counts as paid.
 * `bought` is credit that was bought by card, `bonus` what its farm added; `returned` went back to the card,
 * and the bonus that was `lost` with it.
 */
export const ENTRY_KINDS = [
  'paid',
  'box',
  'refund',
  'kept',
  'hold',
  'canceled',
  'short',
  'gift',
  'adjustment',
  'spent',
  'bought',
  'bonus',
  'returned',
  'lost',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
/** What adds to farm credit, and what takes from it. */
export const INTO_CREDIT: readonly EntryKind[] = [
  ...(['hold', 'canceled', 'short', 'gift', 'adjustment', 'bought', 'bonus'] as const),
];
export const OUT_OF_CREDIT: readonly EntryKind[] = ['spent', 'returned', 'lost'];

/** Of who waits for a place: `offered` has one kept, `lapsed` let it pass, `over` came too late for all. */
export const WAIT_STATES = ['waiting', 'offered', 'taken', 'left', 'lapsed', 'over'] as const;
export type WaitState = (typeof WAIT_STATES)[number];

/** What a member of the last season said to the next one; `lapsed`: nothing, until the day was over. */
export const RENEWAL_STATES = ['asked', 'yes', 'no', 'lapsed'] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** So long an offered place is kept. */
export const WAIT_OFFER_HOURS = 48;
/** So long who left the line can go back to where they were. */
export const WAIT_UNDO_HOURS = 24;

/** So many weeks a season lasts at most. */
export const MAX_SHARE_WEEKS = 60;
export const MAX_SHARE_SIZES = 8;
export const MAX_SHARE_SITES = 12;
export const MAX_SHARE_PLACES = 10_000;
export const MAX_SHARES_PER_VENDOR = 50;
export const MAX_HOLDS = 20;
/** So many boxes at most can be tried. */
export const MAX_TRIAL_BOXES = 4;
export const MAX_SHARE_PAYMENTS = 6;
/** So many times one person may join the same share. */
export const MAX_MEMBERSHIPS = 3;
/** Of one size, for one member. */
export const MAX_BOXES_AT_ONCE = 10;
export const MAX_CONTENTS = 60;

/** Cents of a box, and of a site's fee. */
export const MAX_BOX_PRICE = 100_000;
export const MAX_SITE_FEE = 10_000;

/** What members get back who cancel. */
export type RefundRule =
  | { kind: 'none' }
  /**
   * Before the first box all that was paid but a deposit; after it a part of what is undelivered, and
   * nothing after a day.
   */
  | { kind: 'part'; percent: number; until: string | null; deposit: number };

/** Hours that pay a part of a share: cents an hour, and the last day to work ("YYYY-MM-DD"). */
export interface WorkOffer {
  hours: number;
  rate: number;
  until: string;
}

/** How many holds of a kind a member has in a season. */
export interface HoldsAllowed {
  credit: number;
  shift: number;
  donate: number;
}
