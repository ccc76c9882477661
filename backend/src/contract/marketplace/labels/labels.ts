/** Labels as PDF or ZPL. */
import { z } from 'zod';
import { GivenDay, RowId } from '../../shared/schemas.js';
import {
  HANDLING_WORDS,
  LABEL_CODES,
  LABEL_FORMATS,
  LABEL_SIZES,
  MAX_KEEPS_DAYS,
  MAX_LABELS,
} from './label-sizes.js';

const SIZE_MESSAGE = 'Please choose a label size.';
const CHOICE_MESSAGE = 'Please choose what is on the label.';
const DAY_MESSAGE = 'Please give the day as YYYY-MM-DD.';
const START_MESSAGE = 'Please start at a label from 1 to 30.';
const KEEPS_MESSAGE = `Please give the days as a whole number up to ${MAX_KEEPS_DAYS.toLocaleString('en-US')}.`;
const COPIES_MESSAGE = `Please print from 1 to ${MAX_LABELS} labels.`;
const WEIGHT_MESSAGE = 'Please enter a weight, such as 4.35 lb.';
const whole = (message: string, least: number, most: number) =>
  z.coerce.number(message).int(message).min(least, message).max(most, message);

/** What all labels have in common. */
const Setup = z.object({
  format: z.enum(LABEL_FORMATS, CHOICE_MESSAGE).default('pdf'),
  size: z.enum(LABEL_SIZES, SIZE_MESSAGE).default('62x40'),
  code: z.enum(LABEL_CODES, CHOICE_MESSAGE).default('upc'),
  /** Price and unit price. */
  price: z.enum(['yes', 'no'], CHOICE_MESSAGE).default('yes'),
  handling: z.enum(HANDLING_WORDS, CHOICE_MESSAGE).default('none'),
  packedOn: GivenDay(DAY_MESSAGE).refine((day) => day < '3000', DAY_MESSAGE),
  /** Best before, in days after packing; without it, the product's own date. */
  keepsDays: whole(KEEPS_MESSAGE, 0, MAX_KEEPS_DAYS).optional(),
  /** Which label of the first sheet is the first that is left. */
  start: whole(START_MESSAGE, 1, 30).default(1),
});

/** GET /api/vendor/labels/orders/{id}: weighed packages of an order, of a line, or one of them. */
export const OrderLabelsQuery = Setup.extend({
  item: RowId('The item could not be found.').optional(),
  package: whole('This package could not be found.', 1, 1_000).optional(),
});
export type OrderLabelsQuery = z.output<typeof OrderLabelsQuery>;

/** GET /api/vendor/labels/products/{id}: copies for a product, of one weight where it is sold by weight. */
export const ProductLabelsQuery = Setup.extend({
  option: RowId('The option could not be found.').optional(),
  weight: z.string(WEIGHT_MESSAGE).trim().max(40, WEIGHT_MESSAGE).optional(),
  copies: whole(COPIES_MESSAGE, 1, MAX_LABELS).default(1),
});
export type ProductLabelsQuery = z.output<typeof ProductLabelsQuery>;

export type LabelSetup = z.output<typeof Setup>;
