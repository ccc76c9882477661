import {
  type BlogCategory,
  BLOG_LENGTHS,
  BLOG_PAGE_SIZE,
  MAX_BLOG_PAGE,
  isBlogCategory,
} from '@farmgate/backend/contract/content/blog-facts';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { ListPage } from '../../lib/api/api';
import { readText } from '../../lib/format/address-text';

/** Everything that the address of the blog's list says. */
export interface BlogState {
  category: BlogCategory | '';
  tag: string;
  page: number;
}

/** @returns the state in an address; what makes no sense there is left out */
export function readBlog(query: URLSearchParams): BlogState {
  const category = query.get('category') ?? '';
  const page = Number(query.get('page'));
  return {
    category: isBlogCategory(category) ? category : '',
    tag: readText(query, 'tag', BLOG_LENGTHS.tag).toLowerCase(),
    page: Number.isInteger(page) && page > 1 && page <= MAX_BLOG_PAGE ? page : 1,
  };
}

/** @returns the list's address, without anything that goes without saying */
export function blogAddress({ category, tag, page }: BlogState): string {
  return paths.blogList({ category, tag, ...(page > 1 && { page }) });
}

/**
 * Only the pages of the whole list are pages of their own for search engines; what filters leave stands on
 * them as well.
 */
export function canonicalBlog({ category, tag, page }: BlogState): string {
  return blogAddress({ category: '', tag: '', page: category || tag ? 1 : page });
}

/** @returns the call for the articles of a page of the list */
export function blogCall({ category, tag, page }: BlogState): string {
  return withQuery('/api/blog', { page, limit: BLOG_PAGE_SIZE, category, tag });
}

/**
 * @returns whether a page lies behind the end of its list; a list that is empty as a whole has no end to be
 * behind
 */
export function isPastBlogEnd({ page }: BlogState, list: ListPage<unknown> | undefined): boolean {
  return list !== undefined && page > 1 && list.items.length === 0 && list.total !== 0;
}
