import { Injectable } from '@nestjs/common';
import type { ProductSearch as ProductQuery, ProductView } from '../../../contract/marketplace/products.js';
import { LOW_STOCK, MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { COUNT_BOUND } from '../../../contract/shared/limits.js';
import { isSearchable } from '../../../contract/shared/search/search-text.js';
import { Database } from '../../../platform/database/database.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Statement } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import type { KeyPage } from '../../../platform/http/answers/paging.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { RankedQuery } from '../../../platform/search/search-query.rules.js';
import {
  TextSearch,
  type Understood,
  UNDERSTOOD_AS_TYPED,
} from '../../../platform/search/text-search.service.js';
import { NextPickups } from '../../pickups/next/next-pickups.service.js';
import { productOfRow } from '../files/product-of-row.js';
import * as sql from '../products.sql.js';
import { FIRST_KEYS, type PageKey } from './page-key.rules.js';
import {
  type Finding,
  type Found,
  type FoundPage,
  keyBehind,
  ranked,
  readRankedKey,
} from './ranked-pages.js';

export interface ProductPage extends KeyPage<ProductView> {
  understood: Understood;
}

interface Sellers {
  vendors: number[];
  windows?: number[];
}

/** One more than is counted, so that a short list is counted by the way. */
const WALK_DEPTH = COUNT_BOUND + 1;
/** Where only the stock or the organic label narrows the search, which has no index of its own. */
const DEEP_WALK = 20_000;
/** The vendor order of the newest products from which on what matches counts as frequent. */
const FREQUENT = 0.05;
const NOTHING: FoundPage = { rows: [], total: 0, isMore: false, nextKey: null };
const KEY_MESSAGE = "That page key isn't valid.";

@Injectable()
export class ProductSearch {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly database: Database,
    private readonly texts: TextSearch,
    private readonly pickups: NextPickups,
  ) {}

  /** What is called so comes first. @throws VALIDATION_FAILED for a key no page of this sort gave */
  async search(query: ProductQuery): Promise<ProductPage> {
    const after = query.after === undefined ? null : readRankedKey(query.sort, query.after);
    if (query.after !== undefined && !after) {
      throw new DomainError('VALIDATION_FAILED', [{ path: 'after', message: KEY_MESSAGE }]);
    }
    const { search: text } = query;
    if (text !== undefined && !isSearchable(text)) return this.shown(NOTHING);
    const from = await this.sellersOf(query);
    if (from?.vendors.length === 0) return this.shown(NOTHING);
    if (isPlain(query)) {
      if (!from) return this.plain(query, after?.key ?? null);
      if (!from.windows && query.category === undefined)
        return this.plainOf(from.vendors, query, after?.key ?? null);
    }
    const find: Finding = (by, key, limit) => this.findWords({ ...query, limit }, by, key, from);
    const answer =
      text === undefined ? null : await this.texts.search(text, (by) => ranked(query, by, after, find));
    if (answer) return this.shown(after ? { ...answer.found, total: null } : answer.found, answer);
    return pageOf(query, await this.findCards(query, after?.key ?? null, from));
  }

  /** All of it, or of a category. */
  private async plain(query: ProductQuery, after: PageKey | null): Promise<ProductPage> {
    const { sort, limit, category } = query;
    const { value, id } = after ?? FIRST_KEYS[sort];
    const values = [limit + 1, value, id, !after] as const;
    const { all, ofCategory } = sql.plain[sort];
    const rows = await (category === undefined
      ? fetchRows(this.database, all, [...values])
      : fetchRows(this.database, ofCategory, [...values, category]));
    return pageOf(query, foundOf(rows, after));
  }

  private async plainOf(
    vendors: readonly number[],
    query: ProductQuery,
    after: PageKey | null,
  ): Promise<ProductPage> {
    const { sort, limit } = query;
    const { value, id } = after ?? FIRST_KEYS[sort];
    return pageOf(
      query,
      await this.collect(sql.plainOfVendors[sort], [limit + 1, value, id, vendors], after),
    );
  }

  /** @returns the only vendors that count; null where all do */
  private async sellersOf(query: ProductQuery): Promise<Sellers | null> {
    const { zipCode, radius, vendorId, pickupOn } = query;
    if (zipCode === undefined) return vendorId === undefined ? null : { vendors: [vendorId] };
    const center = await this.zipCodes.find(zipCode);
    if (!center) return { vendors: [] };
    const isAsked = (id: number) => vendorId === undefined || id === vendorId;
    if (pickupOn !== undefined) {
      const windows = await this.pickups.on(pickupOn, center);
      const asked = windows.filter((window) => isAsked(window.vendorId));
      const vendors = [...new Set(asked.map((window) => window.vendorId))];
      return { vendors, windows: asked.map(({ id }) => id) };
    }
    const { latitude, longitude } = center;
    const rows = await fetchRows(this.database, sql.vendorsNear, [
      latitude,
      longitude,
      chordFromMiles(radius),
    ]);
    return { vendors: rows.map(({ id }) => id).filter(isAsked) };
  }

  /** What is too rare among the first ones is collected by an index. */
  private async findWords(
    query: ProductQuery,
    by: RankedQuery,
    after: PageKey | null,
    from: Sellers | null,
  ): Promise<Found> {
    const values = valuesOf(query, by, after);
    const { sort, category, limit } = query;
    if (from) return this.ofSellers('found', query, values, from, after);
    const walked = await this.newest(sql.walkWords[sort], values, category);
    const rows = walked.flatMap((row) => (row.id === null ? [] : row));
    const { seen, isAll } = walked[0] ?? { seen: 0, isAll: true };
    if (isAll) return { rows, total: after ? null : seen, isMore: false };
    if (rows.length > limit && (after || seen >= WALK_DEPTH * FREQUENT)) return moreThan(rows, seen, after);
    return this.collect(sql.byWords[sort].found, values, after);
  }

  /** The same, without words. */
  private async findCards(
    query: ProductQuery,
    after: PageKey | null,
    from: Sellers | null,
  ): Promise<Found<sql.ProductRow>> {
    const values = valuesOf(query, undefined, after);
    const { sort, category, limit } = query;
    if (from) return this.ofSellers('cards', query, values, from, after);
    const rows = await this.newest(sql.walk[sort], values, category);
    const isFull = rows.length > limit;
    if (after && isFull) return moreThan(rows, 0, after);
    const counted = await this.newest(sql.countWalk, values, category);
    const { seen, isAll } = counted[0] ?? { seen: 0, isAll: true };
    if (isAll) return { rows, total: after ? null : seen, isMore: false };
    if (isFull && seen >= WALK_DEPTH * FREQUENT) return moreThan(rows, seen, after);
    if (query.practice !== undefined || category !== undefined) {
      return this.collect(sql.byWords[sort].cards, values, after);
    }
    const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined;
    const deeper = isPriced ? [] : await fetchRows(this.database, sql.walk[sort].all, [...values, DEEP_WALK]);
    if (deeper.length > limit) return { rows: deeper, total: after ? null : seen, isMore: true };
    return this.collect(sql.byPrice[sort].cards, values, after);
  }

  private ofSellers<As extends keyof sql.Rows>(
    as: As,
    { sort }: ProductQuery,
    values: sql.SearchValues,
    { vendors, windows }: Sellers,
    after: PageKey | null,
  ): Promise<Found<sql.Rows[As]>> {
    if (windows) return this.collect(sql.ofWindows[sort][as], [...values, vendors, windows], after);
    return this.collect(sql.ofVendors[sort][as], [...values, vendors], after);
  }

  private async collect<Row extends sql.FoundRow, Values extends readonly unknown[]>(
    statement: Statement<Row, Values>,
    values: Values,
    after: PageKey | null,
  ): Promise<Found<Row>> {
    return foundOf(await fetchRows(this.database, statement, values), after);
  }

  private async shown(
    { rows, total, isMore, nextKey }: FoundPage,
    { corrected, suggested, isMost, missing }: Understood = UNDERSTOOD_AS_TYPED,
  ): Promise<ProductPage> {
    const ids = rows.map(({ id }) => id);
    const cards = ids.length === 0 ? [] : await fetchRows(this.database, sql.cardsById, [ids]);
    return {
      items: cards.map(productOfRow),
      total,
      isMore,
      nextKey,
      understood: { corrected, suggested, isMost, missing },
    };
  }

  private newest<Row extends object>(
    { all, ofCategory }: sql.Walk<Row>,
    values: sql.SearchValues,
    category: string | undefined,
  ): Promise<Row[]> {
    if (category === undefined) return fetchRows(this.database, all, [...values, WALK_DEPTH]);
    return fetchRows(this.database, ofCategory, [...values, WALK_DEPTH, category]);
  }
}

const isPlain = ({ search, practice, organic, availability, minPrice, maxPrice }: ProductQuery): boolean =>
  !organic && [search, practice, availability, minPrice, maxPrice].every((filter) => filter === undefined);

/** Of rows that each say how many there are in all. */
function foundOf<Row extends sql.FoundRow>(rows: Row[], after: PageKey | null): Found<Row> {
  const total = rows[0]?.total ?? 0;
  if (after) return { rows, total: null, isMore: false };
  return { rows, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
}

const moreThan = <Row extends sql.FoundRow>(rows: Row[], seen: number, after: PageKey | null): Found<Row> =>
  after ? { rows, total: null, isMore: false } : { rows, total: Math.min(seen, COUNT_BOUND), isMore: true };

function valuesOf(query: ProductQuery, by: RankedQuery | undefined, after: PageKey | null): sql.SearchValues {
  const { value, id } = after ?? FIRST_KEYS[query.sort];
  const terms: string[] = [];
  if (query.category !== undefined) terms.push(`'#${query.category}'`);
  if (query.practice !== undefined) terms.push(`'~${query.practice}'`);
  return [
    query.limit + 1,
    value,
    id,
    query.minPrice ?? 0,
    query.maxPrice ?? 2_147_483_647,
    query.availability === undefined ? 0 : 1,
    query.availability === 'low-stock' ? LOW_STOCK : MAX_QUANTITY,
    query.organic,
    by?.all ?? '',
    terms.join(' & '),
    by?.best ?? '',
  ];
}

const pageOf = ({ sort, limit }: ProductQuery, { rows, ...found }: Found<sql.ProductRow>): ProductPage => ({
  ...found,
  items: rows.slice(0, limit).map(productOfRow),
  nextKey: keyBehind(sort, rows, limit),
  understood: UNDERSTOOD_AS_TYPED,
});
