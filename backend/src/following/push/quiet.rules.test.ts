import { describe, expect, it } from '@jest/globals';
import { quietAround } from './quiet.rules.js';

const NIGHT = { quietFrom: 21 * 60, quietUntil: 7 * 60, timeZone: 'America/New_York' };
const at = (moment: string, hours = NIGHT) => quietAround(hours, new Date(moment));

describe('quiet hours', () => {
  it.each([
    ['2026-05-01T16:00:00-04:00', false, 300],
    ['2026-05-01T20:59:00-04:00', false, 1],
    ['2026-05-01T21:00:00-04:00', true, 600],
    ['2026-05-02T00:00:00-04:00', true, 420],
    ['2026-05-02T06:59:59-04:00', true, 1],
    ['2026-05-02T07:00:00-04:00', false, 840],
    // The clock goes forward at 2:00 on March 8 and back on November 1.
    ['2026-03-08T06:59:00-04:00', true, 1],
    ['2026-11-01T06:59:00-05:00', true, 1],
  ])('at %s: %s, for %s minutes', (moment, isQuiet, minutesToNext) => {
    expect(at(moment)).toEqual({ isQuiet, minutesToNext });
  });

  it('are those of the zone, may be by day, or none', () => {
    expect(at('2026-05-01T23:00:00Z', { ...NIGHT, timeZone: 'America/Los_Angeles' }).isQuiet).toBe(false);
    const noon = { quietFrom: 720, quietUntil: 780, timeZone: 'UTC' };
    expect(at('2026-05-01T12:30:00Z', noon)).toEqual({ isQuiet: true, minutesToNext: 30 });
    expect(at('2026-05-01T13:00:00Z', noon)).toEqual({ isQuiet: false, minutesToNext: 1_380 });
    const none = { quietFrom: 60, quietUntil: 60, timeZone: 'UTC' };
    expect(at('2026-05-01T01:00:00Z', none)).toEqual({ isQuiet: false, minutesToNext: 1_440 });
  });
});
