import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { GenerationWorker } from '../../../src/content/generation/generation-worker.js';
import { addRun } from '../../../src/content/generation/run-steps.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { fillTables } from '../../support/database/fill-tables.js';
import type { CountingProxy, RunStatement } from '../../support/http/counting-proxy.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startCountedApp } from '../../support/servers/counted-app.js';
import type { TestApp } from '../../support/test-app.js';
import { PAGE_RUN, STORED_COUNTS, type WorkCounts } from './work-counts.js';

/** Small enough for a few seconds, and large enough that reading a table to its end stands out. */
const SIZE = 1_000;
/** PostgreSQL reads a few rows or pages more or less as its sample of a table falls. */
const LEEWAY = 1.2;

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
let productId: number;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp({ PAGE_CACHE_MB: '0' }));
  await fillTables(test.db, SIZE);
  // A town with much to see.
  for (const table of ['places', 'farms', 'listings', 'vendors', 'pickup_sites'])
    await test.db.query(
      `UPDATE ${table} SET latitude = 26.4 + id % 97 / 200.0, longitude = -82.1 + id % 89 / 200.0 WHERE id % 10 = 0`,
    );
  const { id: vendorId } = await makeVendor(test.db);
  ({ id: productId } = await makeProduct(test.db, { vendorId }));
  await test.db.query('VACUUM (ANALYZE)');
});
afterAll(() => close());

/** Every node of a plan that reads a table or an index. */
interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const rowsRead = (node: PlanNode): number =>
  (node['Node Type'].includes('Scan')
    ? node['Actual Loops'] *
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0))
    : 0) + (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);

async function costOf({ text, values }: RunStatement): Promise<Pick<WorkCounts, 'rows' | 'buffers'>> {
  const [row] = await test.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING off, FORMAT json) ${text}`,
    values,
  );
  const plan = row?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error(`There is no plan of: ${text}`);
  return {
    rows: Math.round(rowsRead(plan)),
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  };
}

/** @returns what a call, made once before, asks of the database */
async function countsOf(path: string): Promise<WorkCounts> {
  const call = async () => expect([path, (await test.get(path)).status]).toEqual([path, 200]);
  await call();
  const statements = await proxy.statementsDuring(call);
  const counts = { statements: statements.length, rows: 0, buffers: 0 };
  for (const statement of statements) {
    const { rows, buffers } = await costOf(statement);
    counts.rows += rows;
    counts.buffers += buffers;
  }
  return counts;
}

it('asks no more of the database than is stored for each call', async () => {
  const found: Record<string, WorkCounts> = {};
  for (const work of Object.keys(STORED_COUNTS))
    found[work] = await countsOf(work.replace('{product}', String(productId)));
  const more = Object.entries(found).filter(([work, { statements, rows, buffers }]) => {
    const stored = STORED_COUNTS[work]!;
    return statements > stored.statements || rows > stored.rows * LEEWAY || buffers > stored.buffers * LEEWAY;
  });
  // What a call is to cost from now on is written into work-counts.ts.
  expect(Object.fromEntries(more)).toEqual({});
});

it('makes location pages by no more statements than are stored', async () => {
  const url = new URL(test.databaseUrl);
  url.port = String(proxy.port);
  const db = await new DataSource(dataSourceOptions(url.href, 4)).initialize();
  const worker = new GenerationWorker(
    db,
    () => Promise.resolve(),
    (what, error) => expect([what, error]).toBeUndefined(),
  );
  const { pages, statements } = PAGE_RUN;
  const make = async () => {
    await db.transaction((tx) =>
      addRun(tx, { startedBy: 'terminal', userId: null, batchSize: pages, delayMs: 0 }),
    );
    while ((await worker.work(new AbortController().signal, 60_000)) !== 'idle');
  };
  await test.db.query(
    `UPDATE target_locations SET priority = -1 WHERE id IN (
       SELECT id FROM target_locations ORDER BY abs(latitude - 26.6) + abs(longitude + 81.9) LIMIT $1)`,
    [pages],
  );
  const seen = await proxy.during(make);
  const [made] = await test.db.query<{ pages: number }[]>(
    'SELECT count(*)::int AS pages FROM location_pages WHERE farm_count > 0 AND market_count > 0 AND offer_count > 0',
  );
  await db.destroy();
  expect(made?.pages).toBe(pages);
  expect(seen).toBeLessThanOrEqual(statements);
});
