import { statement } from '../../platform/database/statement.js';

/** Tags in common count most, then the category, then the date. */
export const relatedPosts = statement<
  { id: number },
  [id: number, tags: readonly string[], category: string, most: number]
>(`
  SELECT id FROM blog_posts
  WHERE is_published AND published_at <= now() AND id <> $1
  ORDER BY 2 * (SELECT count(*) FROM unnest(tags) AS tag WHERE tag = ANY($2::text[])) + (category = $3)::int * 3 DESC,
    published_at DESC, id DESC
  LIMIT $4`);
