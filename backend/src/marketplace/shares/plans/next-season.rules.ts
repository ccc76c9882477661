import type { RefundRule } from '../../../contract/marketplace/shares/share-terms.js';
import { addDays } from '../../../contract/shared/calendar/days.js';

/** 52 weeks later, so that weekdays stay. */
const NEXT_YEAR_DAYS = 364;

/** @returns "YYYY-MM-DD" of the same weekday a year later */
export const nextYear = (day: string): string => addDays(day, NEXT_YEAR_DAYS);

/** @returns the same rule, until a year later */
export const nextRefund = (rule: RefundRule): RefundRule =>
  rule.kind === 'part' && rule.until ? { ...rule, until: nextYear(rule.until) } : rule;

/** @returns "Vegetable share 2028" of "Vegetable share 2027" */
export const nextName = (name: string): string =>
  name.replace(/\b20\d\d\b/g, (year) => String(Number(year) + 1));
