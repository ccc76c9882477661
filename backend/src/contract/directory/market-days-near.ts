import { z } from 'zod';
import { PAGE_SIZE } from '../shared/limits.js';
import {
  Day,
  GIVEN_DAY_MESSAGE,
  GivenDay,
  LimitQuery,
  OffsetQuery,
  RadiusQuery,
  ZipQuery,
} from '../shared/schemas.js';
import { LineUpEntry } from './line-up.js';
import { MarketDayView } from './market-days.js';
import { PlaceCard } from './places.js';

/** So many of those who are there come with each market; its page has all of them. */
export const LINE_UP_SHOWN = 8;

/** Today where the ZIP code is, which a browser elsewhere may not know. */
const TODAY = 'today';
const asDay = (value: unknown) => (value === '' ? undefined : value);

/** GET /api/market-days: the market days near a ZIP code on a day; without one the coming Saturday. */
export const MarketDaysSearch = z.object({
  zipCode: ZipQuery,
  date: z.preprocess(asDay, z.union([z.literal(TODAY), GivenDay()], GIVEN_DAY_MESSAGE).optional()),
  radius: RadiusQuery,
  limit: LimitQuery(PAGE_SIZE),
  offset: OffsetQuery,
});
export type MarketDaysSearch = z.infer<typeof MarketDaysSearch>;

/** A market with its day. */
export const MarketOnDay = z.object({
  /** Its `movedTo` is about this day. */
  place: PlaceCard,
  day: MarketDayView,
  /** The first of those who are there, those who said so before all others. */
  lineUp: z.array(LineUpEntry),
  lineUpTotal: z.number(),
  /** How many said that they come, and how many did not say, but usually do. */
  comingTotal: z.number(),
  usualTotal: z.number(),
});
export type MarketOnDay = z.infer<typeof MarketOnDay>;

export const MarketDaysNear = z.object({
  /** The day that is answered. */
  date: Day,
  /** Today where the ZIP code is. */
  today: Day,
  total: z.number(),
  /** The nearest first. */
  items: z.array(MarketOnDay),
});
export type MarketDaysNear = z.infer<typeof MarketDaysNear>;
