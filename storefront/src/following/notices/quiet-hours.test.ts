import { US_ZONES } from '@farmgate/backend/contract/shared/calendar/us-zones';
import { describe, expect, it } from '@jest/globals';
import { HALF_HOURS, minuteText, zonesWith } from './quiet-hours';

describe('quiet hours', () => {
  it('are said as people say times', () => {
    expect([0, 30, 420, 720, 750, 1260, 1410].map(minuteText)).toEqual([
      ...['midnight', '12:30 AM', '7 AM', 'noon', '12:30 PM', '9 PM', '11:30 PM'],
    ]);
    expect(HALF_HOURS).toHaveLength(48);
    expect(Math.max(...HALF_HOURS)).toBe(1410);
  });

  it('have a choice for every zone, also one abroad', () => {
    expect(zonesWith('America/Chicago')).toHaveLength(US_ZONES.length);
    expect(zonesWith('Europe/Isle_of_Man').at(-1)).toEqual(['Europe/Isle_of_Man', 'Isle of Man']);
  });
});
