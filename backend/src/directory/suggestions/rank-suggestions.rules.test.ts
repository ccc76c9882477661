import { describe, expect, it } from '@jest/globals';
import type { Suggestion, SuggestionKind } from '../../contract/site/suggestions.js';
import { rankSuggestions } from './rank-suggestions.rules.js';
import { plainText, zipStart } from './typed.rules.js';

const made = (kind: SuggestionKind, label: string): Suggestion => ({
  kind,
  label,
  detail: '',
  path: '/',
  value: label,
});
const labels = (found: Suggestion[], typed: string) =>
  rankSuggestions(found, typed).map(({ label }) => label);

describe('suggestions', () => {
  it('begin with what is called so, then with what begins so', () => {
    const found = [made('food', 'Sweet oranges'), made('city', 'Orangeburg, SC'), made('farm', 'Orange')];
    expect(labels(found, 'orange')).toEqual(['Orange', 'Orangeburg, SC', 'Sweet oranges']);
  });

  it('are foods before cities where both are as good', () => {
    expect(labels([made('city', 'Turkey, TX'), made('food', 'Turkey meat')], 'turk')).toEqual([
      'Turkey meat',
      'Turkey, TX',
    ]);
  });

  it('are eight at most, some of each kind, and those of a kind stand together', () => {
    const many = (kind: SuggestionKind) =>
      Array.from({ length: 6 }, (_, n) => made(kind, `Sun ${kind} ${n}`));
    const shown = rankSuggestions([...many('city'), ...many('farm'), ...many('market')], 'sun');
    expect(shown.map(({ kind }) => kind)).toEqual([
      ...['city', 'city', 'city', 'city'],
      ...['farm', 'farm'],
      ...['market', 'market'],
    ]);
    expect(rankSuggestions(many('city'), 'sun')).toHaveLength(6);
  });
});

it('reads what is typed', () => {
  expect(plainText('  Jalapeño  ')).toBe('jalapeno');
  expect([zipStart('339'), zipStart('33901-12'), zipStart('3 eggs')]).toEqual(['339', '33901', null]);
});
