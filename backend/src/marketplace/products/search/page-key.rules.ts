import type { ProductSort } from '../../../contract/marketplace/shop.js';

export interface PageKey {
  /** "i" in stock or "o" out of it, and the value as text, so that no digit is lost on the way. */
  value: string;
  id: number;
}

const INTEGER = /^[io](-?\d{1,16})$/;
const FRACTION = /^[io]\d{1,2}(?:\.\d{1,20})?$/;
const ID = /^\d{1,10}$/;
const MAX_INTEGER = 2_147_483_647;
/** Microseconds that a double holds exactly; the year 2255. */
const MAX_MICROSECONDS = Number.MAX_SAFE_INTEGER;

/** Before the first row of each sort, so that a first page is a page like the others. */
export const FIRST_KEYS: Readonly<Record<ProductSort, PageKey>> = {
  newest: { value: `i${MAX_MICROSECONDS}`, id: MAX_INTEGER },
  'price-low': { value: 'i-1', id: 0 },
  'price-high': { value: `i${MAX_INTEGER}`, id: MAX_INTEGER },
  popular: { value: `i${MAX_INTEGER}`, id: MAX_INTEGER },
  rating: { value: 'i99', id: MAX_INTEGER },
};

/** @returns the key of the page behind a row, as it travels in `X-Next-Key` and `after` */
export const writePageKey = (sort: ProductSort, { value, id }: PageKey): string =>
  Buffer.from(`${sort}~${value}~${id}`).toString('base64url');

/** @returns what `after` says; null for what is no key of this sort */
export function readPageKey(sort: ProductSort, text: string): PageKey | null {
  const [sortedBy, value = '', id = '', ...more] = Buffer.from(text, 'base64url').toString('utf8').split('~');
  if (sortedBy !== sort || more.length > 0 || !ID.test(id) || Number(id) > MAX_INTEGER) return null;
  return isValue(sort, value) ? { value, id: Number(id) } : null;
}

function isValue(sort: ProductSort, value: string): boolean {
  if (sort === 'rating') return FRACTION.test(value);
  const most = sort === 'newest' ? MAX_MICROSECONDS : MAX_INTEGER;
  const digits = INTEGER.exec(value)?.[1];
  return digits !== undefined && Math.abs(Number(digits)) <= most;
}
