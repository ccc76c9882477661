import { z } from 'zod';
import { listed } from '../shared/listed.js';
import { Day } from '../shared/schemas.js';
import { INBOX_KINDS } from './inbox.admin.js';

/** What the start page of the back office shows. */

/** What can wait for a decision, in the order of the page. */
export const WAITING_KINDS = [
  ...INBOX_KINDS,
  'doubles',
  'mails',
  'jobs',
  'refunds',
  'payouts',
  'disputes',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];
/** What waits is counted this far. */
export const WAITING_BOUND = 1_000;

/**
 * GET /api/admin/start/waiting: how many of each kind wait that the reader works on, without what is snoozed;
 * one more than the bound stands for more.
 */
export const Waiting = z
  .object(
    Object.fromEntries(WAITING_KINDS.map((kind) => [kind, z.number()])) as Record<WaitingKind, z.ZodNumber>,
  )
  .partial();
export type Waiting = z.infer<typeof Waiting>;

/** GET /api/admin/start/warnings: what has to be changed before the public comes, in sentences. */
export const Warnings = z.array(z.string());
export type Warnings = z.infer<typeof Warnings>;

/** For how many days charts can look back. */
export const TREND_DAYS = [30, 90, 365] as const;
export type TrendDays = (typeof TREND_DAYS)[number];
const DAYS_MESSAGE = `Please choose ${listed(TREND_DAYS.map(String), 'or')} days.`;

export const TrendQuery = z.object({
  days: z.coerce
    .number(DAYS_MESSAGE)
    .refine((days): days is TrendDays => TREND_DAYS.some((choice) => choice === days), DAYS_MESSAGE)
    .default(30),
});
export type TrendQuery = z.output<typeof TrendQuery>;

/** A day of staff's calendar; amounts are dollars of sales booked then, less what was given back later. */
export const TrendDay = z.object({
  day: Day,
  orders: z.number(),
  gross: z.number(),
  commission: z.number(),
  accounts: z.number(),
  searches: z.number(),
  foundNothing: z.number(),
});
export type TrendDay = z.infer<typeof TrendDay>;

/**
 * GET /api/admin/start/trends?days=30: every day to today, the oldest first, also those on which nothing was.
 */
export const Trends = z.array(TrendDay);
export type Trends = z.infer<typeof Trends>;

/** A ZIP code around which people searched and found nothing. */
export const SearchHole = z.object({
  zipCode: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  foundNothing: z.number(),
  lastDay: Day,
});
export type SearchHole = z.infer<typeof SearchHole>;

/** GET /api/admin/start/empty-searches?days=30: the most frequent first. */
export const EmptySearches = z.object({
  zipCodes: z.array(SearchHole),
  terms: z.array(z.object({ term: z.string(), kind: z.string(), searches: z.number(), lastDay: Day })),
});
export type EmptySearches = z.infer<typeof EmptySearches>;
