import { describe, expect, it } from '@jest/globals';
import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { exceptionWithin, lastKnownDay, specialDates } from './special-dates.rules.js';

const seasons: Season[] = [
  { from: '01-01', to: '12-31', hours: [{ day: 6, opens: '09:00', closes: '12:00' }] },
];
const on = (from: string, given: Partial<HoursException> = {}): HoursException => ({
  ...{ from, to: from, kind: 'hours', opens: '10:00', closes: '14:00', address: null, reason: null },
  ...given,
});
const closed = { kind: 'closed', opens: null, closes: null } as const;

describe('special dates of a market', () => {
  it('are extra dates, and what is different after the days that are known', () => {
    const extra = on('2026-12-02');
    const market = on('2026-12-05');
    const canceled = on('2026-12-12', closed);
    const long = on('2027-01-20', { ...closed, to: '2027-03-01' });
    const all = [extra, market, canceled, long];
    expect(specialDates({ seasons, exceptions: all }, '2027-01-24', [])).toEqual([extra, long]);
    expect(specialDates({ seasons, exceptions: all }, '2027-01-24', ['2026-12-02'])).toEqual([long]);
  });

  it('are known for eight weeks, by the clock of the market', () => {
    const now = new Date('2026-12-01T03:00:00Z');
    expect(lastKnownDay('America/New_York', now)).toBe('2027-01-24');
    expect(lastKnownDay('UTC', now)).toBe('2027-01-25');
  });

  it('are found by any of their days', () => {
    const long = on('2026-12-20', { to: '2026-12-24' });
    expect(exceptionWithin([long], { from: '2026-12-24', to: '2026-12-30' })).toBe(long);
    expect(exceptionWithin([long], { from: '2026-12-25', to: '2026-12-30' })).toBeUndefined();
  });
});
