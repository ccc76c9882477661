import { describe, expect, it } from '@jest/globals';
import { SELLABLE_STATES } from '../../contract/marketplace/checkout-states.js';
import { dayInState } from './state-zones.rules.js';

const dayOf = (state: string, iso: string) => dayInState(state, new Date(iso));

describe('dayInState', () => {
  it('knows every state that orders can be sent to, and no other', () => {
    const now = new Date('2026-07-01T12:00:00Z');
    expect(SELLABLE_STATES.filter((state) => dayInState(state, now) === null)).toEqual([]);
    expect([dayOf('PR', '2026-07-01T12:00:00Z'), dayOf('', '2026-07-01T12:00:00Z')]).toEqual([null, null]);
  });

  it('changes at midnight of the state, whatever UTC shows', () => {
    expect(dayOf('NY', '2026-07-01T03:59:59.999Z')).toBe('2026-06-30');
    expect(dayOf('NY', '2026-07-01T04:00:00.000Z')).toBe('2026-07-01');
    expect(dayOf('CA', '2026-07-01T04:00:00.000Z')).toBe('2026-06-30');
    expect(dayOf('CA', '2026-07-01T07:00:00.000Z')).toBe('2026-07-01');
    expect(dayOf('HI', '2026-07-01T09:59:59.999Z')).toBe('2026-06-30');
    expect(dayOf('HI', '2026-07-01T10:00:00.000Z')).toBe('2026-07-01');
  });

  it('has one midnight on the days with 23 and with 25 hours', () => {
    expect(dayOf('TX', '2026-03-08T05:59:59Z')).toBe('2026-03-07');
    expect(dayOf('TX', '2026-03-08T06:00:00Z')).toBe('2026-03-08');
    expect(dayOf('TX', '2026-03-09T04:59:59Z')).toBe('2026-03-08');
    expect(dayOf('TX', '2026-03-09T05:00:00Z')).toBe('2026-03-09');
    expect(dayOf('TX', '2026-11-01T04:59:59Z')).toBe('2026-10-31');
    // 1:30 comes twice that night, and both times it is the same day.
    expect([dayOf('TX', '2026-11-01T06:30:00Z'), dayOf('TX', '2026-11-01T07:30:00Z')]).toEqual([
      '2026-11-01',
      '2026-11-01',
    ]);
    expect(dayOf('TX', '2026-11-02T05:59:59Z')).toBe('2026-11-01');
    expect(dayOf('TX', '2026-11-02T06:00:00Z')).toBe('2026-11-02');
  });

  it('goes by standard time all year in Arizona', () => {
    expect(dayOf('AZ', '2026-07-01T06:59:59Z')).toBe('2026-06-30');
    expect(dayOf('AZ', '2026-07-01T07:00:00Z')).toBe('2026-07-01');
  });
});
