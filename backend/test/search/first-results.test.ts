import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { ListingView } from '../../src/contract/directory/listings.js';
import type { SearchOverview } from '../../src/contract/site/search-overview.js';
import { seedDirectory, seedShop } from '../../src/seed-demo.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Query {
  text: string;
  zipCode: string;
  first: string;
}

/** The sections of the table, each with what its last column is. */
const tables = new Map(
  readFileSync(new URL('first-results.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const queries = lines
        .filter((line) => line.includes('|'))
        .map((line): Query => {
          const [text = '', zipCode = '', ...first] = line.split('|').map((cell) => cell.trim());
          return { text, zipCode, first: first.join('|') };
        });
      return [title.split(':')[0] ?? '', queries] as const;
    }),
);

/** In whose harvest each food of the table is for sale somewhere, whatever the month of the test. */
const NOVEMBER = 11;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const options = { isProduction: false, say: () => undefined, month: NOVEMBER };
  await test.db.transaction((tx) => seedDirectory(tx, options));
  await test.db.transaction((tx) => seedShop(tx, options));
}, 180_000);
afterAll(() => test.close());

const asked = ({ text, zipCode }: Query) =>
  `search=${encodeURIComponent(text)}${zipCode && `&zipCode=${zipCode}`}`;

const overviewOf = async (query: Query) =>
  (await test.get<SearchOverview>(`/api/search?${asked(query)}`)).body;

/** @returns what each query found instead of what it had to find */
async function wrong(table: string, firstOf: (query: Query) => Promise<string>): Promise<string[]> {
  const found: string[] = [];
  for (const query of tables.get(table) ?? []) {
    const first = await firstOf(query);
    const { text, first: expected } = query;
    const isRight = table === 'Foods' ? new RegExp(expected, 'i').test(first) : isPage(first, expected);
    if (!isRight) found.push(`${text}: ${first}`);
  }
  return found;
}

/** A page may be asked for with more, such as a radius, where it ends with "?". */
const isPage = (first: string, expected: string) =>
  expected.endsWith('?') ? first.startsWith(expected) : first === expected;

describe('the first result', () => {
  it('are three hundred, sixty of them names with mistakes', () => {
    expect([...tables.values()].flat().length).toBeGreaterThanOrEqual(300);
    expect(tables.get('Misspelled names')?.length).toBeGreaterThanOrEqual(60);
  });

  it.each(['Names', 'Misspelled names'])('of a name is who is called so: %s', async (table) => {
    expect(await wrong(table, async (query) => (await overviewOf(query)).names[0]?.label ?? '')).toEqual([]);
  });

  it('of what is asked of places is the page that answers', async () => {
    const pathOf = async (query: Query) => (await overviewOf(query)).answer?.path ?? '';
    expect(await wrong('Pages', pathOf)).toEqual([]);
  });

  it('of a food is that food, and nobody’s name stands before it', async () => {
    const foodOf = async (query: Query) => {
      const { names, answer } = await overviewOf(query);
      if (names.length + (answer?.places.length ?? 0) > 0)
        return `before: ${names[0]?.label ?? answer?.text}`;
      const { body } = await test.get<ListingView[]>(`/api/listings?limit=1&${asked(query)}`);
      return body[0]?.productName ?? '';
    };
    expect(await wrong('Foods', foodOf)).toEqual([]);
  });
});
