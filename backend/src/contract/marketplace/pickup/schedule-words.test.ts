import { describe, expect, it } from '@jest/globals';
import { cutoffWords, hoursWords, roomWords, scheduleWords, takenText } from './schedule-words.js';

type Rule = Parameters<typeof scheduleWords>[0];
const SATURDAYS: Rule = {
  ...{ kind: 'weekly', weekdays: [6], dates: [], opens: '09:00', closes: '12:00' },
  ...{ firstDay: null, lastDay: null, opensDaysBefore: 14, productIds: null },
  ...{ cutoff: { kind: 'weekday', weekday: 4, time: '18:00' }, capacity: 20, capacityUnit: 'orders' },
};
const words = (given: Partial<Rule> = {}) => scheduleWords({ ...SATURDAYS, ...given }, 2026);

describe('a schedule in words', () => {
  it('says days, hours, cutoff and room', () => {
    expect(words()).toBe('Every Saturday, 9 AM to noon, order by Thursday 6 PM, room for 20 orders');
  });

  it('names weekdays from Monday on, and all of them as every day', () => {
    expect(words({ weekdays: [0, 3, 6] })).toMatch(/^Every Wednesday, Saturday and Sunday, /);
    expect(words({ weekdays: [0, 1, 2, 3, 4, 5, 6] })).toMatch(/^Every day, /);
  });

  it('says in which weeks, where it is not every one', () => {
    expect(words({ repeats: { kind: 'monthly', weeks: [1, 3] } })).toMatch(
      /^1st and 3rd Saturday of the month, 9 AM/,
    );
    expect(words({ repeats: { kind: 'monthly', weeks: [-1] } })).toMatch(/^Last Saturday of the month, /);
    const everyOther = { kind: 'alternate' as const, from: '2026-12-05' };
    expect(words({ repeats: everyOther })).toMatch(/^Every other Saturday, /);
    expect(words({ weekdays: [3, 6], repeats: everyOther })).toMatch(
      /^Every other week on Wednesday and Saturday, /,
    );
  });

  it('names a few dates, and says from when to when many are', () => {
    const dates = ['2026-11-28', '2026-12-12', '2027-01-02', '2027-01-09'];
    expect(words({ kind: 'dates', dates: dates.slice(0, 1) })).toMatch(/^Sat, Nov 28, 9 AM/);
    expect(words({ kind: 'dates', dates: dates.slice(0, 3) })).toMatch(
      /^Sat, Nov 28, Sat, Dec 12 and Sat, Jan 2, 2027, 9 AM/,
    );
    expect(words({ kind: 'dates', dates })).toMatch(
      /^4 dates from Sat, Nov 28 through Sat, Jan 9, 2027, 9 AM/,
    );
  });

  it('follows a market, with its hours or its own', () => {
    const market = { kind: 'market_days', weekdays: [], opens: null, closes: null } as const;
    expect(words(market)).toMatch(/^Every market day, at the market’s hours, order by/);
    expect(words({ ...market, opens: '10:00', closes: '12:30' })).toMatch(
      /^Every market day, 10 AM to 12:30 PM/,
    );
  });

  it('says its first and last day and how many products, where it has them', () => {
    expect(words({ firstDay: '2026-12-05', lastDay: '2027-03-27', productIds: [4] })).toBe(
      'Every Saturday, 9 AM to noon, from Sat, Dec 5, through Sat, Mar 27, 2027, order by Thursday 6 PM, room for 20 orders, 1 product only',
    );
  });
});

describe('its parts', () => {
  it('count hours, and whole days from two on', () => {
    expect([1, 24, 36, 48, 72].map(hoursWords)).toEqual([
      '1 hour',
      '24 hours',
      '36 hours',
      '2 days',
      '3 days',
    ]);
    expect(cutoffWords({ kind: 'hours', hours: 0 })).toBe('order until it starts');
    expect(cutoffWords({ kind: 'hours', hours: 24 })).toBe('order at least 24 hours before');
    expect(cutoffWords({ kind: 'weekday', weekday: 5, time: '24:00' })).toBe('order by Friday midnight');
  });

  it('say how much room there is', () => {
    expect(roomWords(1, 'crates')).toBe('room for 1 crate');
    expect(roomWords(1_200, 'orders')).toBe('room for 1,200 orders');
    expect(roomWords(null, 'orders')).toBe('no limit');
  });

  it('say how much of it is taken', () => {
    expect(takenText({ taken: 12, capacity: 20, capacityUnit: 'orders' })).toBe('12 of 20 orders');
    expect(takenText({ taken: 0, capacity: 1, capacityUnit: 'crates' })).toBe('0 of 1 crate');
    expect(takenText({ taken: 1_200, capacity: 2_000, capacityUnit: 'orders' })).toBe(
      '1,200 of 2,000 orders',
    );
    expect(takenText({ taken: 3, capacity: null, capacityUnit: 'crates' })).toBe('3 crates');
    expect(takenText({ taken: 1, capacity: null, capacityUnit: 'crates' })).toBe('1 crate');
    expect(takenText({ taken: 1_200, capacity: null, capacityUnit: 'orders' })).toBe('1,200 orders');
  });
});
