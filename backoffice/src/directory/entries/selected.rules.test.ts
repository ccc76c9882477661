import { expect, it } from '@jest/globals';
import { countText, idsOf, othersText } from './selected.rules';

const TICKED = ['farm-7', 'place-12', 'farm-8'];

it('knows which of the ticked rows are farms', () => {
  expect(idsOf('farm', TICKED)).toEqual([7, 8]);
  expect(idsOf('place', TICKED)).toEqual([12]);
});

it('says what stays as it is', () => {
  expect(othersText('place', TICKED)).toBe(' The 2 farms you ticked stay as they are.');
  expect(othersText('farm', TICKED)).toBe(' The 1 place you ticked stays as it is.');
  expect(othersText('farm', ['farm-7'])).toBe('');
  expect(countText(1_200, 'place')).toBe('1,200 places');
});
