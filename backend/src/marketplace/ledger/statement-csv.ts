import { LEDGER_WORDS } from '../../contract/marketplace/ledger-words.js';
import type { VendorStatement } from '../../contract/marketplace/vendor-figures.js';
import type { YearStatement } from '../../contract/marketplace/year-statement.js';
import { amountOf } from '../../contract/shared/money.js';
import type { JournalLine } from './journal.rules.js';

export const statementCsv = ({ entries }: VendorStatement): string =>
  plainCsv([
    ['Date', 'Kind', 'Order', 'Amount', 'Balance', 'Paid by'],
    ...entries.map(({ day, kind, orderNumber, amount, balance, paidBy }) => [
      ...[day, kind, orderNumber ?? '', money(amount), money(balance), paidBy ?? ''],
    ]),
  ]);

const YEAR_COLUMNS = ['Time', 'Kind', 'Order', 'State', 'Products', 'Shipping', 'Tax', 'Amount', 'Balance'];

export function yearCsv({ year, timeZone, entries, openingBalance, closingBalance }: YearStatement): string {
  const rows = entries.map(
    ({ day, time, kind, orderNumber, state, products, shipping, tax, amount, balance }) => [
      ...[day, time, kind, orderNumber ?? '', state ?? ''],
      ...[products, shipping, tax, amount, balance].map(money),
    ],
  );
  const edge = (day: string, time: string, kind: string, balance: number) => [
    ...[day, time, kind, '', '', '', '', '', '', money(balance)],
  ];
  return plainCsv([
    [`Date (${timeZone})`, ...YEAR_COLUMNS],
    edge(`${year}-01-01`, '00:00', 'opening balance', openingBalance),
    ...rows,
    edge(`${year}-12-31`, '24:00', 'closing balance', closingBalance),
  ]);
}

/**
 * The year as lines of a bank account, as QuickBooks Online and Xero take them: three columns, days as
 * MM/DD/YYYY, money taken away negative, and no byte order mark, which would be part of the first head.
 * Source: Intuit, "Prepare your CSV file for bank upload"; Xero, "Import a CSV bank statement".
 */
export const booksCsv = ({ entries }: Pick<YearStatement, 'entries'>): string =>
  csvText([
    ['Date', 'Description', 'Amount'],
    ...entries
      .filter(({ amount }) => amount !== 0)
      .map(({ day, kind, orderNumber, amount }) => [
        bookDay(day),
        [LEDGER_WORDS[kind], orderNumber].filter(Boolean).join(' '),
        money(amount),
      ]),
  ]);

/** The year as a journal: each amount as a debit of one account and a credit of others. */
export const journalCsv = (lines: readonly JournalLine[]): string =>
  csvText([
    ['Entry', 'Date', 'Account', 'Description', 'Debit', 'Credit'],
    ...lines.map(({ entry, day, account, description, cents }) => [
      ...[String(entry), bookDay(day), account, description],
      ...[cents > 0 ? money(amountOf(cents)) : '', cents < 0 ? money(amountOf(-cents)) : ''],
    ]),
  ]);

/** @returns "11/30/2026" of "2026-11-30" */
const bookDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

const money = (amount: number | null) => (amount === null ? '' : amount.toFixed(2));

/** Byte order mark and CRLF. No cell holds typed text, so none is quoted; negatives stay numbers. */
const plainCsv = (lines: readonly (readonly string[])[]): string => `\uFEFF${csvText(lines)}`;

const csvText = (lines: readonly (readonly string[])[]): string =>
  `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
