import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { momentOf, wallTime } from '../../contract/shared/calendar/wall-clock.js';
import { afterQuiet, dueAt, nextQuiet, tellableUntil, type Timing, whenTold } from './due.rules.js';

const timing = (given: Partial<Timing> = {}): Timing => ({
  rhythm: 'at-once',
  quietFrom: 21 * 60,
  quietUntil: 7 * 60,
  timeZone: 'America/New_York',
  ...given,
});
const due = (now: string, given?: Partial<Timing>) => {
  const { at, day } = dueAt(new Date(now), timing(given));
  return `${at.toISOString()} ${day}`;
};

describe('a follower who is told at once', () => {
  it('is told now by day', () => {
    expect(due('2026-07-01T16:00:30Z')).toBe('2026-07-01T16:00:30.000Z 2026-07-01');
  });

  it('is told when the quiet hours are over, that is tomorrow in the evening', () => {
    expect(due('2026-07-02T01:00:00Z')).toBe('2026-07-02T11:00:00.000Z 2026-07-02');
    expect(due('2026-07-02T10:59:59Z')).toBe('2026-07-02T11:00:00.000Z 2026-07-02');
    expect(due('2026-07-02T11:00:00Z')).toBe('2026-07-02T11:00:00.000Z 2026-07-02');
  });

  it('has quiet hours by day, or none', () => {
    const nap = { quietFrom: 12 * 60, quietUntil: 14 * 60 };
    expect(due('2026-07-01T17:00:00Z', nap)).toBe('2026-07-01T18:00:00.000Z 2026-07-01');
    expect(due('2026-07-01T03:00:00Z', nap)).toBe('2026-07-01T03:00:00.000Z 2026-06-30');
    const none = { quietFrom: 0, quietUntil: 0 };
    expect(due('2026-07-01T07:00:00Z', none)).toBe('2026-07-01T07:00:00.000Z 2026-07-01');
  });

  it('has them by the clock of their own zone', () => {
    const honolulu = { timeZone: 'Pacific/Honolulu' };
    expect(due('2026-07-02T06:59:00Z', honolulu)).toBe('2026-07-02T06:59:00.000Z 2026-07-01');
    expect(due('2026-07-02T07:00:00Z', honolulu)).toBe('2026-07-02T17:00:00.000Z 2026-07-02');
  });
});

describe('the Sundays on which clocks change', () => {
  it('end quiet hours at seven on the wall', () => {
    expect(due('2026-03-08T03:00:00Z')).toBe('2026-03-08T11:00:00.000Z 2026-03-08');
    expect(due('2026-11-01T02:00:00Z')).toBe('2026-11-01T12:00:00.000Z 2026-11-01');
  });

  it('have quiet hours that end in the hour that is skipped', () => {
    const until = { quietUntil: 2 * 60 + 30 };
    expect(due('2026-03-08T06:00:00Z', until)).toBe('2026-03-08T07:30:00.000Z 2026-03-08');
  });

  it('have quiet hours that end in the hour that comes twice: both times', () => {
    const until = { quietUntil: 90 };
    expect(due('2026-11-01T05:10:00Z', until)).toBe('2026-11-01T05:30:00.000Z 2026-11-01');
    expect(due('2026-11-01T06:10:00Z', until)).toBe('2026-11-01T06:30:00.000Z 2026-11-01');
  });

  it('have their digest at eight on the wall', () => {
    expect(due('2026-03-07T18:00:00Z', { rhythm: 'daily' })).toBe('2026-03-08T12:00:00.000Z 2026-03-08');
    expect(due('2026-10-31T18:00:00Z', { rhythm: 'daily' })).toBe('2026-11-01T13:00:00.000Z 2026-11-01');
  });
});

describe('the end of a day', () => {
  const none = { quietFrom: 0, quietUntil: 0 };

  it('is the end of what is told on it, unless quiet hours come first', () => {
    const until = (now: string, given?: Partial<Timing>) =>
      tellableUntil(new Date(now), timing(given)).toISOString();
    expect(until('2026-07-01T16:00:00Z')).toBe('2026-07-02T01:00:00.000Z');
    expect(until('2026-07-01T16:00:00Z', none)).toBe('2026-07-02T04:00:00.000Z');
    expect(until('2026-11-01T16:00:00Z', none)).toBe('2026-11-02T05:00:00.000Z');
  });

  it('puts off what would leave too late for the day', () => {
    const told = (now: string, given?: Partial<Timing>) => {
      const { at, day } = whenTold(new Date(now), timing(given));
      return `${at.toISOString()} ${day}`;
    };
    expect(told('2026-07-02T03:29:59Z', none)).toBe('2026-07-02T03:29:59.000Z 2026-07-01');
    expect(told('2026-07-02T03:30:00Z', none)).toBe('2026-07-02T04:00:00.000Z 2026-07-02');
    const night = { quietFrom: 0, quietUntil: 6 * 60 };
    expect(told('2026-07-02T03:30:00Z', night)).toBe('2026-07-02T10:00:00.000Z 2026-07-02');
  });
});

describe('a digest', () => {
  it('comes at eight, today or tomorrow', () => {
    const daily = { rhythm: 'daily' as const };
    expect(due('2026-07-01T11:59:00Z', daily)).toBe('2026-07-01T12:00:00.000Z 2026-07-01');
    expect(due('2026-07-01T12:00:00Z', daily)).toBe('2026-07-02T12:00:00.000Z 2026-07-02');
  });

  it('comes on Thursday where it is weekly', () => {
    const weekly = { rhythm: 'weekly' as const };
    expect(due('2026-07-01T16:00:00Z', weekly)).toBe('2026-07-02T12:00:00.000Z 2026-07-02');
    expect(due('2026-07-02T16:00:00Z', weekly)).toBe('2026-07-09T12:00:00.000Z 2026-07-09');
  });

  it('waits for the end of quiet hours that last longer', () => {
    const late = { rhythm: 'daily' as const, quietUntil: 10 * 60 };
    expect(due('2026-07-01T16:00:00Z', late)).toBe('2026-07-02T14:00:00.000Z 2026-07-02');
  });
});

describe('quiet hours', () => {
  it('begin again where they are said to', () => {
    const from = (now: string, given?: Partial<Timing>) =>
      nextQuiet(new Date(now), timing(given))?.toISOString() ?? null;
    expect(from('2026-07-01T16:00:00Z')).toBe('2026-07-02T01:00:00.000Z');
    expect(from('2026-07-01T16:00:00Z', { quietFrom: 60, quietUntil: 360 })).toBe('2026-07-02T05:00:00.000Z');
    expect(from('2026-07-01T16:00:00Z', { quietFrom: 5, quietUntil: 5 })).toBeNull();
    // In the hour that is skipped, when it is.
    const early = { quietFrom: 2 * 60 + 30, quietUntil: 7 * 60 };
    expect(from('2026-03-08T05:00:00Z', early)).toBe('2026-03-08T07:00:00.000Z');
    expect(from('2026-03-08T05:00:00Z', { ...early, quietFrom: 120 })).toBe('2026-03-08T07:00:00.000Z');
    expect(from('2026-03-08T05:00:00Z', { ...early, quietFrom: 179 })).toBe('2026-03-08T07:00:00.000Z');
    expect(from('2026-03-08T05:00:00Z', { ...early, quietFrom: 180 })).toBe('2026-03-08T07:00:00.000Z');
    // In the hour that comes twice, the first time.
    const night = { quietFrom: 90, quietUntil: 420 };
    expect(from('2026-11-01T04:00:00Z', night)).toBe('2026-11-01T05:30:00.000Z');
    expect(from('2026-11-01T06:10:00Z', night)).toBe('2026-11-01T06:30:00.000Z');
  });

  it('hold at any moment, in any zone', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.constantFrom('America/New_York', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu'),
        fc.constantFrom('at-once' as const, 'daily' as const, 'weekly' as const),
        minute,
        minute,
        (now, timeZone, rhythm, quietFrom, quietUntil) => {
          const given = timing({ timeZone, rhythm, quietFrom, quietUntil });
          const { at, day } = dueAt(now, given);
          expect(afterQuiet(at, given)).toEqual(at);
          expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(at.getTime() - now.getTime()).toBeLessThan(9 * 86_400_000);
          expect(day).toBe(wallTime(at, timeZone).date);
          const last = new Date(tellableUntil(at, given).getTime() - 1);
          expect(afterQuiet(last, given)).toEqual(last);
          expect(wallTime(last, timeZone).date).toBe(day);
        },
      ),
    );
  });

  it('are told in moments that a clock shows', () => {
    const at = new Date('2026-11-01T05:30:00Z');
    expect(momentOf(wallTime(at, 'America/New_York'), 'America/New_York')).toEqual(at);
  });
});
