import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DataSource } from 'typeorm';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { ORDER_PLACED_MAILS } from '../../src/marketplace/orders/order-queues.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { eventually } from '../support/eventually.js';
import { callsTo } from '../support/http/http-client.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { runCommand } from '../support/servers/run-command.js';
import { serve } from '../support/servers/serve.js';
import { StripeStandIn } from '../support/stand-ins/stripe-stand-in.js';

/** Orders of a database from before options, weights, short rows and deposits, migrated to today. */

const FIRST = 'ProductVariants1764500001100';
const QUEUES = [
  'payments.send-refund',
  'payments.pay-vendor',
  'payments.send-payout',
  'payments.send-reversal',
];
const COMPARED = [
  ...['orders', 'order_items', 'fulfilments', 'fulfilment_events', 'cart_items', 'products'],
  ...['payments', 'refunds', 'disputes', 'dispute_parts', 'ledger_entries', 'payouts'],
];
/** What came since. */
const NEW = [
  'product_variants',
  'dated_stock',
  'bundle_parts',
  'order_item_parts',
  'short_rows',
  'weighings',
];

const stripe = new StripeStandIn();
let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  await stripe.listen();
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await stripe.close();
});

const serveNow = async () => {
  const server = await serve(database.url, { JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env });
  return { ...callsTo(server.url), db, stop: () => server.stop() };
};
type Running = Awaited<ReturnType<typeof serveNow>>;

/** Whose orders they are, in any version. */
interface People {
  sellers: Client[];
  buyers: { id: number; cookie: string }[];
}

/** Orders of every kind there was: open, given up, canceled, picked up, refunded, disputed, paid out. */
async function fill(test: Running): Promise<People> {
  const admin = await signedIn(test, { role: 'admin' });
  const sellers = [await signedIn(test, { role: 'vendor' }), await signedIn(test, { role: 'vendor' })];
  const [own, other] = [
    await makeVendor(db, { userId: sellers[0]?.user.id ?? 0, stripeAccountId: 'acct_1' }),
    await makeVendor(db, { userId: sellers[1]?.user.id ?? 0, commissionRate: '0.075' }),
  ];
  const kale = await makeProduct(db, { vendorId: own.id, name: 'Kale', price: 333, inventory: 900 });
  const honey = await makeProduct(db, { vendorId: other.id, name: 'Honey', price: 1_277, inventory: 900 });
  const { code } = await makeDiscountCode(db, { vendorId: own.id });
  const { id: windowId } = await makePickup(db, own.id);
  const buyers: People['buyers'] = [];

  const order = async (form: object, lines: [number, number][], pays = true) => {
    const { cookie } = await shopper(test, ...lines);
    const { status, body } = await test.post<OrderView>('/api/orders', checkoutForm({ ...form }), { cookie });
    expect({ status, body }).toMatchObject({ status: 201 });
    const { id, orderNumber: number, total } = body;
    buyers.push({ id, cookie });
    if (pays) {
      stripe.pay(number);
      await test.post(`/api/orders/${id}/payment`, {}, { cookie });
    }
    return { id, number, total, cookie };
  };
  const move = async (id: number, who: number, ...steps: string[]) => {
    for (const status of steps) {
      const moved = await sellers[who]?.put(`/api/orders/${id}/status`, { status });
      expect(moved).toMatchObject({ status: 200 });
    }
  };
  const refund = (id: number, vendorId: number, amount: number) =>
    admin.post(
      `/api/admin/orders/${id}/refund`,
      { vendorId, amount, reason: 'Wilted.' },
      { 'idempotency-key': randomUUID() },
    );
  const both: [number, number][] = [
    [kale.id, 7],
    [honey.id, 2],
  ];

  await order({}, both, false);
  const paidOut = await order({ discountCodes: [code] }, both);
  await move(paidOut.id, 0, 'confirmed', 'shipped', 'delivered');
  await move(paidOut.id, 1, 'confirmed', 'shipped');
  const isPaidOut = () => stripe.transfers.some((one) => one.transfer_group === paidOut.number);
  await eventually(db, isPaidOut, QUEUES);
  expect((await refund(paidOut.id, own.id, 3.21)).status).toBe(200);
  const canceled = await order({}, both);
  await move(canceled.id, 1, 'cancelled');
  expect((await refund(canceled.id, own.id, 1)).status).toBe(200);
  const givenUp = await order({}, [[kale.id, 1]], false);
  await test.post(`/api/orders/${givenUp.id}/cancel`, {}, { cookie: givenUp.cookie });
  const inCash = { paymentMethod: 'cash', shippingMethod: 'pickup' };
  const cash = await order(inCash, both, false);
  await move(cash.id, 0, 'confirmed', 'delivered');
  const shares = [{ vendorId: own.id, method: 'pickup', windowId }];
  const dated = await order({ shippingMethod: 'pickup', shares }, [[kale.id, 3]]);
  expect(
    (await test.get<OrderView>(`/api/orders/${dated.id}`, { cookie: dated.cookie })).body.paymentStatus,
  ).toBe('paid');
  const disputed = await order({}, [[honey.id, 3]]);
  const dispute = stripe.dispute(disputed.number, 1_500);
  stripe.moveDisputed(dispute, 'withdrawn');
  const told = stripe.event('charge.dispute.funds_withdrawn', dispute);
  await test.post('/api/webhooks/stripe', told.body, told.headers);
  await shopper(test, [kale.id, 2]);
  const areDone = async () => {
    const rows = await db.query<unknown[]>(
      `SELECT 1 FROM pgboss.job WHERE (name LIKE 'payments.%' OR name = $1) AND state < 'completed'
         AND start_after < now() + interval '1 minute'`,
      // It notes in the order that its buyer was told.
      [ORDER_PLACED_MAILS],
    );
    return rows.length === 0;
  };
  await eventually(db, areDone, QUEUES);
  return { sellers, buyers };
}

async function filled(): Promise<People> {
  const test = await serveNow();
  try {
    return await fill(test);
  } finally {
    await test.stop();
  }
}

const NOTHING: readonly unknown[] = [null, false, 0];
type Row = Record<string, unknown>;

/** Every row of these tables, as they come. */
async function rowsOf(tables: readonly string[]): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>();
  for (const table of tables) {
    const found = await db.query<{ row: Row }[]>(
      `SELECT to_jsonb(t) AS row FROM ${table} AS t ORDER BY t.ctid`,
    );
    rows.set(
      table,
      found.map(({ row }) => row),
    );
  }
  return rows;
}

/** What people see of these orders. */
async function seenBy({ sellers, buyers }: People): Promise<unknown> {
  const test = await serveNow();
  try {
    const get = async (address: string, cookie: string) => {
      const { status, body } = await test.get(address, { cookie });
      expect({ address, status }).toEqual({ address, status: 200 });
      return body;
    };
    const seen: unknown[] = [];
    for (const { id, cookie } of buyers) seen.push(await get(`/api/orders/${id}`, cookie));
    for (const { cookie } of sellers)
      for (const what of ['orders', 'orders/export', 'statement', 'statement.csv', 'analytics', 'get-paid'])
        seen.push(await get(`/api/vendor/${what}`, cookie));
    return seen;
  } finally {
    await test.stop();
  }
}

it('leaves orders, payments and the ledger of before as they were, row by row', async () => {
  const people = await filled();
  const seen = await seenBy(people);
  const isThere = () => db.query<unknown[]>('SELECT 1 FROM migrations WHERE name = $1', [FIRST]);
  const migrations = [path.join(projectFolder(), 'backend/dist/migrations/*.js')];
  const old = await new DataSource({ ...dataSourceOptions(database.url, 2), migrations }).initialize();
  while ((await isThere()).length > 0) await old.undoLastMigration();
  await old.destroy();
  const before = await rowsOf(COMPARED);
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);

  expect(await runCommand(['migrate'], { DATABASE_URL: database.url })).toMatchObject({ code: 0 });

  const after = await rowsOf(COMPARED);
  /** What new columns say of old rows, where they say something. */
  const said = new Set<string>();
  for (const [table, rows] of before) {
    const now = after.get(table) ?? [];
    const isOld = (column: string) => column in (rows[0] ?? {});
    const of = (row: Row, wanted: boolean) => Object.entries(row).filter(([name]) => isOld(name) === wanted);
    expect([table, now.map((row) => Object.fromEntries(of(row, true)))]).toEqual([table, rows]);
    for (const [name, value] of now.flatMap((row) => of(row, false)))
      if (!NOTHING.includes(value)) said.add(`${table}.${name}: ${String(value)}`);
  }
  expect([...said].sort()).toEqual(['payments.kind: order', 'payments.take: at-once']);
  expect([...(await rowsOf(NEW)).values()].flat()).toEqual([]);
  expect(await seenBy(people)).toEqual(seen);
}, 180_000);
