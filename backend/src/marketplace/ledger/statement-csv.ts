import type { VendorStatement } from '../../contract/marketplace/vendor-figures.js';

/**
 * @returns a statement as a spreadsheet reads it: with a byte order mark, CRLF, and no cell that holds what
 * people typed
 */
export function statementCsv({ entries }: VendorStatement): string {
  const rows = entries.map(({ createdAt, kind, orderNumber, amount, balance }) =>
    [createdAt, kind, orderNumber ?? '', amount.toFixed(2), balance.toFixed(2)].join(','),
  );
  return `\uFEFF${['Date,Kind,Order,Amount,Balance', ...rows].join('\r\n')}\r\n`;
}
