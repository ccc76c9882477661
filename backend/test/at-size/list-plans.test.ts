import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { readInbox } from '../../src/backoffice/inbox/inbox.sql.js';
import { INBOX_KINDS, type InboxKind } from '../../src/contract/backoffice/inbox.admin.js';
import { allResources, listStatements, type ListStatement } from '../support/database/list-statements.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

/**
 * Tables that grow without end: no list of the back office may have to read one of them from its beginning to
 * its end.
 */
const LARGE = [
  ...['listings', 'places', 'farms', 'doubles', 'products', 'orders'],
  ...['users', 'sessions', 'mails', 'fulfilments', 'ledger_entries', 'payments', 'refunds'],
];

/** True of nearly every row: counting comes to the bound soon, and an index would hold the table. */
const MOSTLY_TRUE = [
  'users, filter isLocked false, count: users',
  'mails, filter isSecret false, count: mails',
  'payments, filter isRefunded false, count: payments',
];

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** @returns the large tables that PostgreSQL would read whole, because no index serves the statement */
async function scanned({ text, values }: ListStatement): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Whatever is not forbidden to it, PostgreSQL prefers: what is scanned still has no index.
    await tx.query('SET LOCAL enable_seqscan = off');
    const rows = await tx.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`, values);
    return rows.flatMap(({ 'QUERY PLAN': line }) => {
      const table = /Seq Scan on (\w+)/.exec(line)?.[1];
      return table !== undefined && LARGE.includes(table) ? [table] : [];
    });
  });
}

it('has an index for every sort and filter of every list of a large table', async () => {
  const resources = await allResources();
  expect(resources.length).toBeGreaterThan(15);
  const missing: string[] = [];
  for (const resource of resources) {
    for (const statement of listStatements(resource)) {
      const tables = await scanned(statement);
      if (tables.length > 0) missing.push(`${statement.name}: ${tables.join(', ')}`);
    }
  }
  expect(missing.filter((one) => !MOSTLY_TRUE.includes(one))).toEqual([]);
}, 120_000);

it('has an index for everything in the inbox, and for each way to filter it', async () => {
  const kinds = (await allResources()).flatMap(({ name, table, joins, waits }) =>
    waits ? [{ kind: name as InboxKind, table, ...(joins && { joins }), waits }] : [],
  );
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(INBOX_KINDS.toSorted());
  const filters = [{}, { owner: 'mine' }, { owner: 'nobody' }, { isSnoozed: true }, { isOne: true }] as const;
  for (const filter of filters) {
    const values = [1, 'isOne' in filter ? 1 : null, 0];
    const tables = await scanned({ name: 'inbox', text: readInbox(kinds, filter).text, values });
    expect([filter, tables]).toEqual([filter, []]);
  }
});
