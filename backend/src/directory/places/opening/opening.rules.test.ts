import { describe, expect, it } from '@jest/globals';
import type { DayHours, Season } from '../../../contract/directory/hours.js';
import { openSummary } from './opening-summary.rules.js';
import {
  comingSaturday,
  countDays,
  isInSeason,
  localMoment,
  openDaysText,
  openState,
  opensOn,
  seasonText,
  weekdayText,
} from './opening.rules.js';

const saturdays: Season = {
  from: '05-01',
  to: '10-31',
  hours: [{ day: 6, opens: '09:00', closes: '13:00' }],
};
const NEW_YORK = 'America/New_York';
/** @param date "2026-07-11" */
const dayOf = (date: string) =>
  countDays({ year: Number(date.slice(0, 4)), monthDay: date.slice(5), weekday: 0 }, 0);
/** Saturday, July 11, 2026, 10:00 in New York. */
const saturdayMorning = new Date('2026-07-11T14:00:00Z');

describe('localMoment', () => {
  it('reads the clock on the place its own wall', () => {
    expect(localMoment(saturdayMorning, NEW_YORK)).toEqual({
      year: 2026,
      monthDay: '07-11',
      weekday: 6,
      minutes: 600,
    });
    expect(localMoment(new Date('2026-07-12T03:30:00Z'), 'Pacific/Honolulu')).toEqual({
      year: 2026,
      monthDay: '07-11',
      weekday: 6,
      minutes: 17 * 60 + 30,
    });
  });

  it('counts midnight as minute zero', () => {
    expect(localMoment(new Date('2026-01-01T05:00:00Z'), NEW_YORK).minutes).toBe(0);
  });
});

describe('isInSeason', () => {
  it('includes both ends and runs over the new year', () => {
    expect(isInSeason(saturdays, '05-01')).toBe(true);
    expect(isInSeason(saturdays, '10-31')).toBe(true);
    expect(isInSeason(saturdays, '11-01')).toBe(false);
    const winter = { from: '11-15', to: '03-31', hours: [] };
    expect(isInSeason(winter, '01-10')).toBe(true);
    expect(isInSeason(winter, '07-10')).toBe(false);
  });

  it('does not exclude by an end that is not known', () => {
    expect(isInSeason({ from: '05-01', to: null, hours: [] }, '12-01')).toBe(true);
    expect(isInSeason({ from: '11-25', to: null, hours: [] }, '01-16')).toBe(true);
    expect(isInSeason({ from: null, to: '04-30', hours: [] }, '11-28')).toBe(true);
    expect(isInSeason({ from: null, to: null, hours: [] }, '04-01')).toBe(true);
  });
});

describe('openState', () => {
  const at = (minutes: number, weekday = 6, monthDay = '07-11') =>
    openState([saturdays], { year: 2026, monthDay, weekday: weekday as 6, minutes });

  it('is open from the first minute to before the last', () => {
    expect(at(539)).toBe('closed');
    expect(at(540)).toBe('open');
    expect(at(779)).toBe('open');
    expect(at(780)).toBe('closed');
  });

  it('is closed on other days and out of season', () => {
    expect(at(600, 5)).toBe('closed');
    expect(at(600, 6, '12-12')).toBe('closed');
  });

  it('is unknown where the hours do not say', () => {
    expect(openState([], { year: 2026, monthDay: '07-11', weekday: 6, minutes: 600 })).toBe('unknown');
    expect(
      openState([{ ...saturdays, hours: [] }], { year: 2026, monthDay: '07-11', weekday: 6, minutes: 600 }),
    ).toBe('unknown');
    const openEnd: Season = { ...saturdays, hours: [{ day: 6, opens: '09:00', closes: null }] };
    expect(openState([openEnd], { year: 2026, monthDay: '07-11', weekday: 6, minutes: 600 })).toBe('unknown');
  });
});

describe('opensOn and comingSaturday', () => {
  it('answers for this Saturday in the place its own time zone', () => {
    expect(comingSaturday(new Date('2026-07-06T12:00:00Z'), NEW_YORK).monthDay).toBe('07-11');
    expect(comingSaturday(saturdayMorning, NEW_YORK).monthDay).toBe('07-11');
    expect(opensOn([saturdays], dayOf('2026-07-11'))).toBe(true);
    expect(opensOn([saturdays], dayOf('2026-12-12'))).toBe(false);
    expect(opensOn([], dayOf('2026-07-11'))).toBeNull();
  });
});

describe('around the change of clocks', () => {
  const daily = (day: 0 | 1 | 6): Season[] => [
    { from: null, to: null, hours: [{ day, opens: '09:00', closes: '13:00' }] },
  ];

  it('skips no day in spring', () => {
    const lateOnSaturday = new Date('2026-03-08T04:30:00Z');
    expect(openSummary(daily(0), lateOnSaturday, NEW_YORK)).toBe('Opens tomorrow 9 AM');
    expect(openSummary(daily(1), lateOnSaturday, NEW_YORK)).toBe('Opens Monday 9 AM');
  });

  it('counts no day twice in fall', () => {
    const earlyOnSunday = new Date('2026-11-01T04:30:00Z');
    expect(comingSaturday(earlyOnSunday, NEW_YORK).monthDay).toBe('11-07');
    expect(openSummary(daily(1), earlyOnSunday, NEW_YORK)).toBe('Opens tomorrow 9 AM');
  });

  it('closes on both Sundays when the clock on the wall says so', () => {
    // 12:59 in New York is 16:59 UTC after the change in March, and 17:59 UTC after that in November.
    expect(openSummary(daily(0), new Date('2026-03-08T16:59:00Z'), NEW_YORK)).toBe('Open until 1 PM');
    expect(openSummary(daily(0), new Date('2026-03-08T17:00:00Z'), NEW_YORK)).toBe('Opens next Sunday 9 AM');
    expect(openSummary(daily(0), new Date('2026-11-01T13:59:00Z'), NEW_YORK)).toBe('Opens today 9 AM');
    expect(openSummary(daily(0), new Date('2026-11-01T17:59:00Z'), NEW_YORK)).toBe('Open until 1 PM');
    expect(openSummary(daily(0), new Date('2026-11-01T18:00:00Z'), NEW_YORK)).toBe('Opens next Sunday 9 AM');
  });

  it('goes over the new year and the end of February', () => {
    expect(comingSaturday(new Date('2026-12-31T15:00:00Z'), NEW_YORK).monthDay).toBe('01-02');
    expect(comingSaturday(new Date('2028-02-28T15:00:00Z'), NEW_YORK).monthDay).toBe('03-04');
  });
});

describe('weekdayText', () => {
  it('has seven lines, Monday first', () => {
    const lines = weekdayText([saturdays], dayOf('2026-07-11'));
    expect(lines).toHaveLength(7);
    expect(lines?.[0]).toBe('Monday: Closed');
    expect(lines?.[5]).toBe('Saturday: 9:00 AM – 1:00 PM');
  });

  it('shows the season that the day lies in, and joins two ranges of a day', () => {
    const winter: Season = {
      from: '11-01',
      to: '04-30',
      hours: [
        { day: 6, opens: '15:00', closes: '17:30' },
        { day: 6, opens: '10:00', closes: '12:00' },
      ],
    };
    expect(weekdayText([saturdays, winter], dayOf('2026-12-12'))?.[5]).toBe(
      'Saturday: 10:00 AM – 12:00 PM, 3:00 PM – 5:30 PM',
    );
  });

  it('does not show the hours of another season while one is current', () => {
    const winter: Season = { from: '11-01', to: '04-30', hours: [] };
    expect(weekdayText([saturdays, winter], dayOf('2026-12-12'))).toBeNull();
    expect(weekdayText([saturdays], dayOf('2026-12-12'))?.[5]).toBe('Saturday: 9:00 AM – 1:00 PM');
  });

  it('can leave out the closed days', () => {
    expect(openDaysText([saturdays], dayOf('2026-07-11'))).toBe('Saturday: 9:00 AM – 1:00 PM');
    expect(openDaysText([], dayOf('2026-07-11'))).toBeNull();
  });

  it('is null when no hours are known', () => {
    expect(weekdayText([{ ...saturdays, hours: [] }], dayOf('2026-07-11'))).toBeNull();
  });
});

describe('openSummary', () => {
  const summary = (iso: string, seasons: Season[] = [saturdays]) =>
    openSummary(seasons, new Date(iso), NEW_YORK);

  it('says until when it is open, and when it opens next', () => {
    expect(summary('2026-07-11T14:00:00Z')).toBe('Open until 1 PM');
    expect(summary('2026-07-11T12:00:00Z')).toBe('Opens today 9 AM');
    expect(summary('2026-07-10T14:00:00Z')).toBe('Opens tomorrow 9 AM');
    expect(summary('2026-07-06T14:00:00Z')).toBe('Opens Saturday 9 AM');
    expect(summary('2026-07-11T18:00:00Z')).toBe('Opens next Saturday 9 AM');
    const late: Season = { from: null, to: null, hours: [{ day: 6, opens: '09:00', closes: '24:00' }] };
    expect(summary('2026-07-11T18:00:00Z', [late])).toBe('Open until midnight');
  });

  it('goes by the clock of the place', () => {
    const noonInNewYork = new Date('2026-07-11T16:00:00Z');
    expect(openSummary([saturdays], noonInNewYork, NEW_YORK)).toBe('Open until 1 PM');
    expect(openSummary([saturdays], noonInNewYork, 'America/Los_Angeles')).toBe('Open until 1 PM');
    expect(openSummary([saturdays], noonInNewYork, 'Pacific/Honolulu')).toBe('Opens today 9 AM');
    expect(openSummary([saturdays], new Date('2026-07-12T03:30:00Z'), NEW_YORK)).toBe(
      'Opens next Saturday 9 AM',
    );
  });

  it('says on which day the season begins, this year or in the next one', () => {
    expect(summary('2026-02-12T15:00:00Z')).toBe('Closed for the season, opens May 2');
    // May 1, 2027 is itself a Saturday.
    expect(summary('2026-12-12T15:00:00Z')).toBe('Closed for the season, opens May 1');
    expect(summary('2026-04-27T15:00:00Z')).toBe('Opens Saturday 9 AM');
  });

  it('knows seasons over the new year, and the sooner of two', () => {
    const winter: Season = {
      from: '11-15',
      to: '03-31',
      hours: [{ day: 0, opens: '10:00', closes: '14:00' }],
    };
    expect(summary('2026-07-11T14:00:00Z', [winter])).toBe('Closed for the season, opens November 15');
    expect(summary('2026-12-31T15:00:00Z', [winter])).toBe('Opens Sunday 10 AM');
    expect(summary('2027-04-05T14:00:00Z', [winter, saturdays])).toBe('Closed for the season, opens May 1');
    expect(summary('2026-11-02T15:00:00Z', [saturdays, winter])).toBe(
      'Closed for the season, opens November 15',
    );
  });

  it('is closed for the season after its last day', () => {
    expect(summary('2026-10-31T18:00:00Z')).toBe('Closed for the season, opens May 1');
    expect(summary('2026-10-31T16:00:00Z')).toBe('Open until 1 PM');
  });

  it('gives the first day of a season whose hours are not known', () => {
    const dates: Season = { from: '05-01', to: '10-31', hours: [] };
    expect(summary('2026-12-12T15:00:00Z', [dates])).toBe('Closed for the season, opens May 1');
    expect(summary('2026-04-27T15:00:00Z', [dates])).toBe('Closed for the season, opens May 1');
    expect(summary('2026-07-11T14:00:00Z', [dates])).toBeNull();
  });

  it('says nothing that is not known', () => {
    expect(summary('2026-07-11T14:00:00Z', [])).toBeNull();
    expect(summary('2026-07-11T14:00:00Z', [{ ...saturdays, hours: [] }])).toBeNull();
  });
});

describe('seasonText', () => {
  it('reads like a sign at the gate', () => {
    expect(seasonText([saturdays])).toBe('May 1 to October 31');
    expect(seasonText([{ from: '01-01', to: '12-31', hours: [] }])).toBe('Year-round');
    expect(seasonText([{ from: null, to: null, hours: [] }])).toBeNull();
  });
});

describe('seasons of which not all is known', () => {
  const hours: Season['hours'] = [{ day: 6, opens: '09:00', closes: '13:00' }];
  const january = new Date('2027-01-15T15:00:00Z');

  it('are neither open nor closed where one end would have to tell', () => {
    const winter: Season = { from: '11-25', to: null, hours };
    expect(opensOn([winter], dayOf('2026-12-05'))).toBe(true);
    expect(opensOn([winter], dayOf('2027-01-16'))).toBeNull();
    expect(opensOn([winter], dayOf('2027-01-15'))).toBe(false);
    expect(openSummary([winter], january, NEW_YORK)).toBeNull();
    const summer: Season = { from: '05-06', to: '10-28', hours };
    expect(openSummary([winter, summer], january, NEW_YORK)).toBeNull();
    expect(opensOn([{ from: null, to: '04-30', hours }], dayOf('2026-11-28'))).toBeNull();
  });

  it('are not known all year where their dates could not be read', () => {
    const words: Season = { from: '05-01', to: null, hours, unknownDates: true };
    expect(opensOn([words], dayOf('2026-11-28'))).toBeNull();
    expect(opensOn([words], dayOf('2026-06-06'))).toBeNull();
    expect(opensOn([words], dayOf('2026-06-05'))).toBe(false);
    expect(weekdayText([words], dayOf('2026-06-05'))?.[5]).toBe('Saturday: 9:00 AM – 1:00 PM');
  });

  it('do not call a day closed that their source names', () => {
    const season: Season = { from: '01-01', to: '12-31', hours, unknownDays: [3] };
    expect(opensOn([season], dayOf('2026-11-25'))).toBeNull();
    expect(opensOn([season], dayOf('2026-11-24'))).toBe(false);
    const lines = weekdayText([season], dayOf('2026-11-24'));
    expect(lines?.slice(1, 4)).toEqual([
      'Tuesday: Closed',
      'Wednesday: Hours not listed',
      'Thursday: Closed',
    ]);
    expect(openDaysText([season], dayOf('2026-11-25'))).toBe('Saturday: 9:00 AM – 1:00 PM');
  });
});

describe('hours of some weeks alone', () => {
  const on = (repeats: DayHours['repeats']): Season[] => [
    { from: '01-01', to: '12-31', hours: [{ day: 6, opens: '09:00', closes: '13:00', repeats }] },
  ];
  const firstAndThird = on({ kind: 'monthly', weeks: [1, 3] });

  it('count on their own dates', () => {
    expect(opensOn(firstAndThird, dayOf('2026-12-05'))).toBe(true);
    expect(opensOn(firstAndThird, dayOf('2026-12-12'))).toBe(false);
    expect(openState(firstAndThird, localMoment(new Date('2026-12-05T15:00:00Z'), NEW_YORK))).toBe('open');
    expect(openState(firstAndThird, localMoment(new Date('2026-12-12T15:00:00Z'), NEW_YORK))).toBe('closed');
  });

  it('say so, and when the next ones are', () => {
    const [, , , , , line] = weekdayText(firstAndThird, dayOf('2026-12-12')) ?? [];
    expect(line).toBe('Saturday: 9:00 AM – 1:00 PM (1st and 3rd of the month, not today)');
    expect(weekdayText(firstAndThird, dayOf('2026-12-05'))?.[5]).toBe(
      'Saturday: 9:00 AM – 1:00 PM (1st and 3rd of the month)',
    );
    expect(openSummary(firstAndThird, new Date('2026-11-28T15:00:00Z'), NEW_YORK)).toBe(
      'Opens next Saturday 9 AM',
    );
    const last = on({ kind: 'monthly', weeks: [-1] });
    expect(openSummary(last, new Date('2026-11-30T15:00:00Z'), NEW_YORK)).toBe('Opens December 26, 9 AM');
  });

  it('are not known where nobody said in which weeks', () => {
    const everyOther = on({ kind: 'alternate', from: null });
    expect(opensOn(everyOther, dayOf('2026-12-05'))).toBeNull();
    expect(openSummary(everyOther, new Date('2026-11-30T15:00:00Z'), NEW_YORK)).toBeNull();
    expect(opensOn(on({ kind: 'alternate', from: '2026-11-21' }), dayOf('2026-12-05'))).toBe(true);
  });
});

describe('hours without an end', () => {
  const hours: Season['hours'] = [{ day: 6, opens: '08:00', closes: null }];
  const season: Season[] = [{ from: '01-01', to: '12-31', hours }];

  it('are closed before they begin, and not known afterwards', () => {
    const at = (time: string) => new Date(`2026-12-05T${time}:00Z`);
    expect(openState(season, localMoment(at('12:59'), NEW_YORK))).toBe('closed');
    expect(openSummary(season, at('12:59'), NEW_YORK)).toBe('Opens today 8 AM');
    expect(openState(season, localMoment(at('13:00'), NEW_YORK))).toBe('unknown');
    expect(openSummary(season, at('13:00'), NEW_YORK)).toBeNull();
    expect(weekdayText(season, dayOf('2026-12-05'))?.[5]).toBe('Saturday: From 8:00 AM');
  });
});
