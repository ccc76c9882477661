import { describe, expect, it } from '@jest/globals';
import type { HoursException } from '../../../contract/directory/hours.js';
import { withoutDay } from './without-day.rules.js';

const exception = (from: string, to = from): HoursException => ({
  ...{ from, to, kind: 'closed', opens: null, closes: null, address: null, reason: 'Storm' },
});
const spans = (exceptions: HoursException[]) => exceptions.map(({ from, to }) => [from, to]);

describe('exceptions without a day', () => {
  it('lose the one of that day, and keep the others', () => {
    const others = [exception('2026-11-27'), exception('2026-11-29')];
    expect(withoutDay([...others, exception('2026-11-28')], '2026-11-28')).toEqual(others);
    expect(withoutDay(others, '2026-11-28')).toEqual(others);
  });

  it('that last longer keep the days before and after it, over the end of a year as well', () => {
    const holidays = exception('2026-12-24', '2027-01-02');
    expect(spans(withoutDay([holidays], '2026-12-31'))).toEqual([
      ['2026-12-24', '2026-12-30'],
      ['2027-01-01', '2027-01-02'],
    ]);
    expect(spans(withoutDay([holidays], '2026-12-24'))).toEqual([['2026-12-25', '2027-01-02']]);
    expect(spans(withoutDay([holidays], '2027-01-02'))).toEqual([['2026-12-24', '2027-01-01']]);
  });
});
