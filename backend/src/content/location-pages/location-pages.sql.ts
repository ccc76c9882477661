import type { LocationFacts } from '../../contract/content/location-facts.js';
import type { LocationPageCard, NeighborPage } from '../../contract/content/location-pages.js';
import { statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';

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

type Asked = [stateCode: string | null, cityLike: string | null];
const asked = `status = 'published' AND ($1::text IS NULL OR state_code = $1) AND ($2::text IS NULL OR city ILIKE $2)`;

export const list = statement<
  CardRow,
  [...Asked, limit: number, offset: number]
>(`SELECT ${cardColumns} FROM location_pages WHERE ${asked}
    ORDER BY state_code, population DESC, id LIMIT $3::int OFFSET $4::int`);

export const listNewest = statement<CardRow, [...Asked, limit: number, offset: number]>(
  `SELECT ${cardColumns} FROM location_pages WHERE ${asked} ORDER BY id DESC LIMIT $3::int OFFSET $4::int`,
);

export const count = statement<{ total: number }, Asked>(
  `SELECT count(*)::int AS total FROM location_pages WHERE ${asked}`,
);

export const bySlug = statement<
  PageRow,
  [slug: string]
>(`SELECT ${cardColumns}, meta_description AS "metaDescription", content, farms_data AS "farmsData", facts
    FROM location_pages WHERE slug = $1 AND status = 'published'`);

export type NeighborRow = Omit<NeighborPage, 'distanceMiles'> & { chord: number };

const { within, chord } = nearSql('$1', '$2', '$3');

export const neighbors = statement<
  NeighborRow,
  [latitude: number, longitude: number, chord: number, pageId: number, limit: number]
>(`SELECT city, state, state_code AS "stateCode", slug, farm_count AS "farmCount", market_count AS "marketCount",
      ${chord} AS chord
    FROM location_pages WHERE ${within} AND status = 'published' AND is_indexable AND id <> $4
    ORDER BY chord, id LIMIT $5::int`);

export const statePage = statement<{ title: string; slug: string }, [stateCode: string]>(
  `SELECT title, slug FROM state_pages WHERE state_code = $1 AND status = 'published'`,
);

export const hubs = statement<{ topic: string; title: string; slug: string }>(
  `SELECT topic, title, slug FROM content_hub_pages WHERE status = 'published' ORDER BY id`,
);
