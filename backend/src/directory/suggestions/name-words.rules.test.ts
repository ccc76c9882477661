import { expect, it } from '@jest/globals';
import { nameWords } from './name-words.rules.js';

it('are all that is typed, without accents and signs', () => {
  expect(nameWords(' Wild-Mustard  RANCH ')).toEqual({
    longest: 'mustard',
    patterns: ['% wild %', '% mustard %', '% ranch %'],
  });
  expect(nameWords('Peña')).toEqual({ longest: 'pena', patterns: ['% pena %'] });
});

it('are none of a food, and of what every other farm is called', () => {
  for (const text of ['eggs', 'sweet corn', 'farmers market', 'organic farm', '%', 'a', ''])
    expect([text, nameWords(text)]).toEqual([text, null]);
});
