import { amountOf } from '../../../contract/shared/money.js';
import { csvFile } from '../../../platform/csv/csv-lines.rules.js';
import type { CustomerRow } from './customers.sql.js';

const COLUMNS = ['Customer', 'Email', 'Phone', 'Orders', 'Spent', 'First order', 'Last order', 'Bought most'];

export const customerCsv = (rows: readonly CustomerRow[]): string =>
  csvFile([
    COLUMNS,
    ...rows.map(({ name, email, phone, orders, spent, firstOrderOn, lastOrderOn, bought }) => [
      ...[name, email, phone, orders, amountOf(spent).toFixed(2)],
      ...[firstOrderOn, lastOrderOn, bought ?? ''],
    ]),
  ]);
