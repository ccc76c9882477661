import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { LocationFacts } from '../../contract/content/location-facts.js';
import { PAGE_FARMS, PAGE_RADIUS_MILES } from '../../contract/content/page-status.js';
import { slugOf } from '../../contract/shared/slug.js';
import { placeView } from '../../directory/search/place.view.js';
import { EVERYTHING, farmsNearby, type NearRow, rowsById } from '../../directory/search/places.sql.js';
import { Database } from '../../platform/database/database.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { factsKey, locationFacts } from './facts/facts.rules.js';
import * as sql from './facts/facts.sql.js';
import { keptPlaces } from './facts/kept-places.rules.js';
import * as pages from './save-page.sql.js';
import { hasSubstance, pageText, TEXT_VERSION } from './text/page-text.js';

export interface PageTarget {
  id: number;
  city: string;
  state: string;
  stateCode: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  population: number;
}

export interface PageDraft {
  target: PageTarget;
  slug: string;
  title: string;
  metaDescription: string;
  content: string;
  farmsData: string;
  facts: LocationFacts;
  factsHash: string;
  isIndexable: boolean;
}

/** More than any city has within 25 miles; beyond it the numbers would be too small, not the page wrong. */
const MOST_MARKETS = 1_000;
const MOST_FARMS = 5_000;

/** "farms-fort-myers-fl" */
export const locationSlug = ({ city, stateCode }: { city: string; stateCode: string }): string =>
  `farms-${slugOf(`${city} ${stateCode}`, stateCode.toLowerCase())}`;

/** Pages that another version of the texts wrote begin with another word. */
export const HASH_VERSION = `v${TEXT_VERSION}:`;

export class PageMaker {
  private readonly database: Database;

  constructor(dataSource: DataSource) {
    this.database = new Database(dataSource);
  }

  async draft(target: PageTarget, now: Date): Promise<PageDraft> {
    const { nearest, facts } = await this.read(target, now);
    const slug = locationSlug(target);
    const hash = createHash('sha256')
      .update(factsKey(facts))
      .update(JSON.stringify(nearest))
      .digest('base64url');
    return {
      target,
      slug,
      ...pageText(facts, { ...target, slug }),
      farmsData: JSON.stringify(nearest.map((row) => placeView(row, now))),
      facts,
      factsHash: `${HASH_VERSION}${hash}`,
      isIndexable: hasSubstance(facts),
    };
  }

  private async read({ latitude, longitude }: PageTarget, now: Date) {
    const at: [number, number, number] = [latitude, longitude, chordFromMiles(PAGE_RADIUS_MILES)];
    const { database } = this;
    const markets = await fetchRows(database, sql.marketFacts, [...at, MOST_MARKETS]);
    const farms = await fetchRows(database, farmsNearby.list, [...at, ...EVERYTHING, PAGE_FARMS, 0]);
    const [listings] = await fetchRows(database, sql.listingFacts, at);
    const vendors = await fetchRows(database, sql.vendorFacts, at);
    const facts = locationFacts(
      {
        markets,
        farms: await fetchRows(database, sql.farmFacts, [...at, MOST_FARMS]),
        listingCounts: listings?.counts ?? [],
        newestListings: listings?.newest ?? [],
        vendors,
        newestProducts:
          vendors.length > 0
            ? await fetchRows(database, sql.newestProducts, [vendors.map(({ id }) => id)])
            : [],
      },
      now,
    );
    return { nearest: await this.nearest(markets, farms), facts };
  }

  /** Whole rows, of the markets only for those that the page shows. */
  private async nearest(
    markets: readonly sql.MarketFactRow[],
    farms: readonly NearRow[],
  ): Promise<NearRow[]> {
    const kept = keptPlaces<KeptPlace>(
      markets.map(({ id, businessStatus, chord }) => ({ id, businessStatus, chord, originalChord: null })),
      farms.map((row) => ({ ...pickKept(row), row })),
    );
    const ids = kept.flatMap(({ id, row }) => (row ? [] : id));
    const rows = ids.length === 0 ? [] : await fetchRows(this.database, rowsById, [ids, []]);
    const marketOf = new Map(rows.map(({ version: _version, ...row }) => [row.id, row]));
    return kept.flatMap(({ id, chord, row }) => {
      if (row) return row;
      const market = marketOf.get(id);
      return market ? { ...market, chord } : [];
    });
  }
}

interface KeptPlace extends Pick<NearRow, 'id' | 'businessStatus' | 'chord' | 'originalChord'> {
  /** Left out for a market, whose row is read if it is kept. */
  row?: NearRow;
}

const pickKept = ({ id, businessStatus, chord, originalChord }: NearRow): KeptPlace => ({
  ...{ id, businessStatus, chord, originalChord },
});

/**
 * Where the facts are the same it only notes the look, so that `lastUpdated` stays honest.
 * @returns the ids of the targets whose pages were written
 */
export async function savePages(
  tx: EntityManager,
  drafts: readonly PageDraft[],
): Promise<ReadonlySet<number>> {
  const ids = drafts.map(({ target }) => target.id);
  const same = await fetchRows(tx, pages.noteUnchanged, [ids, drafts.map(({ factsHash }) => factsHash)]);
  const unchanged = new Set(same.map(({ targetId }) => targetId));
  const made = drafts.filter(({ target }) => !unchanged.has(target.id));
  for (const draft of made) await savePage(tx, draft);
  const madeIds = made.map(({ target }) => target.id);
  if (made.length > 0) await changeRows(tx, pages.noteGenerated, [madeIds]);
  return new Set(madeIds);
}

async function savePage(tx: EntityManager, draft: PageDraft): Promise<void> {
  const { target, facts } = draft;
  await changeRows(tx, pages.upsertPage, [
    target.id,
    target.city,
    target.state,
    target.stateCode,
    target.zipCode,
    draft.slug,
    draft.title,
    draft.metaDescription,
    draft.content,
    draft.farmsData,
    JSON.stringify(facts),
    draft.factsHash,
    target.latitude,
    target.longitude,
    target.population,
    facts.numbers.farms,
    facts.numbers.markets,
    facts.listings.count + facts.products.count,
    draft.isIndexable,
  ]);
}
