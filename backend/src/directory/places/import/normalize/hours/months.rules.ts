/** Months count from 1. */

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Slips count from four letters on, where one month alone is within two changes. @returns 1-12, null */
export function monthOf(word: string): number | null {
  const letters = word.toLowerCase().replace(/\.$/, '');
  if (!/^[a-z]{3,12}$/.test(letters)) return null;
  const exact = MONTHS.findIndex((month) => month === letters || month.slice(0, 3) === letters);
  if (exact >= 0) return exact + 1;
  if (letters === 'sept') return 9;
  if (letters.length < 4) return null;
  const near = MONTHS.flatMap((month, index) => (editDistance(letters, month) <= 2 ? [index + 1] : []));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** @param word in small letters; "sept" is a name as well */
export const isMonthName = (word: string): boolean =>
  word === 'sept' || MONTHS.some((month) => month === word || month.slice(0, 3) === word);

/** The last day of a month; February has 29, so that a leap day is never turned down. */
export function lastDayOf(month: number): number {
  return LAST_DAYS[month - 1] ?? 31;
}

export function isDayOfYear(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(month);
}

/** "MM-DD". */
export function monthDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
