import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { MARK, type Noted, nothingNoted } from '../../../tools/load/src/noted.js';
import { audit, type Before, noteBefore } from '../../../tools/load/src/report/audit.js';
import { Membership } from '../../src/accounts/businesses/membership.entity.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { eventually } from '../support/eventually.js';
import { type Client, makeUser, signedIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const KEY = 'the-key-of-one-attempt';
const POSTED = `${MARK}a-listing`;

let test: TestApp;
let mails: MailServer;
let client: pg.Client;
let before: Before;
const noted: Noted = nothingNoted();
let order: number;
let cookie: string;
let seller: Client;
let vendorId: number;

/**
 * One order of two units for a pickup day that is paid and confirmed, at a business of an owner, a manager
 * and a packer; one key that was refused, and one listing.
 */
beforeAll(async () => {
  mails = await startMailServer();
  test = await startTestApp({ JOBS: 'on', SMTP_URL: mails.url });
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  seller = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: seller.user.id })).id;
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendorId });
  for (const role of ['manager', 'packer'] as const) {
    const { id: userId } = await makeUser(test.db);
    await test.db.getRepository(Membership).insert({ businessId: businessId ?? 0, userId, role });
  }
  const product = await makeProduct(test.db, { vendorId, inventory: 10 });
  before = await noteBefore(client);
  await buy(product.id);
  await sent(3);
  await changeTo('day', { windowId: await makePickupDay() });
  await move('confirmed');
  noted.attempts.set('refused', { key: 'refused', answers: [], isRefused: true });
  await postListing();
  // Of the order and of its other day, each to the buyer, the owner and the manager.
  await sent(6);
});
afterAll(async () => {
  await client.end();
  await test.close();
  await mails.stop();
});

async function buy(productId: number): Promise<void> {
  ({ cookie } = await shopper(test, [productId, 2]));
  const windowId = await makePickupDay();
  const shares = [{ vendorId, method: 'pickup', windowId }];
  const headers = { cookie, 'idempotency-key': KEY };
  const form = checkoutForm({ shares, specialInstructions: MARK + KEY });
  const { body } = await test.post<{ id: number; total: number }>('/api/orders', form, headers);
  order = body.id;
  noted.attempts.set(KEY, {
    key: KEY,
    answers: [{ id: order, total: Math.round(body.total * 100) }],
    isRefused: false,
  });
  await test.post(`/api/orders/${order}/test-payment`, { outcome: 'paid' }, { cookie });
}

const makePickupDay = async () => (await makePickup(test.db, vendorId, { capacity: 5 })).id;

async function changeTo(kind: 'day' | 'items', body: { windowId?: number; items?: object[] }): Promise<void> {
  const path = `/api/orders/${order}/shares/${vendorId}/${kind}`;
  expect((await test.put(path, body, { cookie })).status).toBe(200);
  const { windowId } = body;
  noted.changes.push({ orderId: order, vendorId, kind, isMade: true, ...(windowId && { windowId }) });
}

async function move(status: 'confirmed' | 'cancelled'): Promise<void> {
  expect((await seller.put(`/api/orders/${order}/status`, { status })).status).toBe(200);
  noted.moves.push({ orderId: order, vendorId, status });
}

/** Waits until so many mails have arrived and are known to have. */
async function sent(mailCount: number): Promise<void> {
  await eventually(test.db, () => mails.arrived.length === mailCount);
  await eventually(
    test.db,
    async () => (await count(`SELECT count(*) FROM mails WHERE status = 'sent'`)) === mailCount,
  );
}

async function postListing(): Promise<void> {
  const farmer = await signedIn(test, { role: 'farmer' });
  const contact = { farmName: 'Load Farm', zipCode: '33901', email: 'farmer@example.com' };
  const goods = { productName: 'Eggs', description: POSTED, price: '4.50', unit: 'dozen', category: 'eggs' };
  const { body } = await farmer.postForm<{ id: number }>('/api/listings', { ...goods, ...contact });
  noted.posted.set(POSTED, { mark: POSTED, id: body.id, isRefused: false });
}

const count = async (text: string) => Number((await client.query<{ count: string }>(text)).rows[0]?.count);
const arrived = () => mails.arrived.map(({ headers }) => headers['message-id'] ?? '');

/**
 * @returns all that the audit finds wrong, after some rows were broken by hand; they are whole again
 * afterwards
 */
async function wrongAfter(
  statements: string[],
  changed: Partial<Noted> = {},
  came = arrived(),
): Promise<string> {
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica`);
  try {
    for (const statement of statements) await client.query(statement);
    const checks = await audit(client, before, { ...noted, ...changed }, came);
    return checks.flatMap(({ wrong }) => wrong).join('\n');
  } finally {
    await client.query('ROLLBACK');
  }
}

describe('the audit of a run', () => {
  it('finds nothing where all is well, and looks at everything', async () => {
    const checks = await audit(client, before, noted, arrived());
    expect(checks.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(checks.filter(({ looked }) => looked === 0)).toEqual([]);
  });

  it.each([
    ['an order that was lost', [`DELETE FROM orders`], /Order \d+ was answered and is not there/],
    [
      'an order with another total',
      [`UPDATE orders SET total = total + 1, tax = tax + 1`],
      /was answered with \d+ cents and has \d+/,
    ],
    [
      'shares that do not add up',
      [`UPDATE fulfilments SET total = total + 1, tax = tax + 1`],
      /Order \d+: total \d+, shares \d+/,
    ],
    [
      'an order that nobody asked for',
      [`UPDATE orders SET notes = 'something else'`],
      /nobody of the run asked for it/,
    ],
    [
      'a refused key with an order',
      [`UPDATE orders SET notes = '${MARK}refused'`],
      /was refused, and order \d+ is there/,
    ],
    [
      'stock that was not taken',
      [`UPDATE products SET inventory = inventory + 2`],
      /Product \d+ had 10 units on the shelf and sold, and has 12/,
    ],
    [
      'room of a pickup day that was not taken',
      [`UPDATE pickup_windows SET taken = 0`],
      /Pickup day \d+ counts 0 of 5, and its orders hold 1/,
    ],
    [
      'goods that were given back twice',
      [`UPDATE order_items SET restocked = 1`, `UPDATE products SET inventory = inventory + 2`],
      /had 10 units .* has 11/,
    ],
    [
      'a sale that is not in the ledger',
      [`DELETE FROM ledger_entries WHERE kind = 'sale'`],
      /0 sales where 1 belong/,
    ],
    [
      'a commission of another amount',
      [`UPDATE ledger_entries SET amount = amount - 1 WHERE kind = 'commission'`],
      /commission -\d+ of \d+/,
    ],
    [
      'a payment that gave back what no refund says',
      [`UPDATE payments SET refunded = 5`],
      /gave back 5 cents, its refunds 0/,
    ],
    [
      'a mail that was not written',
      [`DELETE FROM mails WHERE kind = 'new-order'`],
      /has 0 mails new-order where 2 belong/,
    ],
    [
      'a mail that was not sent',
      [`UPDATE mails SET status = 'waiting', sent_at = NULL WHERE kind = 'new-order'`],
      /is waiting and arrived 1 times/,
    ],
    [
      'a step that is not noted',
      [`DELETE FROM fulfilment_events WHERE actor = 'vendor'`],
      /confirmed was confirmed once and is noted 0 times/,
    ],
    [
      'a change that is not noted',
      [`DELETE FROM fulfilment_events WHERE actor = 'buyer' AND change IS NOT NULL`],
      /a change of day was confirmed 1 times and is noted 0 times/,
    ],
    [
      'a day that is another one',
      [`UPDATE fulfilments SET window_id = (SELECT min(id) FROM pickup_windows)`],
      /a change of day was to day \d+, and it has \d+/,
    ],
    [
      'a vendor who was not told of a change',
      [`DELETE FROM mails WHERE kind = 'vendor-order-changed'`],
      /has 0 mails vendor-order-changed where 2 belong/,
    ],
    ['a listing that was lost', [`DELETE FROM listings`], /Listing \d+ was answered and is not there/],
  ])('finds %s', async (_what, statements, sentence) => {
    expect(await wrongAfter(statements)).toMatch(sentence);
  });

  it('finds a key that made two orders', async () => {
    const columns = await client.query<{ list: string }>(
      `SELECT string_agg(column_name, ', ') AS list FROM information_schema.columns WHERE table_name = 'orders'
         AND table_schema = 'public' AND column_name NOT IN ('id', 'order_number', 'idempotency_key', 'payment_intent_id')`,
    );
    const list = columns.rows[0]?.list ?? '';
    const twin = `INSERT INTO orders (order_number, ${list}) SELECT 'FG-TWIN', ${list} FROM orders`;
    expect(await wrongAfter([twin])).toMatch(/The key the-key-of-one-attempt made 2 orders/);
  });

  it('finds a listing that was posted twice', async () => {
    const twin = `INSERT INTO listings (product_name, description, price, unit, category, search)
      SELECT product_name, description, price, unit, category, search FROM listings`;
    expect(await wrongAfter([twin])).toMatch(/One posting made the listings \d+, \d+/);
  });

  it('finds an attempt that was answered with two orders', async () => {
    const answers = [order, order + 1].map((id) => ({ id, total: 1 }));
    const attempts = new Map([[KEY, { key: KEY, answers, isRefused: false }]]);
    expect(await wrongAfter([], { attempts })).toMatch(/was answered with several orders/);
  });

  it('finds a mail that arrived twice, not at all, or from nowhere', async () => {
    const [first = '', second = ''] = arrived();
    const wrong = await wrongAfter([], {}, [first, first, '<nobody@example.com>']);
    expect(wrong).toMatch(/is sent and arrived 2 times/);
    expect(wrong).toMatch(/is sent and arrived 0 times/);
    expect(wrong).toContain('A mail arrived that is in no outbox: <nobody@example.com>');
    expect(second).not.toBe('');
  });

  it('knows what belongs to an item that its buyer took out, and that it was done once', async () => {
    const { body } = await test.get<OrderView>(`/api/orders/${order}`, { cookie });
    const id = body.fulfilments[0]?.items[0]?.id;
    await changeTo('items', { items: [{ id, from: 2, to: 1 }] });
    await test.put(
      `/api/orders/${order}/shares/${vendorId}/items`,
      { items: [{ id, from: 2, to: 1 }] },
      { cookie },
    );
    await sent(9);
    expect((await audit(client, before, noted, arrived())).flatMap(({ wrong }) => wrong)).toEqual([]);
    const twice = `INSERT INTO fulfilment_events (fulfilment_id, status, actor, change)
      SELECT fulfilment_id, status, actor, change FROM fulfilment_events WHERE change ->> 'kind' = 'items'`;
    expect(await wrongAfter([twice])).toMatch(/a change of items was confirmed 1 times and is noted 2 times/);
    expect(await wrongAfter([`UPDATE products SET inventory = inventory + 1`])).toMatch(
      /had 10 units .* has 11/,
    );
    expect(await wrongAfter([`UPDATE payments SET refunded = refunded + 1`])).toMatch(/gave back \d+ cents/);
  });

  it('knows what belongs to money that staff and a vendor gave back', async () => {
    const staff = await signedIn(test, { role: 'admin' });
    const refund = { vendorId, amount: 1, reason: 'Arrived wilted.' };
    const key = { 'idempotency-key': 'one-refund' };
    expect((await staff.post(`/api/admin/orders/${order}/refund`, refund, key)).status).toBeLessThan(300);
    await move('cancelled');
    // Of the refund to both, of the cancellation to the buyer.
    await sent(12);
    expect((await audit(client, before, noted, arrived())).flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(await wrongAfter([`DELETE FROM mails WHERE kind = 'vendor-refund'`])).toMatch(
      /has 0 mails vendor-refund where 1 belong/,
    );
  });
});
