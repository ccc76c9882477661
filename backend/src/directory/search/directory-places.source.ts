import { Injectable } from '@nestjs/common';
import type { KindCount, KindsSearch } from '../../contract/directory/place-kind-counts.js';
import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import type { PlaceSearch } from '../../contract/directory/places.js';
import { PRODUCT_TYPE_FILTERS, productTypesForFilter } from '../../contract/directory/product-types.js';
import type { Point } from '../../contract/shared/geo/distance.js';
import { COUNT_BOUND } from '../../contract/shared/limits.js';
import { Database } from '../../platform/database/database.js';
import { KnownLarge } from '../../platform/database/known-large.js';
import { KnownRows } from '../../platform/database/known-rows.js';
import { fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { alreadyChecked } from '../../platform/http/answers/answers.js';
import type { RankedQuery } from '../../platform/search/search-query.rules.js';
import { TextSearch } from '../../platform/search/text-search.service.js';
import { FieldStatusBoard } from '../field-status/field-status-board.js';
import { CheapestFirst } from '../listings/cheapest-first.js';
import type { AroundZip } from '../listings/listings.service.js';
import {
  type CircleToSearch,
  circlesToSearch,
  placeAndCategoryTerms,
} from '../listings/search-terms.rules.js';
import { isOutOfSeason, OPEN_FIRST_AMONG } from '../places/opening/open-first.rules.js';
import { isOpenAsAsked } from '../places/opening/opening-view.js';
import { type LocalDay, localMoment } from '../places/opening/opening.rules.js';
import { wallMoment } from '../places/opening/wall-time.rules.js';
import { PlaceNames } from '../suggestions/place-names.js';
import { searchMeant } from './intents/search-meant.rules.js';
import { countKinds } from './kinds/count-kinds.rules.js';
import { kindWords } from './kinds/kind-words.rules.js';
import { blocksOf, type Found, mostToFind, openFirstOf } from './order-near.rules.js';
import { type NearPlace, nearCard, nearView } from './place.view.js';
import { type PlacePage, PlacesSource } from './places-source.js';
import * as sql from './places.sql.js';

/** In about three megabytes, and as much again of what is made of them. */
const REMEMBERED = 2_000;
const CHUNK = 1_000;
const MOST_CHUNKS = 5;
const NOTHING = { items: [], total: 0, isMore: false };

@Injectable()
export class DirectoryPlacesSource extends PlacesSource {
  private readonly known = new KnownRows<sql.FoundRow, sql.VersionedRow>(
    REMEMBERED,
    ({ type, id }) => `${type}-${id}`,
    (missing) => this.readRows(missing),
  );

  private readonly large = new KnownLarge();
  private readonly nearest = new CheapestFirst();

  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly database: Database,
    private readonly texts: TextSearch,
    private readonly board: FieldStatusBoard,
    private readonly placeNames: PlaceNames,
  ) {
    super();
  }

  private readRows(missing: readonly sql.FoundRow[]): Promise<sql.VersionedRow[]> {
    const idsOf = (type: sql.FoundRow['type']) => missing.flatMap((one) => (one.type === type ? one.id : []));
    return fetchRows(this.database, sql.rowsById, [idsOf('place'), idsOf('farm')]);
  }

  markets(search: PlaceSearch): Promise<PlacePage> {
    return this.near(search, statementsOf(search.kind) ?? sql.marketsNear, 'markets');
  }

  farms(search: PlaceSearch): Promise<PlacePage> {
    return this.near(search, statementsOf(search.kind) ?? sql.farmsNearby, 'farms');
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
    return this.near(search, sql.registeredFarmsNear, 'farms');
  }

  /** @returns nearest first; each row says how many were found, which is more where there are more */
  async nearestByWords(
    { all }: RankedQuery,
    { center, radius, limit }: AroundZip,
  ): Promise<(sql.NearRow & { total: number })[]> {
    const { latitude, longitude } = center;
    const page = { center, today: null, limit, offset: 0 };
    const most = mostToFind(limit, 0);
    const { small, whole } = circlesToSearch(undefined, { latitude, longitude, radiusMiles: radius });
    const within = ({ radiusMiles, terms }: CircleToSearch) => {
      const around = [latitude, longitude, chordFromMiles(radiusMiles)] as const;
      return fetchRows(this.database, sql.everythingNearby.foundByWords, [
        ...around,
        ...sql.EVERYTHING,
        ...([most, all, terms] as const),
      ]);
    };
    const { rows: found } = await this.nearest.search(
      [center.zipCode, radius, all].join(' '),
      small ? [() => within(small)] : [],
      () => within(whole),
      (rows) => rows.length === most,
    );
    const { places, total } = await this.pageOf(found, page);
    return places.map(({ row, ...distances }) => ({ ...row, ...distances, total }));
  }

  /** What has the words of the text, else most of them, else those of a text that is spelled like it. */
  private async near(
    search: PlaceSearch,
    statements: sql.PlaceStatements,
    list: 'markets' | 'farms',
  ): Promise<PlacePage> {
    if (search.search === undefined) return this.byQuery(search, statements);
    const meant = searchMeant(search, search.search, list);
    if (meant) {
      const found = await this.near(meant, statements, list);
      if (found.total > 0) return found;
    }
    const find = async ({ all }: RankedQuery) => {
      const found = await this.byQuery({ ...search, search: all }, statements);
      return { ...found, isCalledSo: found.total > 0 };
    };
    const answer = await this.texts.search(search.search, find, (name) => this.placeNames.isName(name));
    if (!answer) return NOTHING;
    const { found, corrected, suggested, isMost, missing } = answer;
    const { isCalledSo: _, ...page } = found;
    return { ...page, understood: { corrected, suggested, isMost, missing } };
  }

  private async byQuery(search: PlaceSearch, statements: sql.PlaceStatements): Promise<PlacePage> {
    const center = await this.zipCodes.find(search.zipCode);
    const productTypes = productTypesOf(search.productType);
    if (!center || productTypes?.length === 0) return NOTHING;
    const { search: text, features, organic, radius, kind } = search;
    const around = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const kinds = kind.length > 0 ? ([kind, kindWords(kind)] as const) : ([null, null] as const);
    const filters = [...around, productTypes, features, organic, ...kinds] as const;
    const today = localMoment(new Date(), center.timeZone);
    const isFiltered = productTypes !== null || features.length > 0 || organic || kind.length > 0;
    const read = async (limit: number, offset: number) => {
      const most = mostToFind(limit, offset);
      const find = (): Promise<sql.FoundRow[]> => {
        if (text !== undefined) {
          const words = [text, cellTerms(center, radius)] as const;
          return fetchRows(this.database, statements.foundByWords, [...filters, most, ...words]);
        }
        const list = isFiltered ? statements.found : statements.foundOfAll;
        return this.large.counted([list.name, filters], (stopAt) =>
          isFiltered
            ? fetchRows(this.database, statements.found, [...filters, most, stopAt])
            : fetchRows(this.database, statements.foundOfAll, [...around, most, stopAt]),
        );
      };
      return this.pageOf(await find(), { center, today, limit, offset });
    };
    const picking = search.pickingNow ? await this.board.pickingNear(center, radius) : null;
    if (picking?.size === 0) return NOTHING;
    return search.openNow ||
      search.openSaturday ||
      search.openOn !== undefined ||
      search.openDay !== undefined ||
      search.sort === 'name' ||
      picking !== null
      ? sifted(search, read, picking)
      : paged(search, read);
  }

  private async pageOf(found: readonly sql.FoundRow[], { center, today, limit, offset }: PageAsked) {
    const compared = await this.withOriginals(found, center);
    const blocks = blocksOf(compared, limit, offset);
    const rowOf = await this.known.rowsOf(blocks.flat());
    const ordered = blocks.flatMap((block) =>
      today === null ? block : openFirstOf(block, (one) => isOutOfSeason(rowOf(one) ?? UNKNOWN, today)),
    );
    const from = offset % OPEN_FIRST_AMONG;
    return {
      places: ordered.slice(from, from + limit).flatMap((one) => {
        const row = rowOf(one);
        return row ? { chord: one.chord, originalChord: one.originalChord, row } : [];
      }),
      total: found[0]?.total ?? found.length,
    };
  }

  /** One statement where there are some that may be the same as another, else none. */
  private async withOriginals(
    found: readonly sql.FoundRow[],
    { latitude, longitude }: Point,
  ): Promise<Found[]> {
    const unverified = found.flatMap(({ id, isUnverified }) => (isUnverified ? id : []));
    const rows =
      unverified.length > 0
        ? await fetchRows(this.database, sql.originals, [latitude, longitude, unverified])
        : [];
    const chords = new Map(rows.map(({ id, originalChord }) => [id, originalChord]));
    return found.map((one) => ({
      ...one,
      originalChord: one.isUnverified ? (chords.get(one.id) ?? null) : null,
    }));
  }
}

interface PageAsked {
  center: Point;
  /** Where the search is; null for the nearest, open or not. */
  today: LocalDay | null;
  limit: number;
  offset: number;
}

const UNKNOWN = { seasons: [], exceptions: [] };

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

/** `total` counts all of them, no further than one more than the bound. */
type Read = (limit: number, offset: number) => Promise<{ places: NearPlace[]; total: number }>;

async function paged({ limit, offset }: PlaceSearch, read: Read): Promise<PlacePage> {
  const { places, total } = await read(limit, offset);
  const now = new Date();
  const shown = shownOf(places, now);
  // A page that is not full is the last one, and tells the count by itself.
  if (places.length < limit && (places.length > 0 || offset === 0)) {
    return { ...shown, total: offset + places.length, isMore: false };
  }
  return { ...shown, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
}

const shownOf = (places: readonly NearPlace[], now: Date): Pick<PlacePage, 'items' | 'cards'> => ({
  items: alreadyChecked(places.map((place) => nearView(place, now))),
  cards: () => alreadyChecked(places.map((place) => nearCard(place, now))),
});

/** Only the place's own clock can tell, so a thousand of the nearest are looked at, at a time. */
async function sifted(
  search: PlaceSearch,
  read: Read,
  picking: ReadonlySet<string> | null,
): Promise<PlacePage> {
  const { sort, offset, limit, openOn } = search;
  const now = new Date();
  const asked = { ...search, openAt: openOn === undefined ? null : wallMoment(openOn) };
  const found: NearPlace[] = [];
  let isMore = true;
  for (let chunk = 0; isMore && chunk < MOST_CHUNKS; chunk += 1) {
    const { places } = await read(CHUNK, chunk * CHUNK);
    const isPicking = ({ type, id }: sql.NearRow) => picking === null || picking.has(`${type}-${id}`);
    found.push(...places.filter(({ row }) => isPicking(row) && isOpenAsAsked(row, asked, now)));
    isMore = places.length === CHUNK;
    if (sort === 'nearest' && found.length >= offset + limit) break;
  }
  if (sort === 'name')
    found.sort((a, b) => isTwin(a) - isTwin(b) || a.row.name.localeCompare(b.row.name, 'en-US'));
  return { ...shownOf(found.slice(offset, offset + limit), now), total: found.length, isMore };
}

/** What may be the same place as a better known one stands behind all names. */
const isTwin = ({ originalChord }: NearPlace) => Number(originalChord !== null);

const cellTerms = ({ latitude, longitude }: Point, radiusMiles: number) =>
  placeAndCategoryTerms(undefined, { latitude, longitude, radiusMiles });
