import { addDays } from '../../../contract/shared/calendar/days.js';

/** Cents, on a day as "YYYY-MM-DD". */
export interface DuePayment {
  number: number;
  dueOn: string;
  cents: number;
}

/** @returns equal parts that add up; odd cents come first */
export function splitCents(total: number, count: number): number[] {
  const each = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => each + (index < total - each * count ? 1 : 0));
}

const firstOfNextMonth = (day: string) => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** @returns the first on joining, the others on the first of the months after it */
export function paymentDays(count: number, today: string): string[] {
  const days = [today];
  while (days.length < count) days.push(firstOfNextMonth(days.at(-1) ?? today));
  return days;
}

/** @returns null where the last payment would be after the last box */
export function plannedPayments(
  total: number,
  count: number,
  today: string,
  lastBox: string,
): DuePayment[] | null {
  const days = paymentDays(count, today);
  if (count > 1 && (days.at(-1) ?? today) > lastBox) return null;
  const parts = splitCents(total, count);
  return days.map((dueOn, index) => ({ number: index + 1, dueOn, cents: parts[index] ?? 0 }));
}

/**
 * Of a member whom the farm brings along: what was paid before is the first payment, the rest is due on the
 * first of the next month, or with the last box.
 */
export function broughtPayments(total: number, paid: number, today: string, lastBox: string): DuePayment[] {
  const restOn = [firstOfNextMonth(today), lastBox].toSorted()[0] ?? today;
  const parts = [
    { dueOn: today, cents: paid },
    { dueOn: restOn, cents: total - paid },
  ].filter(({ cents }) => cents > 0);
  return parts.map((part, index) => ({ ...part, number: index + 1 }));
}
