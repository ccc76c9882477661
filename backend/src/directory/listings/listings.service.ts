import { Injectable } from '@nestjs/common';
import type { ListingSearch, ListingView } from '../../contract/directory/listings.js';
import { COUNT_BOUND, STOP_COUNTING_AT } from '../../contract/shared/limits.js';
import { isSearchable } from '../../contract/shared/search/search-text.js';
import { Database } from '../../platform/database/database.js';
import { KnownLarge } from '../../platform/database/known-large.js';
import { KnownRows } from '../../platform/database/known-rows.js';
import { fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { alreadyChecked } from '../../platform/http/answers/answers.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { pageRanked, partRanked, RANKED_TOGETHER } from '../../platform/search/rank-together.rules.js';
import type { RankedQuery } from '../../platform/search/search-query.rules.js';
import {
  TextSearch,
  type Understood,
  UNDERSTOOD_AS_TYPED,
} from '../../platform/search/text-search.service.js';
import { PlaceNames } from '../suggestions/place-names.js';
import { CheapestFirst } from './cheapest-first.js';
import { knownListingView, listingView } from './listing.view.js';
import * as sql from './listings.sql.js';
import { type CircleToSearch, circlesToSearch, placeAndCategoryTerms } from './search-terms.rules.js';

export interface ListingPage extends Page<ListingView> {
  understood: Understood;
}

export interface AroundZip {
  center: ZipCode;
  radius: number;
  limit: number;
}

const NOTHING: ListingPage = { items: [], total: 0, isMore: false, understood: UNDERSTOOD_AS_TYPED };

/** The share of the newest listings from which on a word counts as frequent. */
const FREQUENT = 0.05;

interface Found {
  rows: sql.ListingRow[];
  total: number;
  isMore: boolean;
}

interface NearAsked extends AroundZip {
  offset: number;
  category: ListingSearch['category'];
}

/** In about two megabytes, and as much again of what is made of them. */
const REMEMBERED = 2_000;

@Injectable()
export class ListingsService {
  private readonly known = new KnownRows<sql.FoundListing, sql.VersionedListing>(
    REMEMBERED,
    ({ id }) => String(id),
    (missing) => fetchRows(this.database, sql.knownListings, [missing.map(({ id }) => id)]),
  );
  private readonly large = new KnownLarge();
  private readonly nearest = new CheapestFirst();

  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly database: Database,
    private readonly texts: TextSearch,
    private readonly placeNames: PlaceNames,
  ) {}

  /** @throws LISTING_NOT_FOUND for an id that does not exist or is not offered any more */
  async get(id: number): Promise<ListingView> {
    const [row] = await fetchRows(this.database, sql.listingById, [id]);
    if (!row) throw new DomainError('LISTING_NOT_FOUND');
    return { ...listingView(row), isFarmShown: row.isFarmShown ?? false };
  }

  async byId(ids: readonly number[]): Promise<ListingView[]> {
    if (ids.length === 0) return [];
    return (await fetchRows(this.database, sql.listingsById, [ids])).map((row) => listingView(row));
  }

  /** Nearest first near a ZIP code, else newest; what is called so comes before what mentions it. */
  async search(query: ListingSearch): Promise<ListingPage> {
    if (query.farmId !== undefined) return page(await this.findOfFarm(query, query.farmId));
    const { search: text } = query;
    if (text !== undefined && !isSearchable(text)) return NOTHING;
    const center = query.zipCode === undefined ? null : await this.zipCodes.find(query.zipCode);
    if (query.zipCode !== undefined && !center) return NOTHING;
    const answer =
      text === undefined
        ? null
        : await this.texts.search(
            text,
            (by) => this.findRanked(query, center, by),
            (name) => this.placeNames.isName(name),
          );
    if (answer) return page(answer.found, answer);
    return this.listed(query, center);
  }

  nearestByWords(
    { all, best }: RankedQuery,
    { center, radius, limit }: AroundZip,
  ): Promise<sql.ListingRow[]> {
    return this.nearestWithWords({ center, radius, limit, offset: 0, category: undefined }, { all, best });
  }

  /**
   * Where the words are frequent, a walk from the center fills the page; else a small circle may. What those
   * count are the ones that they came across.
   */
  private async nearestWithWords(asked: NearAsked, { all, best }: RankedQuery): Promise<sql.ListingRow[]> {
    const { center, radius, limit, offset, category } = asked;
    const { latitude, longitude } = center;
    const circle = { latitude, longitude, radiusMiles: radius };
    const { small, whole } = circlesToSearch(category, circle);
    const around = (miles: number) => [latitude, longitude, chordFromMiles(miles)] as const;
    const walked = () =>
      fetchRows(this.database, sql.nearestWithWords, [
        ...([limit, offset, ...around(radius), category ?? null, all, best] as const),
      ]);
    const within = ({ radiusMiles, terms }: CircleToSearch) =>
      fetchRows(this.database, sql.listingsNearByText, [
        ...([limit, offset, ...around(radiusMiles), all, terms, best] as const),
      ]);
    const { rows, isAll } = await this.nearest.search(
      [center.zipCode, radius, category, all].join(' '),
      [walked, ...(small ? [() => within(small)] : [])],
      () => within(whole),
      (found) => found.length === limit && (found[0]?.total ?? 0) > offset + limit,
    );
    return isAll ? rows : rows.map((row) => ({ ...row, isAll }));
  }

  private async findRanked(query: ListingSearch, center: ZipCode | null, by: RankedQuery) {
    const { rows, ...found } = await this.find({ ...query, ...partRanked(query) }, center, by);
    const isCalledSo = query.offset >= RANKED_TOGETHER || rows.some((row) => row.isCalledSo);
    return { ...found, rows: pageRanked(rows, query), isCalledSo };
  }

  private find(query: ListingSearch, center: ZipCode | null, by: RankedQuery): Promise<Found> {
    return center ? this.findNear(query, center, by) : this.findByText(query, by);
  }

  /** Without words. */
  private async listed(query: ListingSearch, center: ZipCode | null): Promise<ListingPage> {
    const { category = null, radius, sort } = query;
    if (!center) {
      return this.knownPage(query, ['newest', category], (...window) =>
        category === null
          ? fetchRows(this.database, sql.newestListings, window)
          : fetchRows(this.database, sql.newestListingsOfCategory, [...window, category]),
      );
    }
    const around = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    if (sort !== 'newest') {
      return this.knownPage(query, ['near', ...around, category], (...window) =>
        fetchRows(this.database, sql.listingsNear, [...window, ...around, category]),
      );
    }
    const terms = placeAndCategoryTerms(query.category, { ...center, radiusMiles: radius });
    return page(
      await withOwnCount(query, (limit, offset) =>
        fetchRows(this.database, sql.newestListingsNear, [limit, offset, ...around, terms]),
      ),
    );
  }

  /** Reads only the rows that aren't known. */
  private async knownPage(
    { limit, offset }: ListingSearch,
    of: readonly unknown[],
    find: (...window: sql.CountedWindow) => Promise<sql.FoundListing[]>,
  ): Promise<ListingPage> {
    const found = await this.large.counted(of, (stopAt) => find(limit, offset, stopAt));
    const rowOf = await this.known.rowsOf(found);
    const items = alreadyChecked(
      found.flatMap((one) => {
        const row = rowOf(one);
        return row ? knownListingView(row, one.chord) : [];
      }),
    );
    if (found.length < limit && (found.length > 0 || offset === 0)) {
      return { ...NOTHING, items, total: offset + found.length };
    }
    const [first] = found.length > 0 ? found : await find(1, 0, STOP_COUNTING_AT);
    const total = first?.total ?? 0;
    return { ...NOTHING, items, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
  }

  private async findOfFarm(query: ListingSearch, farmId: number): Promise<Found> {
    const rows = await fetchRows(this.database, sql.listingsOfFarm, [query.limit, query.offset, farmId]);
    return counted(query, rows, () =>
      fetchRows(this.database, sql.countListingsOfFarm, [farmId, STOP_COUNTING_AT]),
    );
  }

  private async findByText(query: ListingSearch, { all: text, best }: RankedQuery): Promise<Found> {
    const { limit, offset, category } = query;
    const terms = placeAndCategoryTerms(category, null) ?? '';
    let seen = Infinity;
    for (const { depth, byText, ofCategoryByText } of sql.recentListings) {
      // A first page that a look so deep would not fill either is found faster by the words themselves.
      if (offset === 0 && seen * depth < limit) break;
      const rows = category
        ? await fetchRows(this.database, ofCategoryByText, [limit, offset, text, best, category])
        : await fetchRows(this.database, byText, [limit, offset, text, best]);
      const [first] = rows;
      if (first && rows.length === limit) return this.withTextCount(rows, first, depth, text, terms);
      seen = rows.length / depth;
    }
    return withOwnCount(query, (most, from) =>
      fetchRows(this.database, sql.listingsByText, [most, from, text, terms, best]),
    );
  }

  /** Not counted out: PostgreSQL would collect every match. */
  private async withTextCount(
    rows: sql.ListingRow[],
    { total: seen = 0, isAll = false }: sql.ListingRow,
    depth: number,
    text: string,
    terms: string,
  ): Promise<Found> {
    if (isAll || seen >= depth * FREQUENT) return { rows, total: seen, isMore: !isAll };
    const [count] = await fetchRows(this.database, sql.countListingsByText, [STOP_COUNTING_AT, text, terms]);
    return bounded(rows, count?.total);
  }

  private findNear(query: ListingSearch, center: ZipCode, by: RankedQuery): Promise<Found> {
    const { category, radius, sort } = query;
    if (sort !== 'newest') {
      return withOwnCount(query, (limit, offset) =>
        this.nearestWithWords({ center, radius, category, limit, offset }, by),
      );
    }
    const around = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const words = [
      by.all,
      placeAndCategoryTerms(category, { ...center, radiusMiles: radius }),
      by.best,
    ] as const;
    return withOwnCount(query, (limit, offset) =>
      fetchRows(this.database, sql.newestListingsNearByText, [limit, offset, ...around, ...words]),
    );
  }
}

const bounded = (rows: sql.ListingRow[], total = 0): Found => ({
  rows,
  total: Math.min(total, COUNT_BOUND),
  isMore: total > COUNT_BOUND,
});

/** For statements that count in each row; behind the last page the first row is asked. */
async function withOwnCount(
  { limit, offset }: ListingSearch,
  read: (limit: number, offset: number) => Promise<sql.ListingRow[]>,
): Promise<Found> {
  const rows = await read(limit, offset);
  const [first] = rows.length === 0 && offset > 0 ? await read(1, 0) : rows;
  if (first?.isAll === false) return { rows, total: Math.min(first.total ?? 0, COUNT_BOUND), isMore: true };
  return bounded(rows, first?.total);
}

/** A page that is not full tells the count by itself; only a full one is counted, up to the bound. */
async function counted(
  { limit, offset }: ListingSearch,
  rows: sql.ListingRow[],
  count: () => Promise<{ total: number }[]>,
): Promise<Found> {
  if (rows.length < limit && (rows.length > 0 || offset === 0)) {
    return { rows, total: offset + rows.length, isMore: false };
  }
  const [row] = await count();
  return bounded(rows, row?.total);
}

const page = (
  { rows, total, isMore }: Found,
  { corrected, suggested, isMost, missing }: Understood = UNDERSTOOD_AS_TYPED,
): ListingPage => ({
  items: rows.map(listingView),
  total,
  isMore,
  understood: { corrected, suggested, isMost, missing },
});
