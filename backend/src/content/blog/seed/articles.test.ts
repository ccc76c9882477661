import { beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BLOG_CATEGORIES, countWords } from '../../../contract/content/blog-facts.js';
import { isListingCategory } from '../../../contract/directory/categories.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { projectFolder } from '../../../platform/config/project-folder.js';
import { renderMarkdown } from '../../../platform/markdown/render-markdown.js';
import type { Article } from './article-file.rules.js';
import { readArticles } from './seed-articles.js';

const folder = (name: string) => path.join(projectFolder(), name);
const guides = readdirSync(folder('backend/content/guides')).map((file) => file.replace(/\.md$/, ''));
const PAGES = new Set<string>([
  paths.home,
  paths.browse(),
  paths.farmersMarkets(),
  paths.csa(),
  paths.uPick(),
  paths.marketplace(),
  paths.inSeason(),
  paths.blog,
  paths.guides,
  paths.faq,
  paths.contact,
]);

let articles: Article[];
beforeAll(async () => {
  articles = await readArticles();
});

/** Whether an address that an article links to is a page of ours. */
function isPage(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname === '/browse') {
    const category = searchParams.get('category');
    return category === null ? searchParams.has('search') || !searchParams.size : isListingCategory(category);
  }
  const [, section, slug] = /^\/(blog|guides)\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (section === 'blog') return articles.some((article) => article.slug === slug);
  if (section === 'guides') return guides.includes(slug ?? '');
  return PAGES.has(pathname);
}

const linksOf = (content: string) =>
  [...content.matchAll(/\]\(([^()\s]*)\)/g)].map(([, address = '']) => address);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the articles that come with the product', () => {
  it('are two for each category', () => {
    expect(articles).toHaveLength(24);
    for (const category of BLOG_CATEGORIES) {
      expect(articles.filter((article) => article.category === category)).toHaveLength(2);
    }
  });

  it('share neither a title, a description nor a day', () => {
    for (const field of ['title', 'excerpt', 'metaDescription', 'publishedAt'] as const) {
      expect(repeated(articles.map((article) => article[field]))).toEqual([]);
    }
  });

  it('have heads of the right length', () => {
    const between = (text: string, least: number, most: number) =>
      text.length >= least && text.length <= most;
    const wrong = articles.filter(
      ({ title, excerpt, metaDescription, keywords, tags, authorName }) =>
        !between(title, 10, 60) ||
        !between(excerpt, 100, 200) ||
        !between(metaDescription, 110, 155) ||
        keywords.split(', ').length < 4 ||
        tags.length < 3 ||
        tags.length > 5 ||
        authorName !== 'Farmgate editors',
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('have something to say, in parts, with their sources', () => {
    for (const { slug, content } of articles) {
      const { headings, html } = renderMarkdown(content);
      expect({ slug, isLong: countWords(content) >= 900, hasParts: headings.length >= 5 }).toEqual({
        slug,
        isLong: true,
        hasParts: true,
      });
      expect([slug, headings.at(-1)?.text, html.slice(0, 3)]).toEqual([slug, 'Sources', '<p>']);
      expect(content).not.toMatch(/^# |<[a-z/]|!\[/im);
    }
  });

  it('link to pages of ours that are there', () => {
    const dead = articles.flatMap(({ slug, content }) =>
      linksOf(content)
        .filter((address) => !isPage(address))
        .map((address) => `${slug}: ${address}`),
    );
    expect(dead).toEqual([]);
    const few = articles.filter(({ content }) => linksOf(content).length < 2);
    expect(few.map(({ slug }) => slug)).toEqual([]);
  });

  it('have a drawing each', () => {
    const without = articles.filter(
      ({ slug }) => !existsSync(folder(`storefront/public/art/blog/${slug}.svg`)),
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });
});
