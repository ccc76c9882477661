import { Injectable } from '@nestjs/common';
import type { KindCount, KindsSearch } from '../../contract/directory/place-kind-counts.js';
import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import { PRODUCT_TYPE_FILTERS, productTypesForFilter } from '../../contract/directory/product-types.js';
import type { Point } from '../../contract/shared/geo/distance.js';
import { COUNT_BOUND } from '../../contract/shared/limits.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { RankedQuery } from '../../platform/search/search-query.rules.js';
import { TextSearch } from '../../platform/search/text-search.service.js';
import { FieldStatusBoard } from '../field-status/field-status-board.js';
import type { AroundZip } from '../listings/listings.service.js';
import { placeAndCategoryTerms } from '../listings/search-terms.rules.js';
import { isOpenAsAsked } from '../places/opening/opening-view.js';
import { localMoment } from '../places/opening/opening.rules.js';
import { wallMoment } from '../places/opening/wall-time.rules.js';
import { PlaceNames } from '../suggestions/place-names.js';
import { countKinds } from './kinds/count-kinds.rules.js';
import { kindWords } from './kinds/kind-words.rules.js';
import { placeView } from './place.view.js';
import { type PlacePage, PlacesSource } from './places-source.js';
import * as sql from './places.sql.js';

const CHUNK = 1_000;
const MOST_CHUNKS = 5;
const NOTHING = { items: [], total: 0, isMore: false };

@Injectable()
export class DirectoryPlacesSource extends PlacesSource {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly database: Database,
    private readonly texts: TextSearch,
    private readonly board: FieldStatusBoard,
    private readonly placeNames: PlaceNames,
  ) {
    super();
  }

  markets(search: PlaceSearch): Promise<PlacePage> {
    return this.near(search, statementsOf(search.kind) ?? sql.marketsNear);
  }

  farms(search: PlaceSearch): Promise<PlacePage> {
    return this.near(search, statementsOf(search.kind) ?? sql.farmsNearby);
  }

  async kinds(search: KindsSearch): Promise<KindCount[]> {
    const center = await this.zipCodes.find(search.zipCode);
    const productTypes = productTypesOf(search.productType);
    if (!center || productTypes?.length === 0) return countKinds([], true);
    const { search: text, features, organic, radius } = search;
    const around = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const most = CHUNK * MOST_CHUNKS;
    const values = [...around, productTypes, features, organic, null, null, most + 1] as const;
    const answer =
      text === undefined
        ? { found: { groups: await fetchRows(this.database, sql.kindsNearby, values) } }
        : await this.texts.search(
            text,
            async ({ all }) => {
              const words = [all, cellTerms(center, radius)] as const;
              const groups = await fetchRows(this.database, sql.kindsNearbyByWords, [...values, ...words]);
              return { groups, total: groups.length, isCalledSo: groups.length > 0 };
            },
            (name) => this.placeNames.isName(name),
          );
    const groups = answer?.found.groups ?? [];
    return countKinds(groups, groups.reduce((sum, { count }) => sum + count, 0) <= most);
  }

  registeredFarms(search: PlaceSearch): Promise<PlacePage> {
    return this.near(search, sql.registeredFarmsNear);
  }

  /** @returns nearest first; each row says how many there are in all */
  nearestByWords({ all }: RankedQuery, { center, radius, limit }: AroundZip): Promise<sql.NearRow[]> {
    const around = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const page = [limit, 0, null] as const;
    return fetchRows(this.database, sql.everythingNearby.byWords, [
      ...around,
      ...sql.EVERYTHING,
      ...page,
      all,
      cellTerms(center, radius),
    ]);
  }

  /** What has the words of the text, else most of them, else those of a text that is spelled like it. */
  private async near(search: PlaceSearch, statements: sql.PlaceStatements): Promise<PlacePage> {
    if (search.search === undefined) return this.byQuery(search, statements);
    const find = async ({ all }: RankedQuery) => {
      const found = await this.byQuery({ ...search, search: all }, statements);
      return { ...found, isCalledSo: found.total > 0 };
    };
    const answer = await this.texts.search(search.search, find, (name) => this.placeNames.isName(name));
    if (!answer) return NOTHING;
    const { found, corrected, suggested, isMost, missing } = answer;
    const { items, total, isMore } = found;
    return { items, total, isMore, understood: { corrected, suggested, isMost, missing } };
  }

  private async byQuery(search: PlaceSearch, statements: sql.PlaceStatements): Promise<Page<PlaceView>> {
    const center = await this.zipCodes.find(search.zipCode);
    const productTypes = productTypesOf(search.productType);
    if (!center || productTypes?.length === 0) return NOTHING;
    const { search: text, features, organic, radius, kind } = search;
    const around = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const kinds = kind.length > 0 ? ([kind, kindWords(kind)] as const) : ([null, null] as const);
    const filters = [...around, productTypes, features, organic, ...kinds] as const;
    const { year, monthDay } = localMoment(new Date(), center.timeZone);
    const today = `${year}-${monthDay}`;
    const rows = (limit: number, offset: number) =>
      text === undefined
        ? fetchRows(this.database, statements.list, [...filters, limit, offset, today])
        : fetchRows(this.database, statements.byWords, [
            ...filters,
            limit,
            offset,
            today,
            text,
            cellTerms(center, radius),
          ]);
    const isFiltered = productTypes !== null || features.length > 0 || organic || kind.length > 0;
    const count = () => {
      if (text !== undefined) return rows(1, 0);
      return isFiltered
        ? fetchRows(this.database, statements.count, [...filters, COUNT_BOUND + 1])
        : fetchRows(this.database, statements.countAll, [...around, COUNT_BOUND + 1]);
    };
    const picking = search.pickingNow ? await this.board.pickingNear(center, radius) : null;
    if (picking?.size === 0) return NOTHING;
    return search.openNow ||
      search.openSaturday ||
      search.openOn !== undefined ||
      search.sort === 'name' ||
      picking !== null
      ? sifted(search, rows, picking)
      : paged(search, rows, count);
  }
}

function statementsOf(kinds: readonly PlaceKind[]): sql.PlaceStatements | undefined {
  if (kinds.length === 0) return undefined;
  if (!kinds.includes('farmers_market')) return sql.farmsNearby;
  return kinds.every((kind) => kind === 'farmers_market') ? sql.marketsNear : sql.everythingNearby;
}

const typesOfOptions = new Map<string | undefined, readonly string[] | null>(
  [undefined, ...PRODUCT_TYPE_FILTERS].map((option) => [option, productTypesForFilter(option)]),
);

const productTypesOf = (filter: string | undefined) => {
  const known = typesOfOptions.get(filter);
  return known === undefined ? productTypesForFilter(filter) : known;
};

type Rows = (limit: number, offset: number) => Promise<sql.NearRow[]>;

async function paged(
  { limit, offset }: PlaceSearch,
  read: Rows,
  count: () => Promise<{ total?: number }[]>,
): Promise<Page<PlaceView>> {
  const rows = await read(limit, offset);
  const now = new Date();
  const items = rows.map((row) => placeView(row, now));
  // A page that is not full is the last one, and tells the count by itself.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) {
    return { items, total: offset + rows.length, isMore: false };
  }
  const total = rows[0]?.total ?? (await count())[0]?.total ?? 0;
  return { items, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
}

/** Only the place's own clock can tell, so a thousand of the nearest are looked at, at a time. */
async function sifted(
  search: PlaceSearch,
  read: Rows,
  picking: ReadonlySet<string> | null,
): Promise<Page<PlaceView>> {
  const { sort, offset, limit, openOn } = search;
  const now = new Date();
  const asked = { ...search, openAt: openOn === undefined ? null : wallMoment(openOn) };
  const found: sql.NearRow[] = [];
  let isMore = true;
  for (let chunk = 0; isMore && chunk < MOST_CHUNKS; chunk += 1) {
    const rows = await read(CHUNK, chunk * CHUNK);
    const isPicking = ({ type, id }: sql.NearRow) => picking === null || picking.has(`${type}-${id}`);
    found.push(...rows.filter((row) => isPicking(row) && isOpenAsAsked(row, asked, now)));
    isMore = rows.length === CHUNK;
    if (sort === 'nearest' && found.length >= offset + limit) break;
  }
  if (sort === 'name') found.sort((a, b) => isTwin(a) - isTwin(b) || a.name.localeCompare(b.name, 'en-US'));
  const items = found.slice(offset, offset + limit).map((row) => placeView(row, now));
  return { items, total: found.length, isMore };
}

/** What may be the same place as a better known one stands behind all names. */
const isTwin = ({ originalChord }: sql.NearRow) => Number(originalChord !== null);

const cellTerms = ({ latitude, longitude }: Point, radiusMiles: number) =>
  placeAndCategoryTerms(undefined, { latitude, longitude, radiusMiles });
