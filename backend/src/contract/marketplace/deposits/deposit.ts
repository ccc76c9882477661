/**
 * Deposits: a part of the price is paid with the order, and the balance on a date, or once the item is
 * weighed. Money is whole cents, days are YYYY-MM-DD. Free of zod.
 */
import { dayIn } from '../../shared/calendar/date-format.js';
import { shareOf } from '../../shared/money.js';

/** What becomes of a deposit whose balance is never paid: the vendor keeps it, or it is refunded. */
export const UNPAID_RULES = ['keep', 'return'] as const;
export type UnpaidRule = (typeof UNPAID_RULES)[number];

/** So many days after the balance was asked for, an order that is still not paid is canceled. */
export const MAX_GRACE_DAYS = 30;
export const DEFAULT_GRACE_DAYS = 7;

/** When the balance is due, and what happens otherwise. */
export interface BalanceTerms {
  /** The day on which the balance is charged; null: once it is weighed. */
  balanceOn: string | null;
  unpaid: UnpaidRule;
  graceDays: number;
}

/** What a product asks for; either an amount for each, or a part of its price. */
export interface DepositTerms extends BalanceTerms {
  cents: number | null;
  /** 1 to 99. */
  percent: number | null;
}

/** The deposit of a line as it was sold. */
export interface LineDeposit extends BalanceTerms {
  /** For each of the line. */
  cents: number;
  /** The day that was agreed to, where the balance was asked for before; grace is counted from it. */
  agreedOn?: string;
}

/** In this zone a day begins last of all: a balance is due once its day has begun in every state. */
const LAST_ZONE = 'Pacific/Honolulu';

/** @returns the day that has begun everywhere in the country */
export const depositDay = (now: Date): string => dayIn(LAST_ZONE, now);

/**
 * The deposit of one piece. Nothing is left to pay later once the day of the balance has come, or where the
 * deposit is all of the price.
 * @param terms of its product
 * @param unit its price, by weight at most, and the amount that its option asks for instead
 * @param today see `depositDay`
 * @returns null where it is paid in full with the order
 */
export function depositOf(
  terms: DepositTerms | null,
  unit: { price: number; ownDeposit: number | null; isByWeight: boolean },
  today: string,
): LineDeposit | null {
  if (terms === null) return null;
  const { cents: amount, percent, ...balance } = terms;
  if (balance.balanceOn === null ? !unit.isByWeight : balance.balanceOn <= today) return null;
  const cents = unit.ownDeposit ?? amount ?? Math.max(1, shareOf(unit.price, (percent ?? 0) * 100));
  return cents < unit.price ? { cents, ...balance } : null;
}

/** A line of an order with a deposit, as it is priced. */
export interface LineToPay {
  quantity: number;
  totalPrice: number;
  discount: number;
  tax: number;
  /** Null, or left out, for what is sold each. */
  byWeight?: object | null | undefined;
  deposit: LineDeposit | null;
}

/**
 * What is paid with an order that has a deposit: the deposits, the delivery, and in full what has neither a
 * deposit nor a weight that is still to be found.
 * @param lines of the whole order
 * @returns cents; null where all of it is paid at once
 */
export function payableNow(
  lines: readonly LineToPay[],
  { shipping, total }: { shipping: number; total: number },
): number | null {
  if (lines.every(({ deposit }) => deposit === null)) return null;
  const now = lines.reduce((sum, line) => sum + nowOf(line), shipping);
  return now < total ? now : null;
}

function nowOf({ quantity, totalPrice, discount, tax, byWeight, deposit }: LineToPay): number {
  const goods = totalPrice - discount;
  if (deposit) return Math.min(deposit.cents * quantity, goods);
  return byWeight ? 0 : goods + tax;
}
