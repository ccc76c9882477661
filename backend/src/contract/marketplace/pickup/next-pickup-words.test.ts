import { describe, expect, it } from '@jest/globals';
import { nextPickupText } from './next-pickup-words.js';
import { usualCutoff, usualDays, usualText, zoneText } from './usual-words.js';

const AT_GREEN = { siteName: 'Chandler Green', timeZone: 'America/Phoenix' };
/** Saturday at nine, in Arizona. */
const startsAt = '2026-11-28T16:00:00Z';
const text = (now: string, ordersCloseAt = '2026-11-27T01:00:00Z') =>
  nextPickupText({ ...AT_GREEN, startsAt, ordersCloseAt }, new Date(now));

describe('the line of the next pickup', () => {
  it('names days of the coming week by their weekday, and later ones by their date', () => {
    expect(text('2026-11-24T18:00:00Z')).toBe('Pickup Saturday at Chandler Green, order by Thursday');
    expect(text('2026-11-16T18:00:00Z')).toBe(
      'Pickup Saturday, November 28 at Chandler Green, order by Thursday, November 26',
    );
    expect(text('2026-11-25T18:00:00Z')).toBe('Pickup Saturday at Chandler Green, order by tomorrow');
  });

  it('says the hour where the day alone would mislead', () => {
    expect(text('2026-11-26T18:00:00Z')).toBe('Pickup Saturday at Chandler Green, order by 6 PM today');
    // Late on Thursday in Arizona, Friday in Greenwich.
    expect(text('2026-11-27T00:30:00Z')).toBe('Pickup Saturday at Chandler Green, order by 6 PM today');
    expect(text('2026-11-27T18:00:00Z', '2026-11-28T14:00:00Z')).toBe(
      'Pickup tomorrow at Chandler Green, order by 7 AM that day',
    );
  });

  it('counts midnight to the day that it ends', () => {
    const midnight = '2026-11-27T07:00:00Z';
    expect(text('2026-11-24T18:00:00Z', midnight)).toBe(
      'Pickup Saturday at Chandler Green, order by Thursday',
    );
    expect(text('2026-11-26T18:00:00Z', midnight)).toBe(
      'Pickup Saturday at Chandler Green, order by midnight today',
    );
  });

  it('counts days on the calendar where clocks change', () => {
    const times = { siteName: 'The farm', timeZone: 'America/New_York' };
    const next = { ...times, startsAt: '2027-03-14T13:00:00Z', ordersCloseAt: '2027-03-13T14:00:00Z' };
    expect(nextPickupText(next, new Date('2027-03-12T04:30:00Z'))).toBe(
      'Pickup Sunday at The farm, order by Saturday',
    );
    expect(nextPickupText(next, new Date('2027-03-13T12:00:00Z'))).toBe(
      'Pickup tomorrow at The farm, order by 9 AM today',
    );
  });
});

describe('usual times', () => {
  const weekly = { kind: 'weekly', weekdays: [0, 3], dates: [], opens: '09:00', closes: '12:00' } as const;
  it('are said in words', () => {
    expect(usualText(weekly)).toBe('Wednesdays and Sundays, 9 AM to noon');
    expect(usualDays({ ...weekly, weekdays: [0, 1, 2, 3, 4, 5, 6] })).toBe('Every day');
    expect(usualText({ ...weekly, kind: 'market_days', opens: null, closes: null })).toBe('Market days');
    expect(usualText({ ...weekly, kind: 'dates', dates: ['2026-12-24'] })).toBe('1 date, 9 AM to noon');
    const none = { cutoffHours: null, cutoffWeekday: null, cutoffTime: null, opens: '09:00' };
    expect(usualCutoff({ ...none, cutoffWeekday: 4, cutoffTime: '18:00' })).toBe('by Thursday, 6 PM');
    expect([0, 1, 9, 24, 36, 48].map((cutoffHours) => usualCutoff({ ...none, cutoffHours }))).toEqual([
      'until it starts',
      'by 8 AM the same day',
      'by midnight the day before',
      'by 9 AM the day before',
      'by 9 PM 2 days before',
      'by 9 AM 2 days before',
    ]);
    expect(usualCutoff({ ...none, opens: null, cutoffHours: 24 })).toBe('at least 24 hours before it starts');
  });

  it('are said of a delivery zone with what it costs', () => {
    const zone = { name: 'East side', zipCount: 12, fee: 500, freeFrom: null, minimum: null };
    expect(zoneText(zone, ['Wednesdays'])).toBe('East side: 12 ZIP codes, Wednesdays, $5');
    expect(zoneText({ ...zone, zipCount: 1, fee: 0, freeFrom: 100, minimum: 2_050 }, [])).toBe(
      'East side: 1 ZIP code, free, for orders from $20.50',
    );
  });
});
