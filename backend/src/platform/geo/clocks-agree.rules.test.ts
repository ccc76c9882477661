import { expect, it } from '@jest/globals';
import { otherClocks } from './clocks-agree.rules.js';

it('names the zones whose clock is another one by the database, once each', () => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  expect(
    otherClocks([
      { zone: 'America/New_York', at: at('2027-01-01'), seconds: -5 * 3_600 },
      { zone: 'America/New_York', at: at('2027-07-01'), seconds: -5 * 3_600 },
      { zone: 'America/New_York', at: at('2027-08-01'), seconds: -5 * 3_600 },
      { zone: 'America/Phoenix', at: at('2027-07-01'), seconds: -7 * 3_600 },
    ]),
  ).toEqual([{ zone: 'America/New_York', day: '2027-07-01' }]);
});
