import type { DayHours, Weekday } from '@farmgate/backend/contract/directory/hours';
import { describe, expect, it } from '@jest/globals';
import { seasonNotes } from './season-notes';

const day = (of: Weekday, opens: string | null, closes: string | null): DayHours => ({
  day: of,
  opens,
  closes,
});

describe('the seasons of a farm in words', () => {
  it('joins neighboring days with the same hours', () => {
    const hours = [
      day(0, '10:00', '14:00'),
      ...([1, 2, 3, 5] as const).map((of) => day(of, '09:00', '17:30')),
      day(6, '08:00', '12:00'),
      day(6, '14:00', '18:00'),
    ];
    expect(seasonNotes([{ from: '05-01', to: '10-31', hours }])).toEqual([
      {
        when: 'May 1 to Oct 31',
        hours: ['Mon–Wed 9 AM–5:30 PM', 'Fri 9 AM–5:30 PM', 'Sat 8 AM–noon, 2 PM–6 PM', 'Sun 10 AM–2 PM'],
      },
    ]);
  });

  it('says what is known of hours and dates', () => {
    const hours = [day(1, '09:00', null), day(2, null, '18:00'), day(3, null, null)];
    expect(seasonNotes([{ from: null, to: null, hours }])).toEqual([
      { when: 'Hours', hours: ['Mon from 9 AM', 'Tue until 6 PM', 'Wed open'] },
    ]);
    expect(seasonNotes([{ from: '01-01', to: '12-31', hours: [] }])).toEqual([
      { when: 'All year', hours: [] },
    ]);
  });
});
