import type { VendorStatement } from '../../contract/marketplace/vendor-figures.js';
import type { YearStatement } from '../../contract/marketplace/year-statement.js';

export const statementCsv = ({ entries }: VendorStatement): string =>
  plainCsv([
    ['Date', 'Kind', 'Order', 'Amount', 'Balance'],
    ...entries.map(({ day, kind, orderNumber, amount, balance }) => [
      ...[day, kind, orderNumber ?? '', money(amount), money(balance)],
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

const money = (amount: number | null) => (amount === null ? '' : amount.toFixed(2));

/** Byte order mark and CRLF. No cell holds typed text, so none is quoted; negatives stay numbers. */
const plainCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
