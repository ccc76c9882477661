import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { PlaceNumbers } from '../../contract/content/location-facts.js';
import { HUB_TOPICS, type HubTopic } from '../../contract/content/page-status.js';
import type { FeaturedFarm, StateFacts } from '../../contract/content/state-pages.js';
import { slugOf } from '../../contract/shared/slug.js';
import { STATE_NAMES } from '../../contract/shared/states.js';
import * as sql from './state-facts.sql.js';
import { STATE_TEXT_VERSION, stateText } from './state-text.js';
import { ownPicture } from '../../contract/shared/images.js';

const TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** The states that have a page, and the federal district. */
export const STATE_CODES: readonly string[] = Object.keys(STATE_NAMES).filter(
  (code) => !TERRITORIES.has(code),
);

export const stateSlug = (state: string): string => `farms-in-${slugOf(state, 'us')}`;

/** What the tables say of a state. */
interface StateDraft {
  facts: StateFacts;
  featured: FeaturedFarm[];
  cities: number;
}

/** Makes the pages of states that are not there yet. @returns how many */
export async function fillStatePages(tx: EntityManager, now: Date): Promise<number> {
  const there = await tx.query<{ stateCode: string }[]>('SELECT state_code AS "stateCode" FROM state_pages');
  const missing = STATE_CODES.filter((code) => !there.some(({ stateCode }) => stateCode === code));
  await refreshStatePages(tx, missing, now);
  return missing.length;
}

/** Makes the pages of states anew, and stores those that have changed. Codes that are no state's are passed over. */
export async function refreshStatePages(
  tx: EntityManager,
  stateCodes: readonly string[],
  now: Date,
): Promise<void> {
  const codes = STATE_CODES.filter((code) => stateCodes.includes(code));
  if (codes.length === 0) return;
  const drafts = await draftStates(tx, codes, now);
  for (const code of codes) {
    const draft = drafts.get(code);
    if (draft) await saveState(tx, code, draft);
  }
}

type NumberRow = PlaceNumbers & Record<HubTopic, number> & { stateCode: string };

async function draftStates(tx: EntityManager, codes: string[], now: Date): Promise<Map<string, StateDraft>> {
  const read = <Row>(text: string) => tx.query<(Row & { stateCode: string })[]>(text, [codes]);
  const numbers = await read<NumberRow>(sql.stateNumbers);
  const growing = await read<StateFacts['growing'][number]>(sql.stateGrowing);
  const days = await read<{ day: number; count: number }>(sql.stateDays);
  const places = await read<StateFacts['places'][number]>(sql.statePlaces);
  const offers = await read<{ listings: number; products: number }>(sql.stateOffers);
  const featured = await read<FeaturedFarm>(sql.stateFeatured);
  const cities = await read<{ cities: number }>(sql.stateCities);
  return new Map(
    codes.map((code) => {
      const of = <Row extends { stateCode: string }>(rows: Row[]) =>
        rows.filter(({ stateCode }) => stateCode === code);
      const [known] = of(numbers);
      const [offer] = of(offers);
      const perDay = [0, 0, 0, 0, 0, 0, 0];
      for (const { day, count } of of(days)) perDay[day] = count;
      const facts: StateFacts = {
        asOf: now.toISOString().slice(0, 10),
        numbers: numbersOf(known),
        marketsPerDay: perDay,
        growing: of(growing)
          .slice(0, 14)
          .map(({ productType, count }) => ({ productType, count })),
        places: of(places).map(({ city, markets, farms }) => ({ city, markets, farms })),
        listings: offer?.listings ?? 0,
        products: offer?.products ?? 0,
        topics: HUB_TOPICS.map((topic) => ({ topic, count: known?.[topic] ?? 0 }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count),
      };
      return [code, { facts, featured: of(featured).map(featuredFarm), cities: of(cities)[0]?.cities ?? 0 }];
    }),
  );
}

async function saveState(
  tx: EntityManager,
  stateCode: string,
  { facts, featured, cities }: StateDraft,
): Promise<void> {
  const state = STATE_NAMES[stateCode] ?? stateCode;
  const { numbers } = facts;
  const content = { ...facts, asOf: '', featured, cities };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const { title, metaDescription, text } = stateText(facts, { state, stateCode, cities });
  await tx.query(
    `INSERT INTO state_pages (state, state_code, slug, title, meta_description, content, featured_farms, facts, facts_hash,
       city_count, farm_count, market_count, is_indexable)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (state_code) DO UPDATE SET title = excluded.title, meta_description = excluded.meta_description,
       content = excluded.content, featured_farms = excluded.featured_farms, facts = excluded.facts,
       facts_hash = excluded.facts_hash, city_count = excluded.city_count, farm_count = excluded.farm_count,
       market_count = excluded.market_count, is_indexable = excluded.is_indexable, last_updated = now()
     WHERE state_pages.facts_hash <> excluded.facts_hash AND state_pages.status <> 'archived'`,
    [
      state,
      stateCode,
      stateSlug(state),
      title,
      metaDescription,
      text,
      JSON.stringify(featured),
      JSON.stringify(facts),
      `v${STATE_TEXT_VERSION}:${hash}`,
      cities,
      numbers.farms,
      numbers.markets,
      numbers.farms + numbers.markets + facts.listings + facts.products > 0,
    ],
  );
}

const numbersOf = (row: NumberRow | undefined): PlaceNumbers => ({
  markets: row?.markets ?? 0,
  farms: row?.farms ?? 0,
  csas: row?.csas ?? 0,
  uPicks: row?.uPicks ?? 0,
  stands: row?.stands ?? 0,
  foodHubs: row?.foodHubs ?? 0,
  organicCertified: row?.organicCertified ?? 0,
  organic: row?.organic ?? 0,
  snapMarkets: row?.snapMarkets ?? 0,
  wicMarkets: row?.wicMarkets ?? 0,
  snapMatchMarkets: row?.snapMatchMarkets ?? 0,
  winterMarkets: row?.winterMarkets ?? 0,
});

const featuredFarm = (row: FeaturedFarm): FeaturedFarm => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  city: row.city,
  zipCode: row.zipCode,
  description: row.description,
  imageUrl: ownPicture(row.imageUrl),
  website: row.website,
  productTypes: row.productTypes,
  farmActivities: row.farmActivities,
  features: row.features,
  organicCertified: row.organicCertified,
  organicOptions: row.organicOptions,
  isDemonstration: row.isDemonstration,
});
