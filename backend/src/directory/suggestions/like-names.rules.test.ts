import { expect, it } from '@jest/globals';
import { likestNames } from './like-names.rules.js';
import { nameWords } from './name-words.rules.js';

const likest = (text: string, ...names: string[]) => {
  const asked = nameWords(text);
  const rows = names.map((name) => ({ name, city: 'Fort Myers', state: 'FL' }));
  return asked && likestNames(asked, rows).map(({ name }) => name);
};

it('puts the fewest mistakes first, and leaves out what is much farther away', () => {
  expect(likest('wild mustrd ranch', 'Mild Custard Farm', 'Wild Mustard Ranch')).toEqual([
    'Wild Mustard Ranch',
  ]);
  expect(likest('chandlr', 'Chandler Green', 'Chandler Farm', 'Chambers Farm')).toEqual([
    'Chandler Farm',
    'Chandler Green',
  ]);
});

it('forgives spaces, apostrophes, an unfinished word and the city', () => {
  expect(likest('wildmustard', 'Wild Mustard Ranch')).toEqual(['Wild Mustard Ranch']);
  expect(likest('blue berry hil farm', 'Blueberry Hill Farm')).toEqual(['Blueberry Hill Farm']);
  expect(likest('oconnors orchrd', "O'Connor's Orchard")).toEqual(["O'Connor's Orchard"]);
  expect(likest('sexton chur', 'Sexton Church Lot')).toEqual(['Sexton Church Lot']);
  expect(likest('chandler gren fort myers', 'Chandler Green')).toEqual(['Chandler Green']);
});

it('finds none of other words, and none where a food is as near', () => {
  expect(likest('tractor repair', 'Wild Mustard Ranch')).toEqual([]);
  expect(likest('maple sirup', 'Maple Syrup House')).toEqual([]);
  expect(likest('maple sirup farm', 'Maple Syrup Farm')).toEqual(['Maple Syrup Farm']);
});
