import { z } from 'zod';
import { Day } from '../shared/schemas.js';
import { FIRST_STATEMENT_YEAR } from './statement-years.js';
import { LEDGER_KINDS } from './vendor-figures.js';

/** What an entry of a year is: the ledger's kinds, and cash that the vendor took at the counter. */
export const YEAR_KINDS = [...LEDGER_KINDS, 'cash'] as const;
export type YearKind = (typeof YEAR_KINDS)[number];

const YEAR_MESSAGE = `Please give a year from ${FIRST_STATEMENT_YEAR} to 2100.`;

/** GET /api/vendor/year-statement, /api/vendor/year-statement.csv, books.csv and journal.csv */
export const YearQuery = z.object({
  year: z.coerce
    .number(YEAR_MESSAGE)
    .int(YEAR_MESSAGE)
    .min(FIRST_STATEMENT_YEAR, YEAR_MESSAGE)
    .max(2100, YEAR_MESSAGE),
});
export type YearQuery = z.output<typeof YearQuery>;

/** An entry of the ledger. Dollars; negative is taken away. Products, shipping and tax are of its amount. */
export const YearEntry = z.object({
  id: z.number(),
  kind: z.enum(YEAR_KINDS),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** Where the order went; for pickup, where the vendor is. */
  state: z.string().nullable(),
  /** In the statement's time zone. */
  day: Day,
  /** HH:MM */
  time: z.string(),
  products: z.number().nullable(),
  shipping: z.number().nullable(),
  tax: z.number().nullable(),
  amount: z.number(),
  balance: z.number(),
});
export type YearEntry = z.infer<typeof YearEntry>;

/** What was sold into a state, less what went back. Dollars. */
export const YearState = z.object({
  state: z.string(),
  products: z.number(),
  shipping: z.number(),
  tax: z.number(),
});
export type YearState = z.infer<typeof YearState>;

/** A vendor's year. Opening balance and sums make the closing balance, to the cent. */
export const YearStatement = z.object({
  year: z.number(),
  businessName: z.string(),
  /** Days and the year itself begin at midnight there, such as America/Chicago. */
  timeZone: z.string(),
  openingBalance: z.number(),
  closingBalance: z.number(),
  /** By kind; kinds without entries are 0. */
  sums: z.record(z.enum(YEAR_KINDS), z.number()),
  states: z.array(YearState),
  entries: z.array(YearEntry),
});
export type YearStatement = z.infer<typeof YearStatement>;
