import { describe, expect, it } from '@jest/globals';
import { cutoffRuleText, limitText, seasonText, windowName } from './pickup-words';

describe('words of pickups', () => {
  it('say until when one orders', () => {
    expect(cutoffRuleText({ opens: '09:00', cutoffHours: null, cutoffWeekday: 4, cutoffTime: '18:00' })).toBe(
      'By Thursday, 6 PM',
    );
    expect(cutoffRuleText({ opens: '09:00', cutoffHours: 1, cutoffWeekday: null, cutoffTime: null })).toBe(
      'By 8 AM the same day',
    );
    expect(cutoffRuleText({ opens: '09:00', cutoffHours: 0, cutoffWeekday: null, cutoffTime: null })).toBe(
      'Until it starts',
    );
  });

  it('say how much room there is, and when', () => {
    expect(limitText({ capacity: 20, capacityUnit: 'orders' })).toBe('Room for 20 orders');
    expect(limitText({ capacity: 1, capacityUnit: 'crates' })).toBe('Room for 1 crate');
    expect(limitText({ capacity: null, capacityUnit: 'orders' })).toBe('No limit');
    const window = {
      startsAt: '2026-11-29T03:00:00Z',
      timeZone: 'America/Phoenix',
      placeName: 'Chandler Green',
    };
    expect(windowName(window)).toBe('Sat, Nov 28 at Chandler Green');
    expect(seasonText({ firstDay: '2026-05-01', lastDay: null })).toBe('From May 1, 2026');
  });
});
