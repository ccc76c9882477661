import { expect, it } from '@jest/globals';
import { nameWords } from './name-words.rules.js';

it('are all that is typed, without accents and signs', () => {
  expect(nameWords(' Wild-Mustard  RANCH ')).toMatchObject({
    ...{ telling: ['wild', 'mustard'], longest: 'mustard' },
    ...{ patterns: ['% wild %', '% mustard %'], otherPatterns: ['% ranch %'], endsAsName: true },
  });
  expect(nameWords('Peña')).toMatchObject({ longest: 'pena', patterns: ['% pena %'], otherPatterns: [] });
  expect(nameWords("Smith's at the Farm")).toMatchObject({
    ...{ longest: 'smith', patterns: ['% smiths %'], otherPatterns: ['% farm %'] },
  });
});

it('are those of a food that is described, too', () => {
  expect(nameWords('wild mustard')).toMatchObject({ telling: ['wild', 'mustard'], isFood: true });
  expect(nameWords('wild mustard ranch')).toMatchObject({ isFood: false });
});

it('are none of a food, and of what every other farm is called', () => {
  for (const text of ['eggs', 'sweet corn', 'farmers market', 'organic farm', '%', 'a', ''])
    expect([text, nameWords(text)]).toEqual([text, null]);
});
