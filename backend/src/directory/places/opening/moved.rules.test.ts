import { describe, expect, it } from '@jest/globals';
import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { movedAddress } from './moved.rules.js';

const hours = { opens: '09:00', closes: '13:00' };
const daily: Season = {
  from: null,
  to: null,
  hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, ...hours })),
};
const saturdays: Season = { from: '05-01', to: '12-19', hours: [{ day: 6, ...hours }] };
const nothing = { opens: null, closes: null, address: null, reason: null };
/** Saturday. */
const moved: HoursException = {
  ...{ ...nothing, from: '2026-11-28', to: '2026-11-28', kind: 'moved', address: '12 Main Street' },
};
const at = (wall: string, seasons: Season[], exceptions: HoursException[] = [moved]) =>
  movedAddress(seasons, exceptions, new Date(`${wall}:00-05:00`), 'America/New_York');

describe('where a place is on the day that its status speaks of', () => {
  it('is elsewhere from when that day is the next until it is over', () => {
    expect(at('2026-11-26T12:00', [saturdays])).toBe('12 Main Street');
    expect(at('2026-11-28T09:00', [saturdays])).toBe('12 Main Street');
    expect(at('2026-11-28T12:59', [saturdays])).toBe('12 Main Street');
    expect(at('2026-11-28T13:00', [saturdays])).toBeNull();
    expect(at('2026-11-20T12:00', [saturdays])).toBeNull();
  });

  it('is its own while it opens there before', () => {
    expect(at('2026-11-27T12:00', [daily])).toBeNull();
    expect(at('2026-11-27T14:00', [daily])).toBe('12 Main Street');
  });

  it('is not told on a day that is said to be closed', () => {
    const friday: HoursException = { ...nothing, from: '2026-11-27', to: '2026-11-27', kind: 'closed' };
    expect(at('2026-11-27T12:00', [daily], [friday, moved])).toBeNull();
    expect(at('2026-11-27T12:00', [saturdays], [friday, moved])).toBe('12 Main Street');
  });

  it('is known where no hours are, on that day', () => {
    expect(at('2026-11-28T12:00', [])).toBe('12 Main Street');
    expect(at('2026-11-27T12:00', [])).toBeNull();
  });
});
