/** What is in a box, and how one reads it. Free of zod. */
import type { Unit } from '../directory/categories.js';
import { addDays } from '../shared/calendar/days.js';
import { dateText } from './dated-words.js';

interface Part {
  productId: number;
  variantId?: number | undefined;
  name: string;
  unit: Unit;
  quantity: number;
  isMissing?: boolean | undefined;
}
interface Contents {
  week: string | null;
  parts: Part[];
  inventory: number;
}
interface Box {
  thisWeek: string;
  contents: Contents[];
}

/** @returns the Monday of a day's week, both as YYYY-MM-DD; what is no day stays as it is */
export function weekOf(day: string): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : addDays(day, -((new Date(time).getUTCDay() + 6) % 7));
}

/** @returns the Monday so many weeks later */
export const weeksLater = (week: string, count: number): string => addDays(week, 7 * count);

const NOTHING: Contents = { week: null, parts: [], inventory: 0 };

/**
 * @param day of its pickup or delivery; left out for today
 * @returns what is in a box then: that of the week where it has contents of its own, else the standing ones
 */
export function contentsOn({ thisWeek, contents }: Box, day: string = thisWeek): Contents {
  const week = weekOf(day);
  return contents.find((one) => one.week === week) ?? contents.find((one) => one.week === null) ?? NOTHING;
}

/** @returns a part as one reads it: "2 × Carrots", or only "Carrots" */
export const partText = ({ quantity, name }: Pick<Part, 'quantity' | 'name'>): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

/** @returns all parts in one line; names of options have commas of their own */
export const partsText = (parts: readonly Pick<Part, 'quantity' | 'name'>[]): string =>
  parts.map(partText).join('; ');

/** @returns why these contents cannot be packed, for buyers; null where they can */
export function whyNoBox({ parts }: { parts: readonly Pick<Part, 'name' | 'isMissing'>[] }): string | null {
  if (parts.length === 0) return 'Nothing is planned for this box yet.';
  const missing = parts.find(({ isMissing }) => isMissing);
  return missing ? `${missing.name}, which is in this box, is no longer available.` : null;
}

/** @returns "Only 3 boxes left" @param count how many can be packed; at least 1 */
export const boxesLeftText = (count: number): string =>
  count === 1 ? 'Only 1 box left' : `Only ${count} boxes left`;

/** @returns the days of a week: "Nov 23-29", "Nov 30-Dec 6" */
export function weekText(week: string): string {
  const last = addDays(week, 6);
  const isOneMonth = week.slice(0, 7) === last.slice(0, 7);
  return `${dateText(week)}-${isOneMonth ? Number(last.slice(8)) : dateText(last)}`;
}
