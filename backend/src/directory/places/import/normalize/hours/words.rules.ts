import type { Weekday } from '../../../../../contract/directory/hours.js';
import type { MonthWeek } from '../../../../../contract/directory/repeats.js';
import { isMonthName, monthOf } from './months.rules.js';

/** A day of the year; the whole month where no day is said. */
export interface DayOfYear {
  month: number;
  day: number | null;
  year: number | null;
}

type Meaning =
  | { kind: 'day'; day: Weekday }
  /** "MWF", "Th": days only where nothing but hours follows. */
  | { kind: 'letters'; days: Weekday[] }
  | { kind: 'group'; days: readonly Weekday[] }
  | { kind: 'week'; week: MonthWeek; isOrdinal: boolean; number: number }
  /** `isSlip`: spelled like no month, but near one. */
  | { kind: 'month'; month: number; isSlip: boolean }
  | { kind: 'date'; date: DayOfYear }
  /** "9", "9:30", "9 a.m."; `hour` as written. */
  | { kind: 'number'; digits: string; hour: number; minute: number | null; half: 'am' | 'pm' | null }
  | { kind: 'noon' | 'midnight' | 'open end' | 'closed' | 'nothing' | 'year-round' | 'end of' }
  /** `isLoose`: of several days it may be twice a week. */
  | { kind: 'alternate'; isLoose: boolean }
  | { kind: 'every' | 'of the month' | 'to' | 'and' | 'filler' | 'word' }
  | { kind: '-' | ',' | ':' | '(' | ')' | 'sign' };

export type Token = Meaning & { from: number; to: number };
export type TokenKind = Token['kind'];

const EVERY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const DAY_STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY =
  /^(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)s?$/;
const LETTERS = /Mo?|Tu|Th|T|We?|Fr?|Sa|Su/g;
const ONLY_LETTERS = new RegExp(`^(?:${LETTERS.source})+$`);
const WEEKS: Readonly<Record<string, MonthWeek>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 },
};

const WORDS: Readonly<Record<string, TokenKind>> = {
  ...{ noon: 'noon', midnight: 'midnight', closed: 'closed', every: 'every', monthly: 'of the month' },
  ...{ dusk: 'open end', dark: 'open end', sunset: 'open end', sundown: 'open end', late: 'open end' },
  ...{ close: 'open end', closing: 'open end', soldout: 'open end' },
  ...{ tbd: 'nothing', tba: 'nothing', varies: 'nothing', unknown: 'nothing' },
  ...{ to: 'to', until: 'to', till: 'to', through: 'to', thru: 'to', til: 'to', and: 'and' },
  ...{
    open: 'filler',
    held: 'filler',
    on: 'filler',
    from: 'filler',
    at: 'filler',
    the: 'filler',
    in: 'filler',
  },
  ...{
    each: 'filler',
    only: 'filler',
    weekly: 'filler',
    hours: 'filler',
    season: 'filler',
    during: 'filler',
  },
  also: 'filler',
};

/** What has several words, or signs in it; each is tried where a word or number begins. */
const PHRASES: readonly (readonly [RegExp, (match: RegExpExecArray) => Meaning])[] = [
  [
    /(?:open )?(?:year[\s-]*round|all[\s-]*year(?:[\s-]*(?:round|long))?|12 months)\b/iy,
    () => ({ kind: 'year-round' }),
  ],
  [
    /(?:every other|alternat(?:e|ing)|every (?:two|2) weeks)\b(?: week\b)?/iy,
    () => ({ kind: 'alternate', isLoose: false }),
  ],
  [/bi-?weekly\b/iy, () => ({ kind: 'alternate', isLoose: true })],
  [
    /(?:(?:of|in) (?:the|each|every|a) month|(?:each|every|per|a) month)\b|\/ ?month\b/iy,
    () => ({ kind: 'of the month' }),
  ],
  [
    /(?:daily|every ?day|(?:7|seven) days(?: (?:a|per) week)?)\b/iy,
    () => ({ kind: 'group', days: EVERY_DAY }),
  ],
  [/weekdays?\b/iy, () => ({ kind: 'group', days: [1, 2, 3, 4, 5] })],
  [/weekends?\b/iy, () => ({ kind: 'group', days: [0, 6] })],
  [/(?:(?:they|we)(?:'re| are)? )?sold ?out\b|(?:they|we) sell out\b/iy, () => ({ kind: 'open end' })],
  [/(?:the )?end of\b/iy, () => ({ kind: 'end of' })],
  [/n\/a\b/iy, () => ({ kind: 'nothing' })],
  [/12(?::00)? ?noon\b/iy, () => ({ kind: 'noon' })],
  [/12(?::00)? ?midnight\b/iy, () => ({ kind: 'midnight' })],
  [
    /(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?: 00:00(?::00)?)?(?!\d)/y,
    ([, year, month, day]) => ({ kind: 'date', date: dateOf(month, day, year) }),
  ],
  [
    /(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{4}|\d{2}))?|([.-])(\d{1,2})\4(\d{4}|\d{2}))(?![\d/]|\s?[ap]\.?m)/iy,
    ([, month, day, year, , otherDay, otherYear]) => ({
      kind: 'date',
      date: dateOf(month, day ?? otherDay, year ?? otherYear),
    }),
  ],
  [/(\d{1,2})(?:st|nd|rd|th)(?![a-z])/iy, ([, digits]) => ordinalOf(Number(digits))],
  [/(\d{1,4})(?:[:.](\d{2}))?(?!\d)(?:\s?([ap])(?:\.?\s?m)?(?![a-z])\.?)?/iy, numberOf],
];

const SIGNS: Readonly<Record<string, TokenKind>> = {
  ...{ '-': '-', '\u2013': '-', '\u2014': '-', ',': ',', ':': ':', '.': ',', '(': '(', ')': ')' },
  ...{ '&': 'and', '+': 'and', '/': 'and', '|': 'and', '?': 'open end' },
};

const dateOf = (month?: string, day?: string, year?: string): DayOfYear => ({
  month: Number(month),
  day: day === undefined ? null : Number(day),
  year: year === undefined ? null : yearOf(year),
});

/** "26" is 2026, "98" is 1998. */
function yearOf(text: string): number {
  const year = Number(text);
  return text.length === 4 ? year : year + (year < 70 ? 2_000 : 1_900);
}

const ordinalOf = (number: number): Meaning => ({
  kind: 'week',
  week: (number <= 5 ? number : 5) as MonthWeek,
  isOrdinal: true,
  number,
});

function numberOf([, digits = '', minutes, letter]: RegExpExecArray): Meaning {
  const isRun = digits.length > 2 && minutes === undefined;
  return {
    kind: 'number',
    digits,
    hour: Number(isRun ? digits.slice(0, -2) : digits),
    minute: isRun ? Number(digits.slice(-2)) : minutes === undefined ? null : Number(minutes),
    half: letter === undefined ? null : letter.toLowerCase() === 'a' ? 'am' : 'pm',
  };
}

function meaningOf(raw: string): Meaning {
  const word = raw.toLowerCase().replace(/['\u2019.]/g, '');
  if (DAY.test(word)) return { kind: 'day', day: DAY_STARTS.indexOf(word.slice(0, 3)) as Weekday };
  const week = WEEKS[word];
  if (week !== undefined) return { kind: 'week', week, isOrdinal: false, number: week };
  const known = WORDS[word];
  if (known !== undefined) return { kind: known } as Meaning;
  if (ONLY_LETTERS.test(raw)) {
    const days = (raw.match(LETTERS) ?? []).map((name) => LETTER_DAYS[name.slice(0, 2)] ?? 0);
    return { kind: 'letters', days };
  }
  const month = monthOf(word);
  return month === null ? { kind: 'word' } : { kind: 'month', month, isSlip: !isMonthName(word) };
}

const LETTER_DAYS: Readonly<Record<string, Weekday>> = {
  ...{ M: 1, Mo: 1, T: 2, Tu: 2, W: 3, We: 3, Th: 4, F: 5, Fr: 5, Sa: 6, Su: 0 },
};

/** @param text one line @returns its words, numbers and signs with what they can mean; nothing is left out */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    const phrase = phraseAt(text, at);
    const word = phrase ?? wordAt(text, at);
    tokens.push({ ...word.meaning, from: at, to: word.to });
    at = word.to;
  }
  return tokens;
}

const LETTER = /[\p{L}\d]/u;
const WORD = /[\p{L}'\u2019]+\.?/uy;

function phraseAt(text: string, at: number): { meaning: Meaning; to: number } | null {
  if (at > 0 && LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '')) return null;
  for (const [pattern, meaning] of PHRASES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { meaning: meaning(match), to: pattern.lastIndex };
  }
  return null;
}

function wordAt(text: string, at: number): { meaning: Meaning; to: number } {
  WORD.lastIndex = at;
  const [raw] = WORD.exec(text) ?? [];
  if (raw !== undefined) return { meaning: meaningOf(raw.replace(/\.$/, '')), to: at + raw.length };
  return { meaning: { kind: SIGNS[text[at] ?? ''] ?? 'sign' } as Meaning, to: at + 1 };
}

/** @returns the days that a text names by their own names, not as "daily" */
export const daysIn = (text: string): Weekday[] => [
  ...new Set(tokensOf(text).flatMap((token) => (token.kind === 'day' ? [token.day] : []))),
];
