/** What a scanner types of a label: a UPC-A, a DataBar's elements, or a QR code's address. Free of zod. */
import { priceOfWeight, type WeightUnit } from '../weight/weight.js';
import { isChecked, itemNumberOf, priceCheckDigit, PRICE_ID, WEIGHT_IDS } from './codes.js';

/** What a label says of what is in its package. */
export interface Scan {
  /** Of the five digits that stand for an option; null where the product is known. */
  item: string | null;
  productId: number | null;
  /** "4.35 lb" */
  weight: string | null;
  cents: number | null;
}

const NOTHING: Scan = { item: null, productId: null, weight: null, cents: null };

/** Four digits of price behind one that confirms them, or five. */
function scanOfUpc(code: string): Scan {
  const [check, price] = [code.slice(6, 7), code.slice(7, 11)];
  const isFour = priceCheckDigit(price) === Number(check);
  return { ...NOTHING, item: code.slice(1, 6), cents: Number(isFour ? price : `${check}${price}`) };
}

/** By application identifier without its digit of decimal places: how long it is; null up to the next one. */
const ELEMENTS: readonly [RegExp, number | null][] = [
  [/^01/, 14],
  [/^1[1-7]/, 6],
  [/^3[1-5]\d\d/, 6],
  [/^39[0-3]\d/, null],
  [/^(?:10|21)/, null],
];

/** Ends an element whose length isn't fixed. */
const SEPARATOR = '\u001d';

/** @returns elements by identifier, of "(01)…(3202)…" or the same without brackets; null of anything else */
function elementsOf(text: string): Map<string, string> | null {
  const found = new Map<string, string>();
  if (/^(?:\(\d{2,4}\)[^()]+)+$/.test(text)) {
    for (const [, id = '', value = ''] of text.matchAll(/\((\d{2,4})\)([^()]+)/g)) found.set(id, value);
    return found;
  }
  let left = text;
  while (left !== '') {
    const known = ELEMENTS.find(([id]) => id.test(left));
    const id = known && known[0].exec(left)?.[0];
    if (!known || id === undefined) return null;
    const after = left.slice(id.length);
    const value = known[1] === null ? (after.split(SEPARATOR)[0] ?? '') : after.slice(0, known[1]);
    if (value === '' || (known[1] !== null && !/^\d+$/.test(value))) return null;
    found.set(id, value);
    const rest = after.slice(value.length);
    left = rest.startsWith(SEPARATOR) ? rest.slice(1) : rest;
  }
  return found;
}

/** @param places how many digits are behind the point @returns "4.35" of 000435 */
const decimal = (digits: string, places: number): string => {
  const padded = digits.replace(/^0+/, '').padStart(places + 1, '0');
  return places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
};

function scanOfElements(elements: Map<string, string>): Scan | null {
  const gtin = elements.get('01') ?? '';
  if (!/^902\d{11}$/.test(gtin) || !isChecked(gtin)) return null;
  const scan = { ...NOTHING, item: gtin.slice(3, 8) };
  for (const [id, value] of elements) {
    const [kind, places] = [id.slice(0, 3), Number(id.slice(3))];
    for (const [unit, weightId] of Object.entries(WEIGHT_IDS))
      if (kind === weightId && places <= 4) scan.weight = `${decimal(value, places)} ${unit}`;
    if (kind === PRICE_ID && places === 2 && /^\d{1,9}$/.test(value)) scan.cents = Number(value);
  }
  return scan;
}

/** @returns what a label says; null of anything else, such as a weight */
export function readScan(text: string): Scan | null {
  const plain = text.trim().replace(/^\][A-Za-z]\d/, '');
  const product = /^https?:\/\/[^/\s]+\/products\/(\d{1,9})(?:[?#].*)?$/.exec(plain)?.[1];
  if (product) return { ...NOTHING, productId: Number(product) };
  // Scanners that send EAN-13 put a zero before a UPC-A.
  const upc = /^0?(2\d{11})$/.exec(plain)?.[1];
  if (upc) return isChecked(upc) ? scanOfUpc(upc) : null;
  const elements = /^(?:\(01\)|01)\d{14}/.test(plain) ? elementsOf(plain) : null;
  return elements && scanOfElements(elements);
}

/** @returns whether a label is of a product, in an option */
export const isScanOf = (
  { item, productId }: Scan,
  line: { productId: number; variantId: number | null },
): boolean =>
  item === null
    ? line.productId === productId
    : line.variantId !== null && itemNumberOf(line.variantId) === item;

/** How fine scales are, by the unit of the price. */
const STEPS: Readonly<Record<WeightUnit, { of: number; text: (steps: number) => string }>> = {
  lb: { of: 100, text: (steps) => `${(steps / 100).toFixed(2)} lb` },
  oz: { of: 10, text: (steps) => `${(steps / 10).toFixed(1)} oz` },
  kg: { of: 1_000, text: (steps) => `${(steps / 1_000).toFixed(3)} kg` },
  '100g': { of: 100, text: (steps) => `${steps} g` },
};

/**
 * @param cents what a package costs
 * @param price cents for one `per`
 * @returns the one weight that costs that: "4.35 lb"; null where none does, or several
 */
export function weightOfPrice(cents: number, per: WeightUnit, price: number): string | null {
  if (price <= 0) return null;
  const { of, text } = STEPS[per];
  const about = Math.round((cents * of) / price);
  const fitting = [about - 1, about, about + 1].filter(
    (steps) => steps > 0 && priceOfWeight(text(steps), per, price) === cents,
  );
  const [only] = fitting;
  return only !== undefined && fitting.length === 1 ? text(only) : null;
}
