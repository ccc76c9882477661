import { amountOf } from '../../../contract/shared/money.js';
import { csvLines } from '../../../platform/csv/csv-lines.rules.js';
import type { CustomerRow } from './customers.sql.js';

const COLUMNS = ['Customer', 'Email', 'Phone', 'Orders', 'Spent', 'First order', 'Last order', 'Bought most'];

/** @returns the file, with the byte order mark by which spreadsheets know UTF-8 */
export const customerCsv = (rows: readonly CustomerRow[]): string =>
  `\uFEFF${csvLines([
    COLUMNS,
    ...rows.map(({ name, email, phone, orders, spent, firstOrderOn, lastOrderOn, bought }) => [
      ...[name, email, phone, orders, amountOf(spent).toFixed(2)],
      ...[firstOrderOn, lastOrderOn, bought ?? ''],
    ]),
  ])}`;
