/** The sizes and options that a product is sold in. */
import { z } from 'zod';
import { centsOf } from '../shared/money.js';
import { requiredText } from '../shared/texts.js';
import { MAX_QUANTITY } from './shop.js';

export { nameWithVariant } from './variant-words.js';

/** How many options a product has at most. */
export const MAX_VARIANTS = 20;
/** The longest name of one. */
export const MAX_VARIANT_NAME = 60;

export const VariantView = z.object({
  id: z.number(),
  name: z.string(),
  /** Dollars, two places. */
  price: z.number(),
  /** How many there are; `MAX_QUANTITY` where the product is made to order. */
  inventory: z.number(),
  /** One of the product's pictures; null for its first. */
  imageUrl: z.string().nullable(),
  /** Pounds; null for the product's. */
  shippingWeight: z.number().nullable(),
  /** Null for the product's. */
  isOrganic: z.boolean().nullable(),
});
export type VariantView = z.infer<typeof VariantView>;

const PRICE_MESSAGE = 'Please enter a price from 0.01 to 100,000.00';
export const VARIANT_STOCK_MESSAGE = `Please enter a whole number from 0 to ${MAX_QUANTITY.toLocaleString('en-US')}`;
const WEIGHT_MESSAGE = 'Please enter the weight in pounds';

/** Of a form that is older than the options. */
export const VARIANTS_CHANGED = 'The options of this product have changed. Reload the page and try again.';

/** An option as the product's form holds it. */
export const VariantFields = z.strictObject({
  /** Of one that is there already; left out for a new one. */
  id: z.number('This option could not be found.').int('This option could not be found.').optional(),
  name: requiredText(MAX_VARIANT_NAME, 'Please name this option'),
  price: z
    .union([z.number(), z.string().max(20)], PRICE_MESSAGE)
    .transform((amount) => centsOf(amount) ?? 0)
    .refine((cents) => cents >= 1 && cents <= 10_000_000, PRICE_MESSAGE),
  /**
   * Ignored where the product is made to order. Left out for one that is there already, its stock stays: some
   * of it may have been sold meanwhile.
   */
  inventory: z.coerce
    .number(VARIANT_STOCK_MESSAGE)
    .int(VARIANT_STOCK_MESSAGE)
    .min(0, VARIANT_STOCK_MESSAGE)
    .max(MAX_QUANTITY, VARIANT_STOCK_MESSAGE)
    .optional(),
  imageUrl: z
    .string()
    .max(500)
    .nullish()
    .transform((url) => url || null),
  shippingWeight: z
    .union([
      z.literal('').transform(() => null),
      z.coerce.number(WEIGHT_MESSAGE).positive(WEIGHT_MESSAGE).max(2_000, WEIGHT_MESSAGE),
    ])
    .nullish()
    .transform((weight) => weight ?? null),
  isOrganic: z
    .boolean()
    .nullish()
    .transform((isOrganic) => isOrganic ?? null),
});
export type VariantFields = z.output<typeof VariantFields>;

/** No two options of a product may have one name. */
export function refuseSameNames(
  variants: readonly { name: string }[],
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const names = variants.map(({ name }) => name.toLowerCase());
  names.forEach((name, index) => {
    if (names.indexOf(name) < index)
      addIssue({ code: 'custom', path: [index, 'name'], message: 'Two options have the same name.' });
  });
}

/** All options of a product in order, or none: then it is sold as it is. */
export const VariantList = z
  .array(VariantFields)
  .max(MAX_VARIANTS, `Please use at most ${MAX_VARIANTS} options.`)
  .superRefine(refuseSameNames)
  .superRefine((variants, context) => {
    variants.forEach(({ id, inventory }, index) => {
      if (id === undefined && inventory === undefined)
        context.addIssue({ code: 'custom', path: [index, 'inventory'], message: VARIANT_STOCK_MESSAGE });
    });
  });
