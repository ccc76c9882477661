import { describe, expect, it } from '@jest/globals';
import type { HoursException } from '../../../contract/directory/hours.js';
import { withDay, withoutDay } from './one-day.rules.js';

const closed = (from: string, to = from): HoursException => ({
  ...{ from, to, kind: 'closed', opens: null, closes: null, address: null, reason: null },
});

describe('one day of a farm', () => {
  it('takes the place of what was said of that day alone', () => {
    const open: HoursException = { ...closed('2026-06-05'), kind: 'hours', opens: '09:00', closes: '15:00' };
    expect(withDay([closed('2026-06-04'), closed('2026-06-05')], open)).toEqual([closed('2026-06-04'), open]);
  });

  it('is cut out of what lasts longer, over the end of a month as well', () => {
    expect(withoutDay([closed('2026-05-30', '2026-06-02')], '2026-06-01')).toEqual([
      closed('2026-05-30', '2026-05-31'),
      closed('2026-06-02'),
    ]);
    expect(withoutDay([closed('2026-06-01', '2026-06-02')], '2026-06-01')).toEqual([closed('2026-06-02')]);
    expect(withoutDay([closed('2026-06-01')], '2026-06-03')).toEqual([closed('2026-06-01')]);
  });
});
