import type { BlogPostCard, BlogPostView, BlogTopics } from '@farmgate/backend/contract/content/blog';
import { apiListQuery, apiQuery, apiQueryOf } from '../../lib/api/queries';
import { shown } from '../shown';
import { type BlogState, blogCall } from './blog-address';

/** GET /api/blog */
export const articlesQuery = (state: BlogState) => apiListQuery<BlogPostCard>(blogCall(state));

/** GET /api/blog/{slug} */
export const articleQuery = (slug: string) =>
  apiQueryOf(`/api/blog/${encodeURIComponent(slug)}`, shown<BlogPostView>);

/** GET /api/blog-topics: what there is to filter by. */
export const topicsQuery = () => apiQuery<BlogTopics>('/api/blog-topics');
