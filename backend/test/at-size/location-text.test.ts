import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type PageDraft, PageMaker } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import { seedDirectory } from '../../src/seed-demo.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

/** Pages of large and of small cities, from the demonstration's directory. */
const LARGE = 60;
const SMALL = 60;
/**
 * Of two pages, the part of the runs of five words that they may have in common. Neighbors share most, as
 * they share their farms.
 */
const MOST_ALIKE = 0.35;
const ALIKE_AT_THE_MEDIAN = 0.05;

let database: TestDatabase;
let db: DataSource;
let pages: PageDraft[];

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
  await db.transaction(async (tx) => {
    await seedDirectory(tx, { isProduction: false, say: () => undefined });
  });
  const targets = db.getRepository(TargetLocation);
  const large = await targets.find({ order: { population: 'DESC' }, take: LARGE });
  const small = await targets.find({ order: { population: 'ASC' }, take: SMALL });
  const maker = new PageMaker(db);
  pages = [];
  for (const target of [...large, ...small]) {
    const draft = await maker.draft(target, new Date('2026-06-15T12:00:00Z'));
    if (draft.isIndexable) pages.push(draft);
  }
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A text without its headings' signs, links and emphasis. */
const plainWords = (markdown: string) =>
  markdown
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const paragraphs = (page: PageDraft) => page.content.split('\n\n').filter((text) => !text.startsWith('## '));
const sentences = (page: PageDraft) =>
  paragraphs(page).flatMap((text) => plainWords(text).split(/(?<=[.!?]) (?=[A-Z0-9])/));

function fives(page: PageDraft): Set<string> {
  const words =
    plainWords(page.content)
      .toLowerCase()
      .match(/[\p{L}\d']+/gu) ?? [];
  return new Set(words.slice(4).map((_word, index) => words.slice(index, index + 5).join(' ')));
}

describe('the texts of location pages', () => {
  it('are of many cities, and long enough to say something', () => {
    expect(pages.length).toBeGreaterThan(90);
    const lengths = pages.slice(0, LARGE).map(({ content }) => plainWords(content).split(' ').length);
    expect(Math.min(...lengths)).toBeGreaterThan(150);
  });

  it('have no title and no description twice, and none longer than a search engine shows', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ metaDescription }) => metaDescription)).size).toBe(pages.length);
    for (const { metaDescription } of pages) {
      expect(metaDescription.length).toBeLessThanOrEqual(155);
      expect(metaDescription.length).toBeGreaterThan(60);
    }
  });

  it('are alike in no two cities', () => {
    const sets = pages.map(fives);
    const shares = sets.flatMap((one, index) =>
      sets.slice(index + 1).map((other) => {
        const common = [...one].filter((five) => other.has(five)).length;
        return common / (one.size + other.size - common);
      }),
    );
    shares.sort((a, b) => b - a);
    expect(shares[0]).toBeLessThan(MOST_ALIKE);
    expect(shares[shares.length >> 1]).toBeLessThan(ALIKE_AT_THE_MEDIAN);
  });

  it('hardly share a sentence: only neighbors do, which have the same farms', () => {
    const places = new Map<string, PageDraft[]>();
    for (const page of pages) {
      for (const sentence of new Set(sentences(page))) {
        places.set(sentence, [...(places.get(sentence) ?? []), page]);
      }
    }
    const shared = [...places].filter(([, where]) => where.length > 1);
    expect(shared.length / places.size).toBeLessThan(0.02);
    const far = shared.filter(([, where]) => new Set(where.map(({ target }) => target.stateCode)).size > 1);
    expect(far.map(([sentence]) => sentence)).toEqual([]);
  });

  it('say nothing that is not about this place: every sentence has a name, a number or a day of it', () => {
    const telling =
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|both|no|none|nobody|nothing|only|all|single)\b|days?\b/i;
    for (const page of pages) {
      // Names of farms, markets and goods, and nothing else, stand in the facts with a capital letter.
      const names = [
        ...JSON.stringify(page.facts).matchAll(/"(?:name|farmName|productName|businessName)":"([^"]+)"/g),
      ].map(([, name]) => name ?? '');
      for (const sentence of sentences(page)) {
        const isTelling =
          telling.test(sentence) ||
          sentence.includes(page.target.city) ||
          names.some((name) => sentence.includes(name));
        expect([page.slug, sentence, isTelling]).toEqual([page.slug, sentence, true]);
      }
    }
  });

  it('have no slips that templates leave behind', () => {
    for (const { content } of pages) {
      expect(content).not.toMatch(/undefined|null|NaN|\[object|\$\{| ,|,,|\.\.|\s\.|, ;| {2}/);
      expect(content).not.toMatch(/\b(?:one (?:markets|farms|listings|places))\b/i);
    }
  });

  it('are the same for the same facts', async () => {
    const [first] = pages;
    if (!first) throw new Error('There are no pages.');
    const again = await new PageMaker(db).draft(first.target, new Date('2026-06-15T18:00:00Z'));
    expect([again.content, again.factsHash]).toEqual([first.content, first.factsHash]);
  });
});
