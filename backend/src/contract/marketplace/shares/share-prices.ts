/** Prices of a share that members choose from. Money is dollars. */
import { z } from 'zod';
import { PositiveAmount } from '../../shared/amounts.js';
import { centsOf, dollarsShort } from '../../shared/money.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { LEAST_PERCENT, levelPrice, MAX_PRICE_LEVELS, MOST_PERCENT, type PriceLevel } from './price-terms.js';
import { MAX_BOX_PRICE } from './share-terms.js';

/** A whole percentage. */
export const percent = (least: number, most: number) => {
  const message = `Please enter a whole percentage from ${least} to ${most}.`;
  return z.number(message).int(message).min(least, message).max(most, message);
};

const MORE_MESSAGE = 'Please enter an amount in dollars, such as 3.00, or -3.00 for less.';
/** Dollars more a box, as a number or text; below zero, less. @returns cents */
const Difference = z
  .union([z.number(), z.string().max(20)], MORE_MESSAGE)
  .transform((amount) => {
    const text = String(amount).trim();
    const cents = centsOf(text.replace(/^[+-]/, ''));
    return cents === null ? 0 : text.startsWith('-') ? -cents : cents;
  })
  .refine((cents) => cents !== 0 && Math.abs(cents) <= MAX_BOX_PRICE, MORE_MESSAGE);

const LevelRequest = z
  .strictObject({
    name: requiredText(40, 'Please name this price, such as “Supporter.”'),
    /** Of each size's price; else dollars more a box. */
    percent: percent(LEAST_PERCENT, MOST_PERCENT).nullable().default(null),
    amount: Difference.nullable().default(null),
  })
  .refine((level) => (level.percent === null) !== (level.amount === null), {
    path: ['amount'],
    message: 'Please enter either a percentage or an amount.',
  })
  .transform(({ name, percent: part, amount: cents }): PriceLevel => ({ name, percent: part, cents }));

/** Of a share: named levels beside the plain price, or a free choice. */
export const PriceChoiceRequest = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('levels'),
      levels: z
        .array(LevelRequest)
        .min(1, 'Please add at least one price.')
        .max(MAX_PRICE_LEVELS, `Please use at most ${MAX_PRICE_LEVELS} prices beside the plain one.`),
    }),
    z.strictObject({
      kind: z.literal('free'),
      from: percent(LEAST_PERCENT, 100),
      to: percent(100, MOST_PERCENT),
    }),
  ],
  'Please choose whether members choose their price.',
);
type PriceChoiceRequest = z.output<typeof PriceChoiceRequest>;

/** @returns what is wrong with the levels of sizes: the index of the level, and a sentence */
export function wrongLevels(
  choice: PriceChoiceRequest | null,
  sizes: readonly { name: string; price: number }[],
): { index: number; field: 'name' | 'amount'; message: string }[] {
  if (choice?.kind !== 'levels') return [];
  const names = choice.levels.map(({ name }) => name.toLowerCase());
  return choice.levels.flatMap((level, index) => {
    if (names.indexOf(names[index] ?? '') < index)
      return { index, field: 'name' as const, message: 'Another price has this name.' };
    const size = sizes.find(({ price }) => {
      const cents = levelPrice(price, level);
      return cents < 1 || cents > MAX_BOX_PRICE;
    });
    const message = `With this, a box of the size ${size?.name} would cost ${size && dollarsShort(levelPrice(size.price, level))}.`;
    return size ? { index, field: 'amount' as const, message } : [];
  });
}

export const PriceChoiceView = z.union([
  z.object({
    kind: z.literal('levels'),
    levels: z.array(
      z.object({ name: z.string(), percent: z.number().nullable(), amount: z.number().nullable() }),
    ),
  }),
  z.object({ kind: z.literal('free'), from: z.number(), to: z.number() }),
]);
export type PriceChoiceView = z.infer<typeof PriceChoiceView>;

/** What a box of a size may cost beside its plain price, without the site's fee; null: there is no choice. */
export const SizePrices = z
  .union([
    z.object({ levels: z.array(z.object({ name: z.string(), price: z.number() })) }),
    z.object({ least: z.number(), most: z.number() }),
  ])
  .nullable();
export type SizePrices = z.infer<typeof SizePrices>;

/** Of a place that is kept: dollars a box of its size without the site's fee, and what else it may cost. */
export const KEPT_PRICES = { sizePrice: z.number().nullable(), prices: SizePrices };

/** What a member chooses to pay; both null for the plain price of the size. */
export const PRICE_FIELDS = {
  /** Of a share with levels: its name. */
  level: optionalText(40),
  /** Of a share with a free choice: dollars a box, without the site's fee. */
  price: PositiveAmount.nullable().default(null),
};
