import { LEDGER_WORDS } from '../../contract/marketplace/ledger-words.js';
import type { YearKind } from '../../contract/marketplace/year-statement.js';

/** An entry of a year, in whole cents; negative is taken away from what the farm has coming. */
export interface JournalEntry {
  /** Of the ledger entry. */
  id: number;
  kind: YearKind;
  day: string;
  orderNumber: string | null;
  /** Paid to the farm itself: in cash, by check or another way. */
  isPaidAtFarm: boolean;
  products: number | null;
  shipping: number | null;
  tax: number | null;
  amount: number;
}

/** What the accounts of a farm's books are called. */
export const ACCOUNTS = {
  balance: 'Farmgate balance',
  bank: 'Bank',
  cash: 'Paid to the farm',
  rounding: 'Cash rounding',
  sales: 'Sales',
  shipping: 'Shipping income',
  refunds: 'Refunds',
  fees: 'Farmgate fees',
  advances: 'Advances on shares',
  taxByFarmgate: 'Sales tax collected by Farmgate',
  taxByFarm: 'Sales tax collected by the farm',
} as const;
export type Account = (typeof ACCOUNTS)[keyof typeof ACCOUNTS];

export interface JournalLine {
  /** Lines of one are balanced. */
  entry: number;
  day: string;
  account: Account;
  description: string;
  /** Cents: above zero a debit, below zero a credit. */
  cents: number;
}

/** Where the other side of an entry goes, of entries that are one amount. */
const OTHER_SIDE: Partial<Record<YearKind, Account>> = {
  commission: ACCOUNTS.fees,
  commission_refund: ACCOUNTS.fees,
  payout: ACCOUNTS.bank,
  reversal: ACCOUNTS.bank,
  cash: ACCOUNTS.cash,
  rounding: ACCOUNTS.rounding,
  advance: ACCOUNTS.advances,
  advance_used: ACCOUNTS.advances,
};

/** @returns the other side of an entry, by account; what isn't told apart is products */
function otherSide(entry: JournalEntry): [Account, number][] {
  const whole = OTHER_SIDE[entry.kind];
  if (whole) return [[whole, -entry.amount]];
  const { shipping, tax, amount, isPaidAtFarm } = entry;
  const [ship, taxed] = [shipping ?? 0, tax ?? 0];
  return [
    [entry.kind === 'sale' ? ACCOUNTS.sales : ACCOUNTS.refunds, -(amount - ship - taxed)],
    [ACCOUNTS.shipping, -ship],
    [isPaidAtFarm ? ACCOUNTS.taxByFarm : ACCOUNTS.taxByFarmgate, -taxed],
  ];
}

/**
 * @returns a journal: debits and credits of each entry are the same to the cent. What is settled between two
 * orders stays in one account, and isn't there.
 */
export const journalOf = (entries: readonly JournalEntry[]): JournalLine[] =>
  entries
    .filter(({ kind }) => kind !== 'offset')
    .flatMap((entry) => {
      const description = [LEDGER_WORDS[entry.kind], entry.orderNumber].filter(Boolean).join(' ');
      const sides: [Account, number][] = [[ACCOUNTS.balance, entry.amount], ...otherSide(entry)];
      return sides
        .filter(([, cents]) => cents !== 0)
        .map(([account, cents]) => ({ entry: entry.id, day: entry.day, account, description, cents }));
    });
