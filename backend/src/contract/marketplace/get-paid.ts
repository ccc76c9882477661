import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

/**
 * How far a vendor is with being paid. `none`: there is no account at the provider; `due`: the provider still
 * has to know or check something; `enabled`: payouts are sent; `restricted`: they were, or the provider has
 * refused the account.
 */
export const PAYEE_STATES = ['none', 'due', 'enabled', 'restricted'] as const;
export type PayeeState = (typeof PAYEE_STATES)[number];

/** What the built-in gateway can be made to say of an account. */
export const PLAYED_ACCOUNTS = ['complete', 'incomplete', 'restricted', 'deleted'] as const;
export type PlayedAccount = (typeof PLAYED_ACCOUNTS)[number];

const PayoutRow = z.object({
  id: z.number(),
  amount: z.number(),
  status: z.enum(['waiting', 'done', 'failed']),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** Of what members paid for shares, ahead of their boxes. */
  isAdvance: z.boolean(),
  /** Dollars that were taken back from it. */
  reversed: z.number(),
  createdAt: Timestamp,
});

/** GET /api/vendor/get-paid. Money is dollars; the parts of the balance add up to it. */
export const GetPaidView = z.object({
  state: z.enum(PAYEE_STATES),
  /** Whether vendors are paid here at all: cards need Stripe, or test payments. */
  isOffered: z.boolean(),
  /** No money moves: there is no payment provider. */
  isTest: z.boolean(),
  /** Whether this person may say where the money goes; others only look. */
  maySetUp: z.boolean(),
  /** The account went away at the provider. */
  closedAt: Timestamp.nullable(),
  /** What the provider asks for, in plain words. */
  missing: z.array(z.string()),
  /** Until when. */
  dueBy: Timestamp.nullable(),
  /** Why payouts are stopped, or what the provider does, in a sentence. */
  reason: z.string().nullable(),
  balance: z.object({
    total: z.number(),
    /** Delivered, and paid by card: sent once payouts are enabled, less what is owed. */
    ready: z.number(),
    /** Paid, and not delivered yet. */
    undelivered: z.number(),
    /** Delivered, and paid with PayPal. */
    paypal: z.number(),
    /** Delivered, and paid in a way that is no longer set up. */
    other: z.number(),
    /** What the vendor owes of orders: refunds after the payout, commission on cash. Not positive. */
    owed: z.number(),
  }),
  /** Of card payments for shares: percent that are sent as they are paid, and dollars still to be used up. */
  advance: z.object({ percent: z.number(), out: z.number() }),
  /** Sent to the provider and not confirmed yet; not part of the balance anymore. */
  onTheWay: z.number(),
  /** The newest first. */
  payouts: z.array(PayoutRow),
  /** Years with entries, the newest first. */
  years: z.array(z.number()),
});
export type GetPaidView = z.infer<typeof GetPaidView>;
export type PayoutRow = z.infer<typeof PayoutRow>;

/** POST /api/vendor/get-paid/link: where the vendor goes on, at the provider; it works once. */
export const GetPaidLink = z.object({ url: z.string() });
export type GetPaidLink = z.infer<typeof GetPaidLink>;

/** POST /api/vendor/get-paid/test-account: what the built-in gateway says from now on. */
export const TestAccountRequest = z.strictObject({ outcome: z.enum(PLAYED_ACCOUNTS) });
export type TestAccountRequest = z.output<typeof TestAccountRequest>;
