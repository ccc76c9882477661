import { describe, expect, it } from '@jest/globals';
import { nextName, nextYear } from '../plans/next-season.rules.js';
import { isReminderDue } from './renewal.rules.js';

describe('next season', () => {
  it('is on the same weekday, and says its year', () => {
    expect(nextYear('2027-05-27')).toBe('2028-05-25');
    expect(nextName('Vegetable share 2027')).toBe('Vegetable share 2028');
    expect(nextName('Winter 2027-2028')).toBe('Winter 2028-2029');
    expect(nextName('Eggs')).toBe('Eggs');
  });

  it('reminds a week and a day before its members have to answer, once each', () => {
    const isDue = (today: string, remindedOn: string) =>
      isReminderDue({ until: '2027-02-01', today, remindedOn });
    expect([isDue('2027-01-24', '2027-01-02'), isDue('2027-01-25', '2027-01-02')]).toEqual([false, true]);
    expect([isDue('2027-01-25', '2027-01-25'), isDue('2027-01-28', '2027-01-20')]).toEqual([false, true]);
    expect([isDue('2027-01-30', '2027-01-25'), isDue('2027-01-31', '2027-01-25')]).toEqual([false, true]);
    // Who was asked within the last week isn't reminded the same day, and nobody once it is over.
    expect([isDue('2027-01-28', '2027-01-28'), isDue('2027-02-02', '2027-01-02')]).toEqual([false, false]);
  });
});
