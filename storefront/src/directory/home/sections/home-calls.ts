import type { BlogPostCard } from '@farmgate/backend/contract/content/blog';
import { HOME_ARTICLES } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiListQueryOf } from '../../../lib/api/queries';

/** What the home page shows of an article. */
export type HomeArticle = Pick<
  BlogPostCard,
  'id' | 'title' | 'slug' | 'excerpt' | 'category' | 'imageUrl' | 'readingTime' | 'publishedAt'
>;

const homeArticle = (article: BlogPostCard): HomeArticle => {
  const { id, title, slug, excerpt, category, imageUrl, readingTime, publishedAt } = article;
  return { id, title, slug, excerpt, category, imageUrl, readingTime, publishedAt };
};

/** GET /api/blog: the latest articles. */
export const latestArticlesQuery = () =>
  apiListQueryOf<BlogPostCard, HomeArticle>(
    withQuery('/api/blog', { limit: HOME_ARTICLES }),
    'home',
    (articles) => articles.map(homeArticle),
  );
