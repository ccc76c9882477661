import { describe, expect, it } from '@jest/globals';
import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { comingExceptions } from './exceptions.rules.js';
import { openSummary } from './opening-summary.rules.js';
import { isOpenAsAsked, openingView } from './opening-view.js';
import { localMoment, openState, opensOn, weekdayText } from './opening.rules.js';

const NEW_YORK = 'America/New_York';
const PHOENIX = 'America/Phoenix';
const hoursOn = (...days: (0 | 1 | 2 | 3 | 4 | 5 | 6)[]) =>
  days.map((day) => ({ day, opens: '09:00', closes: '13:00' }));
const daily: Season = { from: null, to: null, hours: hoursOn(0, 1, 2, 3, 4, 5, 6) };
const saturdays: Season = { from: '05-01', to: '12-19', hours: hoursOn(6) };
const winter: Season = { from: '11-15', to: '03-31', hours: hoursOn(6) };

const exception = (given: Partial<HoursException> & { from: string }): HoursException => ({
  ...{ to: given.from, kind: 'closed', opens: null, closes: null, address: null, reason: null },
  ...given,
});
const thanksgiving = exception({ from: '2026-11-26', reason: 'Thanksgiving' });
const short = exception({ from: '2026-11-27', kind: 'hours', opens: '10:00', closes: '12:00' });
const moved = exception({ from: '2026-11-28', kind: 'moved', address: '12 Main Street' });

interface Asked {
  seasons?: Season[];
  timeZone?: string;
}
/** @param wall the hour on the place's wall in winter, as UTC */
const summary = (
  wall: string,
  exceptions: HoursException[],
  { seasons = [daily], timeZone = NEW_YORK }: Asked = {},
) => openSummary(seasons, new Date(wall), timeZone, exceptions);

describe('a closed day', () => {
  it('is said with its reason, all day long', () => {
    expect(summary('2026-11-26T12:00:00-05:00', [thanksgiving])).toBe('Closed today: Thanksgiving');
    expect(summary('2026-11-26T20:00:00-05:00', [thanksgiving])).toBe('Closed today: Thanksgiving');
    expect(summary('2026-11-26T00:00:00-05:00', [{ ...thanksgiving, reason: null }])).toBe('Closed today');
    expect(summary('2026-11-25T23:59:00-05:00', [thanksgiving])).toBe('Opens Friday 9 AM');
    expect(summary('2026-11-27T10:00:00-05:00', [thanksgiving])).toBe('Open until 1 PM');
  });

  it('is skipped for the next opening, also beyond a week', () => {
    const here = { seasons: [saturdays] };
    const closed = exception({ from: '2026-11-28' });
    expect(summary('2026-11-26T12:00:00-05:00', [], here)).toBe('Opens Saturday 9 AM');
    expect(summary('2026-11-26T12:00:00-05:00', [closed], here)).toBe('Opens December 5, 9 AM');
    expect(summary('2026-11-28T10:00:00-05:00', [closed], here)).toBe('Closed today');
    const long = exception({ from: '2026-11-20', to: '2026-12-15' });
    expect(summary('2026-11-26T12:00:00-05:00', [long], here)).toBe('Opens December 19, 9 AM');
  });

  it('names its last day where there are more', () => {
    const week = exception({ from: '2026-12-24', to: '2027-01-02', reason: 'Winter break' });
    expect(summary('2026-12-24T12:00:00-05:00', [week])).toBe('Closed through January 2: Winter break');
    expect(summary('2027-01-02T12:00:00-05:00', [week])).toBe('Closed today: Winter break');
    expect(summary('2027-01-03T12:00:00-05:00', [week])).toBe('Open until 1 PM');
  });

  it('says less than the season out of it, and cuts a long reason to a line', () => {
    const christmas = exception({ from: '2026-12-25', reason: 'Christmas' });
    expect(summary('2026-12-25T12:00:00-05:00', [christmas], { seasons: [saturdays] })).toBe(
      'Closed for the season, opens May 1',
    );
    const long = {
      ...thanksgiving,
      reason: 'We are all at the county fair in Arcadia with our cattle and pies.',
    };
    expect(summary('2026-11-26T12:00:00-05:00', [long])).toBe(
      'Closed today: We are all at the county fair in Arcadia with our cattle...',
    );
  });

  it('puts off the first day of a season', () => {
    const opening = exception({ from: '2027-05-01', to: '2027-05-07' });
    expect(summary('2027-02-01T12:00:00-05:00', [opening], { seasons: [saturdays] })).toBe(
      'Closed for the season, opens May 8',
    );
  });
});

describe('a day with other hours', () => {
  it('has those hours and no others', () => {
    expect(summary('2026-11-27T09:30:00-05:00', [short])).toBe('Opens today 10 AM');
    expect(summary('2026-11-27T10:00:00-05:00', [short])).toBe('Open until noon');
    expect(summary('2026-11-27T12:00:00-05:00', [short])).toBe('Opens tomorrow 9 AM');
  });

  it('is an extra day where it is otherwise closed, also out of the season', () => {
    const extra = exception({ from: '2027-01-10', kind: 'hours', opens: '11:00', closes: '15:00' });
    const here = { seasons: [saturdays] };
    expect(summary('2026-12-21T12:00:00-05:00', [extra], here)).toBe(
      'Closed for the season, opens January 10',
    );
    expect(summary('2027-01-08T12:00:00-05:00', [extra], here)).toBe('Opens Sunday 11 AM');
    expect(summary('2027-01-10T11:00:00-05:00', [extra], here)).toBe('Open until 3 PM');
    expect(summary('2027-01-10T15:00:00-05:00', [extra], here)).toBe('Closed for the season, opens May 1');
  });
});

describe('a day at another address', () => {
  it('says where, with the usual hours or its own', () => {
    const here = { seasons: [saturdays] };
    expect(summary('2026-11-24T12:00:00-05:00', [moved], here)).toBe(
      'Moved to 12 Main Street on Saturday, opens 9 AM',
    );
    expect(summary('2026-11-27T12:00:00-05:00', [moved], here)).toBe(
      'Moved to 12 Main Street tomorrow, opens 9 AM',
    );
    expect(summary('2026-11-28T08:00:00-05:00', [moved], here)).toBe('Opens today 9 AM at 12 Main Street');
    expect(summary('2026-11-28T09:00:00-05:00', [moved], here)).toBe('Open until 1 PM at 12 Main Street');
    const later = { ...moved, opens: '11:00', closes: '14:00' };
    expect(summary('2026-11-28T13:30:00-05:00', [later], here)).toBe('Open until 2 PM at 12 Main Street');
  });

  it('opens nothing on a day on which it is usually closed', () => {
    const sunday = { ...moved, from: '2026-11-29', to: '2026-11-29' };
    expect(summary('2026-11-29T10:00:00-05:00', [sunday], { seasons: [saturdays] })).toBe(
      'Opens Saturday 9 AM',
    );
  });
});

describe('the calendar of exceptions', () => {
  it('goes by the clock on the wall on both Sundays on which it changes', () => {
    const spring = exception({ from: '2026-03-08', kind: 'hours', opens: '03:00', closes: '04:00' });
    expect(summary('2026-03-08T06:59:00Z', [spring])).toBe('Opens today 3 AM');
    // 2 AM is skipped: a minute later it is 3 AM.
    expect(summary('2026-03-08T07:00:00Z', [spring])).toBe('Open until 4 AM');
    expect(summary('2026-03-08T08:00:00Z', [spring])).toBe('Opens tomorrow 9 AM');
    const fall = exception({ from: '2026-11-01', reason: 'Clocks' });
    // The day has 25 hours: it begins at 4 AM UTC and ends at 5 AM UTC of the next one.
    expect(summary('2026-11-01T03:59:00Z', [fall])).toBe('Opens Monday 9 AM');
    expect(summary('2026-11-01T04:00:00Z', [fall])).toBe('Closed today: Clocks');
    expect(summary('2026-11-02T04:59:00Z', [fall])).toBe('Closed today: Clocks');
    expect(summary('2026-11-02T05:00:00Z', [fall])).toBe('Opens today 9 AM');
  });

  it('knows no change of clocks in Arizona', () => {
    const closed = exception({ from: '2026-03-08' });
    const here = { timeZone: PHOENIX };
    expect(summary('2026-03-08T06:59:00Z', [closed], here)).toBe('Opens Monday 9 AM');
    expect(summary('2026-03-08T07:00:00Z', [closed], here)).toBe('Closed today');
    expect(summary('2026-03-09T06:59:00Z', [closed], here)).toBe('Closed today');
    expect(summary('2026-03-09T07:00:00Z', [closed], here)).toBe('Opens today 9 AM');
  });

  it('goes over the new year with a season that does', () => {
    const newYear = exception({ from: '2027-01-02' });
    const here = { seasons: [winter] };
    expect(summary('2026-12-31T12:00:00-05:00', [newYear], here)).toBe('Opens January 9, 9 AM');
    expect(summary('2027-01-02T12:00:00-05:00', [newYear], here)).toBe('Closed today');
    // The same date of another year is a day like others.
    expect(summary('2028-01-01T12:00:00-05:00', [newYear], here)).toBe('Open until 1 PM');
  });
});

describe('what is not known', () => {
  it('stays unknown on all other days', () => {
    const here = { seasons: [] };
    expect(summary('2026-11-25T12:00:00-05:00', [thanksgiving], here)).toBeNull();
    expect(summary('2026-11-26T12:00:00-05:00', [thanksgiving], here)).toBe('Closed today: Thanksgiving');
    expect(summary('2026-11-27T11:00:00-05:00', [short], here)).toBe('Open until noon');
    expect(summary('2026-11-27T13:00:00-05:00', [short], here)).toBeNull();
    expect(summary('2026-11-28T10:00:00-05:00', [moved], here)).toBeNull();
    const at = (iso: string) => localMoment(new Date(iso), NEW_YORK);
    expect(openState([], at('2026-11-26T12:00:00-05:00'), [thanksgiving])).toBe('closed');
    expect(openState([], at('2026-11-25T12:00:00-05:00'), [thanksgiving])).toBe('unknown');
    expect(opensOn([], at('2026-11-27T12:00:00-05:00'), [short])).toBe(true);
    expect(opensOn([], at('2026-11-28T12:00:00-05:00'), [short])).toBeNull();
  });
});

describe('what is read from the hours', () => {
  const known = {
    ...{ hoursNote: null, timeZone: NEW_YORK, businessStatus: 'OPERATIONAL' },
    ...{ city: 'Fort Myers', state: 'FL' },
  };
  const onSaturday = { seasons: [saturdays], exceptions: [exception({ from: '2026-11-28' })] };
  const day = new Date('2026-11-26T10:00:00-05:00');

  it('takes exceptions into account', () => {
    const view = openingView({ ...known, seasons: [daily], exceptions: [thanksgiving] }, day);
    expect(view.openSummary).toBe('Closed today: Thanksgiving');
    expect(view.openingHours).toMatchObject({ openNow: false });
    expect(openingView({ ...known, ...onSaturday }, day).openSaturday).toBe(false);
    const noted = { ...known, seasons: [], exceptions: [thanksgiving], hoursNote: 'By appointment.' };
    expect(openingView(noted, day)).toEqual({
      ...{ openingHours: 'By appointment.', openSaturday: null, hoursNote: null },
      ...{ openSummary: 'Closed today: Thanksgiving', movedTo: null },
    });
  });

  it('has the whole address of where the place is then', () => {
    const away = { ...known, seasons: [saturdays], exceptions: [moved] };
    expect(openingView(away, day).movedTo).toBe('12 Main Street, Fort Myers, FL');
    expect(openingView({ ...away, businessStatus: 'CLOSED_TEMPORARILY' }, day).movedTo).toBeNull();
  });

  it('is what the filters of a search ask', () => {
    const asked = { openNow: true, openSaturday: false, openAt: null };
    expect(isOpenAsAsked({ ...known, seasons: [daily], exceptions: [] }, asked, day)).toBe(true);
    expect(isOpenAsAsked({ ...known, seasons: [daily], exceptions: [thanksgiving] }, asked, day)).toBe(false);
    const saturday = { openNow: false, openSaturday: true, openAt: null };
    expect(isOpenAsAsked({ ...known, ...onSaturday }, saturday, day)).toBe(false);
  });

  it('tells the week as usual, but for today', () => {
    const at = localMoment(day, NEW_YORK);
    const lines = weekdayText([daily], at, [thanksgiving, short]);
    expect(lines?.slice(3, 5)).toEqual(['Thursday: Closed', 'Friday: 9:00 AM – 1:00 PM']);
    const friday = localMoment(new Date('2026-11-27T10:00:00-05:00'), NEW_YORK);
    expect(weekdayText([daily], friday, [short])?.[4]).toBe('Friday: 10:00 AM – 12:00 PM');
  });
});

describe('comingExceptions', () => {
  it('are in order, without those that are over where the place is', () => {
    const all = [moved, thanksgiving, short];
    const at = (iso: string, zone: string | null = NEW_YORK) =>
      comingExceptions(all, zone, new Date(iso)).map(({ from }) => from.slice(8));
    expect(at('2026-11-27T04:59:00Z')).toEqual(['26', '27', '28']);
    expect(at('2026-11-27T05:00:00Z')).toEqual(['27', '28']);
    expect(at('2026-11-27T05:00:00Z', 'Pacific/Honolulu')).toEqual(['26', '27', '28']);
    expect(at('2026-11-27T04:59:00Z', null)).toEqual(['26', '27', '28']);
    expect(at('2026-11-29T12:00:00Z', null)).toEqual([]);
  });
});
