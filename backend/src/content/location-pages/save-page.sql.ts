import { statement } from '../../platform/database/statement.js';

export const noteUnchanged = statement<
  { targetId: number },
  [targetIds: readonly number[], factsHashes: readonly string[]]
>(`UPDATE location_pages AS page SET checked_at = now()
  FROM unnest($1::int[], $2::text[]) AS looked (target_id, facts_hash)
  WHERE page.target_id = looked.target_id AND page.facts_hash = looked.facts_hash RETURNING page.target_id AS "targetId"`);

type PageValues = [
  targetId: number,
  city: string,
  state: string,
  stateCode: string,
  zipCode: string,
  slug: string,
  title: string,
  metaDescription: string,
  content: string,
  farmsData: string,
  facts: string,
  factsHash: string,
  latitude: number,
  longitude: number,
  population: number,
  farmCount: number,
  marketCount: number,
  offerCount: number,
  isIndexable: boolean,
];

export const upsertPage = statement<object, PageValues>(
  `INSERT INTO location_pages (target_id, city, state, state_code, zip_code, slug, title, meta_description, content,
    farms_data, facts, facts_hash, latitude, longitude, population, farm_count, market_count, offer_count, is_indexable)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
  ON CONFLICT (target_id) DO UPDATE SET city = excluded.city, state = excluded.state, state_code = excluded.state_code,
    zip_code = excluded.zip_code, slug = excluded.slug, title = excluded.title,
    meta_description = excluded.meta_description, content = excluded.content, farms_data = excluded.farms_data,
    facts = excluded.facts, facts_hash = excluded.facts_hash, latitude = excluded.latitude,
    longitude = excluded.longitude, population = excluded.population, farm_count = excluded.farm_count,
    market_count = excluded.market_count, offer_count = excluded.offer_count, is_indexable = excluded.is_indexable,
    last_updated = now(), checked_at = now()`,
);

export const noteGenerated = statement<object, [targetIds: readonly number[]]>(
  'UPDATE target_locations SET is_generated = true WHERE id = ANY($1::int[]) AND NOT is_generated',
);
