import { Injectable } from '@nestjs/common';
import type { LocationFacts } from '../../contract/content/location-facts.js';
import type {
  LocationPageCard,
  LocationPageSearch,
  LocationPageView,
} from '../../contract/content/location-pages.js';
import type { PlaceView } from '../../contract/directory/places.js';
import { houseMonth } from '../../contract/shared/calendar/house-zone.js';
import { isSearchable } from '../../contract/shared/search/search-text.js';
import { MarketDaysNearService } from '../../directory/markets/near/market-days-near.service.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../platform/geo/earth.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { renderMarkdown } from '../../platform/markdown/render-markdown.js';
import { inSeasonCrops } from '../in-season/in-season.view.js';
import { stillListed, stillPublic } from './facts/facts.sql.js';
import { keysOf, withoutGone } from './facts/without-gone.rules.js';
import { freshFarms, hubLinks, idsAmong, locationCard, nearestFirst, pageOf } from './location-page.view.js';
import * as sql from './location-pages.sql.js';

const NEIGHBOR_MILES = 75;
const MOST_NEIGHBORS = 12;
const SATURDAY = { radius: 25, limit: 3, offset: 0 } as const;
const PREFIX = 'farms-';

@Injectable()
export class LocationPagesService {
  constructor(
    private readonly database: Database,
    private readonly marketDays: MarketDaysNearService,
  ) {}

  async list(query: LocationPageSearch): Promise<Page<LocationPageCard>> {
    const { state, search, sort, limit, offset } = query;
    if (search !== undefined && !isSearchable(search)) return { items: [], total: 0, isMore: false };
    const statement = sort === 'newest' ? sql.listNewest : sql.list;
    const asked: [string | null, string | null] = [
      state ?? null,
      search ? `${search.replace(/[\\%_]/g, '\\$&')}%` : null,
    ];
    const rows = await fetchRows(this.database, statement, [...asked, limit, offset]);
    const [counted] = await fetchRows(this.database, sql.count, asked);
    return { items: rows.map(locationCard), total: counted?.total ?? 0, isMore: false };
  }

  /** @param slug with its prefix or without @throws LOCATION_PAGE_NOT_FOUND */
  async get(slug: string, now = new Date()): Promise<LocationPageView> {
    const [page] = await fetchRows(this.database, sql.bySlug, [fullSlug(slug)]);
    if (!page) throw new DomainError('LOCATION_PAGE_NOT_FOUND');
    const month = houseMonth(now);
    const [{ farms, facts }, neighbors, [statePage], hubs, saturday] = await Promise.all([
      this.whatIsThere(page, now),
      this.neighbors(page),
      fetchRows(this.database, sql.statePage, [page.stateCode]),
      fetchRows(this.database, sql.hubs, []),
      this.marketDays.search({ zipCode: page.zipCode, date: undefined, ...SATURDAY }),
    ]);
    const shown = facts === page.facts ? page : pageOf(page, facts);
    return {
      ...locationCard(shown),
      metaDescription: shown.metaDescription,
      content: shown.content,
      contentHtml: renderMarkdown(shown.content).html,
      farmsData: JSON.stringify(farms),
      farmsDataParsed: farms,
      facts,
      inSeason: { month, crops: inSeasonCrops(page.stateCode, month) },
      saturday,
      neighbors,
      statePage: statePage ?? null,
      hubs: hubLinks(hubs, facts.topics),
    };
  }

  private async whatIsThere(
    { farmsData, facts }: sql.PageRow,
    now: Date,
  ): Promise<{ farms: PlaceView[]; facts: LocationFacts }> {
    const stored = JSON.parse(farmsData) as PlaceView[];
    const named = keysOf(facts);
    const [listed, there] = await Promise.all([
      fetchRows(this.database, stillListed, [
        idsAmong(
          stored.map(({ id }) => id),
          'place',
        ),
        idsAmong(
          stored.map(({ id }) => id),
          'farm',
        ),
      ]),
      fetchRows(this.database, stillPublic, [
        idsAmong(named, 'place'),
        idsAmong(named, 'farm'),
        idsAmong(named, 'listing'),
        idsAmong(named, 'product'),
        idsAmong(named, 'vendor'),
      ]),
    ]);
    const farms = freshFarms(stored, listed, now);
    const keys = new Set(there.map(({ key }) => key));
    return { farms, facts: withoutGone(facts, (key) => keys.has(key), nearestFirst(farms)) };
  }

  private async neighbors({ latitude, longitude, id }: sql.PageRow): Promise<LocationPageView['neighbors']> {
    const rows = await fetchRows(this.database, sql.neighbors, [
      latitude,
      longitude,
      chordFromMiles(NEIGHBOR_MILES),
      id,
      MOST_NEIGHBORS,
    ]);
    return rows.map(({ chord, ...city }) => ({ ...city, distanceMiles: milesFromChord(chord) }));
  }
}

/** NUL, which PostgreSQL refuses, is in no slug. */
function fullSlug(slug: string): string {
  const plain = slug.toLowerCase().replaceAll('\0', '');
  return plain.startsWith(PREFIX) ? plain : `${PREFIX}${plain}`;
}
