import { describe, expect, it } from '@jest/globals';
import type { Season } from '../../../contract/directory/hours.js';
import { localMoment, openState } from './opening.rules.js';
import { wallMoment } from './wall-time.rules.js';

const daily = (opens: string | null, closes: string | null, from = '01-01', to = '12-31'): Season[] => [
  { from, to, hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, opens, closes })) },
];
const stateOn = (text: string, seasons: readonly Season[]) => openState(seasons, wallMoment(text));

describe('a day and time on the wall', () => {
  it('is read as it is written', () => {
    expect(wallMoment('2026-11-28T09:30')).toEqual({
      year: 2026,
      monthDay: '11-28',
      weekday: 6,
      minutes: 570,
    });
  });

  it.each([
    ['2026-11-28T07:59', 'closed'],
    ['2026-11-28T08:00', 'open'],
    ['2026-11-28T12:59', 'open'],
    ['2026-11-28T13:00', 'closed'],
  ])('at %s finds a market of 8 to 1 %s', (text, state) => {
    expect(stateOn(text, daily('08:00', '13:00'))).toBe(state);
  });

  it('looks at the weekday of that date', () => {
    const saturdays: Season[] = [
      { from: null, to: null, hours: [{ day: 6, opens: '08:00', closes: '13:00' }] },
    ];
    expect(stateOn('2026-11-28T09:30', saturdays)).toBe('open');
    expect(stateOn('2026-11-29T09:30', saturdays)).toBe('closed');
    expect(stateOn('2027-11-20T09:30', saturdays)).toBe('open');
  });

  it('is not known to be open where the hours do not say', () => {
    expect(stateOn('2026-11-28T09:30', [])).toBe('unknown');
    expect(stateOn('2026-11-28T09:30', [{ from: null, to: null, hours: [] }])).toBe('unknown');
    expect(stateOn('2026-11-28T09:30', daily('08:00', null))).toBe('unknown');
    expect(stateOn('2026-11-28T09:30', daily(null, null))).toBe('unknown');
  });

  it.each([
    ['2026-12-31T12:00', 'open'],
    ['2027-01-01T12:00', 'open'],
    ['2027-03-31T12:00', 'open'],
    ['2027-04-01T12:00', 'closed'],
    ['2026-10-31T12:00', 'closed'],
  ])('at %s finds a market of the winter %s, over the new year', (text, state) => {
    expect(stateOn(text, daily('10:00', '14:00', '11-01', '03-31'))).toBe(state);
  });
});

describe('on the Sundays on which clocks change', () => {
  it('a time that the clocks skip is compared with the hours like any other', () => {
    expect(stateOn('2027-03-14T02:30', daily('00:00', '24:00'))).toBe('open');
    expect(stateOn('2027-03-14T02:30', daily('08:00', '13:00'))).toBe('closed');
    expect(stateOn('2027-03-14T08:30', daily('08:00', '13:00'))).toBe('open');
  });

  it.each([
    ['before the clocks go forward', '2027-03-14T06:59:00Z', 'America/New_York', '2027-03-14T01:59'],
    ['after it', '2027-03-14T07:00:00Z', 'America/New_York', '2027-03-14T03:00'],
    ['the first 1:30 in fall', '2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T01:30'],
    ['the second 1:30 in fall', '2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T01:30'],
    ['Arizona in summer', '2027-07-04T15:30:00Z', 'America/Phoenix', '2027-07-04T08:30'],
    ['Arizona on the Sunday in March', '2027-03-14T09:30:00Z', 'America/Phoenix', '2027-03-14T02:30'],
    ['Arizona in winter', '2026-11-28T15:30:00Z', 'America/Phoenix', '2026-11-28T08:30'],
    [
      'Hawaii, where it is still the year before',
      '2027-01-01T05:00:00Z',
      'Pacific/Honolulu',
      '2026-12-31T19:00',
    ],
  ])('%s: it is what the clock there shows', (_, instant, timeZone, text) => {
    expect(wallMoment(text)).toEqual(localMoment(new Date(instant), timeZone));
  });
});
