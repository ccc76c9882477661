import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { PlaceNumbers } from '../../contract/content/location-facts.js';
import { HUB_TOPICS } from '../../contract/content/page-status.js';
import type { FeaturedFarm, StateFacts } from '../../contract/content/state-pages.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { ownPicture } from '../../contract/shared/images.js';
import { slugOf } from '../../contract/shared/slug.js';
import { STATE_NAMES } from '../../contract/shared/states.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import * as sql from './state-facts.sql.js';
import { statesWithPage, upsertStatePage } from './state-pages.sql.js';
import { STATE_TEXT_VERSION, stateText } from './state-text.js';

const TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

export const STATE_CODES: readonly string[] = Object.keys(STATE_NAMES).filter(
  (code) => !TERRITORIES.has(code),
);

export const stateSlug = (state: string): string => `farms-in-${slugOf(state, 'us')}`;

interface StateDraft {
  facts: StateFacts;
  featured: FeaturedFarm[];
  cities: number;
}

export async function fillStatePages(tx: EntityManager, now: Date): Promise<number> {
  const there = await fetchRows(tx, statesWithPage, []);
  const missing = STATE_CODES.filter((code) => !there.some(({ stateCode }) => stateCode === code));
  await refreshStatePages(tx, missing, now);
  return missing.length;
}

/** Skips codes that are no state's. */
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

async function draftStates(tx: EntityManager, codes: string[], now: Date): Promise<Map<string, StateDraft>> {
  const numbers = await fetchRows(tx, sql.stateNumbers, [codes]);
  const growing = await fetchRows(tx, sql.stateGrowing, [codes]);
  const days = await fetchRows(tx, sql.stateDays, [codes]);
  const places = await fetchRows(tx, sql.statePlaces, [codes]);
  const offers = await fetchRows(tx, sql.stateOffers, [codes]);
  const featured = await fetchRows(tx, sql.stateFeatured, [codes]);
  const cities = await fetchRows(tx, sql.stateCities, [codes]);
  return new Map(
    codes.map((code) => {
      const of = <Row extends { stateCode: string }>(rows: Row[]) =>
        rows.filter(({ stateCode }) => stateCode === code);
      const [known] = of(numbers);
      const [offer] = of(offers);
      const perDay = [0, 0, 0, 0, 0, 0, 0];
      for (const { day, count } of of(days)) perDay[day] = count;
      const facts: StateFacts = {
        asOf: houseDay(now),
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
  await changeRows(tx, upsertStatePage, [
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
  ]);
}

const numbersOf = (row: PlaceNumbers | undefined): PlaceNumbers => ({
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
  socialLinks: row.socialLinks,
  productTypes: row.productTypes,
  farmActivities: row.farmActivities,
  features: row.features,
  organicCertified: row.organicCertified,
  organicOptions: row.organicOptions,
  isDemonstration: row.isDemonstration,
});
