import { describe, expect, it } from '@jest/globals';
import type { HoursException, Season, Weekday } from '../../../contract/directory/hours.js';
import { localMoment } from '../opening/opening.rules.js';
import { comingDays } from './coming-days.rules.js';

const season = (
  day: Weekday,
  opens: string | null,
  closes: string | null,
  from = '01-01',
  to = '12-31',
): Season => ({
  from,
  to,
  hours: [{ day, opens, closes }],
});
const saturdays = [season(6, '09:00', '12:30')];
const exception = (date: string, given: Partial<HoursException>): HoursException => ({
  ...{ from: date, to: date, kind: 'closed', opens: null, closes: null, address: null, reason: null },
  ...given,
});
/** A Wednesday. */
const today = localMoment(new Date('2026-11-25T17:00:00Z'), 'America/New_York');
const dates = (...given: Parameters<typeof comingDays>) => comingDays(...given).map(({ date }) => date);

describe('coming market days', () => {
  it('are the dates of the seasons, today among them', () => {
    expect(dates(saturdays, [], today, 14)).toEqual(['2026-11-28', '2026-12-05']);
    expect(dates([season(3, '08:00', '12:00')], [], today, 8)).toEqual(['2026-11-25', '2026-12-02']);
  });

  it('go over the new year in a season that does', () => {
    const winter = [season(6, '09:00', '12:00', '12-20', '01-10')];
    expect(dates(winter, [], today, 56)).toEqual(['2026-12-26', '2027-01-02', '2027-01-09']);
  });

  it('keep a day that is canceled, with its usual hours and the reason', () => {
    const [day] = comingDays(saturdays, [exception('2026-11-28', { reason: 'Storm' })], today, 7);
    expect(day).toEqual({
      date: '2026-11-28',
      hours: [{ opens: '09:00', closes: '12:30' }],
      status: 'cancelled',
      reason: 'Storm',
      address: null,
    });
  });

  it('have extra days, other hours and days at another address', () => {
    const given = [
      exception('2026-11-27', { kind: 'hours', opens: '10:00', closes: '14:00', reason: 'Holiday market' }),
      exception('2026-11-28', { kind: 'moved', address: '5 Elm Street' }),
      exception('2026-11-29', { kind: 'moved', address: '5 Elm Street' }),
    ];
    expect(comingDays(saturdays, given, today, 7)).toEqual([
      {
        date: '2026-11-27',
        hours: [{ opens: '10:00', closes: '14:00' }],
        status: 'scheduled',
        reason: 'Holiday market',
        address: null,
      },
      {
        date: '2026-11-28',
        hours: [{ opens: '09:00', closes: '12:30' }],
        status: 'moved',
        reason: null,
        address: '5 Elm Street',
      },
      { date: '2026-11-29', hours: [], status: 'moved', reason: null, address: '5 Elm Street' },
    ]);
  });

  it('ignore that it is closed on a day on which it never opens', () => {
    expect(dates(saturdays, [exception('2026-11-27', {})], today, 3)).toEqual([]);
  });

  it('are none where the hours are not known, and have no hours where only the day is', () => {
    expect(dates([], [], today, 56)).toEqual([]);
    expect(dates([{ from: null, to: null, hours: [] }], [], today, 56)).toEqual([]);
    expect(comingDays([season(6, null, null)], [], today, 7)[0]?.hours).toEqual([
      { opens: null, closes: null },
    ]);
  });
});
