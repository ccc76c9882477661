/** Cash to the nickel: what is due in cash, after tax, where pennies run out. Free of zod. */
import { dollars } from '../../shared/money.js';

/** What becomes of 1 or 2 cents in all: `nickel` makes them 5, `nickel_zero` nothing. */
export const CASH_ROUNDINGS = ['nickel', 'nickel_zero'] as const;
export type CashRounding = (typeof CASH_ROUNDINGS)[number];

interface StateRounding {
  state: string;
  /** YYYY-MM-DD: in force from that day. */
  from: string;
  rounding: CashRounding;
  law: string;
  source: string;
}

/** States whose own words were read; in all others it is `nickel`. */
export const STATE_CASH_ROUNDINGS: readonly StateRounding[] = [
  {
    ...{ state: 'AL', from: '2026-04-17', rounding: 'nickel_zero', law: 'Act 2026-548' },
    source: 'https://www.revenue.alabama.gov/?p=69817',
  },
];

/** @param state two letters @param day YYYY-MM-DD, there @returns how cash is rounded once it is turned on */
export const cashRoundingIn = (state: string, day: string): CashRounding =>
  STATE_CASH_ROUNDINGS.filter((row) => row.state === state && row.from <= day).at(-1)?.rounding ?? 'nickel';

/** Cents ending in 1, 2, 6 or 7 go down, 3, 4, 8 or 9 up; below zero alike. */
const toNickel = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / 5) * 5 || 0;

/** @param cents after tax @param rounding null where it is off @returns cents due if all is paid in cash */
export function cashOf(cents: number, rounding: CashRounding | null | undefined): number {
  if (!rounding) return cents;
  return rounding === 'nickel' && (cents === 1 || cents === 2) ? 5 : toNickel(cents);
}

/**
 * @param total cents, exact @param paid cents of it, however they were paid
 * @returns cents still due in cash; below zero, what goes back
 */
export function cashLeft(total: number, paid: number, rounding: CashRounding | null | undefined): number {
  if (!rounding) return total - paid;
  const all = cashOf(total, rounding);
  return paid === 0 || paid === all ? all - paid : toNickel(total - paid);
}

/** @param both in cents @returns "$12.35, rounded from $12.37"; "$12.35" where nothing was rounded */
export const cashText = (cash: number, exact: number): string =>
  cash === exact ? dollars(cash) : `${dollars(cash)}, rounded from ${dollars(exact)}`;

/** @returns "Cash: $12.35, rounded from $12.37"; null where nothing is rounded */
export const roundedCashText = (cash: number, exact: number): string | null =>
  cash === exact ? null : `Cash: ${cashText(cash, exact)}`;
