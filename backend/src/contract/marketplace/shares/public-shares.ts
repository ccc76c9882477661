/** Shares as people who may join see them. */
import { z } from 'zod';
import { DayHoursView } from '../../directory/places.js';
import {
  chosenId,
  Day,
  LimitQuery,
  OffsetQuery,
  RadiusQuery,
  Timestamp,
  ZipQuery,
} from '../../shared/schemas.js';
import { AddOnView } from './share-add-ons.js';
import { SHARE_FIELDS } from './share-plans.js';
import { PRICE_FIELDS, SizePrices } from './share-prices.js';
import { MAX_BOXES_AT_ONCE, MAX_SHARE_PAYMENTS, SHARE_HALVES, SHARE_RHYTHMS } from './share-terms.js';
import { WorkQuoteView } from './work-offer.js';

/** GET /api/shares/near?zipCode=… */
export const SharesNearQuery = z.object({
  zipCode: ZipQuery,
  radius: RadiusQuery,
  limit: LimitQuery(20, 50),
  offset: OffsetQuery,
});
export type SharesNearQuery = z.infer<typeof SharesNearQuery>;

/** A share that takes members, with the nearest of its sites. */
export const ShareNearView = z.object({
  id: z.number(),
  name: z.string(),
  vendorId: z.number(),
  vendorName: z.string(),
  rhythm: z.enum(SHARE_RHYTHMS),
  weekday: DayHoursView.shape.day,
  firstDay: Day,
  lastDay: Day,
  /** Dollars a box of the smallest price, with the site's fee. */
  priceFrom: z.number(),
  /** Of all sizes together. */
  placesLeft: z.number(),
  siteName: z.string(),
  city: z.string(),
  state: z.string(),
  distanceMiles: z.number(),
  /** How many other pickup sites it has. */
  otherSites: z.number(),
});
export type ShareNearView = z.infer<typeof ShareNearView>;
/** The nearest first. */
export const SharesNearView = z.array(ShareNearView);
export type SharesNearView = z.infer<typeof SharesNearView>;

/** GET /api/shares/{id}: 404 for drafts, add-ons, hidden ones, and once it takes nobody. */
export const ShareView = z.object({
  ...SHARE_FIELDS,
  vendor: z.object({
    ...{ id: z.number(), name: z.string(), city: z.string(), state: z.string() },
    /** Invented, with its shares. */
    isDemonstration: z.boolean(),
  }),
  sizes: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string().nullable(),
      /** Dollars a box. */
      price: z.number(),
      prices: SizePrices,
      placesLeft: z.number(),
    }),
  ),
  sites: z.array(
    z.object({
      scheduleId: z.number(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      /** Dollars a box. */
      fee: z.number(),
      usual: z.string(),
    }),
  ),
  /** Whether members can pay by card. */
  takesCards: z.boolean(),
  /** With boxes still to come; canceled ones are left out. */
  dates: z.array(z.object({ id: z.number(), date: Day, half: z.enum(SHARE_HALVES).nullable() })),
  /** What can be had with it. */
  addOns: z.array(AddOnView),
});
export type ShareView = z.infer<typeof ShareView>;

/** What a member chooses. */
export const CHOICE_FIELDS = {
  sizeId: chosenId('Please choose a size.'),
  quantity: z
    .number('Please choose how many boxes.')
    .int('Please choose how many boxes.')
    .min(1, 'Please choose how many boxes.')
    .max(MAX_BOXES_AT_ONCE, `Please choose at most ${MAX_BOXES_AT_ONCE} boxes.`)
    .default(1),
  /** The pickup. */
  scheduleId: chosenId('Please choose where you pick up.'),
  /** Of a share of every other week. */
  half: z.enum(SHARE_HALVES, 'Please choose which weeks.').nullable().default(null),
  payments: z
    .number('Please choose how you pay.')
    .int('Please choose how you pay.')
    .min(1, 'Please choose how you pay.')
    .max(MAX_SHARE_PAYMENTS, 'Please choose how you pay.')
    .default(1),
  ...PRICE_FIELDS,
  /** Works for a part of the price, where the share offers that. */
  works: z.boolean('Please choose whether you’ll work.').default(false),
  /** Only the next boxes, as many as can be tried: paid at once, at the size's price. */
  trial: z.boolean('Please choose whether you’d like to try it.').default(false),
};

/** POST /api/shares/{id}/quote, also of an add-on at the main share's pickup. */
export const ShareQuoteRequest = z.strictObject(CHOICE_FIELDS);
export type ShareQuoteRequest = z.output<typeof ShareQuoteRequest>;

const PlannedBox = z.object({
  date: Day,
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** Until when it can be joined with, and changed. */
  changeUntil: Timestamp,
  timeZone: z.string(),
});

export const PlannedPayment = z.object({ number: z.number(), dueOn: Day, amount: z.number() });

/** What joining now costs, in dollars. */
export const ShareQuoteView = z.object({
  /** All that are left. */
  boxes: z.number(),
  /** The last of them, which aren't paid for. */
  includedHolds: z.number(),
  /** For one day, with the site's fee, for all boxes of that day. */
  price: z.number(),
  tax: z.number(),
  /** What is to be paid; with `works`, without what work pays. */
  total: z.number(),
  /** What work would pay, or pays; null where it can't. */
  work: WorkQuoteView.nullable(),
  works: z.boolean(),
  first: PlannedBox,
  last: PlannedBox,
  dates: z.array(Day),
  payments: z.array(PlannedPayment),
});
export type ShareQuoteView = z.infer<typeof ShareQuoteView>;
