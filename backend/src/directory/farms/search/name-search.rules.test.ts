import { describe, expect, it } from '@jest/globals';
import { nameSearch } from './name-search.rules.js';

describe('nameSearch', () => {
  it('looks for the words that tell one farm from another', () => {
    expect(nameSearch('The Blue Heron Farm')).toEqual({
      telling: 'blue heron',
      full: 'the blue heron farm',
    });
  });

  it('looks for "farm" where nothing else is asked for', () => {
    expect(nameSearch('Farm')?.telling).toBe('farm');
  });

  it('does not mind accents and case', () => {
    expect(nameSearch('PEÑA')).toEqual(nameSearch('pena'));
  });

  it.each(['', '  ', '%_\\', '---', '😀'])('finds nothing to look for in "%s"', (text) => {
    expect(nameSearch(text)).toBeNull();
  });
});
