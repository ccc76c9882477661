import { US_ZONES } from '@farmgate/backend/contract/shared/calendar/us-zones';
import { describe, expect, it } from '@jest/globals';
import { HALF_HOURS, zonesWith } from './quiet-hours';

describe('quiet hours', () => {
  it('begin at each half hour of a day', () => {
    expect(HALF_HOURS).toHaveLength(48);
    expect(Math.max(...HALF_HOURS)).toBe(1410);
  });

  it('have a choice for every zone, also one abroad', () => {
    expect(zonesWith('America/Chicago')).toHaveLength(US_ZONES.length);
    expect(zonesWith('Europe/Isle_of_Man').at(-1)).toEqual(['Europe/Isle_of_Man', 'Isle of Man']);
  });
});
