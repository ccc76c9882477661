import type { StatePageView } from '../../contract/content/state-pages.js';
import { statement } from '../../platform/database/statement.js';

export const citiesOfState = statement<StatePageView['cities'][number], [stateCode: string]>(
  `SELECT city, slug, population, latitude, longitude, farm_count AS "farmCount", market_count AS "marketCount"
  FROM location_pages WHERE state_code = $1 AND status = 'published' ORDER BY population DESC, id`,
);

export const statesWithPage = statement<{ stateCode: string }>(
  'SELECT state_code AS "stateCode" FROM state_pages',
);

type StateValues = [
  state: string,
  stateCode: string,
  slug: string,
  title: string,
  metaDescription: string,
  content: string,
  featuredFarms: string,
  facts: string,
  factsHash: string,
  cityCount: number,
  farmCount: number,
  marketCount: number,
  isIndexable: boolean,
];

/** A page whose facts are the same, or that was put away, stays as it is. */
export const upsertStatePage = statement<object, StateValues>(
  `INSERT INTO state_pages (state, state_code, slug, title, meta_description, content, featured_farms, facts, facts_hash,
    city_count, farm_count, market_count, is_indexable)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (state_code) DO UPDATE SET title = excluded.title, meta_description = excluded.meta_description,
    content = excluded.content, featured_farms = excluded.featured_farms, facts = excluded.facts,
    facts_hash = excluded.facts_hash, city_count = excluded.city_count, farm_count = excluded.farm_count,
    market_count = excluded.market_count, is_indexable = excluded.is_indexable, last_updated = now()
  WHERE state_pages.facts_hash <> excluded.facts_hash AND state_pages.status <> 'archived'`,
);
