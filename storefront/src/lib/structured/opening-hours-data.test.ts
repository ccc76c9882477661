import { describe, expect, it } from '@jest/globals';
import { openingHours } from './opening-hours-data';

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
