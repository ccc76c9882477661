import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { askedFood, readSearch } from './read-search.rules.js';
import { searchQueries } from './search-query.rules.js';
import { NEVER_THE_FOOD } from './words.data.js';

const read = (text: string) =>
  readSearch(text).groups.map((terms) =>
    terms.map(({ words, food }) => [words.join(' '), food?.name ?? null]),
  );

describe('readSearch', () => {
  it('tells foods, sayings and words apart, and leaves out words like "the"', () => {
    expect(read('the free-range eggs of Miller')).toEqual([
      [
        ['free range', null],
        ['eggs', 'eggs'],
        ['Miller', null],
      ],
    ]);
    expect(read('pick your own apples')).toEqual([
      [
        ['pick your own', null],
        ['apples', 'apples'],
      ],
    ]);
  });

  it('knows "or", quotes and what is not wanted', () => {
    expect(read('eggs or milk')).toEqual([[['eggs', 'eggs']], [['milk', 'milk']]]);
    expect(read('"raw honey"')).toEqual([[['raw honey', null]]]);
    expect(readSearch('honey -raw u-pick').without).toEqual(['raw']);
  });

  it.each(['', 'the', '😀', "'; --", '" "'])('asks for nothing by %j', (text) =>
    expect(read(text)).toEqual([]),
  );

  it('knows the one food that is asked for', () => {
    expect(askedFood(readSearch('fresh green onions'))?.name).toBe('scallions');
    expect(askedFood(readSearch('honey from Miller'))).toBeNull();
    expect(askedFood(readSearch('honey -raw'))).toBeNull();
  });
});

describe('searchQueries', () => {
  it('are whole where a search asks for all that is otherwise left out', () => {
    const text = `"broth ${NEVER_THE_FOOD.join(' ')}"`;
    expect(searchQueries(readSearch(text)).best).not.toMatch(/!(?:\(?\)|$| )/);
  });

  it('asks for any name of a food and for all words', () => {
    const { all, best, most } = searchQueries(readSearch('fresh scallions'));
    expect(all).toContain("'fresh'");
    expect(all).toContain("'green onion'");
    expect(best).toContain("'green onion':A");
    expect(most).toHaveLength(1);
    expect(most[0]?.all).not.toContain('fresh');
  });

  it('asks once for names that hold each other', () => {
    expect(searchQueries(readSearch('tomatoes')).all).toBe("(('tomatoes' | 'tomato'))");
  });

  it('takes words that programs use for words', () => {
    for (const word of ['constructor', 'valueOf', 'toString'])
      expect(searchQueries(readSearch(`${word} eggs`)).all).toContain(`'${word}'`);
  });

  it('lets no sign of the query language through, however long the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const search = readSearch(text);
        if (search.groups.length === 0) return;
        const { all, best } = searchQueries(search);
        for (const query of [all, best]) {
          expect(query.replaceAll(/'(?:[\p{L}\p{N} ]|'')+'(?::AB?)?/gu, '')).toMatch(/^[()&|! <>\-2]*$/);
        }
      }),
    );
    expect(readSearch('word '.repeat(500)).groups.flat()).toHaveLength(1);
  });
});
