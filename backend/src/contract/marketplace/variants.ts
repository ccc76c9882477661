/** The sizes and options that a product is sold in. */
import { z } from 'zod';
import { requiredText } from '../shared/texts.js';
import { PRICE_MESSAGE, PriceInCents, ShippingWeight, Stock, STOCK_MESSAGE } from './goods-fields.js';
import { isPayable, WeightFields, WeightView } from './weight/weight-fields.js';

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
  /** Dollars of each, instead of what the product asks for as a deposit; left out where that counts. */
  deposit: z.number().optional(),
  /** How it is sold by weight; left out for what is sold each. */
  weight: WeightView.optional(),
});
export type VariantView = z.infer<typeof VariantView>;

/** Of a form that is older than the options. */
export const VARIANTS_CHANGED = 'The options of this product have changed. Reload the page and try again.';

/** An option as the product's form holds it. */
export const VariantFields = z.strictObject({
  /** Of one that is there already; left out for a new one. */
  id: z.number('This option could not be found.').int('This option could not be found.').optional(),
  name: requiredText(MAX_VARIANT_NAME, 'Please name this option'),
  price: PriceInCents,
  /**
   * Ignored where the product is made to order. Left out for one that is there already, its stock stays: some
   * of it may have been sold meanwhile.
   */
  inventory: Stock.optional(),
  imageUrl: z
    .string()
    .max(500)
    .nullish()
    .transform((url) => url || null),
  shippingWeight: ShippingWeight,
  isOrganic: z
    .boolean()
    .nullish()
    .transform((isOrganic) => isOrganic ?? null),
  /** Instead of what the product asks for, where it asks for a deposit. */
  deposit: z
    .preprocess((value) => (value === '' || value === undefined ? null : value), PriceInCents.nullable())
    .optional()
    .transform((deposit) => deposit ?? null),
  /** Sold by weight: the price is for one `per` then. */
  weight: WeightFields.nullish().transform((weight) => weight ?? null),
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
    variants.forEach(({ id, inventory, price, weight }, index) => {
      if (id === undefined && inventory === undefined)
        context.addIssue({ code: 'custom', path: [index, 'inventory'], message: STOCK_MESSAGE });
      if (weight && !isPayable({ ...weight, price }))
        context.addIssue({ code: 'custom', path: [index, 'price'], message: PRICE_MESSAGE });
    });
  });
