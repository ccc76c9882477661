import { expect, it } from '@jest/globals';
import { seasonLines } from './hours.rules';

it.each([
  [null, null, [6, '09:00', '13:00'], 'All year: Sat 9 AM–1 PM'],
  ['01-01', '12-31', [0, null, null], 'All year: Sun, no hours given'],
  ['05-01', '10-31', [3, '08:30', null], 'May 1 to Oct 31: Wed from 8:30 AM'],
  ['05-01', null, [3, null, '17:00'], 'From May 1: Wed until 5 PM'],
] as const)('a season from %s to %s on %j is "%s"', (from, to, [day, opens, closes], text) =>
  expect(seasonLines([{ from, to, hours: [{ day, opens, closes }] }])).toEqual([text]),
);

it('is a season alone where no days are known', () =>
  expect(seasonLines([{ from: null, to: '06-30', hours: [] }])).toEqual(['Until Jun 30']));
