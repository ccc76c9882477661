/** From January, so the month 1 is the first. */
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

/** @returns the name of a month from 1 to 12 */
export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';

/** @returns whether a number is a month, from 1 to 12 */
export const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12;
