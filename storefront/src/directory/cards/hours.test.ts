import { describe, expect, it } from '@jest/globals';
import { cardRows, seasonTexts, todayText, weekRows, weekdayAt } from './hours';

describe('weekRows', () => {
  it('splits each line at its weekday and marks today', () => {
    expect(weekRows(['Friday: Closed', 'Saturday: 9:00 AM – 1:00 PM'], 'Saturday')).toEqual([
      { day: 'Friday', hours: 'Closed', isToday: false },
      { day: 'Saturday', hours: '9:00 AM – 1:00 PM', isToday: true },
    ]);
  });

  it('keeps a line that is not about a weekday', () => {
    expect(weekRows(['Rain or shine', 'Note: bring cash'], 'Saturday')).toEqual([
      { day: '', hours: 'Rain or shine', isToday: false },
      { day: '', hours: 'Note: bring cash', isToday: false },
    ]);
  });
});

it('shows a card’s week from Monday on, what names no day at its end', () => {
  const week = [
    { days: [], hours: 'Rain or shine' },
    { days: [0 as const, 6 as const], hours: '9:00 AM – 1:00 PM' },
    { days: [1 as const], hours: 'Closed' },
  ];
  expect(cardRows(week, 'Saturday')).toEqual([
    { day: 'Monday', hours: 'Closed', isToday: false },
    { day: 'Saturday', hours: '9:00 AM – 1:00 PM', isToday: true },
    { day: 'Sunday', hours: '9:00 AM – 1:00 PM', isToday: false },
    { day: '', hours: 'Rain or shine', isToday: false },
  ]);
});

it('shows the days that a card’s week leaves out as closed', () => {
  const rows = cardRows([{ days: [6], hours: '9:00 AM – 1:00 PM' }], 'Sunday');
  expect(rows.map(({ day, hours }) => `${day} ${hours}`)).toEqual([
    ...['Monday Closed', 'Tuesday Closed', 'Wednesday Closed', 'Thursday Closed', 'Friday Closed'],
    ...['Saturday 9:00 AM – 1:00 PM', 'Sunday Closed'],
  ]);
});

it('knows the weekday at the place', () => {
  const now = new Date('2026-11-21T03:30:00Z');
  expect(weekdayAt(now, 'America/New_York')).toBe('Friday');
  expect(weekdayAt(now, 'Pacific/Guam')).toBe('Saturday');
  expect(weekdayAt(now, 'Nowhere/Atlantis')).toBe('');
  expect(weekdayAt(now, null)).toBe('');
});

it('reads seasons as people say them, each once', () => {
  expect(
    seasonTexts([
      { from: '05-04', to: '10-26' },
      { from: '05-04', to: '10-26' },
      { from: '01-01', to: '12-31' },
      { from: '06-01', to: null },
      { from: null, to: '09-30' },
      { from: null, to: null },
    ]),
  ).toEqual(['May 4 to Oct 26', 'All year', 'From Jun 1', 'Until Sep 30']);
});

describe('the hours of today', () => {
  const saturday = new Date('2026-11-28T17:00:00Z');
  const sunday = new Date('2026-11-29T17:00:00Z');
  const week = [{ days: [6 as const], hours: '9:00 AM – 1:00 PM' }];
  const place = { openingHours: { openNow: false, week }, timeZone: 'America/New_York' };

  it('are said of a week that is known', () => {
    expect(todayText(place, saturday)).toBe('Today 9 AM – 1 PM');
    expect(todayText(place, sunday)).toBe('Closed today');
    const always = [{ days: [6 as const], hours: '12:00 AM – 12:00 AM' }];
    const stand = { ...place, openingHours: { openNow: true, week: always } };
    expect(todayText(stand, saturday)).toBe('Open all day');
  });

  it('are left to the line that knows of a season or an exception, and are not guessed', () => {
    expect(todayText({ ...place, openSummary: 'Closed today: Thanksgiving' }, saturday)).toBeNull();
    expect(todayText({ ...place, timeZone: undefined }, saturday)).toBeNull();
    expect(todayText({ openingHours: 'Saturdays', timeZone: 'America/New_York' }, saturday)).toBeNull();
  });
});
