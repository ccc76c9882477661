import { describe, expect, it } from '@jest/globals';
import { pickupOn, pickupWeek } from './pickup-hours.js';

const at = (day: 0 | 3 | 6, opens: string | null, closes: string | null) => ({ day, opens, closes });
const HOURS = [at(0, '10:00', '13:30'), at(6, '08:00', '12:00'), at(6, '14:00', '17:00')];

describe('the hours of a pickup', () => {
  it('are said of today, else of the next day', () => {
    expect(pickupOn(HOURS, 6)).toBe('Today 8 AM to noon, 2 PM to 5 PM');
    expect(pickupOn(HOURS, 1)).toBe('No pickup today. Next on Saturday, 8 AM to noon, 2 PM to 5 PM');
    expect(pickupOn([at(3, null, null)], 4)).toBe('No pickup today. Next on Wednesday, open');
    expect(pickupOn([], 4)).toBeNull();
  });

  it('are a week from Monday on, without the days that have none', () => {
    expect(pickupWeek(HOURS)).toEqual(['Saturday: 8 AM to noon, 2 PM to 5 PM', 'Sunday: 10 AM to 1:30 PM']);
    expect(pickupWeek([at(3, '09:00', null)])).toEqual(['Wednesday: from 9 AM']);
  });
});
