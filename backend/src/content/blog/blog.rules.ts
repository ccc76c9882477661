import { BLOG_CATEGORIES, BLOG_PAGE_SIZE, type BlogCategory } from '../../contract/content/blog-facts.js';
import type { BlogSearch, BlogTopics } from '../../contract/content/blog.js';
import { MOST_LISTED } from '../../contract/shared/limits.js';

export interface BlogWindow {
  page: number;
  limit: number;
}

/** @returns the whole list, unless a limit or a page is asked for */
export function blogWindow({ page, limit }: Pick<BlogSearch, 'page' | 'limit'>): BlogWindow {
  return { page: page ?? 1, limit: limit ?? (page === undefined ? MOST_LISTED : BLOG_PAGE_SIZE) };
}

/** @returns categories in their own order, tags the most frequent first */
export function topicsOf(posts: readonly { category: BlogCategory; tags: readonly string[] }[]): BlogTopics {
  const categories = count(posts.map(({ category }) => category));
  const tags = count(posts.flatMap((post) => [...new Set(post.tags)]));
  return {
    categories: BLOG_CATEGORIES.flatMap((category) => {
      const found = categories.get(category);
      return found ? [{ category, count: found }] : [];
    }),
    tags: [...tags]
      .map(([tag, found]) => ({ tag, count: found }))
      .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1)),
  };
}

function count<Name extends string>(names: readonly Name[]): Map<Name, number> {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
