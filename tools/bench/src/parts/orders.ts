import { Client } from 'pg';
import type { Bench, Part } from '../part.js';
import { quantiles } from '../run/measure.js';
import { figure, type Table, type TableRow } from '../run/report.rules.js';
import {
  daysFor,
  fillCart,
  inParallel,
  placeOne,
  productsForSale,
  type PaymentMethod,
  type Shares,
} from '../run/shopping.js';
import type { Statement } from '../servers/messages.js';
import { startServer, type BenchServer, withServers } from '../servers/start.js';

/** Lines of the carts whose statements are counted. */
const CARTS = [1, 5, 20] as const;
const METHODS: readonly PaymentMethod[] = ['cash', 'credit_card'];
/** Whether each vendor of the cart gets its own way and day. */
const WITH_DAYS = 'credit_card, a day at each vendor';
/** Lines of the carts that are ordered for the time. */
const LINES = 3;
const SHOPPERS = 20;
/** How often one is ordered before statements are counted. */
const WARM_ORDERS = 2;
/** How long one shopper alone waits for an order with days, in milliseconds; commits wait for the disk. */
const MOST_ALONE_MS = 30;

/** POST /api/orders: what it asks of the database, and how many are placed in a second. */
export const orders: Part = {
  name: 'Orders',
  works: [],
  needsData: true,
  run: (bench) =>
    withServers([startServer('product', bench.databaseUrl)], ([product]) =>
      durably(bench.databaseUrl, () => measureOrders(bench, product!)),
    ),
};

/** What a throw-away PostgreSQL has switched off. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** Commits wait for the disk, as they do in production. */
async function durably<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const name of DURABLE) await client.query(`ALTER SYSTEM SET ${name} = on`);
    await client.query('SELECT pg_reload_conf()');
    return await work();
  } finally {
    for (const name of DURABLE) await client.query(`ALTER SYSTEM RESET ${name}`);
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  }
}

async function measureOrders({ plan, say }: Bench, product: BenchServer): Promise<Table> {
  const shelf = await productsForSale(product);
  const counted: Counted[] = [];
  for (const method of METHODS) {
    for (let warm = 0; warm < WARM_ORDERS; warm += 1) {
      await placeOne(product, await fillCart(product, shelf, warm, 1), method);
    }
    for (const lines of CARTS) counted.push(await countStatements(product, shelf, lines, method));
  }
  const warm = await fillCart(product, shelf, 0, 1);
  await placeOne(product, warm, 'credit_card', await daysFor(product, warm));
  for (const lines of CARTS) counted.push(await countStatements(product, shelf, lines, WITH_DAYS));
  say(`Orders: ${counted.map(({ statements }) => statements).join(', ')} statements`);
  const alone = await placeMany(product, shelf, { count: plan.orders, shoppers: 1, hasDays: true });
  const placed = await placeMany(product, shelf, { count: plan.orders, shoppers: SHOPPERS, hasDays: false });
  const withDays = await placeMany(product, shelf, { count: plan.orders, shoppers: SHOPPERS, hasDays: true });
  return {
    title: 'POST /api/orders',
    how: [
      'Carts of different products of different vendors, filled through the API; the statements are those that pg sends, BEGIN and COMMIT with them. The order is written in one transaction; paying by card begins behind it, and is noted in one statement. ' +
        `With days, each vendor's products are picked up on a day of their own. For the time, ${SHOPPERS} shoppers order carts of ${LINES} lines out of ${shelf.length} products, each as soon as the one before is answered. Commits wait for the disk here, as they do in production.`,
    ],
    head: ['work', 'figure', 'must hold'],
    rows: [
      ...[...METHODS, WITH_DAYS].map((method) => statementRow(method, counted)),
      aloneRow(alone),
      ...timeRows(placed),
      ...timeRows(withDays).map((row) => ({
        ...row,
        cells: row.cells.map((cell, at) => (at === 0 ? `${cell}, with days` : cell)),
      })),
    ],
    rounds: { counted, alone, ...placed, withDays },
  };
}

interface Counted {
  method: string;
  lines: number;
  statements: number;
  transactions: number;
}

function statementRow(method: string, all: readonly Counted[]): TableRow {
  const counted = all.filter((one) => one.method === method);
  const statements = counted.map((one) => one.statements);
  return {
    cells: [
      `Statements for ${CARTS.join(', ')} lines, ${method}`,
      `${statements.join(', ')} in ${counted[0]?.transactions}`,
      'all the same, in 1',
    ],
    holds: new Set(statements).size === 1 && counted.every((one) => one.transactions === 1),
  };
}

interface Placed {
  seconds: number;
  times: number[];
  /** Of the server's process. */
  cpuMilliseconds: number;
}

function timeRows({ seconds, times, cpuMilliseconds }: Placed): TableRow[] {
  const { p50, p99 } = quantiles(times);
  const cells = [
    ['Orders per second', figure(times.length / seconds, 0)],
    ['p50 / p99 ms', `${figure(p50, 1)} / ${figure(p99, 1)}`],
    ['CPU ms of the server for one order', figure(cpuMilliseconds / times.length, 2)],
  ];
  return cells.map((pair) => ({ cells: [...pair, ''], holds: null }));
}

function aloneRow({ times }: Placed): TableRow {
  const { p50, p99 } = quantiles(times);
  return {
    cells: [
      'p50 / p99 ms of one shopper, with days',
      `${figure(p50, 1)} / ${figure(p99, 1)}`,
      `p50 ≤ ${MOST_ALONE_MS}`,
    ],
    holds: p50 <= MOST_ALONE_MS,
  };
}

async function countStatements(
  product: BenchServer,
  shelf: readonly number[],
  lines: number,
  method: PaymentMethod | typeof WITH_DAYS,
): Promise<Counted> {
  const cookie = await fillCart(product, shelf, lines, lines);
  const hasDays = method === WITH_DAYS;
  const shares = hasDays ? await daysFor(product, cookie) : undefined;
  product.tell({ type: 'note' });
  await placeOne(product, cookie, hasDays ? 'credit_card' : method, shares);
  const noted = (await product.ask({ type: 'noted' })) as Statement[];
  const transactions = noted.filter(({ text }) => /^\s*(?:BEGIN|START TRANSACTION)\b/i.test(text)).length;
  return { method, lines, statements: noted.length, transactions };
}

async function placeMany(
  product: BenchServer,
  shelf: readonly number[],
  { count, shoppers, hasDays }: { count: number; shoppers: number; hasDays: boolean },
): Promise<Placed> {
  const carts: { cookie: string; shares: Shares | undefined }[] = [];
  await inParallel(count, SHOPPERS, async (number) => {
    const cookie = await fillCart(product, shelf, number * LINES, LINES);
    carts.push({ cookie, shares: hasDays ? await daysFor(product, cookie) : undefined });
  });
  const times: number[] = [];
  const cpuBefore = (await product.ask({ type: 'cpu' })) as number;
  const started = performance.now();
  await inParallel(carts.length, shoppers, async (number) => {
    const began = performance.now();
    const { cookie, shares } = carts[number]!;
    await placeOne(product, cookie, 'credit_card', shares);
    times.push(performance.now() - began);
  });
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, times, cpuMilliseconds: ((await product.ask({ type: 'cpu' })) as number) - cpuBefore };
}
