/**
 * Weights as scales show them. One text holds figure, unit and decimal places: "4.35 lb", "4.350 lb", "4 lb
 * 6.2 oz", "12 oz", "1.972 kg", "250 g". Prices come from that, and from nothing else. Free of zod.
 */

/** What a price can be for. */
export const WEIGHT_UNITS = ['lb', 'oz', 'kg', '100g'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** The heaviest piece or step, in grams. */
export const MAX_GRAMS = 500_000;

type System = 'us' | 'metric';
type Unit = 'lb' | 'oz' | 'kg' | 'g';

/** How many ounces or grams a unit has: within a system nothing is rounded. */
const UNITS: Record<Unit, { system: System; of: bigint; names: RegExp }> = {
  lb: { system: 'us', of: 16n, names: /^(?:lbs?\.?|pounds?|#)$/ },
  oz: { system: 'us', of: 1n, names: /^(?:ozs?\.?|ounces?)$/ },
  kg: { system: 'metric', of: 1_000n, names: /^(?:kgs?|kilos?|kilograms?)$/ },
  g: { system: 'metric', of: 1n, names: /^(?:g|grams?)$/ },
};
const PRICED: Record<WeightUnit, { system: System; of: bigint; plain: Unit }> = {
  lb: { system: 'us', of: 16n, plain: 'lb' },
  oz: { system: 'us', of: 1n, plain: 'oz' },
  kg: { system: 'metric', of: 1_000n, plain: 'kg' },
  '100g': { system: 'metric', of: 100n, plain: 'g' },
};

/** More decimal places than the scale of any farm has. */
const PLACES = 4;
const ONE = 10n ** BigInt(PLACES);
/** A pound is 453.59237 g by definition, so an ounce is 28.349523125 g. */
const OUNCE = { grams: 28_349_523_125n, per: 1_000_000_000n };

/** Ten-thousandths of an ounce, or of a gram. */
interface Parts {
  system: System;
  parts: bigint;
}

/** @param figure such as "4.35" @returns 43500 */
function tenThousandths(figure: string): bigint {
  const [whole = '', places = ''] = figure.split('.');
  return BigInt(whole) * ONE + BigInt(places.padEnd(PLACES, '0'));
}

function partsOf(weight: string): Parts {
  const [figure = '0', unit = 'g', ounces = '0'] = weight.split(' ');
  const { system, of } = UNITS[unit as Unit];
  return { system, parts: tenThousandths(figure) * of + tenThousandths(ounces) };
}

/** Half of one goes up. */
const divided = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** @returns the same weight in parts of a system, and what those are to be divided by */
function partsIn({ system, parts }: Parts, wanted: System): { parts: bigint; per: bigint } {
  if (system === wanted) return { parts, per: 1n };
  return wanted === 'metric'
    ? { parts: parts * OUNCE.grams, per: OUNCE.per }
    : { parts: parts * OUNCE.per, per: OUNCE.grams };
}

/** @returns whole grams, to look at and to sort by: no price comes from them */
export function gramsOfWeight(weight: string): number {
  const { parts, per } = partsIn(partsOf(weight), 'metric');
  return Number(divided(parts, per * ONE));
}

/** @returns below 0 where the first weighs less, above 0 where it weighs more, 0 where both are the same */
export function compareWeights(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  const { parts, per } = partsIn(second, first.system);
  return Number(first.parts * per - parts);
}

/** @returns how many times a weight is in another: 1.25 lb is five times 0.25 lb */
export function timesOf(weight: string, unit: string): number {
  const [all, one] = [partsOf(weight), partsOf(unit)];
  const { parts, per } = partsIn(one, all.system);
  return Number(all.parts * per) / Number(parts);
}

/** @returns whether a price is for a kilogram or for grams */
export const isMetric = (per: WeightUnit): boolean => PRICED[per].system === 'metric';

/** @returns ten-thousandths as a figure, with at least so many decimal places */
function figureOf(parts: bigint, least = 0): string {
  const places = String(parts % ONE).padStart(PLACES, '0');
  const shown = places.slice(0, least) + places.slice(least).replace(/0+$/, '');
  return shown === '' ? String(parts / ONE) : `${parts / ONE}.${shown}`;
}

/** @returns a weight with at most so many decimal places, and no zeros after the last */
function textIn(unit: Unit, parts: bigint, per: bigint, places: number): string {
  const step = 10n ** BigInt(PLACES - places);
  return `${figureOf(divided(parts, per * UNITS[unit].of * step) * step)} ${unit}`;
}

/** Under a fifth of a pound people count ounces. */
const isSmall = (parts: bigint, per: bigint) => parts * 5n < 16n * ONE * per;

/**
 * A weight of which only grams are known, as it has been shown since: "3.5 lb", "3 oz" under a fifth of a
 * pound, "1.2 kg", "250 g".
 * @param grams whole, from 0
 * @param per the unit of the price, in whose system it is shown
 */
export function weightOfGrams(grams: number, per: WeightUnit): string {
  const exact: Parts = { system: 'metric', parts: BigInt(grams) * ONE };
  if (PRICED[per].system === 'metric')
    return grams >= 1_000 ? textIn('kg', exact.parts, 1n, 3) : textIn('g', exact.parts, 1n, 0);
  const { parts, per: by } = partsIn(exact, 'us');
  return per === 'oz' || isSmall(parts, by) ? textIn('oz', parts, by, 1) : textIn('lb', parts, by, 2);
}

/**
 * A weight in the system of its price: what was read with a scale of the other one is converted once, to a
 * figure as scales of this system show it (0.01 lb, 0.01 oz under a fifth of a pound, 1 g). The price is of
 * that figure.
 */
export function weightToPrice(weight: string, per: WeightUnit): string {
  const read = partsOf(weight);
  const { system } = PRICED[per];
  if (read.system === system) return weight;
  const { parts, per: by } = partsIn(read, system);
  if (system === 'us')
    return per === 'oz' || isSmall(parts, by) ? textIn('oz', parts, by, 2) : textIn('lb', parts, by, 2);
  return parts >= by * 1_000n * ONE ? textIn('kg', parts, by, 3) : textIn('g', parts, by, 0);
}

/**
 * Weight times unit price, rounded once, half a cent up: the only place where it is.
 * Source: NIST Handbook 44, 2.20 Scales, S.1.8 and G-S.5.5: weight, unit price and total price agree
 * mathematically.
 * @param weight as `readWeight` has it
 * @param cents for one `per`
 * @returns whole cents
 */
export function priceOfWeight(weight: string, per: WeightUnit, cents: number): number {
  const { system, of } = PRICED[per];
  const read = partsOf(weight);
  const { parts } = read.system === system ? read : partsOf(weightToPrice(weight, per));
  return Number(divided(parts * BigInt(cents), of * ONE));
}

/**
 * @returns how many units of the price a weight is, exactly and with the places that were read: "1.50" of
 * "1.50 lb", "4.375" of "4 lb 6 oz" at a price per pound, "2.5" of "250 g" at one per 100 g
 */
export function figureOfPrice(weight: string, per: WeightUnit): string {
  const shown = weightToPrice(weight, per);
  const { plain, of } = PRICED[per];
  const [figure = '', unit] = shown.split(' ');
  if (unit === plain && UNITS[plain].of === of && !isPoundsAndOunces(shown)) return figure;
  // A sixteenth of a ten-thousandth has eight places.
  const [whole, places] = divmod((partsOf(shown).parts * ONE) / of, ONE * ONE);
  const shortest = String(places)
    .padStart(2 * PLACES, '0')
    .replace(/0+$/, '');
  return shortest === '' ? String(whole) : `${whole}.${shortest}`;
}

const divmod = (dividend: bigint, divisor: bigint) => [dividend / divisor, dividend % divisor] as const;

/** @returns "4 lb 6.2 oz", "4 lb", "6.2 oz" */
function poundsAndOunces(parts: bigint): string {
  const [pounds, ounces] = [parts / (16n * ONE), parts % (16n * ONE)];
  const texts = [pounds > 0n && `${pounds} lb`, (ounces > 0n || pounds === 0n) && `${figureOf(ounces)} oz`];
  return texts.filter(Boolean).join(' ');
}

/** @returns an exact weight in a unit, or where it takes too many decimal places, in the smaller one */
function exactText({ system, parts }: Parts, unit: Unit, places: number): string {
  const { of } = UNITS[unit];
  if (parts % of === 0n) return `${figureOf(parts / of, places)} ${unit}`;
  return system === 'us' ? poundsAndOunces(parts) : `${figureOf(parts)} g`;
}

const unitOf = (weight: string) => weight.split(' ')[1] as Unit;
const placesOf = (weight: string) => (weight.split(' ')[0]?.split('.')[1] ?? '').length;
const isPoundsAndOunces = (weight: string) => weight.split(' ').length > 2;

/** @returns so many times a weight, exactly: 5 times "0.25 lb" is "1.25 lb" */
export function timesWeight(weight: string, count: number): string {
  const { system, parts } = partsOf(weight);
  const all = parts * BigInt(count);
  return isPoundsAndOunces(weight)
    ? poundsAndOunces(all)
    : exactText({ system, parts: all }, unitOf(weight), 0);
}

/** @returns a part of a weight in its unit, with one place more than it has at most */
function partOf({ parts, per }: { parts: bigint; per: bigint }, weight: string, places: number): string {
  if (isPoundsAndOunces(weight)) return poundsAndOunces(divided(parts, per));
  return textIn(unitOf(weight), parts, per, Math.min(places + 1, PLACES));
}

/** What scales show at least. */
const SHOWN_PLACES: Record<Unit, number> = { lb: 2, oz: 1, kg: 3, g: 0 };

/** @returns so many equal parts of a weight, rounded once, with the places that it has or that scales show */
function shareOfWeight(weight: string, part: number, whole: number): string {
  const [parts, per] = [partsOf(weight).parts * BigInt(part), BigInt(whole)];
  const tenth = ONE / 10n;
  if (isPoundsAndOunces(weight)) return poundsAndOunces(divided(parts, per * tenth) * tenth);
  const unit = unitOf(weight);
  return textIn(unit, parts, per, Math.max(placesOf(weight), SHOWN_PLACES[unit]));
}

/**
 * What is left of weighed packages where fewer of a line are: of pieces the first; of steps, which are cut as
 * one, their part.
 * @param weights as they are priced
 */
export function weightsOfFirst(
  { inSteps, per }: { inSteps: boolean; per: WeightUnit },
  weights: readonly string[],
  { quantity, left }: { quantity: number; left: number },
): string[] {
  if (left >= quantity || weights.length === 0) return [...weights];
  if (left <= 0) return [];
  return inSteps ? [shareOfWeight(sumOfWeights(weights, per), left, quantity)] : weights.slice(0, left);
}

/**
 * @returns what is in the middle of two weights, in the unit of the first: "4.25 lb" of "3.5 lb" and "5 lb"
 */
export function middleWeight(one: string, other: string): string {
  const { system, parts } = partsOf(one);
  const second = partsIn(partsOf(other), system);
  const both = { parts: parts * second.per + second.parts, per: 2n * second.per };
  return partOf(both, one, Math.max(placesOf(one), placesOf(other)));
}

/** @returns a tenth more, "0.275 lb" of "0.25 lb"; at most what a weight can be */
export function tenthMore(weight: string): string {
  const more = partOf({ parts: partsOf(weight).parts * 11n, per: 10n }, weight, placesOf(weight));
  return gramsOfWeight(more) > MAX_GRAMS ? weight : more;
}

/** @returns weights as they are priced, together and exactly: "8.40 lb" of "4.35 lb" and "4.05 lb" */
export function sumOfWeights(weights: readonly string[], per: WeightUnit): string {
  const { plain, system } = PRICED[per];
  const shown = weights.map((weight) => weightToPrice(weight, per));
  const parts = shown.reduce((sum, weight) => sum + partsOf(weight).parts, 0n);
  if (shown.some(isPoundsAndOunces)) return poundsAndOunces(parts);
  const unit = shown.every((weight) => unitOf(weight) === unitOf(shown[0] ?? ''))
    ? unitOf(shown[0] ?? '')
    : plain;
  return exactText(
    { system, parts },
    shown[0] === undefined ? plain : unit,
    Math.max(0, ...shown.map(placesOf)),
  );
}

/** @returns "3.5-5 lb"; one weight where both read alike */
export function weightRangeText(least: string, most: string): string {
  if (least === most) return most;
  const isAlike = unitOf(least) === unitOf(most) && ![least, most].some(isPoundsAndOunces);
  return isAlike ? `${least.split(' ')[0]}-${most}` : `${least}-${most}`;
}

const SIGNS: Record<string, string> = {
  ...{ '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4', '⅛': ' 1/8', '⅜': ' 3/8', '⅝': ' 5/8', '⅞': ' 7/8' },
  '⁄': '/',
};
const FIGURE = String.raw`(\d{1,6}(?:\.\d{0,4})?|\.\d{1,4})(?:[\s-]+(\d{1,2})\/(\d{1,2}))?`;
const READ = new RegExp(
  String.raw`^${FIGURE}\s*([a-z#]*\.?)(?:(?:\s*,?\s*|\s+and\s+)${FIGURE}\s*(?:ozs?\.?|ounces?))?$`,
);

/** @returns "4.35" of "04.35" and "4.35", "4.350" of itself: no zeros before, the places as they are */
const plainFigure = (figure: string): string =>
  figure
    .replace(/^0*(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');

/** @returns "4.5" of 4 and 1/2; null of what takes more than four places, such as thirds */
function figureWith(typed: string, above: string | undefined, below = ''): string | null {
  const figure = plainFigure(typed);
  if (above === undefined) return figure;
  if (figure.includes('.') || below === '0' || (ONE * BigInt(above)) % BigInt(below) !== 0n) return null;
  return figureOf(tenThousandths(figure) + (ONE * BigInt(above)) / BigInt(below));
}

/**
 * Reads what a person types or a scale sends: "4.35", "4.35 lb G", "4 lb 6 oz", "4lb6oz", "4 lbs, 6 1/2 oz",
 * "1/2 lb", "4 1/2 lb", "1,972 g", "ST,GS,+ 4.35 lb".
 * @param per the unit of the price, which a figure without a unit is in; of 100 g that is grams
 * @returns the weight with all its decimal places; null for what is none, or is not between 1 g and
 * `MAX_GRAMS`
 */
export function readWeight(text: string, per: WeightUnit): string | null {
  const plain = text
    .toLowerCase()
    .replace(/[½¼¾⅛⅜⅝⅞⁄]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/^\s*(?:[a-z]{2},)*\s*\+?\s*/, '')
    .replace(/(?<![\d.])([1-9]\d{0,2}),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(?<=[a-z.#])\s+(?:g|gr|gs|gross|n|nt|net)$/, '')
    .trim()
    .replace(/(?<=^|[a-z.,#]\s*)(?=\d{1,2}\/)/g, '0 ');
  const [, first, above, below, name, second, aboveOunces, belowOunces] = READ.exec(plain) ?? [];
  if (first === undefined) return null;
  const figure = figureWith(first, above, below);
  const unit = name
    ? (Object.keys(UNITS) as Unit[]).find((one) => UNITS[one].names.test(name))
    : PRICED[per].plain;
  if (figure === null || !unit) return null;
  const ounces = second === undefined ? undefined : figureWith(second, aboveOunces, belowOunces);
  if (ounces === null || (ounces !== undefined && (unit !== 'lb' || figure.includes('.')))) return null;
  const read = ounces === undefined ? `${figure} ${unit}` : `${figure} lb ${ounces} oz`;
  const grams = gramsOfWeight(read);
  return grams >= 1 && grams <= MAX_GRAMS ? read : null;
}
