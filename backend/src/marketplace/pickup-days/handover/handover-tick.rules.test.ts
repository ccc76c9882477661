import { describe, expect, it } from '@jest/globals';
import { tickedAt } from './handover-tick.rules.js';

const placed = new Date('2026-11-27T12:00:00Z');
const now = new Date('2026-11-28T15:00:00Z');

describe('the time of a tick', () => {
  it('is what the device says, between the order and now', () => {
    expect(tickedAt('2026-11-28T01:14:00Z', placed, now)).toEqual(new Date('2026-11-28T01:14:00Z'));
    expect(tickedAt('2026-11-28T15:00:01Z', placed, now)).toEqual(now);
    expect(tickedAt('0000-01-01T00:00:00Z', placed, now)).toEqual(placed);
    expect(tickedAt('2026-11-28T01:14:00Z', new Date('2026-11-28T16:00:00Z'), now)).toEqual(now);
  });

  it('is now where a device does not say', () => expect(tickedAt(undefined, placed, now)).toEqual(now));
});
