import { z } from 'zod';
import { Day, GivenDay, Timestamp } from '../shared/schemas.js';
import { RECEIVED_WAYS } from './received-words.js';

const dayOrNone = z.preprocess((value) => (value === '' ? undefined : value), GivenDay().optional());

/**
 * GET /api/vendor/analytics. Money is dollars with two places; cancelled vendor orders do not count, and what
 * was given back of goods is no sale.
 */
export const VendorAnalytics = z.object({
  totalSales: z.number(),
  orderCount: z.number(),
  averageOrderValue: z.number(),
  /** Visitors that opened a product's page, each once a day and product. */
  totalViews: z.number(),
  /** The last 90 days, the oldest first, days without sales included. */
  salesByDay: z.array(z.object({ day: Day, sales: z.number(), orders: z.number() })),
  /** What sold most in these days, less what was given back. */
  bestSellers: z.array(
    z.object({ productId: z.number(), name: z.string(), quantity: z.number(), sales: z.number() }),
  ),
});
export type VendorAnalytics = z.infer<typeof VendorAnalytics>;

export const LEDGER_KINDS = [
  'sale',
  'commission',
  'refund',
  'commission_refund',
  'payout',
  'offset',
  'dispute',
  'reversal',
  'rounding',
  'advance',
  'advance_used',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** GET /api/vendor/statement and /api/vendor/statement.csv */
export const StatementQuery = z.object({ from: dayOrNone, to: dayOrNone });
export type StatementQuery = z.infer<typeof StatementQuery>;

export const StatementEntry = z.object({
  id: z.number(),
  kind: z.enum(LEDGER_KINDS),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** How the vendor was paid at the pickup, of such a sale and its payout; left out where they didn't say. */
  paidBy: z.enum(RECEIVED_WAYS).optional(),
  /** Dollars; negative is taken away. */
  amount: z.number(),
  /** What the vendor had coming after this entry. */
  balance: z.number(),
  createdAt: Timestamp,
  /** Where the vendor is. */
  day: Day,
});
export type StatementEntry = z.infer<typeof StatementEntry>;

export const VendorStatement = z.object({
  /** What the vendor had coming before the first day that was asked for. */
  openingBalance: z.number(),
  closingBalance: z.number(),
  /** The oldest first. */
  entries: z.array(StatementEntry),
});
export type VendorStatement = z.infer<typeof VendorStatement>;
