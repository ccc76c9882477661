import { describe, expect, it } from '@jest/globals';
import { openingHours, specialOpeningHours } from './opening-hours-data';

const week = [{ day: 6 as const, opens: '08:00', closes: '24:00' }];

describe('the opening hours for search engines', () => {
  it('are valid in their season, also over the new year', () => {
    expect(openingHours([{ from: '05-01', to: '10-31', hours: week }], '2025-06-01')).toMatchObject([
      {
        dayOfWeek: 'https://schema.org/Saturday',
        closes: '23:59',
        validFrom: '2025-05-01',
        validThrough: '2025-10-31',
      },
    ]);
    expect(openingHours([{ from: '11-01', to: '03-31', hours: week }], '2025-06-01')).toMatchObject([
      { validFrom: '2025-11-01', validThrough: '2026-03-31' },
    ]);
  });

  it.each([
    ['2027-01-16', '11-13', '05-22', '2026-11-13', '2027-05-22'],
    ['2027-05-23', '11-13', '05-22', '2027-11-13', '2028-05-22'],
    ['2026-11-28', '05-01', '10-31', '2027-05-01', '2027-10-31'],
    ['2026-10-31', '05-01', '10-31', '2026-05-01', '2026-10-31'],
    ['2026-02-01', '05-01', '10-31', '2026-05-01', '2026-10-31'],
  ])('are on %s those of the season that is, or comes next', (today, from, to, validFrom, validThrough) => {
    expect(openingHours([{ from, to, hours: week }], today)).toMatchObject([{ validFrom, validThrough }]);
  });

  it('say nothing of what is not known, or not held every week', () => {
    expect(
      openingHours([{ from: '05-01', to: null, hours: week, unknownDates: true }], '2026-06-01'),
    ).toEqual([]);
    expect(openingHours([{ from: null, to: '04-30', hours: week }], '2026-06-01')).toEqual([]);
    expect(openingHours([{ from: '11-25', to: null, hours: week }], '2027-01-16')).toMatchObject([
      { validFrom: '2027-11-25' },
    ]);
    const some = week.map((one) => ({ ...one, repeats: { kind: 'monthly' as const, weeks: [1 as const] } }));
    expect(openingHours([{ from: '01-01', to: '12-31', hours: some }], '2026-06-01')).toEqual([]);
  });

  it('are valid always for a whole year, and leave out what is not known', () => {
    expect(openingHours([{ from: '01-01', to: '12-31', hours: week }], '2025-06-01')[0]).not.toHaveProperty(
      'validFrom',
    );
    const halfKnown = [{ day: 6 as const, opens: '08:00', closes: null }];
    expect(openingHours([{ from: null, to: null, hours: halfKnown }], '2025-06-01')).toEqual([]);
  });

  it('know the years without a leap day', () => {
    const leap = [{ from: '12-01', to: '02-29', hours: week }];
    expect(openingHours(leap, '2026-06-01')[0]).toMatchObject({ validThrough: '2027-02-28' });
    expect(openingHours(leap, '2027-06-01')[0]).toMatchObject({ validThrough: '2028-02-29' });
  });
});

describe('dates with other hours for search engines', () => {
  const day = { from: '2026-11-26', to: '2026-11-27', address: null, reason: 'Thanksgiving' };
  const valid = { validFrom: '2026-11-26', validThrough: '2026-11-27' };

  it('are closed, or open at other times', () => {
    const closed = { ...day, kind: 'closed' as const, opens: null, closes: null };
    const other = { ...day, kind: 'hours' as const, opens: '10:00', closes: '24:00' };
    expect(specialOpeningHours([closed, other])).toEqual([
      { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...valid },
      { '@type': 'OpeningHoursSpecification', opens: '10:00', closes: '23:59', ...valid },
    ]);
  });

  it('do not say that a place is open at an address at which it is not', () => {
    const moved = { ...day, kind: 'moved' as const, opens: '10:00', closes: '12:00', address: 'Pier 1' };
    expect(specialOpeningHours([moved])).toEqual([]);
  });
});
