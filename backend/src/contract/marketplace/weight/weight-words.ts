/** What people read of goods by weight. Free of zod. */
import { dollars } from '../../shared/money.js';
import {
  type ByWeight,
  priceOfWeight,
  pricesOf,
  readWeight,
  sizeText,
  WEIGHT_UNIT_SIGNS,
  weightText,
} from './by-weight.js';
import type { WeightView } from './weight-fields.js';

/** What so many pieces or steps cost, in cents. */
export interface WeightPrices {
  about: number;
  /** What they cost at most. */
  most: number;
}

/** @param view with its price in dollars @returns the same in cents */
export const byWeightOf = (view: WeightView): ByWeight => ({ ...view, price: Math.round(view.price * 100) });

/** @returns what so many pieces or steps cost; steps are one package, however it is cut */
export function pricesOfMany(weight: ByWeight, quantity: number): WeightPrices {
  const { about, most } = pricesOf(weight);
  const { inSteps, nominalGrams, per, price } = weight;
  const whole = inSteps ? priceOfWeight(nominalGrams * quantity, per, price) : about * quantity;
  return { about: whole, most: most * quantity };
}

/** @returns "about $28.27, at most $32.50" */
export const aboutText = ({ about, most }: WeightPrices): string =>
  `about ${dollars(about)}, at most ${dollars(most)}`;

/** @param weight with its price in cents @returns "$6.50/lb" */
export const pricePerText = ({ per, price }: Pick<ByWeight, 'per' | 'price'>): string =>
  `${dollars(price)}/${WEIGHT_UNIT_SIGNS[per]}`;

/** @returns how one chooses how much: "3.5-5 lb each", "in steps of 0.25 lb" */
export const choiceText = (weight: ByWeight): string =>
  `${weight.inSteps ? 'in steps of ' : ''}${sizeText(weight)}`;

type Steps = Pick<WeightView, 'inSteps' | 'nominalGrams' | 'per'>;

/**
 * Steps are whole grams, and a quarter of a pound is not.
 * @returns the grams of so many steps as they read: 8 of "0.25 lb" are 2 lb
 */
function gramsAsRead({ nominalGrams, per }: Steps, quantity: number): number {
  const [figure, unit] = weightText(nominalGrams, per).split(' ');
  const whole = (Number(figure) * quantity).toFixed(3);
  return readWeight(`${whole} ${unit}`, per) ?? nominalGrams * quantity;
}

/** @returns how much is wanted: "1.25 lb" of what is sold in steps, else how many pieces */
export const quantityText = (weight: Steps, quantity: number): string =>
  weight.inSteps ? weightText(gramsAsRead(weight, quantity), weight.per) : String(quantity);

/**
 * @param typed a weight, or a number in the unit of the price
 * @returns how many steps come nearest to it, at least one; null for what is no weight
 */
export function stepsOf(weight: Steps, typed: string): number | null {
  const grams = readWeight(typed, weight.per);
  return grams === null ? null : Math.max(1, Math.round((grams * 100) / gramsAsRead(weight, 100)));
}

/** @returns whether a line is still to be weighed; until then it costs about so much, and at most */
export const isUnweighed = ({
  weight,
  quantity,
  refunded,
}: {
  weight?: { grams: number | null } | undefined;
  quantity: number;
  refunded: number;
}): boolean => weight !== undefined && weight.grams === null && refunded < quantity;
