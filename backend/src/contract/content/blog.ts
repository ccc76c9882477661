import { z } from 'zod';
import { MOST_LISTED } from '../shared/limits.js';
import { OptionalLimitQuery, Timestamp } from '../shared/schemas.js';
import { BLOG_CATEGORIES, BLOG_LENGTHS, MAX_BLOG_PAGE } from './blog-facts.js';

const emptyToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const lowerCase = (value: unknown) =>
  emptyToUndefined(typeof value === 'string' ? value.trim().toLowerCase() : value);

const PAGE_MESSAGE = `Please give page as a whole number from 1 to ${MAX_BLOG_PAGE.toLocaleString('en-US')}.`;
const CATEGORY_MESSAGE = `Please choose a category among ${BLOG_CATEGORIES.join(', ')}.`;
const TAG_MESSAGE = `Please give a tag of at most ${BLOG_LENGTHS.tag} characters.`;

/**
 * GET /api/blog, newest first. All that is published, unless a limit or a page is asked for; a page without a
 * limit has BLOG_PAGE_SIZE articles.
 */
export const BlogSearch = z.object({
  page: z.preprocess(
    emptyToUndefined,
    z
      .string(PAGE_MESSAGE)
      .regex(/^[1-9]\d{0,3}$/, PAGE_MESSAGE)
      .transform(Number)
      .pipe(z.number().max(MAX_BLOG_PAGE, PAGE_MESSAGE))
      .optional(),
  ),
  limit: OptionalLimitQuery(MOST_LISTED),
  category: z.preprocess(lowerCase, z.enum(BLOG_CATEGORIES, CATEGORY_MESSAGE).optional()),
  tag: z.preprocess(
    emptyToUndefined,
    z
      .string(TAG_MESSAGE)
      .max(BLOG_LENGTHS.tag, TAG_MESSAGE)
      .transform((text) => text.replaceAll('\0', '').trim().toLowerCase())
      .optional(),
  ),
});
export type BlogSearch = z.infer<typeof BlogSearch>;

export const BlogPostParams = z.object({
  slug: z
    .string('The article could not be found.')
    .max(200, 'The article could not be found.')
    .transform((text) => text.replaceAll('\0', '')),
});
export type BlogPostParams = z.infer<typeof BlogPostParams>;

/** An article as a card shows it: everything but its text. */
export const BlogPostCard = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  metaDescription: z.string().nullable(),
  keywords: z.string().nullable(),
  category: z.enum(BLOG_CATEGORIES),
  tags: z.array(z.string()),
  authorName: z.string(),
  authorTitle: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  /** Minutes. */
  readingTime: z.number(),
  isPublished: z.boolean(),
  publishedAt: Timestamp,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type BlogPostCard = z.infer<typeof BlogPostCard>;

/** The answer of GET /api/blog; the paging is in `X-Total-Count` and `Link`. */
export const BlogPostList = z.array(BlogPostCard);
export type BlogPostList = z.infer<typeof BlogPostList>;

/** The answer of GET /api/blog/{slug}. */
export const BlogPostView = BlogPostCard.extend({
  /** Markdown. */
  content: z.string(),
  /** The content as safe HTML: headings from h2 with ids, tables wrapped for scrolling. */
  contentHtml: z.string(),
  /** Words of the content, for structured data. */
  wordCount: z.number(),
  /** The content's second-level headings, for a table of contents. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** At most three others: by tags and category in common, then the newest. */
  related: BlogPostList,
});
export type BlogPostView = z.infer<typeof BlogPostView>;

/**
 * The answer of GET /api/blog-topics: what there is to filter by, with how many articles each. Only what has
 * any.
 */
export const BlogTopics = z.object({
  /** In the order of BLOG_CATEGORIES. */
  categories: z.array(z.object({ category: z.enum(BLOG_CATEGORIES), count: z.number() })),
  /** The most frequent first. */
  tags: z.array(z.object({ tag: z.string(), count: z.number() })),
});
export type BlogTopics = z.infer<typeof BlogTopics>;
