import { describe, expect, it } from '@jest/globals';
import type { Season } from '../../../contract/directory/hours.js';
import { daysOfMarket, isOpenInWinter } from './market-days.rules.js';

const summer: Season = {
  from: '05-04',
  to: '10-26',
  hours: [
    { day: 6, opens: '08:00', closes: '13:00' },
    { day: 3, opens: '15:30', closes: '19:00' },
  ],
};
const winter: Season = { from: '11-01', to: '03-31', hours: [{ day: 6, opens: '09:00', closes: '12:00' }] };

describe('daysOfMarket', () => {
  it('tells each day once, with the hours of the season that today lies in', () => {
    expect(daysOfMarket([summer, winter], '12-05')).toEqual([
      { day: 3, hours: '3:30 PM to 7 PM', season: 'May 4 to October 26' },
      {
        day: 6,
        hours: '9 AM to noon',
        season: 'May 4 to October 26; November 1 to March 31',
      },
    ]);
    expect(daysOfMarket([winter, summer], '07-01')[1]?.hours).toBe('8 AM to 1 PM');
  });

  it('tells several stretches of a day, and no hours where only the day is known', () => {
    const hours: Season['hours'] = [
      { day: 2, opens: '16:00', closes: '19:00' },
      { day: 2, opens: '07:00', closes: '11:00' },
      { day: 5, opens: null, closes: null },
    ];
    const days = daysOfMarket([{ from: null, to: null, hours }], '06-01');
    expect(days.map(({ hours: text }) => text)).toEqual(['7 AM to 11 AM and 4 PM to 7 PM', null]);
  });

  it('knows nothing of a market without hours', () => {
    expect(daysOfMarket([], '06-01')).toEqual([]);
    expect(daysOfMarket([{ ...summer, hours: [] }], '06-01')).toEqual([]);
  });
});

describe('isOpenInWinter', () => {
  it('is so when a season with known ends reaches into January or February', () => {
    expect(isOpenInWinter([summer])).toBe(false);
    expect(isOpenInWinter([summer, winter])).toBe(true);
    expect(isOpenInWinter([{ from: '01-01', to: '12-31', hours: [] }])).toBe(true);
    expect(isOpenInWinter([{ from: null, to: null, hours: [] }])).toBe(false);
    expect(isOpenInWinter([])).toBe(false);
  });
});
