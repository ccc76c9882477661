import { z } from 'zod';
import { changesOf } from '../../backoffice/admin.js';
import { Day, GivenDay, Timestamp } from '../../shared/schemas.js';
import { requiredText } from '../../shared/texts.js';
import { SELLABLE_STATES } from '../checkout-states.js';
import { TAX_CLASSES } from '../tax.js';

const PERCENT_MESSAGE =
  'Please enter a rate from 0 to 100 percent with at most three decimals, such as 6.25 or 6.875.';
export const SUM_MESSAGE = 'Both rates together must be 100 percent at most.';
const CLASS_MESSAGE = 'Please choose a tax class from the list.';
export const RULE_DATES_MESSAGE = 'The last day must not be before the first';

/** A rate in percent, to a thousandth of one: 6.875. */
const Percent = z
  .number(PERCENT_MESSAGE)
  .min(0, PERCENT_MESSAGE)
  .max(100, PERCENT_MESSAGE)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e7) / 1e4), PERCENT_MESSAGE);

/** What a state charges on a class of products, from one day to another. */
export const TaxRuleFields = z.strictObject({
  state: z.enum(SELLABLE_STATES, 'Please choose a state from the list.'),
  taxClass: z.enum(TAX_CLASSES, CLASS_MESSAGE),
  /** Of the price, what the state charges. */
  percent: Percent,
  /** What counties and cities charge beside it; an order is taxed at both together. */
  localPercent: Percent.default(0),
  /** The first day, by the clocks of the state. */
  validFrom: GivenDay('Please enter the first day'),
  /** The last day; null for as long as nothing else is entered. */
  validTo: GivenDay().nullable().default(null),
  /** Where the rate is from, such as the address of the state's page. */
  source: requiredText(500, 'Please say where this rate is from'),
  /** When someone last compared it with its source. */
  checkedOn: GivenDay('Please enter the day you checked the source'),
});
export type TaxRuleFields = z.output<typeof TaxRuleFields>;

/** @returns whether the rates of a rule are no more than all of the price */
export const isWithinAll = ({ percent, localPercent }: { percent: number; localPercent: number }): boolean =>
  Math.round((percent + localPercent) * 1_000) <= 100_000;

/** POST /api/admin/tax-rules */
export const NewTaxRule = TaxRuleFields.refine(
  ({ validFrom, validTo }) => validTo === null || validFrom <= validTo,
  { path: ['validTo'], message: RULE_DATES_MESSAGE },
).refine(isWithinAll, { path: ['localPercent'], message: SUM_MESSAGE });
export const TaxRuleChanges = changesOf(TaxRuleFields);

export const TAX_RULE_TIMES = ['now', 'later', 'over'] as const;

export const AdminTaxRule = z.object({
  id: z.number(),
  state: z.string(),
  taxClass: z.enum(TAX_CLASSES),
  percent: z.number(),
  localPercent: z.number(),
  validFrom: Day,
  validTo: Day.nullable(),
  source: z.string(),
  checkedOn: Day,
  updatedAt: Timestamp,
});
export type AdminTaxRule = z.infer<typeof AdminTaxRule>;

/** GET /api/admin/tax-rules/gaps: what is charged no tax because nobody entered a rule. */
export const TaxGaps = z.object({
  /** Whether the rules hold at all. */
  isInForce: z.boolean(),
  /** Classes that are for sale, and states where one could be bought today, without a rule. */
  missing: z.array(z.object({ state: z.string(), taxClasses: z.array(z.enum(TAX_CLASSES)) })),
  /** Lines of orders that were sold without one, the most recent first. */
  sold: z.array(
    z.object({
      state: z.string(),
      taxClass: z.enum(TAX_CLASSES),
      lines: z.number(),
      /** Dollars that went untaxed, after discounts. */
      products: z.number(),
      lastSoldAt: Timestamp,
    }),
  ),
});
export type TaxGaps = z.infer<typeof TaxGaps>;

export const MAX_TAX_RULES_FILE_BYTES = 512 * 1024;
export const MAX_TAX_RULES_ROWS = 1_000;

/** POST /api/admin/tax-rules/import: beside the file `file`. */
export const TaxRulesImport = z.strictObject({
  mode: z.enum(['preview', 'write'], 'Please choose preview or write.').default('preview'),
});
export type TaxRulesImport = z.output<typeof TaxRulesImport>;

export const TaxRulesPreview = z.object({
  rows: z.array(
    z.object({
      /** As in the spreadsheet, the first row behind the head being 2. */
      row: z.number(),
      /** What it is about: "FL, Groceries, from 2026-01-01". */
      name: z.string(),
      outcome: z.enum(['create', 'update', 'same', 'wrong']),
      messages: z.array(z.string()),
    }),
  ),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  wrong: z.number(),
  unknownColumns: z.array(z.string()),
  /** Whether it has been written. */
  isDone: z.boolean(),
});
export type TaxRulesPreview = z.infer<typeof TaxRulesPreview>;
