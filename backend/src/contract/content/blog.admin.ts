import { z } from 'zod';
import { changesOf } from '../backoffice/admin.js';
import { Timestamp } from '../shared/schemas.js';
import { longText, optionalText, requiredText } from '../shared/texts.js';
import { BLOG_CATEGORIES, BLOG_LENGTHS } from './blog-facts.js';

/** Where an article stands: `scheduled` appears by itself when its moment comes. */
export const POST_STANDINGS = ['draft', 'scheduled', 'published'] as const;
export type PostStanding = (typeof POST_STANDINGS)[number];

/** A row of the list of articles. */
export const AdminPostRow = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  tags: z.array(z.string()),
  authorName: z.string(),
  imageUrl: z.string().nullable(),
  /** Minutes. */
  readingTime: z.number(),
  standing: z.enum(POST_STANDINGS),
  isPublished: z.boolean(),
  publishedAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminPostRow = z.infer<typeof AdminPostRow>;

/** An article with everything that can be edited. */
export const AdminPost = AdminPostRow.extend({
  excerpt: z.string(),
  /** Markdown. */
  content: z.string(),
  metaDescription: z.string().nullable(),
  keywords: z.string().nullable(),
  authorTitle: z.string().nullable(),
  imageAlt: z.string().nullable(),
  createdAt: Timestamp,
});
export type AdminPost = z.infer<typeof AdminPost>;

const SLUG_MESSAGE = 'Please use lower-case letters, digits and single dashes, such as winter-markets.';
const PICTURE_MESSAGE = 'Please upload a picture or choose one of our illustrations.';

const Fields = z.strictObject({
  title: requiredText(BLOG_LENGTHS.title, 'Please give the article a title'),
  slug: z
    .string(SLUG_MESSAGE)
    .max(BLOG_LENGTHS.slug, SLUG_MESSAGE)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_MESSAGE),
  excerpt: requiredText(BLOG_LENGTHS.excerpt, 'Please enter a summary'),
  content: longText(20, BLOG_LENGTHS.content, 'Please write the article'),
  metaDescription: optionalText(BLOG_LENGTHS.metaDescription),
  keywords: optionalText(BLOG_LENGTHS.keywords),
  category: z.enum(BLOG_CATEGORIES, 'Please choose a category'),
  tags: z
    .array(requiredText(BLOG_LENGTHS.tag, 'Please remove blank tags').transform((tag) => tag.toLowerCase()))
    .max(BLOG_LENGTHS.tags, `Please use at most ${BLOG_LENGTHS.tags} tags.`),
  authorName: requiredText(BLOG_LENGTHS.authorName, 'Please say who wrote it'),
  authorTitle: optionalText(BLOG_LENGTHS.authorTitle),
  /** A picture of ours, uploaded or drawn. */
  imageUrl: z
    .string(PICTURE_MESSAGE)
    .max(300, PICTURE_MESSAGE)
    .regex(/^\/(?:media\/[\w-]{22}\/\d+\.(?:jpg|webp)|art\/blog\/[a-z0-9-]+\.svg)$/, PICTURE_MESSAGE)
    .nullable(),
  imageAlt: optionalText(300),
  isPublished: z.boolean('Please say whether it is published'),
  /** 'now' is the moment at which the server saves it: a browser's clock may be wrong. */
  publishedAt: z.union([z.literal('now'), z.iso.datetime({ offset: true })], 'Please give a day and a time'),
});

/** POST /api/admin/blog-posts */
export const AdminPostRequest = Fields;
export type AdminPostRequest = z.output<typeof AdminPostRequest>;
/** PUT /api/admin/blog-posts/{id} */
export const AdminPostChanges = changesOf(Fields);

/** POST /api/admin/blog-posts/{id}/publish: from now on, or with the moment that the article has already. */
export const PostPublication = z.strictObject({ moment: z.enum(['now', 'kept'], 'Please choose a date') });
export type PostPublication = z.output<typeof PostPublication>;

/** POST /api/admin/blog-posts/preview */
export const PostPreviewRequest = z.strictObject({
  content: z.string().max(BLOG_LENGTHS.content, 'The article is too long.'),
});
export type PostPreviewRequest = z.output<typeof PostPreviewRequest>;

/** How a text will look. */
export const PostPreview = z.object({
  contentHtml: z.string(),
  /** Minutes. */
  readingTime: z.number(),
  wordCount: z.number(),
});
export type PostPreview = z.infer<typeof PostPreview>;

/** POST /api/admin/blog-posts/pictures: an uploaded picture, for the article's head or its text. */
export const PostPicture = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type PostPicture = z.infer<typeof PostPicture>;
