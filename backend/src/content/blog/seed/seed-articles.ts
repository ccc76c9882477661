import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { readingMinutes } from '../../../contract/content/blog-facts.js';
import { projectFolder } from '../../../platform/config/project-folder.js';
import { type Article, readArticle, seasonDay } from './article-file.rules.js';

/** What has been added before is noted here, so that an article that staff deleted stays away. */
const JOB = 'articles';

/** The folder of the articles that come with the product. */
export const articlesFolder = (): string => path.join(projectFolder(), 'backend/content/articles');

/** @returns the articles that come with the product @throws Error naming a file that cannot be read */
export async function readArticles(folder = articlesFolder()): Promise<Article[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) =>
      readArticle(file.slice(0, -'.md'.length), await readFile(path.join(folder, file), 'utf8')),
    ),
  );
}

/**
 * Adds the articles that are not there yet, and brings those up to date whose file has changed. What staff have edited, moved to
 * another address or deleted is left as it is.
 * @returns how many rows were written
 */
export async function seedArticles(
  tx: EntityManager,
  articles: readonly Article[],
  now: Date,
): Promise<number> {
  const rows = await tx.query<{ slug: string; seedHash: string | null }[]>(
    'SELECT slug, seed_hash AS "seedHash" FROM blog_posts WHERE slug = ANY($1)',
    [articles.map(({ slug }) => slug)],
  );
  const noted = await tx.query<{ step: string }[]>('SELECT step FROM import_steps WHERE job = $1', [JOB]);
  const hashes = new Map(rows.map(({ slug, seedHash }) => [slug, seedHash]));
  const known = new Set(noted.map(({ step }) => step));
  let written = 0;
  for (const article of articles) {
    const stored = hashes.get(article.slug);
    const isNew = stored === undefined && !known.has(article.slug);
    const isChanged = typeof stored === 'string' && stored !== article.hash;
    if (isNew) await insert(tx, article, now);
    else if (isChanged) await update(tx, article, now);
    if (isNew || isChanged) written += 1;
  }
  return written;
}

async function insert(tx: EntityManager, article: Article, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO blog_posts (${COLUMNS.join(', ')}, slug, updated_at)
     VALUES (${COLUMNS.map((_name, index) => `$${index + 1}`).join(', ')}, $${COLUMNS.length + 1}, $${PUBLISHED_AT})`,
    [...valuesOf(article, now), article.slug],
  );
  await tx.query('INSERT INTO import_steps (job, step) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    JOB,
    article.slug,
  ]);
}

async function update(tx: EntityManager, article: Article, now: Date): Promise<void> {
  await tx.query(
    `UPDATE blog_posts SET ${COLUMNS.map((name, index) => `${name} = $${index + 1}`).join(', ')}, updated_at = now()
     WHERE slug = $${COLUMNS.length + 1}`,
    [...valuesOf(article, now), article.slug],
  );
}

/** In the order of `valuesOf`. */
const COLUMNS = [
  'title',
  'excerpt',
  'content',
  'meta_description',
  'keywords',
  'category',
  'tags',
  'author_name',
  'author_title',
  'image_url',
  'image_alt',
  'reading_time',
  'published_at',
  'seed_hash',
];
const PUBLISHED_AT = COLUMNS.indexOf('published_at') + 1;

const valuesOf = (article: Article, now: Date): unknown[] => [
  article.title,
  article.excerpt,
  article.content,
  article.metaDescription,
  article.keywords,
  article.category,
  article.tags,
  article.authorName,
  article.authorTitle,
  `/art/blog/${article.slug}.svg`,
  article.imageAlt,
  readingMinutes(article.content),
  seasonDay(article.publishedAt, now),
  article.hash,
];
