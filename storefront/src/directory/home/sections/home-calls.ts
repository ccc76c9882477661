import type { BlogPostCard } from '@farmgate/backend/contract/content/blog';
import { HOME_ARTICLES } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiListQuery } from '../../../lib/api/queries';

/** GET /api/blog: the latest articles. */
export const latestArticlesQuery = () =>
  apiListQuery<BlogPostCard>(withQuery('/api/blog', { limit: HOME_ARTICLES }));
