import { statement } from '../../platform/database/statement.js';

export const latestChanges = statement<{ blog: Date | null; guides: Date | null }>(
  `SELECT
    (SELECT max(greatest(updated_at, published_at)) FROM blog_posts WHERE is_published AND published_at <= now()) AS blog,
    (SELECT max(last_updated) FROM content_hub_pages WHERE status = 'published') AS guides`,
);
