/**
 * The numbers in barcodes of goods by weight. Source: GS1 General Specifications, 7.9 (check digits) and
 * 2.1.12 (restricted numbers for use within a company). Free of zod.
 */
import { figureOfPrice, isMetric, type WeightUnit } from '../weight/weight.js';

const digitsOf = (text: string): number[] => [...text].map(Number);

/** @param body all digits before it @returns the check digit of UPC, EAN and GTIN */
export function checkDigit(body: string): number {
  const sum = digitsOf(body)
    .reverse()
    .reduce((all, digit, index) => all + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

export const isChecked = (code: string): boolean =>
  /^\d{8,14}$/.test(code) && checkDigit(code.slice(0, -1)) === Number(code.at(-1));

/** By digit: twice it less its tens, three times it, and five times it less its tens. */
const TWICE = [0, 2, 4, 6, 8, 9, 1, 3, 5, 7];
const THRICE = [0, 3, 6, 9, 2, 5, 8, 1, 4, 7];
const FIVE_TIMES = [0, 5, 9, 4, 8, 3, 7, 2, 6, 1];
const PRICE_FACTORS = [TWICE, TWICE, THRICE, FIVE_TIMES];

/** @param price four digits @returns the digit in front of them that confirms them */
export function priceCheckDigit(price: string): number {
  const sum = digitsOf(price).reduce((all, digit, index) => all + (PRICE_FACTORS[index]?.[digit] ?? 0), 0);
  return (sum * 3) % 10;
}

/** The most that a UPC-A can say, in cents. */
export const MAX_UPC_CENTS = 9_999;

/** @param option its id @returns the five digits that stand for it in a farm's own barcodes */
export const itemNumberOf = (option: number): string => String(option % 100_000).padStart(5, '0');

/** @returns a price-embedded UPC-A; null for a price that it can't say */
export function priceUpc(option: number, cents: number): string | null {
  if (!Number.isInteger(cents) || cents < 1 || cents > MAX_UPC_CENTS) return null;
  const price = String(cents).padStart(4, '0');
  const body = `2${itemNumberOf(option)}${priceCheckDigit(price)}${price}`;
  return `${body}${checkDigit(body)}`;
}

/** A number of variable measure (9) in the range for use within a company (02). */
function measuredGtin(option: number): string {
  const body = `902${itemNumberOf(option)}00000`;
  return `${body}${checkDigit(body)}`;
}

/** Net weights, by the unit that they are in; the digit behind says how many decimal places there are. */
export const WEIGHT_IDS = { lb: '320', oz: '357', kg: '310' } as const;
/** An amount of money with two decimal places. */
export const PRICE_ID = '392';

/** @returns "(3202)000435"; null for a weight that takes more than six digits in that unit */
function measureText(weight: string, unit: keyof typeof WEIGHT_IDS): string | null {
  const [whole = '', places = ''] = figureOfPrice(weight, unit).split('.');
  const kept = places.slice(0, 4);
  if (`${whole}${kept}`.length > 6 || /[1-9]/.test(places.slice(4))) return null;
  return `(${WEIGHT_IDS[unit]}${kept.length})${`${whole}${kept}`.padStart(6, '0')}`;
}

/**
 * @param weight as it is priced: "4.35 lb"
 * @param cents null where the price isn't said
 * @returns "(01)90201234000009(3202)000435(3922)2828"; null for a weight that can't be said exactly
 */
export function elementString(
  option: number,
  { weight, per }: { weight: string; per: WeightUnit },
  cents: number | null,
): string | null {
  const measure = isMetric(per)
    ? measureText(weight, 'kg')
    : (measureText(weight, 'lb') ?? measureText(weight, 'oz'));
  if (measure === null) return null;
  return `(01)${measuredGtin(option)}${measure}${cents === null ? '' : `(${PRICE_ID}2)${cents}`}`;
}
