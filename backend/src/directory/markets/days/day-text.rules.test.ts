import { describe, expect, it } from '@jest/globals';
import { dateText, dayText, hoursTexts, weekdayText } from './day-text.rules.js';

const day = { date: '2026-11-28', hours: [{ opens: '09:00', closes: '13:00' }] };

describe('how a market day is said', () => {
  it('is by weekday and date, wherever the server is', () => {
    expect([weekdayText(day), dateText(day)]).toEqual(['Saturday', 'Saturday, November 28']);
  });

  it('has its hours as far as they are known', () => {
    const twice = [...day.hours, { opens: '15:00', closes: '18:30' }, { opens: '20:00', closes: null }];
    expect(dayText(day)).toBe('Saturday, November 28, 9 AM–1 PM');
    expect(hoursTexts({ hours: twice })).toEqual(['9 AM–1 PM', '3 PM–6:30 PM', 'from 8 PM']);
    expect(dayText({ ...day, hours: [] })).toBe('Saturday, November 28');
  });
});
