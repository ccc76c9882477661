import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { calendarText } from './calendar-text.js';

/** Read by a parser that is not ours, by the clock that the calendar itself has. */
function startsIn(zone: string, starts: readonly string[]): string[] {
  const text = calendarText(
    {
      name: 'Elm Market',
      product: 'Market days',
      zone,
      moments: starts.map((start) => new Date(`${start}Z`)),
    },
    (calendar) => {
      for (const start of starts)
        calendar.createEvent({
          ...{ id: start, summary: 'Elm Market', timezone: zone },
          start,
          end: start,
        });
    },
  );
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [clock] = calendar.getAllSubcomponents('vtimezone');
  ICAL.TimezoneService.register(new ICAL.Timezone(clock));
  return calendar
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one).startDate.toJSDate().toISOString());
}

describe('a calendar', () => {
  it.each([
    ['America/New_York', '2027-03-13T09:00:00', '2027-03-13T14:00:00.000Z'],
    ['America/New_York', '2027-03-14T09:00:00', '2027-03-14T13:00:00.000Z'],
    ['America/New_York', '2027-11-06T09:00:00', '2027-11-06T13:00:00.000Z'],
    ['America/New_York', '2027-11-07T09:00:00', '2027-11-07T14:00:00.000Z'],
    ['America/Sitka', '2027-01-09T10:00:00', '2027-01-09T19:00:00.000Z'],
    ['America/Phoenix', '2027-07-03T08:00:00', '2027-07-03T15:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-05T06:00:00', '2026-12-05T17:00:00.000Z'],
    ['America/Puerto_Rico', '2028-02-29T08:00:00', '2028-02-29T12:00:00.000Z'],
  ])('has the clock of Node in %s at %s', (zone, start, moment) => {
    expect(startsIn(zone, [start])).toEqual([moment]);
  });

  it('has every change of the clock between its first and its last day', () => {
    const starts = ['2026-07-01T08:00:00', '2027-01-01T08:00:00', '2028-07-01T08:00:00'];
    expect(startsIn('America/Chicago', starts)).toEqual([
      ...['2026-07-01T13:00:00.000Z', '2027-01-01T14:00:00.000Z', '2028-07-01T13:00:00.000Z'],
    ]);
  });

  it('without a day is still one', () => {
    const text = calendarText(
      { name: 'Elm', product: 'Market days', zone: 'America/Denver', moments: [] },
      () => {},
    );
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    expect(text).toContain('TZNAME:MDT\r\nEND:DAYLIGHT\r\n');
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  });
});
