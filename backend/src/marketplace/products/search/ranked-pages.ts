import type { ProductSort } from '../../../contract/marketplace/shop.js';
import type { RankedQuery } from '../../../platform/search/search-query.rules.js';
import type { TextFound } from '../../../platform/search/text-search.service.js';
import type { ProductRow } from '../products.sql.js';
import { FIRST_KEYS, type PageKey, readPageKey, writePageKey } from './page-key.rules.js';

/** Before the key of a page that begins among what only mentions the text. */
const REST = '~';

export interface Found {
  /** One more than the page holds where there is one. */
  rows: ProductRow[];
  /** How many there are in all; null behind the first page, which has said it. */
  total: number | null;
  isMore: boolean;
  /** How many of the rows, from the first on, are called as the text says; all where that is not asked. */
  best?: number;
}

/** Where a page begins, and whether that is among what only mentions the text. */
export interface RankedKey {
  isRest: boolean;
  key: PageKey;
}

/** Searches by a query (all products without one) behind a key; finds one more row than the limit. */
export type Finding = (query: string | undefined, after: PageKey | null, limit: number) => Promise<Found>;

/** @returns what `after` says; null for what is no key of this sort */
export function readRankedKey(sort: ProductSort, text: string): RankedKey | null {
  const isRest = text.startsWith(REST);
  const key = readPageKey(sort, isRest ? text.slice(REST.length) : text);
  return key && { isRest, key };
}

/** @returns the key of the page behind this one; null where it is the last */
export function nextRankedKey(
  sort: ProductSort,
  { rows, best = rows.length }: Found,
  limit: number,
): string | null {
  const last = rows.length > limit ? rows.at(limit - 1) : undefined;
  if (!last) return null;
  if (best > limit) return writePageKey(sort, { value: last.keyValue, id: last.id });
  return REST + writePageKey(sort, best === limit ? FIRST_KEYS[sort] : { value: last.keyValue, id: last.id });
}

/**
 * A page of what is called as the text says, and then of what mentions it. The first page counts both.
 * @param after null for the first page
 */
export async function ranked(
  limit: number,
  by: RankedQuery,
  after: RankedKey | null,
  find: Finding,
): Promise<Found & TextFound> {
  if (after) {
    const page = await behind(limit, by, after, find);
    // That there is no row tells that this was not the query of the first page.
    return { ...page, total: page.rows.length, isCalledSo: true };
  }
  const all = await find(by.all, null, limit);
  const total = all.total ?? 0;
  if (total === 0) return { ...all, total, isCalledSo: false };
  const best = await find(by.best, null, limit);
  const isCalledSo = best.rows.length > 0;
  const page = isCalledSo ? await filled(best.rows, limit, by, find) : { rows: all.rows, best: 0 };
  return { ...page, total, isMore: all.isMore, isCalledSo };
}

async function behind(limit: number, by: RankedQuery, { isRest, key }: RankedKey, find: Finding) {
  const found = await find(isRest ? by.rest : by.best, key, limit);
  const page = isRest ? { rows: found.rows, best: 0 } : await filled(found.rows, limit, by, find);
  return { ...page, isMore: found.isMore };
}

/** Fills a page up with what only mentions the text. */
async function filled(best: ProductRow[], limit: number, by: RankedQuery, find: Finding) {
  if (best.length > limit) return { rows: best, best: best.length };
  const rest = await find(by.rest, null, limit - best.length);
  return { rows: [...best, ...rest.rows], best: best.length };
}
