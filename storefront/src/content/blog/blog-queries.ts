import type { BlogPostCard, BlogPostView, BlogTopics } from '@farmgate/backend/contract/content/blog';
import { apiListQuery, apiQuery } from '../../lib/queries';
import { type BlogState, blogCall } from './blog-address';

/** GET /api/blog */
export const articlesQuery = (state: BlogState) => apiListQuery<BlogPostCard>(blogCall(state));

/** GET /api/blog/{slug} */
export const articleQuery = (slug: string) => apiQuery<BlogPostView>(`/api/blog/${encodeURIComponent(slug)}`);

/** GET /api/blog-topics: what there is to filter by. */
export const topicsQuery = () => apiQuery<BlogTopics>('/api/blog-topics');
