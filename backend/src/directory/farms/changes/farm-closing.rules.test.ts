import { describe, expect, it } from '@jest/globals';
import type { HoursException } from '../../../contract/directory/hours.js';
import { type Days, withDay } from '../../places/opening/one-day.rules.js';
import { closedDates, withoutClosed } from './farm-closing.rules.js';

const date = (from: string, to = from, given: Partial<HoursException> = {}): HoursException => ({
  ...{ from, to, kind: 'closed', opens: null, closes: null, address: null, reason: null },
  ...given,
});
const withClosed = (exceptions: HoursException[], days: Days, reason: string | null) =>
  closedDates(days, reason).reduce(withDay, exceptions);
const HOURS = { kind: 'hours', opens: '09:00', closes: '12:00' } as const;
const DAYS = { from: '2026-12-24', to: '2026-12-27' };
const at = { timeZone: 'America/New_York', now: new Date('2026-12-01T12:00:00Z') };

describe('closing a farm for some days', () => {
  it('replaces what was said of these days, and is one entry', () => {
    const before = [date('2026-12-20', '2026-12-30', HOURS)];
    expect(withClosed(before, DAYS, 'Christmas')).toEqual([
      date('2026-12-20', '2026-12-23', HOURS),
      date('2026-12-24', '2026-12-27', { reason: 'Christmas' }),
      date('2026-12-28', '2026-12-30', HOURS),
    ]);
  });

  it('is more than one entry where it is longer than one may be', () => {
    const dates = closedDates({ from: '2026-01-01', to: '2026-12-31' }, null);
    expect(dates.map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', '2026-04-02'],
      ['2026-04-03', '2026-07-03'],
      ['2026-07-04', '2026-10-03'],
      ['2026-10-04', '2026-12-31'],
    ]);
  });

  it('is taken back to what was said before', () => {
    const before = [date('2026-12-20', '2026-12-30', HOURS)];
    const after = withClosed(before, DAYS, null);
    expect(withoutClosed(after, { before, after }, DAYS, at)).toEqual(before);
  });

  it('is taken back beside what was changed since', () => {
    const before = [date('2026-12-25', '2026-12-25', HOURS)];
    const after = withClosed(before, DAYS, null);
    const present = [...after, date('2027-01-01')];
    expect(withoutClosed(present, { before, after }, DAYS, at)).toEqual([...before, date('2027-01-01')]);
  });

  it('stays as somebody made it since', () => {
    const after = withClosed([], DAYS, null);
    const present = withClosed(after, { from: '2026-12-26', to: '2026-12-26' }, 'Boxing Day');
    expect(withoutClosed(present, { before: [], after }, DAYS, at)).toBeNull();
    expect(withoutClosed([], { before: [], after }, DAYS, at)).toBeNull();
  });

  it('is taken back on its second day, when its first dates are over', () => {
    const before = [date('2026-11-01'), date('2027-01-02')];
    const after = withClosed(before, DAYS, null);
    const present = after.slice(1);
    const now = new Date('2026-12-25T17:00:00Z');
    expect(withoutClosed(present, { before, after }, DAYS, { ...at, now })).toEqual([date('2027-01-02')]);
  });
});
