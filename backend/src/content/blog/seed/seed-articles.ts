import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { readingMinutes } from '../../../contract/content/blog-facts.js';
import { projectFolder } from '../../../platform/config/project-folder.js';
import { doneSteps, noteStep } from '../../../platform/database/import-steps/import-steps.sql.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { type Article, readArticle, seasonDay } from './article-file.rules.js';
import * as sql from './seed-articles.sql.js';

/** What has been added before is noted here, so that an article that staff deleted stays away. */
const JOB = 'articles';

export const articlesFolder = (): string => path.join(projectFolder(), 'backend/content/articles');

/** @throws Error naming a file that cannot be read */
export async function readArticles(folder = articlesFolder()): Promise<Article[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) =>
      readArticle(file.slice(0, -'.md'.length), await readFile(path.join(folder, file), 'utf8')),
    ),
  );
}

/** Leaves alone what staff edited, moved or deleted. @returns how many rows were written */
export async function seedArticles(
  tx: EntityManager,
  articles: readonly Article[],
  now: Date,
): Promise<number> {
  const slugs = articles.map(({ slug }) => slug);
  const rows = await fetchRows(tx, sql.seededArticles, [slugs]);
  const hashes = new Map(rows.map(({ slug, seedHash }) => [slug, seedHash]));
  const known = await doneSteps(tx, JOB);
  let written = 0;
  for (const article of articles) {
    const stored = hashes.get(article.slug);
    const isNew = stored === undefined && !known.has(article.slug);
    const isChanged = typeof stored === 'string' && stored !== article.hash;
    if (!isNew && !isChanged) continue;
    await changeRows(tx, isNew ? sql.insertArticle : sql.updateArticle, valuesOf(article, now));
    if (isNew) await noteStep(tx, JOB, article.slug);
    written += 1;
  }
  return written;
}

const valuesOf = (article: Article, now: Date): sql.ArticleValues => [
  article.slug,
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
