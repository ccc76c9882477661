/** What screens and server know of the blog. Free of zod. */

export const BLOG_CATEGORIES = [
  'farmers-markets',
  'local-farms',
  'seasonal-guides',
  'organic-farming',
  'csa-programs',
  'farm-fresh-eggs',
  'u-pick-farms',
  'sustainable-agriculture',
  'farm-to-table',
  'urban-farming',
  'community-gardening',
  'local-food-systems',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Articles on one page of the blog. */
export const BLOG_PAGE_SIZE = 12;
/** The deepest page of the blog. */
export const MAX_BLOG_PAGE = 1_000;
/** Articles that an article leads on to. */
export const RELATED_POSTS = 3;

/** Longest texts of an article, in characters. */
export const BLOG_LENGTHS = {
  title: 120,
  slug: 80,
  excerpt: 400,
  content: 100_000,
  metaDescription: 200,
  keywords: 300,
  tag: 40,
  tags: 12,
  authorName: 80,
  authorTitle: 80,
} as const;

/** Words that people read in a minute. */
const WORDS_PER_MINUTE = 220;

/** @returns the words of a Markdown text; addresses of links and signs do not count */
export function countWords(markdown: string): number {
  const plain = markdown.replace(/\]\([^()\s]*\)/g, ']').replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ');
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** @returns how long reading a Markdown text takes, in whole minutes, from 1 to 999 */
export function readingMinutes(markdown: string): number {
  return Math.min(999, Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE)));
}

/** @returns whether `text` is one of the blog's categories */
export const isBlogCategory = (text: string): text is BlogCategory =>
  (BLOG_CATEGORIES as readonly string[]).includes(text);
