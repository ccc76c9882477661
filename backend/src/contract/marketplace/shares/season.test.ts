import { describe, expect, it } from '@jest/globals';
import { type SeasonRule, seasonDates, seasonDays } from './season.js';

/** Thursdays from May 27 to October 21, 2027. */
const riverbend: SeasonRule = {
  ...{ rhythm: 'weekly', weekday: 4, firstDay: '2027-05-27', lastDay: '2027-10-21', skippedDays: [] },
};
const half = (rule: SeasonRule, of: 'A' | 'B') =>
  seasonDates(rule).flatMap((day) => (day.half === of ? day.date.slice(5) : []));

describe('the dates of a season', () => {
  it('are on its weekday, from its first day through its last', () => {
    const dates = seasonDates(riverbend);
    expect(dates).toHaveLength(22);
    expect([dates[0], dates.at(-1)]).toEqual([
      { date: '2027-05-27', half: null },
      { date: '2027-10-21', half: null },
    ]);
    expect(seasonDates({ ...riverbend, firstDay: '2027-05-21', lastDay: '2027-06-02' })).toEqual([
      { date: '2027-05-27', half: null },
    ]);
    expect(seasonDates({ ...riverbend, firstDay: '2027-05-28', lastDay: '2027-06-02' })).toEqual([]);
  });

  it('leave out skipped days', () => {
    const dates = seasonDates({ ...riverbend, skippedDays: ['2027-07-01', '2027-07-02'] });
    expect(dates).toHaveLength(21);
    expect(dates.map(({ date }) => date)).not.toContain('2027-07-01');
  });

  it('of every other week have two halves, counted from the first date', () => {
    const rule = { ...riverbend, rhythm: 'every_other' as const };
    const [a, b] = [half(rule, 'A'), half(rule, 'B')];
    expect([a.length, a[0], a[1], a.at(-1)]).toEqual([11, '05-27', '06-10', '10-14']);
    expect([b.length, b[0], b.at(-1)]).toEqual([11, '06-03', '10-21']);
  });

  it('keep their halves over New Year, and where a day is skipped', () => {
    const winter: SeasonRule = {
      ...{ rhythm: 'every_other', weekday: 4, skippedDays: [] },
      ...{ firstDay: '2026-12-03', lastDay: '2027-01-14' },
    };
    expect(half(winter, 'A')).toEqual(['12-03', '12-17', '12-31', '01-14']);
    expect(half(winter, 'B')).toEqual(['12-10', '12-24', '01-07']);
    expect(half({ ...winter, skippedDays: ['2026-12-31'] }, 'A')).toEqual(['12-03', '12-17', '01-14']);
  });
});

it('a season goes from its first box to its last one, whatever was entered', () => {
  const plan = { firstDay: '2027-05-24', lastDay: '2027-10-24' };
  const dates = [
    { date: '2027-05-27', state: 'canceled' as const },
    { date: '2027-06-03', state: 'planned' as const },
    { date: '2027-10-21', state: 'planned' as const },
    { date: '2027-10-28', state: 'added' as const },
  ];
  expect(seasonDays(dates, plan)).toEqual({ firstDay: '2027-06-03', lastDay: '2027-10-28' });
  expect(seasonDays([], plan)).toEqual(plan);
});
