import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { BlogPost } from '../../src/content/blog/blog-post.entity.js';
import { type Article, readArticle } from '../../src/content/blog/seed/article-file.rules.js';
import { seedArticles } from '../../src/content/blog/seed/seed-articles.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const NOW = new Date('2026-11-20T12:00:00Z');

const article = (slug: string, text: string): Article =>
  readArticle(
    slug,
    `---
title: Title of ${slug}
excerpt: What it is.
metaDescription: What it is about.
keywords: peas
category: seasonal-guides
tags: peas, spring
authorName: Farmgate editors
authorTitle: Growing desk
imageAlt: A bowl
publishedAt: 2026-05-02
---
${text}`,
  );

const seed = (...articles: Article[]) => db.transaction((tx) => seedArticles(tx, articles, NOW));
const stored = (slug: string) => db.getRepository(BlogPost).findOneBy({ slug });

describe('the articles that come with the product', () => {
  it('are added once', async () => {
    expect(await seed(article('peas', 'Eat peas.'), article('beans', 'Eat beans.'))).toBe(2);
    expect(await seed(article('peas', 'Eat peas.'), article('beans', 'Eat beans.'))).toBe(0);
    expect(await stored('peas')).toMatchObject({
      title: 'Title of peas',
      content: 'Eat peas.',
      tags: ['peas', 'spring'],
      imageUrl: '/art/blog/peas.svg',
      readingTime: 1,
      isPublished: true,
      publishedAt: new Date('2026-05-02T12:00:00Z'),
      updatedAt: new Date('2026-05-02T12:00:00Z'),
    });
  });

  it('follow their file, and say when they were changed', async () => {
    await seed(article('carrots', 'Eat carrots.'));
    expect(await seed(article('carrots', 'Eat more carrots.'))).toBe(1);
    const row = await stored('carrots');
    expect(row?.content).toBe('Eat more carrots.');
    expect(row?.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await seed(article('carrots', 'Eat more carrots.'))).toBe(0);
  });

  it('are left as staff edited them', async () => {
    await seed(article('leeks', 'Eat leeks.'));
    await db.getRepository(BlogPost).update({ slug: 'leeks' }, { title: 'By staff' });
    expect(await stored('leeks')).toMatchObject({ seedHash: null });
    expect(await seed(article('leeks', 'Eat more leeks.'))).toBe(0);
    expect(await stored('leeks')).toMatchObject({ title: 'By staff', content: 'Eat leeks.' });
  });

  it('stay hidden where staff hid them, and go on following their file', async () => {
    await seed(article('onions', 'Eat onions.'));
    await db.getRepository(BlogPost).update({ slug: 'onions' }, { isPublished: false });
    expect(await seed(article('onions', 'Eat more onions.'))).toBe(1);
    expect(await stored('onions')).toMatchObject({ isPublished: false, content: 'Eat more onions.' });
  });

  it('stay away where staff deleted them or moved them to another address', async () => {
    await seed(article('kale', 'Eat kale.'), article('chard', 'Eat chard.'));
    await db.getRepository(BlogPost).delete({ slug: 'kale' });
    await db.getRepository(BlogPost).update({ slug: 'chard' }, { slug: 'swiss-chard' });
    expect(await seed(article('kale', 'Eat kale.'), article('chard', 'Eat chard.'))).toBe(0);
    expect(await stored('kale')).toBeNull();
  });
});
