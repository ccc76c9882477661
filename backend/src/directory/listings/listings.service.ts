import { Injectable } from '@nestjs/common';
import type { ListingSearch, ListingView } from '../../contract/directory/listings.js';
import { COUNT_BOUND } from '../../contract/shared/limits.js';
import { type Prepared, Database } from '../../platform/database/database.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { Spelling } from '../../platform/search/spelling.service.js';
import { listingView } from './listing.view.js';
import * as sql from './listings.sql.js';
import { placeAndCategoryTerms } from './search-terms.rules.js';

/** A page of listings, and the text that was searched for instead when the one asked for found nothing. */
export interface ListingPage extends Page<ListingView> {
  corrected: string | null;
}

/** The share of the newest listings from which on a word counts as frequent. */
const FREQUENT = 0.05;

interface Found {
  rows: sql.ListingRow[];
  total: number;
  isMore: boolean;
}

@Injectable()
export class ListingsService {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly database: Database,
    private readonly spelling: Spelling,
  ) {}

  /** @throws LISTING_NOT_FOUND for an id that does not exist or is not offered any more */
  async get(id: number): Promise<ListingView> {
    const [row] = await this.database.query<sql.ListingRow>(sql.listingById, [id]);
    if (!row) throw new DomainError('LISTING_NOT_FOUND');
    return listingView(row);
  }

  /** Available listings of one farm, or by text, category and place; nearest first near a ZIP code, newest first otherwise. */
  async search(query: ListingSearch): Promise<ListingPage> {
    if (query.farmId !== undefined) return page(await this.findOfFarm(query, query.farmId), null);
    const center = query.zipCode === undefined ? null : await this.zipCodes.find(query.zipCode);
    if (query.zipCode !== undefined && !center)
      return { items: [], total: 0, isMore: false, corrected: null };
    const found = await this.find(query, center);
    if (found.total > 0 || query.search === undefined) return page(found, null);
    if (!(await this.spelling.hasWords(query.search)))
      return page(await this.find({ ...query, search: undefined }, center), null);
    const corrected = await this.spelling.correct(query.search);
    if (corrected === null) return page(found, null);
    const again = await this.find({ ...query, search: corrected }, center);
    return page(again, again.total > 0 ? corrected : null);
  }

  private find(query: ListingSearch, center: ZipCode | null): Promise<Found> {
    if (center) return this.findNear(query, center);
    return query.search === undefined ? this.findNewest(query) : this.findByText(query, query.search);
  }

  private async findNewest({ limit, offset, category }: ListingSearch): Promise<Found> {
    const window = [limit, offset];
    return category === undefined
      ? this.counted(window, await this.rows(sql.newestListings, window), sql.countAllListings, [
          COUNT_BOUND + 1,
        ])
      : this.counted(
          window,
          await this.rows(sql.newestListingsOfCategory, [...window, category]),
          sql.countListingsOfCategory,
          [category, COUNT_BOUND + 1],
        );
  }

  private async findOfFarm({ limit, offset }: ListingSearch, farmId: number): Promise<Found> {
    const window = [limit, offset];
    const rows = await this.rows(sql.listingsOfFarm, [...window, farmId]);
    return this.counted(window, rows, sql.countListingsOfFarm, [farmId, COUNT_BOUND + 1]);
  }

  private async findByText({ limit, offset, category }: ListingSearch, text: string): Promise<Found> {
    const terms = placeAndCategoryTerms(category, null) ?? '';
    let seen = Infinity;
    for (const { depth, byText, ofCategoryByText } of sql.recentListings) {
      // A first page that a look so deep would not fill either is found faster by the words themselves.
      if (offset === 0 && seen * depth < limit) break;
      const rows = category
        ? await this.rows(ofCategoryByText, [limit, offset, text, category])
        : await this.rows(byText, [limit, offset, text]);
      const [first] = rows;
      if (first && rows.length === limit) return this.withTextCount(rows, first, depth, text, terms);
      seen = rows.length / depth;
    }
    return this.withOwnCount(sql.listingsByText, limit, offset, [text, terms]);
  }

  /** A frequent word is not counted out, as PostgreSQL would collect every match: there are more than were seen. */
  private async withTextCount(
    rows: sql.ListingRow[],
    { total: seen = 0, isAll = false }: sql.ListingRow,
    depth: number,
    text: string,
    terms: string,
  ): Promise<Found> {
    if (isAll || seen >= depth * FREQUENT) return { rows, total: seen, isMore: !isAll };
    const values = [COUNT_BOUND + 1, text, terms];
    const [counted] = await this.database.query<{ total: number }>(sql.countListingsByText, values);
    const total = counted?.total ?? 0;
    return { rows, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
  }

  private async findNear(query: ListingSearch, center: ZipCode): Promise<Found> {
    const { limit, offset, category, search, radius, sort } = query;
    const around = [center.latitude, center.longitude, chordFromMiles(radius)];
    const isNewest = sort === 'newest';
    if (search === undefined && !isNewest) {
      const rows = await this.rows(sql.listingsNear, [limit, offset, ...around, category ?? null]);
      const values = [COUNT_BOUND + 1, 0, ...around, category ?? null];
      return this.counted([limit, offset], rows, sql.countListingsNear, values);
    }
    const terms = placeAndCategoryTerms(category, { ...center, radiusMiles: radius });
    if (search === undefined) {
      return this.withOwnCount(sql.newestListingsNear, limit, offset, [...around, terms]);
    }
    const statement = isNewest ? sql.newestListingsNearByText : sql.listingsNearByText;
    return this.withOwnCount(statement, limit, offset, [...around, search, terms]);
  }

  private rows(statement: Prepared, values: unknown[]): Promise<sql.ListingRow[]> {
    return this.database.query<sql.ListingRow>(statement, values);
  }

  /** For statements that count their matches in each row; behind the last page the first row is asked for the count. */
  private async withOwnCount(
    statement: Prepared,
    limit: number,
    offset: number,
    values: unknown[],
  ): Promise<Found> {
    const rows = await this.rows(statement, [limit, offset, ...values]);
    const counted = rows.length === 0 && offset > 0 ? await this.rows(statement, [1, 0, ...values]) : rows;
    const total = counted[0]?.total ?? 0;
    return { rows, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
  }

  /** A page that is not full tells the count by itself; only a full one is counted, up to the bound. */
  private async counted(
    [limit = 0, offset = 0]: number[],
    rows: sql.ListingRow[],
    statement: Prepared,
    values: unknown[],
  ): Promise<Found> {
    if (rows.length < limit && (rows.length > 0 || offset === 0)) {
      return { rows, total: offset + rows.length, isMore: false };
    }
    const [counted] = await this.database.query<{ total: number }>(statement, values);
    const total = counted?.total ?? 0;
    return { rows, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
  }
}

const page = ({ rows, total, isMore }: Found, corrected: string | null): ListingPage => ({
  items: rows.map(listingView),
  total,
  isMore,
  corrected,
});
