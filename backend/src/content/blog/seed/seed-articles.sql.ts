import { statement } from '../../../platform/database/statement.js';

export const seededArticles = statement<
  { slug: string; seedHash: string | null },
  [slugs: readonly string[]]
>('SELECT slug, seed_hash AS "seedHash" FROM blog_posts WHERE slug = ANY($1)');

export type ArticleValues = [
  slug: string,
  title: string,
  excerpt: string,
  content: string,
  metaDescription: string,
  keywords: string,
  category: string,
  tags: string[],
  authorName: string,
  authorTitle: string | null,
  imageUrl: string,
  imageAlt: string,
  readingMinutes: number,
  publishedAt: Date,
  seedHash: string,
];

export const insertArticle = statement<object, ArticleValues>(
  `INSERT INTO blog_posts (slug, title, excerpt, content, meta_description, keywords, category, tags, author_name,
    author_title, image_url, image_alt, reading_time, published_at, seed_hash, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $14)`,
);

export const updateArticle = statement<object, ArticleValues>(
  `UPDATE blog_posts SET title = $2, excerpt = $3, content = $4, meta_description = $5, keywords = $6, category = $7,
    tags = $8, author_name = $9, author_title = $10, image_url = $11, image_alt = $12, reading_time = $13,
    published_at = $14, seed_hash = $15, updated_at = now()
  WHERE slug = $1`,
);
