import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repeatText } from '../../../../../contract/directory/repeats.js';
import { readOpening } from './seasons.rules.js';

function readWeeklyHours(text: string) {
  const { seasons, hoursNote } = readOpening(text);
  const [season] = seasons;
  return {
    hours: season?.hours ?? [],
    unread: hoursNote?.split('; ') ?? [],
    unknownDays: season?.unknownDays ?? [],
  };
}

/** The hours in short: "6 09:00-13:00", "6 ?" for a day alone. */
function brief(text: string): string[] {
  return readWeeklyHours(text).hours.map(({ day, opens, closes, repeats }) => {
    const times = opens === null ? '?' : `${opens}-${closes ?? ''}`;
    return [day, times, ...(repeats ? [repeatText(repeats)] : [])].join(' ');
  });
}

describe('hours of a week', () => {
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
    ['Sat: noon to 5', ['6 12:00-17:00']],
    ['Sat: 3pm-6:30', ['6 15:00-18:30']],
    ['Sat: 12:00 PM-4:00 PM', ['6 12:00-16:00']],
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
    ['Sat: 8:00 AM-;', ['6 08:00-']],
    ['Sat: 9am', ['6 09:00-']],
    ['Sat: 9:00 - 1:00', ['6 09:00-13:00']],
    ['Sat: 9am-1', ['6 09:00-13:00']],
    ['M-F 9am-5pm', ['1', '2', '3', '4', '5'].map((day) => `${day} 09:00-17:00`)],
    ['MWF 8am-noon', ['1 08:00-12:00', '3 08:00-12:00', '5 08:00-12:00']],
    ['Tu, Th 3pm-6pm', ['2 15:00-18:00', '4 15:00-18:00']],
    ['T/Th: 3-6pm', ['2 15:00-18:00', '4 15:00-18:00']],
    ['M-Sat 9am-5pm', ['1', '2', '3', '4', '5', '6'].map((day) => `${day} 09:00-17:00`)],
    ['7 days a week 9am-6pm', ['0', '1', '2', '3', '4', '5', '6'].map((day) => `${day} 09:00-18:00`)],
    ['Sat & Sun 10-2', ['0 10:00-14:00', '6 10:00-14:00']],
    ['Thur 4 to 7 p.m., Sat 8 to 12', ['4 16:00-19:00', '6 08:00-12:00']],
    ['Sat 8 am - 1 pm / Wed 3 pm - 7 pm', ['3 15:00-19:00', '6 08:00-13:00']],
    ['Every Saturday from 9am to 1pm', ['6 09:00-13:00']],
    ['Mon: closed; Tue: 9am-5pm', ['2 09:00-17:00']],
    ['1st & 3rd Sat 9am-1pm', ['6 09:00-13:00 1st and 3rd of the month']],
    ['First and third Saturday: 9am-1pm', ['6 09:00-13:00 1st and 3rd of the month']],
    ['2nd and 4th Sunday', ['0 ? 2nd and 4th of the month']],
    ['last Saturday of the month, 10am-2pm', ['6 10:00-14:00 last of the month']],
    [
      '1st Sat of each month 9am-1pm, 3rd Wed 3pm-6pm',
      ['3 15:00-18:00 3rd of the month', '6 09:00-13:00 1st of the month'],
    ],
    ['every other Sunday 9am-1pm', ['0 09:00-13:00 every other week']],
    ['Biweekly Sat 9am-1pm', ['6 09:00-13:00 every other week']],
    ['Bi-weekly on Saturdays 9am-1pm', ['6 09:00-13:00 every other week']],
    ['Sat (1st & 3rd) 9am-1pm', ['6 09:00-13:00 1st and 3rd of the month']],
    ['Saturdays (first of the month): 9am-1pm', ['6 09:00-13:00 1st of the month']],
    ['Sun 12-4', ['0 12:00-16:00']],
    ['Sun 12:30-4:30', ['0 12:30-16:30']],
  ])('%j is %j', (text, hours) => {
    expect(brief(text)).toEqual(hours);
    expect(readWeeklyHours(text).unread).toEqual([]);
  });

  it.each([
    'Sat: -9:00 AM;',
    'Sat: 12:30 AM-4:00 AM',
    'Sat: 4:00 AM-7:00 PM',
    'Sat: 12:00 AM-12:00 PM',
    'Sat: 3-6',
    'Sat: 9am-11',
    'Sat: 7pm-2',
    'Sat:7:00 pm - 6:00 pm',
    'Sat:6:00 pm - 6:00 pm',
    'Sat:8:00 am - 12:00 am',
    'Sat: 9:00 am/pm - 1:00 am/pm',
    'Sat: 25:00-26:00',
    'Sat: 0:00 pm - 0:00 pm',
    'Sat: dawn to dusk',
    'Sat: 8am-11am, later',
  ])('keeps the day of %j and says that its hours are not known', (text) => {
    expect(brief(text)).toEqual(['6 ?']);
    expect(readWeeklyHours(text).unread).toEqual([text.replace(/;$/, '')]);
  });

  it.each([
    ['Sat 8 AM until sold out', ['6 08:00-']],
    ['Wed 3pm-dusk', ['3 15:00-']],
  ])('keeps when %j begins, and its words', (text, hours) => {
    expect(brief(text)).toEqual(hours);
    expect(readWeeklyHours(text).unread).toEqual([text]);
  });

  it('keeps the weather beside the hours as a note', () => {
    expect(readWeeklyHours('Sat 9am-1pm, rain or shine')).toMatchObject({
      hours: [{ day: 6, opens: '09:00', closes: '13:00' }],
      unread: ['Rain or shine'],
    });
  });

  it.each([
    ['Sun 9am-1pm; every second Saturday 9am-1pm', [6]],
    ['Sat 9am-1pm; We open daily except Tuesdays', [2]],
    ['Sat 9am-1pm; in summer on Wednesday evenings too', [3]],
    ['Sat 9am-1pm; Sunset market', []],
  ])('knows of which days %j says what it cannot read', (text, days) => {
    expect(readWeeklyHours(text).unknownDays).toEqual(days);
  });

  it('takes TBD for unknown without a note', () => {
    expect(readWeeklyHours('Thu:TBD - TBD;Fri:TBD - TBD;')).toEqual({
      hours: [
        { day: 4, opens: null, closes: null },
        { day: 5, opens: null, closes: null },
      ],
      unread: [],
      unknownDays: [],
    });
  });

  it('keeps what names no day as it was written', () => {
    expect(readWeeklyHours('call ahead; Sunset market; Sat: 9am-1pm')).toEqual({
      hours: [{ day: 6, opens: '09:00', closes: '13:00' }],
      unread: ['call ahead', 'Sunset market'],
      unknownDays: [],
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
        const isTooEarly = a < 300;
        expect(brief(`Tue: ${clock(a)}-${clock(b)};`)).toEqual([
          isTooEarly ? '2 ?' : `2 ${plain(a)}-${plain(b)}`,
        ]);
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
          if (opens === null) expect(closes).toBeNull();
          else expect(opens >= '05:00').toBe(true);
          if (opens !== null && closes !== null) {
            expect(opens).toMatch(/^[0-2]\d:[0-5]\d$/);
            expect(closes > opens).toBe(true);
          }
        }
      }),
    );
  });
});
