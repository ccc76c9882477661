import type { Season } from '@farmgate/backend/contract/directory/hours';
import { describe, expect, it } from '@jest/globals';
import { timeFieldValue } from '../../../shared/hours-exceptions/clock-fields';
import {
  addStretch,
  asStated,
  completeSeason,
  copyToAll,
  isNotStated,
  isYearRound,
  newSeason,
  openDays,
  readDayOfYear,
  removeStretch,
  setTime,
  stretchesOf,
  toggleDay,
  withYearRound,
  writeDayOfYear,
} from './hours-model';

const saturday: Season = {
  from: '05-01',
  to: '10-31',
  hours: [{ day: 6, opens: '08:00', closes: '13:00' }],
};

describe('the days of a season', () => {
  it('open with the usual hours, and then with those of the day before', () => {
    const monday = toggleDay(newSeason(), 1);
    expect(monday.hours).toEqual([{ day: 1, opens: '09:00', closes: '17:00' }]);
    const early = setTime(monday, 0, 'opens', '06:30');
    expect(stretchesOf(toggleDay(early, 3), 3)).toEqual([
      { day: 3, opens: '06:30', closes: '17:00', index: 1 },
    ]);
    expect(toggleDay(saturday, 1).hours[0]).toEqual({ day: 1, opens: '08:00', closes: '13:00' });
  });

  it('close again', () => {
    expect(toggleDay(saturday, 6).hours).toEqual([]);
  });

  it('are told Monday first, with Sunday at the end', () => {
    expect(openDays(copyToAll(saturday, 6))).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });

  it('all get the hours of one', () => {
    const twice = setTime(addStretch(saturday, 6), 1, 'opens', '15:00');
    const all = copyToAll(twice, 6);
    expect(all.hours).toHaveLength(14);
    expect(stretchesOf(all, 0).map(({ opens }) => opens)).toEqual(['08:00', '15:00']);
  });
});

describe('the times of a day', () => {
  it('can be two stretches, of which either can be removed', () => {
    const twice = addStretch(saturday, 6);
    expect(stretchesOf(twice, 6)).toHaveLength(2);
    expect(removeStretch(twice, 0).hours).toEqual([{ day: 6, opens: null, closes: null }]);
  });

  it('can end at midnight, which a time field shows as the start of a day', () => {
    const late = setTime(saturday, 0, 'closes', '00:00');
    expect(late.hours[0]?.closes).toBe('24:00');
    expect(timeFieldValue('24:00')).toBe('00:00');
    expect(setTime(saturday, 0, 'opens', '00:00').hours[0]?.opens).toBe('00:00');
  });

  it('can be unknown', () => {
    expect(setTime(saturday, 0, 'opens', '').hours[0]?.opens).toBeNull();
    expect(timeFieldValue(null)).toBe('');
  });
});

describe('a day of which a source says what could not be read', () => {
  const read: Season = { ...saturday, unknownDays: [1, 3] };

  it('is neither open nor closed until someone says so', () => {
    expect([1, 3, 6, 0].map((day) => isNotStated(read, day as 0 | 1 | 3 | 6))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(isNotStated(toggleDay(toggleDay(read, 3), 3), 3)).toBe(false);
    expect(toggleDay(read, 3).unknownDays).toEqual([1]);
    expect(asStated(asStated(read, 1), 3)).toEqual(saturday);
    expect(copyToAll(read, 6)).not.toHaveProperty('unknownDays');
  });

  it('stays so, with dates that could not be read, when the form is filled in and saved', () => {
    expect(completeSeason(read)).toEqual(read);
    const undated: Season = { from: null, to: null, hours: [], unknownDays: [2], unknownDates: true };
    expect(completeSeason(undated)).toEqual(undated);
    expect(withYearRound(undated, true)).toEqual({ ...newSeason(), unknownDays: [2] });
  });
});

describe('the part of the year', () => {
  it('is the whole of it at first, and can be a part', () => {
    expect(isYearRound(newSeason())).toBe(true);
    const part = withYearRound(newSeason(), false);
    expect(isYearRound(part)).toBe(false);
    expect(isYearRound(withYearRound(part, true))).toBe(true);
  });

  it('never has a day that its month does not have', () => {
    expect(writeDayOfYear({ month: 2, day: 31 })).toBe('02-29');
    expect(writeDayOfYear({ month: 9, day: 7 })).toBe('09-07');
    expect(readDayOfYear('09-07')).toEqual({ month: 9, day: 7 });
  });

  it('is the whole of it where no day is stated, and has no end where none is stated', () => {
    expect(isYearRound(completeSeason({ from: null, to: null, hours: [] }))).toBe(true);
    // From November 25 on: a winter stand is open in January.
    for (const season of [
      { from: '11-25', to: null, hours: [] },
      { from: null, to: '03-31', hours: [] },
    ])
      expect(completeSeason(season)).toEqual(season);
  });
});
