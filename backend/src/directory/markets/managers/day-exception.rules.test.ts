import { describe, expect, it } from '@jest/globals';
import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { type DayChange, dayException, exceptionsAfter } from './day-exception.rules.js';

const seasons: Season[] = [
  { from: '01-01', to: '12-31', hours: [{ day: 6, opens: '09:00', closes: '12:00' }] },
];
const SATURDAY = '2026-11-28';
const FRIDAY = '2026-11-27';
const exception = (date: string, given: Partial<HoursException>): HoursException => ({
  ...{ from: date, to: date, kind: 'hours', opens: null, closes: null, address: null, reason: null },
  ...given,
});
const extra = exception(FRIDAY, { opens: '10:00', closes: '14:00', reason: 'Holiday market' });
const after = (change: DayChange, date: string, ...exceptions: HoursException[]) =>
  dayException(change, date, { seasons, exceptions });
const cancel: DayChange = { kind: 'cancel', reason: 'Storm' };
const restore: DayChange = { kind: 'restore' };
const move: DayChange = { kind: 'move', address: '5 Elm Street', opens: null, closes: null, reason: null };

describe('the exception of a day', () => {
  it('is that it is canceled, and none once that is taken back', () => {
    const canceled = exception(SATURDAY, { kind: 'closed', reason: 'Storm' });
    expect(after(cancel, SATURDAY)).toEqual(canceled);
    expect(after(restore, SATURDAY, canceled)).toBeNull();
  });

  it('keeps the hours of an extra day', () => {
    const canceled = { ...extra, kind: 'closed' as const, reason: 'Storm' };
    expect(after(cancel, FRIDAY, extra)).toEqual(canceled);
    expect(after(restore, FRIDAY, canceled)).toEqual({ ...extra, reason: null });
    const moved = after(move, FRIDAY, extra);
    expect(moved).toEqual(exception(FRIDAY, { kind: 'moved', ...hours(extra), address: '5 Elm Street' }));
    expect(after(restore, FRIDAY, moved as HoursException)).toEqual({ ...extra, reason: null });
  });

  it('keeps the other hours of a usual day, when a canceled one is held after all', () => {
    const other = exception(SATURDAY, { opens: '10:00', closes: '11:00' });
    const canceled = after(cancel, SATURDAY, other) as HoursException;
    expect(after(restore, SATURDAY, canceled)).toEqual(other);
    expect(after(restore, SATURDAY, other)).toEqual(other);
  });

  it('has other hours, and none once they are the usual ones again', () => {
    const at = (opens: string, closes: string, reason: string | null = null): DayChange => ({
      ...{ kind: 'hours', opens, closes, reason },
    });
    const other = exception(SATURDAY, { opens: '10:00', closes: '11:00' });
    expect(after(at('10:00', '11:00'), SATURDAY)).toEqual(other);
    expect(after(at('09:00', '12:00'), SATURDAY, other)).toBeNull();
    expect(after(at('09:00', '12:00', 'Rain or shine'), SATURDAY)).toMatchObject({ reason: 'Rain or shine' });
    expect(after(at('09:00', '12:00'), FRIDAY, extra)).toMatchObject({ opens: '09:00', closes: '12:00' });
  });

  it('is what a moved day had, where that is known', () => {
    const other = exception(SATURDAY, { opens: '10:00', closes: '11:00', reason: 'Short day' });
    const moved = after({ ...move, opens: '13:00', closes: '15:00' }, SATURDAY, other) as HoursException;
    const restored = (had?: HoursException | null, from = moved, date = SATURDAY) =>
      exceptionsAfter(restore, { date, movedTo: null }, { seasons, exceptions: [from] }, had);
    expect([restored(other), restored(null), restored()]).toEqual([[other], [], []]);
    const away = {
      ...extra,
      kind: 'moved' as const,
      address: '5 Elm Street',
      opens: '13:00',
      closes: '15:00',
    };
    expect(restored(extra, away, FRIDAY)).toEqual([extra]);
    // Without the move there were no such day.
    expect(restored(null, away, FRIDAY)).toEqual(restored(undefined, away, FRIDAY));
    expect(restored(extra, { ...away, kind: 'closed' }, FRIDAY)).toMatchObject([{ kind: 'moved' }]);
  });

  it('keeps where a moved day is, when it is canceled and held after all', () => {
    const moved = after(move, SATURDAY) as HoursException;
    expect(moved).toEqual(exception(SATURDAY, { kind: 'moved', address: '5 Elm Street' }));
    const canceled = after(cancel, SATURDAY, moved) as HoursException;
    expect(after(restore, SATURDAY, canceled)).toEqual(moved);
    expect(after(restore, SATURDAY, moved)).toBeNull();
    expect(after(restore, FRIDAY, { ...moved, from: FRIDAY, to: FRIDAY })).toMatchObject({ kind: 'moved' });
  });

  it('keeps the other hours it was given before, when it is moved', () => {
    const other = exception(SATURDAY, { opens: '10:00', closes: '11:00' });
    const there = { kind: 'moved' as const, address: '5 Elm Street' };
    expect(after(move, SATURDAY, other)).toEqual({ ...other, ...there });
    const at = { opens: '08:00', closes: '09:00' };
    expect(after({ ...move, ...at }, SATURDAY, other)).toEqual({ ...other, ...there, ...at });
  });

  it('is of the day alone where it lasts longer', () => {
    const long = { ...extra, to: '2026-12-04' };
    expect(after(cancel, SATURDAY, long)).toMatchObject({ from: SATURDAY, to: SATURDAY, opens: '10:00' });
  });
});

const hours = ({ opens, closes }: HoursException) => ({ opens, closes });
