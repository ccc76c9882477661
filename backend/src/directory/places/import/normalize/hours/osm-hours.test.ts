import { describe, expect, it } from '@jest/globals';
import OsmHours from 'opening_hours';
import { WEEKDAYS, type DayHours, type Season } from '../../../../../contract/directory/hours.js';
import { isHeldOn, repeatText } from '../../../../../contract/directory/repeats.js';
import { inSeason } from '../../../opening/opening.rules.js';
import { readOsmHours } from './osm-hours.js';

function hoursText({ day, opens, closes, repeats }: DayHours): string {
  const times = opens === null ? '' : ` ${opens}-${closes ?? ''}`;
  const rule = repeats ? ` (${repeatText(repeats).replace(' of the month', '')})` : '';
  return `${WEEKDAYS[day]?.slice(0, 3)}${times}${rule}`;
}

function seasonText({ from, to, hours, unknownDays }: Season): string {
  const doubt = unknownDays
    ? ` (not known: ${unknownDays.map((day) => WEEKDAYS[day]?.slice(0, 3)).join()})`
    : '';
  return `${from ? `${from}..${to} ` : ''}${hours.map(hoursText).join(', ')}${doubt}`.trim();
}

/** Seasons by bars; the note is behind two of them. */
function brief(value: string): string | null {
  const read = readOsmHours(value);
  if (read === null) return null;
  return [read.seasons.map(seasonText).join(' | '), ...(read.hoursNote ? [read.hoursNote] : [])].join(' || ');
}

const WEEK = (times: string) =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `${day}${times}`).join(', ');
const WORK = 'Mon 09:00-17:00, Tue 09:00-17:00, Wed 09:00-17:00, Thu 09:00-17:00, Fri 09:00-17:00';

const READ: [string, string][] = [
  ['Sa 08:00-12:00', 'Sat 08:00-12:00'],
  ['sa 8:00-12:00', 'Sat 08:00-12:00'],
  ['Sa 08:00-12:00;', 'Sat 08:00-12:00'],
  ['May-Oct: Sa 09:00-13:00', '05-01..10-31 Sat 09:00-13:00'],
  ['Apr 15-Oct 31 We,Sa 08:00-13:00', '04-15..10-31 Wed 08:00-13:00, Sat 08:00-13:00'],
  ['May 03-31,Jul-Aug Sa 08:00-12:00', '05-03..05-31 Sat 08:00-12:00 | 07-01..08-31 Sat 08:00-12:00'],
  ['Nov-Mar Su 10:00-14:00', '11-01..03-31 Sun 10:00-14:00'],
  ['Mo-Fr 09:00-17:00; PH off', `${WORK} || Closed on public holidays`],
  ['Mo-Fr,PH 09:00-17:00', `${WORK} || Public holidays 09:00-17:00`],
  ['Mo-Fr 09:00-17:00; Sa off; Su off', WORK],
  ['Su[2] 10:00-14:00', 'Sun 10:00-14:00 (2nd)'],
  ['Apr-Oct Sa[1,3] 09:00-13:00', '04-01..10-31 Sat 09:00-13:00 (1st and 3rd)'],
  ['Th[1-3] 10:00-12:00', 'Thu 10:00-12:00 (1st, 2nd and 3rd)'],
  ['Sa[1] 08:00-12:00; Sa[3] 09:00-12:00', 'Sat 08:00-12:00 (1st), Sat 09:00-12:00 (3rd)'],
  ['Su[-1] 10:00-14:00', 'Sun 10:00-14:00 (last)'],
  ['24/7', WEEK(' 00:00-24:00')],
  ['06:00-22:00', WEEK(' 06:00-22:00')],
  ['Fr-Su 10:00-17:00', 'Sun 10:00-17:00, Fri 10:00-17:00, Sat 10:00-17:00'],
  ['Sa 08:00-12:00,13:00-16:00', 'Sat 08:00-12:00, Sat 13:00-16:00'],
  ['Sa 18:00-00:00', 'Sat 18:00-24:00'],
  ['Fr-Sa 10:00-17:00; Sa 08:00-12:00', 'Fri 10:00-17:00, Sat 08:00-12:00'],
  ['Fr 10:00-17:00, Sa 08:00-12:00', 'Fri 10:00-17:00, Sat 08:00-12:00'],
  ['May-Oct Sa 09:00-13:00; Nov-Apr off', '05-01..10-31 Sat 09:00-13:00'],
  [
    'Apr-Nov Sa 08:00-13:00; Dec-Mar Sa 09:00-12:00',
    '04-01..11-30 Sat 08:00-13:00 | 12-01..03-31 Sat 09:00-12:00',
  ],
  ['Jan-Jun Sa 09:00-12:00; Jul-Dec Sa 09:00-12:00', '01-01..12-31 Sat 09:00-12:00'],
  [
    'May-Oct Sa 09:00-13:00; Jul 4 off',
    '05-01..07-03 Sat 09:00-13:00 | 07-05..10-31 Sat 09:00-13:00 || Jul 04 off',
  ],
  ['Sa 09:00-12:00 open "cash only"', 'Sat 09:00-12:00 || cash only'],
];

const UNKNOWN: [string, string][] = [
  ['Sa,Su', 'Sun, Sat'],
  ['May-Oct Sa', '05-01..10-31 Sat'],
  ['Apr-Oct', '04-01..10-31'],
  ['sunrise-sunset', `${WEEK('')} || sunrise-sunset`],
  ['Sa sunrise-12:00', 'Sat || Sa sunrise-12:00'],
  ['Th 15:00-dusk', 'Thu 15:00- || Th 15:00-dusk'],
  ['Sa 08:00+', 'Sat 08:00- || Sa 08:00+'],
  ['Fr 22:00-02:00', 'Fri || Fr 22:00-02:00'],
  ['"by appointment"', ' || by appointment'],
  ['Sa 08:00-12:00 "by appointment"', ' || Sa 08:00-12:00 by appointment'],
  ['Sa 09:00-13:00 unknown', ' || Sa 09:00-13:00 unknown'],
  [
    'Fr 17:00-19:00 || "call, or ask; we’re near"',
    'Fri 17:00-19:00 (not known: Sun,Mon,Tue,Wed,Thu,Sat) || call, or ask; we’re near',
  ],
  [
    'May-Oct Sa 09:00-13:00 || "call us"',
    '05-01..10-31 Sat 09:00-13:00 (not known: Sun,Mon,Tue,Wed,Thu,Fri) | 11-01..04-30 || call us',
  ],
  [
    'Fr 17:00-19:00 || Sa 08:00-10:00',
    'Fri 17:00-19:00 (not known: Sat) || Fr 17:00-19:00 || Sa 08:00-10:00',
  ],
  ['Sa 08:00-12:00; "by appointment"', ' || Sa 08:00-12:00; by appointment'],
  ['week 1-53/2 Fr 09:00-12:00', ' || week 1-53/2 Fr 09:00-12:00'],
  [
    'Sa 08:00-12:00; week 20-30 We 15:00-18:00',
    'Sat 08:00-12:00 (not known: Wed) || week 20-30 We 15:00-18:00',
  ],
  ['Sa 08:00-12:00; week 30 off', ' || Sa 08:00-12:00; week 30 off'],
  ['2026 May-Oct: Sa 09:00-13:00', ' || 2026 May-Oct: Sa 09:00-13:00'],
  ['May Sa[1]-Oct Sa[-1] Sa 08:00-12:00', ' || May Sa[1]-Oct Sa[-1] Sa 08:00-12:00'],
  ['Sa[1] +1 day 10:00-12:00', ' || Sa[1] +1 day 10:00-12:00'],
  ['SH Mo-Fr 10:00-16:00', ' || SH Mo-Fr 10:00-16:00'],
  ['Sa 08:00-12:00; Sa[1] off', ' || Sa 08:00-12:00; Sa[1] off'],
  [
    'Sa,Su 08:00-12:00; Sa[1] 09:00-10:00',
    'Sun 08:00-12:00 (not known: Sat) || Sa,Su 08:00-12:00; Sa[1] 09:00-10:00',
  ],
  ['easter -2 days off', ' || easter -2 days off'],
  ['closed', ' || closed'],
];

describe('opening_hours of OpenStreetMap', () => {
  it.each(READ)('%j is read', (value, read) => {
    expect(brief(value)).toBe(read);
  });

  it.each(UNKNOWN)('of %j nothing is made up', (value, read) => {
    expect(brief(value)).toBe(read);
  });

  // In the first the library sees an end at 1 AM.
  it.each([
    'Sa 9-1',
    'Saturdays 9am-1pm',
    'Sa 8am-noon',
    'May to October',
    'hello',
    ' ',
    `Sa ${'9'.repeat(5000)}`,
  ])('%j is not in its grammar, and left to the one for words', (value) => {
    expect(readOsmHours(value)).toBeNull();
  });

  // Holidays are told in the note.
  const OTHERS = [...READ, ...UNKNOWN].filter(([value]) => !value.includes('PH'));
  it.each(OTHERS)('of %j, what is said to be open is open', (value) => {
    const { seasons } = readOsmHours(value) ?? { seasons: [] };
    const library = new OsmHours(value, null);
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
      const date = new Date(at).toISOString().slice(0, 10);
      const day = new Date(at).getUTCDay();
      for (const season of seasons.filter((one) => inSeason(one, date.slice(5)) === true))
        for (const { opens, closes, repeats } of season.hours.filter((one) => one.day === day)) {
          if (opens === null || closes === null || isHeldOn(repeats, date) !== true) continue;
          const [hour = 0, minute = 0] = opens.split(':').map(Number);
          const [year = 0, month = 0] = date.split('-').map(Number);
          const moment = new Date(year, month - 1, Number(date.slice(8)), hour, minute + 1);
          expect([date, opens, library.getState(moment)]).toEqual([date, opens, true]);
        }
    }
  });
});
