import { amountOf } from '../../../contract/shared/money.js';
import { csvFile } from '../../../platform/csv/csv-lines.rules.js';
import type { CustomerRow } from './customers.sql.js';

const COLUMNS = [
  ...['Customer', 'Email', 'Phone', 'Orders', 'Spent', 'First order', 'Last order', 'Bought most'],
  ...['Address', 'Note'],
];

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join('; ');

export const customerCsv = (rows: readonly CustomerRow[]): string =>
  csvFile([
    COLUMNS,
    ...rows.map(({ name, email, phone, orders, spent, firstOrderOn, lastOrderOn, bought, imported }) => [
      ...[name, email, phone, orders, amountOf(spent).toFixed(2)],
      ...[firstOrderOn ?? '', lastOrderOn ?? '', bought ?? ''],
      ...[joined(imported.map(({ address }) => address)), joined(imported.map(({ note }) => note))],
    ]),
  ]);
