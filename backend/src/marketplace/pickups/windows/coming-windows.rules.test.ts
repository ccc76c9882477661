import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { HoursException } from '../../../contract/directory/hours.js';
import type { PickupSchedule } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import { closeOf, comingWindows } from './coming-windows.rules.js';

/** A Monday. */
const MONDAY = '2026-03-02';

const saturdays: PickupSchedule = {
  kind: 'weekly',
  weekdays: [6],
  dates: [],
  opens: '09:00',
  closes: '12:00',
  firstDay: null,
  lastDay: null,
  opensDaysBefore: 7,
  cutoff: { kind: 'weekday', weekday: 4, time: '18:00' },
  exceptions: [],
};
const datesOf = (given: Partial<PickupSchedule>, days = 28) =>
  comingWindows({ ...saturdays, ...given }, MONDAY, days).map(({ date }) => date);

describe('the pickups of a schedule', () => {
  it('are on its weekdays, with the time for ordering before each', () => {
    expect(comingWindows(saturdays, MONDAY, 7)).toEqual([
      {
        date: '2026-03-07',
        startsAt: '2026-03-07 09:00',
        endsAt: '2026-03-07 12:00',
        ordersOpen: '2026-02-28 00:00',
        ordersClose: '2026-03-05 18:00',
        address: null,
        reason: null,
      },
    ]);
    expect(datesOf({ weekdays: [2, 6] }, 9)).toEqual(['2026-03-03', '2026-03-07', '2026-03-10']);
  });

  it('are in some weeks alone', () => {
    const firstAndThird = { kind: 'monthly' as const, weeks: [1 as const, 3 as const] };
    expect(datesOf({ repeats: firstAndThird }, 56)).toEqual([
      ...['2026-03-07', '2026-03-21', '2026-04-04', '2026-04-18'],
    ]);
    expect(datesOf({ repeats: { kind: 'alternate', from: '2026-02-28' } })).toEqual([
      '2026-03-14',
      '2026-03-28',
    ]);
    expect(datesOf({ weekdays: [2, 6], repeats: { kind: 'alternate', from: '2026-03-07' } }, 21)).toEqual([
      ...['2026-03-03', '2026-03-07', '2026-03-17', '2026-03-21'],
    ]);
  });

  it('are between its first and last day', () => {
    expect(datesOf({ firstDay: '2026-03-08', lastDay: '2026-03-21' })).toEqual(['2026-03-14', '2026-03-21']);
  });

  it('are on single dates, or on the days of a market with the hours of either', () => {
    expect(datesOf({ kind: 'dates', dates: ['2026-03-04', '2026-09-01'] })).toEqual(['2026-03-04']);
    const held = [
      { date: '2026-03-08', opens: '08:00', closes: '13:00' },
      { date: '2026-03-15', opens: null, closes: null },
    ];
    const follow = (given: Partial<PickupSchedule>) =>
      comingWindows({ ...saturdays, kind: 'market_days', ...given }, MONDAY, 28, held).map(
        ({ startsAt, endsAt }) => [startsAt, endsAt],
      );
    expect(follow({ opens: null, closes: null })).toEqual([['2026-03-08 08:00', '2026-03-08 13:00']]);
    expect(follow({})).toHaveLength(2);
  });

  it('leave out holidays, and have other hours or another address where an exception says so', () => {
    const on = (from: string, to: string, given: Partial<HoursException>): HoursException => ({
      ...{ from, to, kind: 'closed', opens: null, closes: null, address: null, reason: null },
      ...given,
    });
    const exceptions = [
      on('2026-03-01', '2026-03-08', {}),
      on('2026-03-11', '2026-03-11', { kind: 'hours', opens: '16:00', closes: '24:00', reason: 'Late' }),
      on('2026-03-14', '2026-03-14', { kind: 'moved', address: 'The barn' }),
    ];
    expect(comingWindows({ ...saturdays, exceptions }, MONDAY, 14)).toMatchObject([
      { startsAt: '2026-03-11 16:00', endsAt: '2026-03-12 00:00', address: null, reason: 'Late' },
      { startsAt: '2026-03-14 09:00', endsAt: '2026-03-14 12:00', address: 'The barn' },
    ]);
  });
});

describe('the cutoff of a pickup', () => {
  it('counts hours on the clocks of the site, also in a night in which they change', () => {
    expect(closeOf({ kind: 'hours', hours: 24 }, '2026-03-08 09:00')).toBe('2026-03-07 09:00');
    expect(closeOf({ kind: 'hours', hours: 0 }, '2026-03-08 09:00')).toBe('2026-03-08 09:00');
  });

  it('is the last such weekday before it, a week earlier where that hour is too late', () => {
    const at = (time: string) => closeOf({ kind: 'weekday', weekday: 6, time }, '2026-03-07 09:00');
    expect([at('08:00'), at('09:00'), at('10:00')]).toEqual([
      '2026-03-07 08:00',
      '2026-03-07 09:00',
      '2026-02-28 10:00',
    ]);
    expect(closeOf({ kind: 'weekday', weekday: 5, time: '24:00' }, '2026-03-07 09:00')).toBe(
      '2026-03-07 00:00',
    );
  });

  it('is never after the pickup begins, and at most a week and what the hours say before', () => {
    const cutoff = fc.oneof(
      fc.record({ kind: fc.constant('hours' as const), hours: fc.integer({ min: 0, max: 336 }) }),
      fc.record({
        kind: fc.constant('weekday' as const),
        weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
        time: fc.integer({ min: 0, max: 24 }).map((hour) => `${String(hour).padStart(2, '0')}:00`),
      }),
    );
    fc.assert(
      fc.property(
        cutoff,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 23 }),
        (rule, day, hour) => {
          const date = new Date(Date.parse(MONDAY) + day * 86_400_000).toISOString().slice(0, 10);
          const startsAt = `${date} ${String(hour).padStart(2, '0')}:00`;
          const hours = (Date.parse(`${startsAt}Z`) - Date.parse(`${closeOf(rule, startsAt)}Z`)) / 3_600_000;
          expect(hours).toBeGreaterThanOrEqual(0);
          expect(hours).toBeLessThanOrEqual(rule.kind === 'hours' ? rule.hours : 168);
        },
      ),
    );
  });
});
