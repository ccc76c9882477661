import { describe, expect, it } from '@jest/globals';
import { type Season, type Weekday, YEAR_ROUND } from '../../contract/directory/hours.js';
import { firstWindow } from './first-window.rules.js';

const on = (day: Weekday, opens: string | null = '09:00', closes: string | null = '13:00') => ({
  ...{ day, opens, closes },
});
const season = (hours: Season['hours'], dates: Partial<Season> = {}): Season => ({
  ...YEAR_ROUND,
  ...dates,
  hours,
});
const TODAY = '2026-11-28';

describe('the first pickup window', () => {
  it('is on Saturday where the farm is open then, at its hours', () => {
    expect(firstWindow([season([on(3), on(6, '08:00', '12:00'), on(0)])], TODAY)).toEqual({
      ...{ weekday: 6, opens: '08:00', closes: '12:00', lastDay: null, isFromHours: true },
    });
  });

  it('is on another day where the farm is closed on Saturday, or its times aren’t known', () => {
    expect(firstWindow([season([on(6, '09:00', null), on(2), on(5)])], TODAY)?.weekday).toBe(5);
  });

  it('leaves out days of some weeks only', () => {
    const third = { ...on(6), repeats: { kind: 'monthly' as const, weeks: [3 as const] } };
    expect(firstWindow([season([third, on(4)])], TODAY)?.weekday).toBe(4);
  });

  it('ends with the season, also over the new year', () => {
    const summer = season([on(6)], { from: '05-01', to: '10-31' });
    const winter = season([on(0)], { from: '11-01', to: '04-30' });
    expect(firstWindow([summer, winter], TODAY)).toMatchObject({ weekday: 0, lastDay: '2027-04-30' });
    expect(firstWindow([summer, winter], '2026-06-02')).toMatchObject({ weekday: 6, lastDay: '2026-10-31' });
  });

  it('is a usual time without hours, and none while the farm is closed for the season', () => {
    expect(firstWindow([season([])], TODAY)).toMatchObject({ weekday: 6, isFromHours: false });
    expect(firstWindow([season([on(6)], { from: '05-01', to: '10-31' })], TODAY)).toBeNull();
  });
});
