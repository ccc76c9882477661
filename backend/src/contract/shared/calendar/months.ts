/** In English, from January. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "Jan" to "Dec". */
export const SHORT_MONTH_NAMES: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3));

/** @returns the name of a month from 1 to 12, and an empty text for every other number */
export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';

/** @returns whether a number is a month, from 1 to 12 */
export const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12;
