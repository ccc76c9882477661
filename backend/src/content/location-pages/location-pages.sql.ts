import type { LocationFacts } from '../../contract/content/location-facts.js';
import type { LocationPageCard, NeighborPage } from '../../contract/content/location-pages.js';
import { prepared } from '../../platform/database/database.js';
import { nearSql } from '../../platform/geo/near.sql.js';

/** Statements that the public pages of cities are read by. */

export interface CardRow extends Omit<LocationPageCard, 'lastUpdated' | 'createdAt'> {
  lastUpdated: Date;
  createdAt: Date;
}

export interface PageRow extends CardRow {
  metaDescription: string;
  content: string;
  farmsData: string;
  facts: LocationFacts;
}

const cardColumns = `id, city, state, state_code AS "stateCode", zip_code AS "zipCode", slug, title, latitude, longitude, population,
  status, farm_count AS "farmCount", market_count AS "marketCount", is_indexable AS "isIndexable",
  last_updated AS "lastUpdated", created_at AS "createdAt"`;

/** $1 the state or null, $2 the beginning of a city's name, for LIKE, or null. */
const asked = `status = 'published' AND ($1::text IS NULL OR state_code = $1) AND ($2::text IS NULL OR city ILIKE $2)`;

/** $3 limit, $4 offset. */
export const list = prepared(`SELECT ${cardColumns} FROM location_pages WHERE ${asked}
    ORDER BY state_code, population DESC, id LIMIT $3::int OFFSET $4::int`);

/** The same, the pages that were made last first. */
export const listNewest = prepared(
  `SELECT ${cardColumns} FROM location_pages WHERE ${asked} ORDER BY id DESC LIMIT $3::int OFFSET $4::int`,
);

export const count = prepared(`SELECT count(*)::int AS total FROM location_pages WHERE ${asked}`);

/** $1 the slug. */
export const bySlug =
  prepared(`SELECT ${cardColumns}, meta_description AS "metaDescription", content, farms_data AS "farmsData", facts
    FROM location_pages WHERE slug = $1 AND status = 'published'`);

export type NeighborRow = Omit<NeighborPage, 'distanceMiles'> & { chord: number };

const { within, chord } = nearSql('$1', '$2', '$3');

/** $1 latitude, $2 longitude, $3 chord of the radius, $4 the id of the page itself, $5 limit. */
export const neighbors =
  prepared(`SELECT city, state, state_code AS "stateCode", slug, farm_count AS "farmCount", market_count AS "marketCount",
      ${chord} AS chord
    FROM location_pages WHERE ${within} AND status = 'published' AND is_indexable AND id <> $4
    ORDER BY chord, id LIMIT $5::int`);

/** $1 the state. */
export const statePage = prepared(
  `SELECT title, slug FROM state_pages WHERE state_code = $1 AND status = 'published'`,
);

export const hubs = prepared(
  `SELECT topic, title, slug FROM content_hub_pages WHERE status = 'published' ORDER BY id`,
);
