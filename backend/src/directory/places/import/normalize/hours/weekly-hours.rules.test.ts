import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readWeeklyHours } from './weekly-hours.rules.js';

/** The hours in short: "6 09:00-13:00", "6 ?" for a day alone. */
function brief(text: string): string[] {
  return readWeeklyHours(text).hours.map(({ day, opens, closes }) =>
    opens === null ? `${day} ?` : `${day} ${opens}-${String(closes)}`,
  );
}

describe('readWeeklyHours', () => {
  it.each([
    ['Sat: 9:00 AM-1:00 PM;', ['6 09:00-13:00']],
    ['Sat: 9:00 AM-1:00 PM;Wed: 3:00 PM-6:30 PM;', ['3 15:00-18:30', '6 09:00-13:00']],
    ['Wed:3:00 pm - 7:00 pm;', ['3 15:00-19:00']],
    ['sun:10:00 AM - 2:00 PM;', ['0 10:00-14:00']],
    ['Fri: 3pm-6pm', ['5 15:00-18:00']],
    ['Fri 3p.m. to 6p.m.', ['5 15:00-18:00']],
    ['Thursday: 3-6 pm', ['4 15:00-18:00']],
    ['Thurs. 9-1pm', ['4 09:00-13:00']],
    ['Sat: 8 am to noon', ['6 08:00-12:00']],
    ['Sat: noon - 4pm', ['6 12:00-16:00']],
    ['Sat: 12:00 PM-4:00 PM', ['6 12:00-16:00']],
    ['Sat: 12:30 AM-4:00 AM', ['6 00:30-04:00']],
    ['Fri: 6:00 PM-12:00 AM', ['5 18:00-24:00']],
    ['Fri: 6pm-midnight', ['5 18:00-24:00']],
    ['Fri: 15:00-18:30', ['5 15:00-18:30']],
    ['Fri: 08:00\u201312:00', ['5 08:00-12:00']],
    ['Mon-Wed: 9am-5pm', ['1 09:00-17:00', '2 09:00-17:00', '3 09:00-17:00']],
    ['Tue & Sat 8am-12pm', ['2 08:00-12:00', '6 08:00-12:00']],
    ['Fri to Sun 8am-12pm', ['0 08:00-12:00', '5 08:00-12:00', '6 08:00-12:00']],
    ['Weekends: 9am-5pm', ['0 09:00-17:00', '6 09:00-17:00']],
    ['Sat: 8am-11am, 1pm-4pm', ['6 08:00-11:00', '6 13:00-16:00']],
    ['Sat: 9:00 AM-1:00 PM;Sat: 9:00 AM-1:00 PM;', ['6 09:00-13:00']],
    ['Sat:;Sat: 9:00 AM-1:00 PM;', ['6 09:00-13:00']],
    ['Saturdays', ['6 ?']],
    ['', []],
  ])('%j is %j', (text, hours) => {
    expect(brief(text)).toEqual(hours);
    expect(readWeeklyHours(text).unread).toEqual([]);
  });

  it.each([
    'Sat: 9:00 AM-;',
    'Sat: -9:00 AM;',
    'Sat:7:00 pm - 6:00 pm',
    'Sat:6:00 pm - 6:00 pm',
    'Sat:8:00 am - 12:00 am',
    'Sat: 9:00 am/pm - 1:00 am/pm',
    'Sat: 9:00 - 1:00',
    'Sat: 9am-1',
    'Sat: 25:00-26:00',
    'Sat: 0:00 pm - 0:00 pm',
    'Sat: 9am',
    'Sat: dawn to dusk',
    'Sat: 8am-11am, later',
  ])('keeps the day of %j and says that its hours are not known', (text) => {
    expect(brief(text)).toEqual(['6 ?']);
    expect(readWeeklyHours(text).unread).toEqual([text.replace(/;$/, '')]);
  });

  it('takes TBD for unknown without a note', () => {
    expect(readWeeklyHours('Thu:TBD - TBD;Fri:TBD - TBD;')).toEqual({
      hours: [
        { day: 4, opens: null, closes: null },
        { day: 5, opens: null, closes: null },
      ],
      unread: [],
    });
  });

  it('keeps what names no day as it was written', () => {
    expect(readWeeklyHours('call ahead; Sunset market; Sat: 9am-1pm')).toEqual({
      hours: [{ day: 6, opens: '09:00', closes: '13:00' }],
      unread: ['call ahead', 'Sunset market'],
    });
  });

  it('reads back every stretch it could write', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (minutes: number) => {
      const hour = Math.floor(minutes / 60);
      return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
    };
    const plain = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, (a, b) => {
        fc.pre(a < b);
        expect(brief(`Tue: ${clock(a)}-${clock(b)};`)).toEqual([`2 ${plain(a)}-${plain(b)}`]);
        expect(brief(`Tue: ${clock(b)}-${clock(a)};`)).toEqual(
          a === 0 && b >= 720 ? [`2 ${plain(b)}-24:00`] : ['2 ?'],
        );
      }),
    );
  });

  it('keeps the contract on any text: known hours close after they open', () => {
    const part = fc.constantFrom(
      'Sat',
      'sun',
      'Mon-Fri',
      ':',
      ' ',
      '-',
      '9',
      '12',
      ':30',
      'am',
      'PM',
      ';',
      'noon',
      'to',
      ',',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        for (const { opens, closes } of readWeeklyHours(parts.join('')).hours) {
          expect(opens === null).toBe(closes === null);
          if (opens !== null && closes !== null) {
            expect(opens).toMatch(/^[0-2]\d:[0-5]\d$/);
            expect(closes > opens).toBe(true);
          }
        }
      }),
    );
  });
});
