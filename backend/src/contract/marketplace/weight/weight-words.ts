/** What people read of goods by weight. Free of zod. */
import { dollars, wholeCents } from '../../shared/money.js';
import { type ByWeight, listPrice, pricesOf, sizeText, WEIGHT_UNIT_SIGNS } from './by-weight.js';
import type { LineWeightView, WeightView } from './weight-fields.js';
import { priceOfWeight, readWeight, sumOfWeights, timesOf, timesWeight, weightsOfFirst } from './weight.js';

/** What so many pieces or steps cost, in cents. */
export interface WeightPrices {
  about: number;
  /** What they cost at most. */
  most: number;
}

/** @param view with its price in dollars @returns the same in cents */
export const byWeightOf = (view: WeightView): ByWeight => ({ ...view, price: wholeCents(view.price) });

/** @returns what so many pieces or steps cost; steps are one package, however it is cut */
export function pricesOfMany(weight: ByWeight, quantity: number): WeightPrices {
  const { about, most } = pricesOf(weight);
  const { inSteps, nominal, per, price } = weight;
  const whole = inSteps ? priceOfWeight(timesWeight(nominal, quantity), per, price) : about * quantity;
  return { about: whole, most: listPrice({ unitPrice: most, quantity, byWeight: weight }) };
}

/** @returns "about $28.28, at most $32.50"; "at most $6.50" where that is what it is about */
export const aboutText = ({ about, most }: WeightPrices): string =>
  about === most ? `at most ${dollars(most)}` : `about ${dollars(about)}, at most ${dollars(most)}`;

/** @param weight with its price in cents @returns "$6.50/lb" */
export const pricePerText = ({ per, price }: Pick<ByWeight, 'per' | 'price'>): string =>
  `${dollars(price)}/${WEIGHT_UNIT_SIGNS[per]}`;

/** @returns how one chooses how much: "3.5-5 lb each", "sold by the quarter pound" */
export const choiceText = (weight: ByWeight): string =>
  weight.inSteps ? `sold ${stepText(weight)}` : sizeText(weight);

const STEP_NAMES: Readonly<Record<string, string>> = {
  ...{
    '0.25 lb': 'quarter pound',
    '0.5 lb': 'half pound',
    '1 lb': 'pound',
    '1 oz': 'ounce',
    '1 kg': 'kilogram',
  },
};

/** @returns how much is sold at once: "by the quarter pound", "0.3 lb at a time" */
export const stepText = ({ nominal }: Pick<ByWeight, 'nominal'>): string => {
  const name = STEP_NAMES[nominal];
  return name === undefined ? `${nominal} at a time` : `by the ${name}`;
};

/** @returns what one costs, in words: "about $28.28 for 4.35 lb", "$3.50" of a step */
export function onePriceText(weight: ByWeight): string {
  const price = dollars(pricesOfMany(weight, 1).about);
  return weight.inSteps ? price : `about ${price} for ${weight.nominal}`;
}

type Steps = Pick<WeightView, 'inSteps' | 'nominal' | 'per'>;

/** @returns how much is wanted: "1.25 lb" of what is sold in steps, else how many pieces */
export const quantityText = ({ inSteps, nominal }: Omit<Steps, 'per'>, quantity: number): string =>
  inSteps ? timesWeight(nominal, quantity) : String(quantity);

/**
 * @param typed a weight, or a number in the unit of the price
 * @returns how many steps come nearest to it, at least one; null for what is no weight
 */
export function stepsOf({ nominal, per }: Steps, typed: string): number | null {
  const weight = readWeight(typed, per);
  return weight === null ? null : Math.max(1, Math.round(timesOf(weight, nominal)));
}

/** A package as it was weighed, and cents for that. */
export interface PricedPackage {
  weight: string;
  price: number;
}

/** What was weighed of a line, and cents that it costs. */
export interface WeighedLine {
  weight: string;
  /** Left out where they were not kept. */
  packages?: readonly PricedPackage[] | null | undefined;
  cents: number;
}

/**
 * @returns whether weight and price of a line can stand beside each other: it is one package, and paid in
 * full
 */
const isPlain = ({ packages, cents }: WeighedLine): boolean =>
  !packages || (packages.length === 1 && packages[0]?.price === cents);

/** @returns "4.35 lb, $28.28"; "$56.56" of a line whose packages `packageTexts` lists */
export const weighedText = (line: WeighedLine): string =>
  isPlain(line) ? packageText({ weight: line.weight, price: line.cents }) : dollars(line.cents);

/** @returns what a line as it is shown weighs and costs in cents; null until it is weighed */
export function weighedLine(line: {
  weight?: LineWeightView | undefined;
  totalPrice: number;
}): WeighedLine | null {
  const { weight, packages } = line.weight ?? {};
  if (!weight) return null;
  return {
    ...{ weight, cents: wholeCents(line.totalPrice) },
    packages: packages?.map((one) => ({ weight: one.weight, price: wholeCents(one.price) })),
  };
}

/** @returns whether a line costs less than its packages, as its buyer pays no more than the most */
export const isCapped = ({ packages, cents }: WeighedLine): boolean =>
  (packages ?? []).reduce((sum, { price }) => sum + price, -cents) > 0;

/** @returns "4.35 lb, $28.28" */
export const packageText = ({ weight, price }: PricedPackage): string => `${weight}, ${dollars(price)}`;

/**
 * @param who who reads it
 * @returns each package of a line where it has several, and what of them is not charged
 */
export function packageTexts(line: WeighedLine, who: 'buyer' | 'vendor' = 'buyer'): string[] {
  const { packages, cents } = line;
  if (!packages || isPlain(line)) return [];
  const off = packages.reduce((sum, { price }) => sum + price, -cents);
  return [...packages.map(packageText), ...(off > 0 ? [notChargedText(cents, off, who)] : [])];
}

/** @returns "You pay at most $32.50: $0.33 off" @param cents of the whole line */
export const notChargedText = (cents: number, off: number, who: 'buyer' | 'vendor' = 'buyer'): string =>
  `${who === 'buyer' ? 'You pay' : 'The customer pays'} at most ${dollars(cents)}: ${dollars(off)} off`;

interface SoldLine {
  weight?: LineWeightView | undefined;
  quantity: number;
  refunded: number;
}

/** @returns what the packages weigh that are left of a line; nothing until they are weighed */
export function packedWeights({ weight: sold, quantity, refunded }: SoldLine): string[] {
  if (!sold?.weight) return [];
  const { packages } = sold;
  const weights = packages ? packages.map(({ weight }) => weight) : [sold.weight];
  return packages ? weightsOfFirst(sold, weights, { quantity, left: quantity - refunded }) : weights;
}

/** @returns packages that are left of a line, with their prices: of steps, what they weigh costs */
export function packagesLeft<Package extends PricedPackage>(
  { inSteps, per, price }: Pick<ByWeight, 'inSteps' | 'per' | 'price'>,
  packages: readonly Package[],
  count: { quantity: number; left: number },
): PricedPackage[] {
  if (!inSteps || count.left >= count.quantity) return packages.slice(0, inSteps ? undefined : count.left);
  const weights = packages.map(({ weight }) => weight);
  return weightsOfFirst({ inSteps, per }, weights, count).map((weight) => ({
    weight,
    price: priceOfWeight(weight, per, price),
  }));
}

/** @returns a line as what is left of it, at what that costs before any discount */
export function lineLeft<Line extends SoldLine & { unitPrice: number; totalPrice: number }>(
  line: Line,
): Line {
  const { weight: sold, quantity, refunded, unitPrice, totalPrice } = line;
  const left = quantity - refunded;
  if (refunded === 0) return line;
  if (!sold?.weight) {
    const most =
      sold && listPrice({ unitPrice: wholeCents(unitPrice), quantity: left, byWeight: byWeightOf(sold) });
    return { ...line, totalPrice: most === undefined ? unitPrice * left : most / 100 };
  }
  const own = weighedLine(line)?.packages;
  if (!own) return { ...line, totalPrice: (totalPrice * left) / quantity };
  const packages = packagesLeft(byWeightOf(sold), own, { quantity, left });
  const cents = packages.reduce((sum, { price }) => sum + price, 0);
  const weights = packages.map(({ weight }) => weight);
  return {
    ...line,
    totalPrice: Math.min(cents / 100, totalPrice),
    weight: {
      ...sold,
      packages: packages.map(({ weight, price }) => ({ weight, price: price / 100 })),
      weight: sumOfWeights(weights, sold.per),
    },
  };
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
