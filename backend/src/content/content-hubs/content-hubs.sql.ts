import { statement } from '../../platform/database/statement.js';
import type { HubFile } from './hub-file.rules.js';

export const pageTitles = statement<
  { path: string; title: string },
  [pages: readonly string[], beforeGuides: string, beforeArticles: string]
>(`SELECT $2 || slug AS path, title FROM content_hub_pages WHERE status = 'published' AND $2 || slug = ANY($1)
  UNION ALL SELECT $3 || slug, title FROM blog_posts
    WHERE is_published AND published_at <= now() AND $3 || slug = ANY($1)`);

export const publishedSlugs = statement<{ slug: string }, [slugs: readonly string[]]>(
  `SELECT slug FROM location_pages WHERE slug = ANY($1) AND status = 'published'
  UNION ALL SELECT slug FROM state_pages WHERE slug = ANY($1) AND status = 'published'`,
);

export const storedHubs = statement<Omit<HubFile, 'searchVolume'> & { seedHash: string | null }>(
  `SELECT slug, topic, title, meta_description AS "metaDescription", target_keyword AS "targetKeyword",
    related_pages AS "relatedPages", content, seed_hash AS "seedHash" FROM content_hub_pages`,
);

type HubValues = [
  slug: string,
  topic: string,
  title: string,
  metaDescription: string,
  targetKeyword: string,
  searchVolume: number | null,
  relatedPages: string[],
  content: string,
  seedHash: string,
];

export const upsertHub = statement<object, HubValues>(
  `INSERT INTO content_hub_pages (slug, topic, title, meta_description, target_keyword, search_volume, related_pages, content,
    seed_hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (slug) DO UPDATE SET topic = excluded.topic, title = excluded.title,
    meta_description = excluded.meta_description, target_keyword = excluded.target_keyword,
    related_pages = excluded.related_pages, content = excluded.content, seed_hash = excluded.seed_hash,
    last_updated = now()`,
);
