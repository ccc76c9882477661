import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readOpening, readSeasons, seasonsOfMonths } from './seasons.rules.js';

/** Of a season that has a day, so that it is one even where its dates are not known. */
function datesOf(text: string): string {
  const [season] = readSeasons([{ dates: text, times: 'Sat' }]).seasons;
  if (!season?.from && !season?.to) return 'unknown';
  return `${season.from ?? '?'}..${season.to ?? '?'}${season.unknownDates ? ' (in part)' : ''}`;
}

describe('dates of a season', () => {
  it.each([
    ['06/24/2017 to 09/30/2017', '06-24..09-30'],
    ['11/01/2014 to 04/30/2015', '11-01..04-30'],
    ['10/30/2018 to 05/01/2018', '10-30..05-01'],
    ['01/01/2013 to 12/31/2013', '01-01..12-31'],
    ['05/01/2012 to 04/30/2015', '01-01..12-31'],
    ['5/1/26 to 5/1/27', '01-01..12-31'],
    ['4/1/26 to 10/31/27', '01-01..12-31'],
    ['10/15/26 to 4/1/27', '10-15..04-01'],
    ['5/1/98 to 4/30/01', '01-01..12-31'],
    ['May to October', '05-01..10-31'],
    ['Nov. - Feb.', '11-01..02-29'],
    ['May\u2013October', '05-01..10-31'],
    ['May-October', '05-01..10-31'],
    ['August to August', '08-01..08-31'],
    ['July', '07-01..07-31'],
    ['January to December', '01-01..12-31'],
    ['Year-round', '01-01..12-31'],
    ['open year round', '01-01..12-31'],
    ['June 9, 2012  to September', '06-09..09-30'],
    ['June 16 to Sept. 1', '06-16..09-01'],
    ['June 3rd through Oct 2nd', '06-03..10-02'],
    ['May to Octobsr', '05-01..10-31'],
    ['05/01/2014 to ', '05-01..?'],
    [' to 09/30/2014', '?..09-30'],
    ['07/04/2014', '07-04..07-04'],
    ['5/1 - 10/31', '05-01..10-31'],
    ['2021-05 to 2021-11', '05-01..11-30'],
    ['02/29/2013 to 03/01/2013', '02-29..03-01'],
    ['05/01/2012 to 09/31/2012', '05-01..09-30'],
    ['10/01/2012 to 04/31/2013', '10-01..04-30'],
    ['02/01/2012 to 02/30/2012', '02-01..02-29'],
    ['May 2 - 30', '05-02..05-30'],
    ['5/2-10/31', '05-02..10-31'],
    ['May 2-Oct 31', '05-02..10-31'],
    ['May to frost', '05-01..? (in part)'],
    ['mid-June to October', '?..10-31 (in part)'],
    ['Memorial Day to Labor Day', 'unknown'],
    ['13/45/2012', 'unknown'],
    ['Saturdays', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (text, dates) => {
    expect(datesOf(text)).toBe(dates);
  });

  it('never yields a day that the calendar lacks', () => {
    const part = fc.constantFrom(
      'May',
      'Octobsr',
      ' to ',
      '-',
      '/',
      '31',
      '02',
      '2014',
      ' ',
      'Year-round',
      ',',
      'through',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 10 }).map((all) => all.join('')),
        ),
        (text) => {
          for (const { from, to } of readSeasons([{ dates: text, times: 'Sat' }]).seasons) {
            for (const day of [from, to]) {
              if (day !== null)
                expect(new Date(`2020-${day}T00:00:00Z`).toISOString()).toContain(`2020-${day}`);
            }
          }
        },
      ),
    );
  });
});

describe('readSeasons', () => {
  it('joins each season with its times, and skips those that say nothing', () => {
    expect(
      readSeasons([
        { dates: '05/01/2014 to 10/31/2014', times: 'Sat: 9:00 AM-1:00 PM;' },
        { dates: '', times: '' },
        { dates: undefined, times: 'Wed: 3pm-6pm' },
      ]),
    ).toEqual({
      seasons: [
        { from: '05-01', to: '10-31', hours: [{ day: 6, opens: '09:00', closes: '13:00' }] },
        { from: null, to: null, hours: [{ day: 3, opens: '15:00', closes: '18:00' }] },
      ],
      hoursNote: null,
    });
  });

  it('keeps as a note what it could not read, once', () => {
    expect(
      readSeasons([
        { dates: 'Easter to frost', times: 'Sat: dawn-;' },
        { dates: 'Easter to frost', times: 'Sat: dawn-;' },
      ]),
    ).toEqual({
      seasons: [
        {
          ...{ from: null, to: null, unknownDates: true },
          hours: [{ day: 6, opens: null, closes: null }],
        },
      ],
      hoursNote: 'Easter to frost; Sat: dawn-',
    });
  });
});

describe('what a source says in words', () => {
  const hours = [{ day: 6, opens: '09:00', closes: '13:00' }];
  const times = 'Sat: 9am-1pm';

  it.each(['May - Thanksgiving', 'Memorial Day to Labor Day', 'mid-June to October'])(
    'leaves it open when %j is',
    (dates) => {
      const { seasons, hoursNote } = readSeasons([{ dates, times }]);
      expect(seasons).toMatchObject([{ hours, unknownDates: true }]);
      expect(hoursNote).toBe(dates);
    },
  );

  it('reads days and several seasons among the dates', () => {
    expect(readSeasons([{ dates: 'Every Saturday May 2-Oct 31', times: '' }])).toEqual({
      seasons: [{ from: '05-02', to: '10-31', hours: [{ day: 6, opens: null, closes: null }] }],
      hoursNote: null,
    });
    expect(readSeasons([{ dates: 'June to Oct; Dec', times }]).seasons).toEqual([
      { from: '06-01', to: '10-31', hours },
      { from: '12-01', to: '12-31', hours },
    ]);
  });

  it('keeps an end that is not given open', () => {
    expect(readSeasons([{ dates: '11/25/2017 to ', times }]).seasons).toEqual([
      { from: '11-25', to: null, hours },
    ]);
  });

  it('calls no day closed that it names', () => {
    expect(readSeasons([{ dates: 'May to October', times: `${times}; call about Wednesdays` }])).toEqual({
      seasons: [{ from: '05-01', to: '10-31', hours, unknownDays: [3] }],
      hoursNote: 'call about Wednesdays',
    });
    expect(readOpening('Sat: 9am-1pm; closed on Sundays in winter').seasons).toEqual([
      { from: null, to: null, hours, unknownDates: true, unknownDays: [0] },
    ]);
  });
});

describe('readOpening', () => {
  it('reads several seasons', () => {
    expect(readOpening('April to July; October to November; ')).toEqual({
      seasons: [
        { from: '04-01', to: '07-31', hours: [] },
        { from: '10-01', to: '11-30', hours: [] },
      ],
      hoursNote: null,
    });
  });

  it('counts days for every season named, and keeps the rest as a note', () => {
    const hours = [{ day: 6, opens: '09:00', closes: '13:00' }];
    expect(readOpening('Year-round; Sat: 9am-1pm; by chance')).toEqual({
      seasons: [{ from: '01-01', to: '12-31', hours }],
      hoursNote: 'by chance',
    });
    expect(readOpening('Sat: 9am-1pm').seasons).toEqual([{ from: null, to: null, hours }]);
  });

  it('takes two numbers behind a day for hours, and not for a month and a day', () => {
    const sat = { day: 6, opens: '08:00', closes: '13:00' };
    const all = { from: null, to: null };
    expect(readOpening('Sat 8-1')).toEqual({ seasons: [{ ...all, hours: [sat] }], hoursNote: null });
    expect(readOpening('M-F 8-5; Sat 9-12').seasons[0]?.hours).toEqual([
      ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '17:00' })),
      { day: 6, opens: '09:00', closes: '12:00' },
    ]);
    expect(readOpening('Daily 9-5').seasons[0]?.hours).toHaveLength(7);
    const season = { from: '05-01', to: '10-31', hours: [sat] };
    expect(readOpening('May to October; Sat 8-1')).toEqual({ seasons: [season], hoursNote: null });
    expect(readSeasons([{ dates: 'May to October; Sat 8-1', times: undefined }])).toEqual({
      seasons: [season],
      hoursNote: null,
    });
    expect(readOpening('1st Sat 10-2').seasons[0]?.hours).toEqual([
      { day: 6, opens: '10:00', closes: '14:00', repeats: { kind: 'monthly', weeks: [1] } },
    ]);
    // Two dates behind a day are a season still.
    expect(readOpening('Saturdays 5/2-10/31').seasons).toMatchObject([{ from: '05-02', to: '10-31' }]);
  });

  it('keeps the weeks that its dates name for hours that stand elsewhere', () => {
    const given = { dates: '1st & 3rd Sat Jan to December', times: 'Sat: 9:00 AM-1:00 PM;' };
    expect(readSeasons([given]).seasons[0]?.hours).toEqual([
      { day: 6, opens: '09:00', closes: '13:00', repeats: { kind: 'monthly', weeks: [1, 3] } },
    ]);
    const other = {
      dates: 'Every other Sat May to Oct',
      times: 'Sat: 9:00 AM-1:00 PM; Wed: 3:00 PM-6:00 PM',
    };
    expect(readSeasons([other]).seasons[0]?.hours).toEqual([
      { day: 3, opens: '15:00', closes: '18:00' },
      { day: 6, opens: '09:00', closes: '13:00', repeats: { kind: 'alternate', from: null } },
    ]);
  });

  it('is empty for nothing', () => {
    expect(readOpening(undefined)).toEqual({ seasons: [], hoursNote: null });
  });
});

describe('seasonsOfMonths', () => {
  const months = (...open: number[]) => Array.from({ length: 12 }, (_, index) => open.includes(index + 1));

  it('joins months into runs, over the new year as well', () => {
    expect(seasonsOfMonths(months(4, 5, 6, 10))).toEqual([
      { from: '04-01', to: '06-30', hours: [] },
      { from: '10-01', to: '10-31', hours: [] },
    ]);
    expect(seasonsOfMonths(months(11, 12, 1, 2))).toEqual([{ from: '11-01', to: '02-29', hours: [] }]);
  });

  it('knows a whole year and nothing', () => {
    expect(seasonsOfMonths(months(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))).toEqual([
      { from: '01-01', to: '12-31', hours: [] },
    ]);
    expect(seasonsOfMonths(months())).toEqual([]);
  });
});
