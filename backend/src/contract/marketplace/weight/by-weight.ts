/**
 * Goods that are sold by weight: what they weigh in whole grams, and what that costs in whole cents. The same
 * on the screens and on the server, whose figures count. Free of zod.
 */

/** What a price can be for. */
export const WEIGHT_UNITS = ['lb', 'oz', 'kg', '100g'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Units in hundred-thousandths of a gram: a pound is 453.59237 g, an ounce 28.34952 g. */
const PARTS_OF_GRAM = 100_000n;
const PARTS: Record<WeightUnit, bigint> = {
  lb: 45_359_237n,
  oz: 2_834_952n,
  kg: 1_000n * PARTS_OF_GRAM,
  '100g': 100n * PARTS_OF_GRAM,
};

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

/** The heaviest piece or step, in grams. */
export const MAX_GRAMS = 500_000;

/** How an option is sold by weight. */
export interface ByWeight {
  per: WeightUnit;
  /** Cents for one of that unit. */
  price: number;
  /** Cut or filled to the weight that is asked for, in steps of `nominalGrams`; else by the piece. */
  inSteps: boolean;
  /** What one piece or step weighs: at least, about, and at most. */
  leastGrams: number;
  nominalGrams: number;
  mostGrams: number;
}

/**
 * The price of one package. The only place that rounds it: half a cent up.
 * @param grams whole, from 0
 * @param cents for one `per`
 * @returns whole cents
 */
export function priceOfWeight(grams: number, per: WeightUnit, cents: number): number {
  const divisor = PARTS[per];
  return Number((2n * BigInt(grams) * PARTS_OF_GRAM * BigInt(cents) + divisor) / (2n * divisor));
}

/** @returns what one piece or step costs about, and at most, in cents */
export const pricesOf = ({
  per,
  price,
  nominalGrams,
  mostGrams,
}: ByWeight): { about: number; most: number } => ({
  about: priceOfWeight(nominalGrams, per, price),
  most: priceOfWeight(mostGrams, per, price),
});

/** How many packages are weighed of so many: of what is sold in steps they are one, however it is cut. */
export const packagesOf = ({ inSteps }: Pick<ByWeight, 'inSteps'>, quantity: number): number =>
  inSteps ? 1 : quantity;

const isMetric = (per: WeightUnit) => per === 'kg' || per === '100g';

/**
 * @returns a weight as people read it, in the system of the unit that its price is for: "3.5 lb", "3 oz"
 * under a fifth of a pound, "1.2 kg", "250 g"
 */
export function weightText(grams: number, per: WeightUnit): string {
  if (isMetric(per)) return grams >= 1_000 ? `${trimmed(grams / 1_000, 3)} kg` : `${grams} g`;
  const pounds = (grams * Number(PARTS_OF_GRAM)) / Number(PARTS.lb);
  return per === 'oz' || pounds < 0.2 ? `${trimmed(pounds * 16, 1)} oz` : `${trimmed(pounds, 2)} lb`;
}

/** @returns "3.5-5 lb"; one weight where both read alike */
export function weightRangeText(least: number, most: number, per: WeightUnit): string {
  const [from, to] = [weightText(least, per), weightText(most, per)];
  if (from === to) return to;
  const [fromFigure = '', fromUnit] = from.split(' ');
  return fromUnit === to.split(' ')[1] ? `${fromFigure}-${to}` : `${from}-${to}`;
}

/** @returns how much one piece or step is, as it stands in a line's name: "3.5-5 lb each", "0.25 lb" */
export const sizeText = ({ inSteps, leastGrams, nominalGrams, mostGrams, per }: ByWeight): string =>
  inSteps ? weightText(nominalGrams, per) : `${weightRangeText(leastGrams, mostGrams, per)} each`;

const trimmed = (figure: number, places: number): string => String(Number(figure.toFixed(places)));

const UNITS: readonly { names: RegExp; parts: bigint }[] = [
  { names: /^(?:lb|lbs|pound|pounds|#)$/, parts: PARTS.lb },
  { names: /^(?:oz|ounce|ounces)$/, parts: PARTS.oz },
  { names: /^(?:kg|kilo|kilos|kilogram|kilograms)$/, parts: PARTS.kg },
  { names: /^(?:g|gram|grams)$/, parts: PARTS_OF_GRAM },
];

/**
 * Reads what a person types or a scale sends: "4.35", "4.35 lb", "4 lb 6 oz", "1,972 g", "ST,GS,+ 4.35 lb".
 * @param per the unit of the price, which a figure without a unit is in; of 100 g that is grams
 * @returns whole grams from 1 to MAX_GRAMS; null for what is no weight
 */
export function readWeight(text: string, per: WeightUnit): number | null {
  const plain = text
    .toLowerCase()
    .replace(/^(?:[a-z]{2},)*\s*\+?/, '')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .trim();
  const found =
    /^(\d{1,6}(?:\.\d{0,4})?|\.\d{1,4})\s*([a-z#]*)(?:\s+(\d{1,3}(?:\.\d{1,4})?)\s*(oz|ounces?))?$/.exec(
      plain,
    );
  if (!found) return null;
  const own = per === '100g' ? 'g' : per;
  const unit = UNITS.find(({ names }) => names.test(found[2] || own));
  if (!unit || (found[3] !== undefined && unit.parts !== PARTS.lb)) return null;
  const parts = partsOf(found[1] ?? '', unit.parts) + partsOf(found[3] ?? '0', PARTS.oz);
  const grams = Number((2n * parts + PARTS_OF_GRAM) / (2n * PARTS_OF_GRAM));
  return grams >= 1 && grams <= MAX_GRAMS ? grams : null;
}

/** @returns so many of a unit, exact but for less than a hundred-thousandth of a gram */
function partsOf(figure: string, unit: bigint): bigint {
  const [whole = '', places = ''] = figure.split('.');
  return ((BigInt(whole || '0') * 10_000n + BigInt(places.padEnd(4, '0').slice(0, 4))) * unit) / 10_000n;
}
