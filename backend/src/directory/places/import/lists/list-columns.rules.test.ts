import { expect, it } from '@jest/globals';
import { guessListColumns } from './list-columns.rules.js';

it('guesses the heads of a state’s list', () => {
  const heads = ['Site', 'Locality', 'Postal', 'Open on', 'From - To', 'Operating Months', 'EBT?'];
  expect(guessListColumns(heads)).toEqual(['name', 'city', 'zip', 'days', 'hours', 'season', 'snap']);
});

it('takes a site beside a name for an address on the web', () => {
  expect(guessListColumns(['Name', 'Site'])).toEqual(['name', 'website']);
});
