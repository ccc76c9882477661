import { describe, expect, it } from '@jest/globals';
import { openingHours, specialOpeningHours } from './opening-hours-data';

const week = [{ day: 6 as const, opens: '08:00', closes: '24:00' }];

describe('the opening hours for search engines', () => {
  it('are valid in their season, also over the new year', () => {
    expect(openingHours([{ from: '05-01', to: '10-31', hours: week }], 2025)).toMatchObject([
      {
        dayOfWeek: 'https://schema.org/Saturday',
        closes: '23:59',
        validFrom: '2025-05-01',
        validThrough: '2025-10-31',
      },
    ]);
    expect(openingHours([{ from: '11-01', to: '03-31', hours: week }], 2025)).toMatchObject([
      { validFrom: '2025-11-01', validThrough: '2026-03-31' },
    ]);
  });

  it('are valid always for a whole year, and leave out what is not known', () => {
    expect(openingHours([{ from: '01-01', to: '12-31', hours: week }], 2025)[0]).not.toHaveProperty(
      'validFrom',
    );
    const halfKnown = [{ day: 6 as const, opens: '08:00', closes: null }];
    expect(openingHours([{ from: null, to: null, hours: halfKnown }], 2025)).toEqual([]);
  });

  it('know the years without a leap day', () => {
    const leap = [{ from: '12-01', to: '02-29', hours: week }];
    expect(openingHours(leap, 2026)[0]).toMatchObject({ validThrough: '2027-02-28' });
    expect(openingHours(leap, 2027)[0]).toMatchObject({ validThrough: '2028-02-29' });
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
