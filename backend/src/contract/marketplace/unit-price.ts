/** What a size costs by the ounce, pound, pint or dozen, so that sizes can be compared. Free of zod. */
import { dollars } from '../shared/money.js';

/** What is compared with each other: weights with weights, and so on. */
type Measure = 'us' | 'metric' | 'volume' | 'count';

/** How much one of a size is: ounces, grams, fluid ounces or pieces. */
interface Size {
  measure: Measure;
  amount: number;
}

interface Base {
  name: string;
  amount: number;
}

/** What prices are for, from the small to the large: the largest that no size of a product is below. */
const BASES: Readonly<Record<Measure, readonly [Base, ...Base[]]>> = {
  us: [
    { name: '/oz', amount: 1 },
    { name: '/lb', amount: 16 },
  ],
  metric: [
    { name: '/100 g', amount: 100 },
    { name: '/kg', amount: 1_000 },
  ],
  volume: [
    { name: '/fl oz', amount: 1 },
    { name: '/pint', amount: 16 },
  ],
  count: [
    { name: ' each', amount: 1 },
    { name: '/dozen', amount: 6 },
  ],
};
/** A dozen is compared from half a dozen on. */
const PER_BASE: Readonly<Record<string, number>> = { '/dozen': 12 };

const UNITS: readonly { name: RegExp; measure: Measure; amount: number; isAlone?: boolean }[] = [
  { name: /^(?:fl\.? ?oz\.?|fluid ounces?)\b/, measure: 'volume', amount: 1 },
  { name: /^(?:oz|ounces?)\b/, measure: 'us', amount: 1 },
  { name: /^(?:lbs?|pounds?)\b/, measure: 'us', amount: 16 },
  { name: /^pound$/, measure: 'us', amount: 16, isAlone: true },
  { name: /^(?:kg|kilos?|kilograms?)\b/, measure: 'metric', amount: 1_000 },
  { name: /^(?:g|grams?)\b/, measure: 'metric', amount: 1 },
  { name: /^(?:pints?|pt)\b/, measure: 'volume', amount: 16, isAlone: true },
  { name: /^(?:quarts?|qt)\b/, measure: 'volume', amount: 32, isAlone: true },
  { name: /^(?:gallons?|gal)\b/, measure: 'volume', amount: 128, isAlone: true },
  { name: /^(?:dozen|doz)\b/, measure: 'count', amount: 12, isAlone: true },
  { name: /^(?:count|ct|eggs)\b/, measure: 'count', amount: 1 },
];

const WORDS: Readonly<Record<string, number>> = {
  ...{ half: 0.5, quarter: 0.25, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20, thirty: 30 },
  ...{ '½': 0.5, '¼': 0.25, '¾': 0.75 },
};
const FIGURE = new RegExp(
  `^(?:(\\d+) )?(\\d+)/(\\d+)|^(\\d+(?:\\.\\d+)?)|^(${Object.keys(WORDS).join('|')})(?![a-z])`,
);

/** @returns how many, and what is behind that; null where there is no figure */
function readFigure(text: string): { figure: number; rest: string } | null {
  const found = FIGURE.exec(text);
  if (!found) return null;
  const [all, whole = '0', over, under, decimal, word] = found;
  const figure = over
    ? Number(whole) + Number(over) / Number(under)
    : decimal
      ? Number(decimal)
      : (WORDS[word ?? ''] ?? 0);
  return { figure, rest: text.slice(all.length).replace(/^[\s-]+/, '') };
}

/** @param text such as "8 oz jar", "half-gallon jug", "Dozen", "Flat of 30", "2 x 8 oz" */
function readPart(text: string): Size | null {
  const plain = text.trim().toLowerCase().replace(/^an? /, '');
  const flat = readFigure(/^(?:flat|tray|carton) of (\w+)$/.exec(plain)?.[1] ?? '');
  if (flat) return { measure: 'count', amount: flat.figure };
  const times = /^(\d+) ?[x×] ?(?=\d)/.exec(plain);
  const one = times ? plain.slice(times[0].length) : plain;
  const { figure = 1, rest = one, isRead } = { ...readFigure(one), isRead: FIGURE.test(one) };
  const unit = UNITS.find(({ name, isAlone }) => name.test(rest) && (isRead || isAlone));
  const amount = (unit?.amount ?? 0) * figure * Number(times?.[1] ?? 1);
  return unit && amount > 0 ? { measure: unit.measure, amount } : null;
}

/** @returns how much it is by a name such as "Key lime curd, 8 oz jar"; null where the name does not say */
export function sizeIn(name: string): Size | null {
  for (const part of name.split(',').reverse()) {
    const size = readPart(part);
    if (size) return size;
  }
  return null;
}

interface Sized {
  /** Of an option, or of a product. */
  name: string;
  cents: number;
}

/**
 * @param sizes those of one product: of each measure all get a price for the same amount
 * @returns "$0.94/oz", "$2.80/lb", "$8.50/pint", "$7.20/dozen"; null where the name says no size, or where
 * the price is for just that already
 */
export function unitPrices(sizes: readonly Sized[]): (string | null)[] {
  const read = sizes.map(({ name }) => sizeIn(name));
  return read.map((size, index) => {
    if (!size) return null;
    const least = Math.min(...read.flatMap((one) => (one?.measure === size.measure ? one.amount : [])));
    const [small, ...large] = BASES[size.measure];
    const base = large.findLast(({ amount }) => amount <= least) ?? small;
    const per = PER_BASE[base.name] ?? base.amount;
    const cents = Math.round(((sizes[index]?.cents ?? 0) * per) / size.amount);
    return size.amount === per || cents === 0 ? null : `${dollars(cents)}${base.name}`;
  });
}

/** @returns the same of one that is sold in one size */
export const unitPriceOf = (sized: Sized): string | null => unitPrices([sized])[0] ?? null;
