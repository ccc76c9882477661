import { describe, expect, it } from '@jest/globals';
import { namedBy } from './match-names.rules.js';

const ones = ['Farm eggs', 'Duck eggs', 'Eggs', 'Wildflower honey', 'Eggplant'].map((name) => ({ name }));
const found = (...said: string[][]) => namedBy(ones, said).map(({ name }) => name);

describe('a product by its name', () => {
  it('has all the words, and is the one alone that is just these words', () => {
    expect(found(['eggs'])).toEqual(['Eggs']);
    expect(found(['egg', 'farm'])).toEqual(['Farm eggs']);
    expect(found(['honey'])).toEqual(['Wildflower honey']);
    expect(namedBy(ones.slice(0, 2), [['eggs']])).toHaveLength(2);
  });

  it('is none where a word is missing or is only a part of one', () => {
    expect(found(['goose', 'eggs'])).toEqual([]);
    expect(found(['plant'])).toEqual([]);
    expect(found([], [''])).toEqual([]);
  });

  it('may be said in another language', () => {
    expect(found(['huevos'], ['eggs'])).toEqual(['Eggs']);
  });
});
