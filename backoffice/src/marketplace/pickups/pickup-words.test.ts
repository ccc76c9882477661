import { describe, expect, it } from '@jest/globals';
import { cutoffRuleText, limitText, roomText, ruleText, seasonText, windowName } from './pickup-words';

describe('words of pickups', () => {
  it('say when a schedule is, and until when one orders', () => {
    const weekly = { kind: 'weekly', weekdays: [3, 6], dates: [], opens: '09:00', closes: '12:00' } as const;
    const rule = { ...weekly, weekdays: [...weekly.weekdays], dates: [] as string[] };
    expect(ruleText(rule)).toBe('Wednesdays and Saturdays, 9 AM to noon');
    expect(ruleText({ ...rule, kind: 'market_days', opens: null, closes: null })).toBe('Market days');
    expect(ruleText({ ...rule, kind: 'dates', dates: ['2026-12-24'] })).toBe('1 date, 9 AM to noon');
    expect(cutoffRuleText({ cutoffHours: null, cutoffWeekday: 4, cutoffTime: '18:00' })).toBe(
      'Thursday, 6 PM',
    );
    expect(cutoffRuleText({ cutoffHours: 1, cutoffWeekday: null, cutoffTime: null })).toBe('1 hour before');
    expect(cutoffRuleText({ cutoffHours: 0, cutoffWeekday: null, cutoffTime: null })).toBe('Until it starts');
  });

  it('say how much room there is, and when', () => {
    expect(roomText({ taken: 3, capacity: 20, capacityUnit: 'orders' })).toBe('3 of 20 orders');
    expect(roomText({ taken: 3, capacity: null, capacityUnit: 'crates' })).toBe('3 crates');
    expect(limitText({ capacity: 20, capacityUnit: 'orders' })).toBe('Room for 20 orders');
    const window = {
      startsAt: '2026-11-29T03:00:00Z',
      timeZone: 'America/Phoenix',
      placeName: 'Chandler Green',
    };
    expect(windowName(window)).toBe('Sat, Nov 28 at Chandler Green');
    expect(seasonText({ firstDay: '2026-05-01', lastDay: null })).toBe('From May 1, 2026');
  });
});
