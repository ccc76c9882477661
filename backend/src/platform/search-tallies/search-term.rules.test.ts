import { describe, expect, it } from '@jest/globals';
import { keptTerm } from './search-term.rules.js';

describe('keptTerm', () => {
  it('is the same for every way of writing the same words', () => {
    expect(keptTerm('  Raw\t MILK ')).toBe('raw milk');
    expect(keptTerm('ｋale')).toBe('kale');
  });

  it('is cut, between whole characters', () => {
    expect(keptTerm('é'.repeat(80))).toBe('é'.repeat(60));
    expect([...keptTerm(`a${'🥕'.repeat(80)}`)]).toHaveLength(60);
  });

  it.each(['ann@farm.example', 'https://farm.example', '239-555-0134', '(239) 555 0134 kale', '33901', '!!'])(
    'keeps nothing of %s',
    (text) => {
      expect(keptTerm(text)).toBe('');
    },
  );

  it('keeps small numbers beside words', () => {
    expect(keptTerm('12 eggs')).toBe('12 eggs');
  });
});
