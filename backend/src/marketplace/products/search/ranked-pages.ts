import type { ProductSort } from '../../../contract/marketplace/shop.js';
import { calledSoFirst, RANKED_TOGETHER } from '../../../platform/search/rank-together.rules.js';
import type { RankedQuery } from '../../../platform/search/search-query.rules.js';
import type { TextFound } from '../../../platform/search/text-search.service.js';
import type { FoundRow } from '../products.sql.js';
import { FIRST_KEYS, type PageKey, readPageKey, writePageKey } from './page-key.rules.js';

export interface Found<Row extends FoundRow = FoundRow> {
  /** One more than was asked for where there is one. */
  rows: Row[];
  /** How many there are in all; null behind the first page, which has said it. */
  total: number | null;
  isMore: boolean;
}

export interface FoundPage extends Found {
  nextKey: string | null;
}

export interface RankedKey {
  key: PageKey;
  done: number;
  size: number;
}

/** Searches by a query behind a key; finds one more row than the limit. */
export type Finding = (query: RankedQuery, after: PageKey | null, limit: number) => Promise<Found>;

const RANKED_KEY = /^(\d{1,3})\.(\d{1,3})~(.+)$/;

export function readRankedKey(sort: ProductSort, text: string): RankedKey | null {
  const [, done = '0', size = String(RANKED_TOGETHER), plain = text] = RANKED_KEY.exec(text) ?? [];
  const key = readPageKey(sort, plain);
  const isPart = Number(done) < Number(size) && Number(size) <= 2 * RANKED_TOGETHER;
  return key && isPart ? { key, done: Number(done), size: Number(size) } : null;
}

export function keyBehind(sort: ProductSort, rows: readonly FoundRow[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? writePageKey(sort, { value: last.keyValue, id: last.id }) : null;
}

/** @param limit rows of a page, at least 1 @param after null for the first page */
export async function ranked(
  { sort, limit }: { sort: ProductSort; limit: number },
  by: RankedQuery,
  after: RankedKey | null,
  find: Finding,
): Promise<FoundPage & TextFound> {
  // Whole pages, so that none is short.
  const { key, done, size } = after ?? {
    key: null,
    done: 0,
    size: Math.ceil(RANKED_TOGETHER / limit) * limit,
  };
  const found = await find(by, key, size);
  const together = calledSoFirst(found.rows.slice(0, size));
  const end = done + limit;
  const begin = writePageKey(sort, key ?? FIRST_KEYS[sort]);
  return {
    ...found,
    rows: together.slice(done, end),
    // That there is no row tells that this was not the query of the first page.
    total: after ? together.length : (found.total ?? 0),
    isCalledSo: after !== null || together.some(({ isCalledSo }) => isCalledSo),
    nextKey: end < together.length ? `${end}.${size}~${begin}` : keyBehind(sort, found.rows, size),
  };
}
