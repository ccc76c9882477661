import { type Unit, UNIT_LABELS } from './categories.js';

/** Prices in words, for screens, feeds and pictures. Free of zod. */

const PER_UNIT: Record<Unit, string> = {
  each: 'each',
  pound: 'per lb',
  basket: 'per basket',
  dozen: 'per dozen',
  bunch: 'per bunch',
  other: '',
};

const AMOUNT = /^\$?\s*(\d{1,7}(?:\.\d{1,2})?)$/;

/**
 * @returns the dollars in a price as a farmer typed it ("4.5", "$4.50"), or null when it is words ("Market
 * price")
 */
export function priceInDollars(price: string): number | null {
  const amount = AMOUNT.exec(price.trim().replaceAll(',', ''))?.[1];
  return amount === undefined ? null : Number(amount);
}

/** What a price looks like that is no words, without spaces and commas. */
const NUMBER = /^([-+\u2212\u2013\u2014]?)\$?([-+\u2212\u2013\u2014]?)(\d*\.?\d*)(?:usd|dollars?)?$/i;

/** @returns whether a price is a number that is not above zero; words are none */
export function isNothing(price: string): boolean {
  const number = NUMBER.exec(price.replaceAll(/[\s,]/g, ''));
  if (!number || !/\d/.test(number[3] ?? '')) return false;
  const isNegative = [number[1], number[2]].some((sign) => sign !== '' && sign !== '+');
  return isNegative || Number(number[3]) === 0;
}

/** @returns "4.50" for "4.5" and "$4.50", as it is stored; a price in words stays as it is */
export function tidyPrice(price: string): string {
  const amount = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(price.replaceAll(',', ''));
  return amount ? `${Number(amount[1])}.${(amount[2] ?? '').padEnd(2, '0')}` : price;
}

/** @returns "$4.50"; a price in words stays as it is */
export function formatPrice(price: string): string {
  const dollars = priceInDollars(price);
  return dollars === null ? price.trim() : `$${groupThousands(dollars.toFixed(2))}`;
}

/** @returns "per bunch", "each", or nothing where the unit says nothing or the price is in words */
export function formatUnit(unit: Unit): string {
  return PER_UNIT[unit];
}

/**
 * @returns the same on the page of what costs it, by the unit's label: "per Pound (lb)"; empty for 'other',
 * where name and description say what the price is for
 */
export const priceUnitLabel = (unit: Unit): string => (unit === 'other' ? '' : UNIT_LABELS[unit]);

/** @returns "$4.50 per bunch" */
export function formatPricePerUnit(price: string, unit: Unit): string {
  return [formatPrice(price), priceInDollars(price) === null ? '' : formatUnit(unit)]
    .filter(Boolean)
    .join(' ');
}

/** @param amount digits, perhaps with two places @returns "1,234.50" for "1234.50" */
export function groupThousands(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
