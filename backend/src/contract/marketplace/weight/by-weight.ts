/**
 * Goods that are sold by weight: what one of them weighs, as its farm wrote it, and what that costs in
 * whole cents. The same on the screens and on the server, whose figures count. Free of zod.
 */
import {
  gramsOfWeight,
  priceOfWeight,
  timesWeight,
  weightOfGrams,
  weightRangeText,
  weightToPrice,
  type WeightUnit,
} from './weight.js';

export const WEIGHT_UNIT_LABELS: Record<WeightUnit, string> = {
  lb: 'per pound (lb)',
  oz: 'per ounce (oz)',
  kg: 'per kilogram (kg)',
  '100g': 'per 100 grams',
};

/** As a price is written: "$6.50/lb". */
export const WEIGHT_UNIT_SIGNS: Record<WeightUnit, string> = {
  lb: 'lb',
  oz: 'oz',
  kg: 'kg',
  '100g': '100 g',
};

/** What one piece or step weighs, as `readWeight` has it: at least, about, and at most. */
export interface PieceWeights {
  least: string;
  nominal: string;
  most: string;
}

/**
 * The same in whole grams: what older clients send, and what is kept of options from before the texts were.
 */
export interface PieceGrams {
  leastGrams: number;
  nominalGrams: number;
  mostGrams: number;
}

/** How an option is sold by weight. */
export interface ByWeight extends PieceWeights, PieceGrams {
  per: WeightUnit;
  /** Cents for one of that unit. */
  price: number;
  /** Cut or filled to the weight that is asked for, in steps of `nominal`; else by the piece. */
  inSteps: boolean;
}

/** What is stored or sent of it: the weights, or grams alone. */
export type StoredWeights = PieceGrams & { [Key in keyof PieceWeights]?: string | null | undefined };

/** @returns weights as typed; those of which only grams are known, as they have been shown since */
function typedWeights(stored: StoredWeights, per: WeightUnit): PieceWeights {
  // A server of the version before writes grams alone, also beside other texts.
  const typed = (weight: string | null | undefined, grams: number) =>
    weight && gramsOfWeight(weight) === grams ? weight : weightOfGrams(grams, per);
  return {
    least: typed(stored.least, stored.leastGrams),
    nominal: typed(stored.nominal, stored.nominalGrams),
    most: typed(stored.most, stored.mostGrams),
  };
}

/** @returns weights in the system of their price: what is shown times the price is what it costs */
export const toPrice = ({ least, nominal, most }: PieceWeights, per: WeightUnit): PieceWeights => ({
  least: weightToPrice(least, per),
  nominal: weightToPrice(nominal, per),
  most: weightToPrice(most, per),
});

/** What is stored of an option that is sold by weight. */
export type StoredByWeight = Pick<ByWeight, 'per' | 'price' | 'inSteps'> & StoredWeights;

type Completed<Stored> = Omit<Stored, keyof PieceWeights> & PieceWeights;

/** @returns the same with all its weights, as its farm typed them */
export const withTypedWeights = <Stored extends StoredWeights & Pick<ByWeight, 'per'>>(
  stored: Stored,
): Completed<Stored> => ({ ...stored, ...typedWeights(stored, stored.per) });

/** @returns the same with all its weights, as they are shown and priced */
export const withWeights = <Stored extends StoredWeights & Pick<ByWeight, 'per'>>(
  stored: Stored,
): Completed<Stored> => ({ ...stored, ...toPrice(typedWeights(stored, stored.per), stored.per) });

/** @returns weights with what they are in whole grams */
export const withGrams = (weights: PieceWeights): PieceWeights & PieceGrams => ({
  ...weights,
  leastGrams: gramsOfWeight(weights.least),
  nominalGrams: gramsOfWeight(weights.nominal),
  mostGrams: gramsOfWeight(weights.most),
});

/** @returns what one piece or step costs about, and at most, in cents */
export const pricesOf = ({
  per,
  price,
  nominal,
  most,
}: Pick<ByWeight, 'per' | 'price' | 'nominal' | 'most'>): { about: number; most: number } => ({
  about: priceOfWeight(nominal, per, price),
  most: priceOfWeight(most, per, price),
});

/** A line at its list price, in whole cents. */
export interface ListedLine {
  /** What one piece or step costs; by weight, at most. */
  unitPrice: number;
  quantity: number;
  /** Null, or left out, for what is sold each. */
  byWeight?: Pick<ByWeight, 'per' | 'price' | 'inSteps' | 'most'> | null | undefined;
}

/**
 * Steps are cut as one package, whose price is rounded once: four of 0.25 lb at $6.50/lb are $6.50, though
 * one is $1.63.
 * @returns what a line costs at its list price, in cents; by weight, at most
 */
export const listPrice = ({ unitPrice, quantity, byWeight }: ListedLine): number =>
  byWeight?.inSteps
    ? priceOfWeight(timesWeight(byWeight.most, quantity), byWeight.per, byWeight.price)
    : unitPrice * quantity;

/** How many packages are weighed of so many: of what is sold in steps they are one, however it is cut. */
export const packagesOf = ({ inSteps }: Pick<ByWeight, 'inSteps'>, quantity: number): number =>
  inSteps ? 1 : quantity;

/** @returns what one package weighs where so many are ordered: a piece, or all steps together */
export const packageWeights = (
  { inSteps, least, nominal, most }: PieceWeights & Pick<ByWeight, 'inSteps'>,
  quantity: number,
): PieceWeights => {
  const count = inSteps ? quantity : 1;
  return {
    least: timesWeight(least, count),
    nominal: timesWeight(nominal, count),
    most: timesWeight(most, count),
  };
};

/** @returns how much one piece or step is, as it stands in a line's name: "3.5-5 lb each", "0.25 lb" */
export const sizeText = ({
  inSteps,
  least,
  nominal,
  most,
}: PieceWeights & Pick<ByWeight, 'inSteps'>): string =>
  inSteps ? nominal : `${weightRangeText(least, most)} each`;
