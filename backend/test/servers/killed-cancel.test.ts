import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { LedgerEntry } from '../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../src/marketplace/tables/refund.entity.js';
import { VendorOrderEvent } from '../../src/marketplace/tables/vendor-order-event.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { isWaiting, whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { callsTo } from '../support/http/http-client.js';
import { signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { REFUND } from '../support/scenes/stripe-scene.js';
import { serveAlone } from '../support/servers/serve.js';
import { StripeStandIn } from '../support/stand-ins/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** kill -9 while a buyer cancels an order of two vendors that was paid by card. */

const LONG_MS = 90_000;
const STOCK = 20;
const stripe = new StripeStandIn();
let test: TestApp;

beforeAll(async () => {
  await stripe.listen();
  // It works no jobs: they are left to the servers that are killed, and to those that come after them.
  test = await startTestApp({ ...stripe.env, JOBS: 'off', LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const server = (jobs: 'on' | 'off') =>
  serveAlone(test.databaseUrl, { ...stripe.env, JOBS: jobs, LOG_LEVEL: 'fatal' });

interface Placed {
  id: number;
  number: string;
  cookie: string;
  /** Cents. */
  total: number;
  products: number[];
}

async function place(): Promise<Placed> {
  const products: number[] = [];
  for (const price of [350, 1_275]) {
    const seller = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: seller.user.id });
    products.push((await makeProduct(test.db, { vendorId: vendor.id, price, inventory: STOCK })).id);
  }
  const { cookie } = await shopper(test, ...products.map((id): [number, number] => [id, 3]));
  const { body } = await test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
  const { id, orderNumber: number, total } = body;
  return { id, number, cookie, products, total: Math.round(total * 100) };
}

async function placePaid(): Promise<Placed> {
  const placed = await place();
  stripe.pay(placed.number);
  await test.post(`/api/orders/${placed.id}/payment`, {}, { cookie: placed.cookie });
  // As if its vendors had been told of it: those who were hear of the end as well.
  await test.db.getRepository(Order).update(placed.id, { toldAt: new Date() });
  return placed;
}

const cancel = (at: Pick<TestApp, 'post'>, { id, cookie }: Placed) =>
  at.post<OrderView>(`/api/orders/${id}/cancel`, { reason: 'Found it nearer.' }, { cookie });
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;

/** What is stored of an order, and what Stripe has sent back of it, in cents. */
async function state(placed: Placed) {
  const { id, number, products } = placed;
  const shares = await test.db.query<{ id: number }[]>(`SELECT id FROM fulfilments WHERE order_id = $1`, [
    id,
  ]);
  const ofOrder = shares.map((vendorOrder) => ({ vendorOrderId: vendorOrder.id }));
  const events = ofOrder.map((vendorOrder) => ({ ...vendorOrder, status: 'cancelled' as const }));
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  const intent = `pi_${stripe.session(number).id}`;
  return {
    stock: await Promise.all(
      products.map(
        async (one) => (await test.db.getRepository(Product).findOneByOrFail({ id: one })).inventory,
      ),
    ),
    canceled: await test.db.getRepository(VendorOrderEvent).countBy(events),
    refunds: sum(await test.db.getRepository(Refund).findBy(ofOrder)),
    ledger: sum(await test.db.getRepository(LedgerEntry).findBy(ofOrder)),
    sentBack: sum(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)),
    mails: await test.db.getRepository(Mail).countBy([
      { aboutId: id, kind: 'order-cancelled' },
      { aboutId: id, kind: 'vendor-cancelled' },
    ]),
  };
}

/** What pg-boss does with jobs whose server is gone, a few minutes later. */
const giveOut = () =>
  test.db.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = $1 AND state = 'active'`,
    [REFUND],
  );

/** A connection that is cut is all that a browser sees of it. */
const isCut = (answer: Promise<unknown>) => expect(answer).rejects.toThrow();

/** Another server works what is left, and the buyer presses the button once more. */
async function finish(placed: Placed): Promise<void> {
  const next = await server('on');
  const again = await cancel(callsTo(next.url), placed);
  expect(again).toMatchObject({ status: 200, body: { status: 'cancelled', paymentStatus: 'refunded' } });
  await eventually(test.db, async () => (await state(placed)).sentBack === placed.total, [REFUND]);
  expect((await cancel(callsTo(next.url), placed)).status).toBe(200);
  await next.stop();
  expect(await state(placed)).toMatchObject({
    stock: [STOCK, STOCK],
    canceled: 2,
    refunds: placed.total,
    ledger: 0,
    sentBack: placed.total,
    mails: 3,
  });
}

describe('a server that is killed while a buyer cancels', () => {
  it.each([
    [
      'its products are locked',
      ({ products }: Placed) => `SELECT FROM products WHERE id = ${products[1]} FOR UPDATE`,
    ],
    // By then the shares, their stock, the refunds and the ledger are written.
    ['its emails are queued', () => 'LOCK TABLE mails IN EXCLUSIVE MODE'],
  ])(
    'before %s has canceled nothing, and the same call then does it once',
    async (_when, lock) => {
      const placed = await placePaid();
      const before = await state(placed);
      expect(before).toMatchObject({ stock: [STOCK - 3, STOCK - 3], canceled: 0, refunds: 0, sentBack: 0 });
      const doomed = await server('off');
      await whileLocked(test.db, lock(placed), async () => {
        const answer = isCut(cancel(callsTo(doomed.url), placed));
        await eventually(test.db, () => isWaiting(test.db));
        await doomed.kill();
        await answer;
      });
      expect(await state(placed)).toEqual(before);
      expect(await seen(placed)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
      await finish(placed);
    },
    LONG_MS,
  );

  it.each([
    ['before Stripe is asked', 'silent', 0],
    ['after Stripe has sent it, without having heard of it', 'lost', 1],
  ] as const)(
    'once the order is canceled, %s, sends the money back once',
    async (_when, kind, made) => {
      const placed = await placePaid();
      const calls = stripe.count(/POST \/v1\/refunds$/);
      stripe.trouble(kind, /POST .*refunds$/, 1, true);
      const doomed = await server('on');
      expect((await cancel(callsTo(doomed.url), placed)).status).toBe(200);
      await eventually(test.db, () => stripe.count(/POST \/v1\/refunds$/) > calls, [REFUND]);
      await doomed.kill();
      stripe.calm();
      const after = await state(placed);
      expect(after).toMatchObject({ stock: [STOCK, STOCK], canceled: 2, refunds: placed.total, ledger: 0 });
      expect(after.sentBack > 0).toBe(made === 1);
      await giveOut();
      await finish(placed);
    },
    LONG_MS,
  );

  it(
    'while the page of its card is being closed has canceled nothing, and the same call then closes it',
    async () => {
      const placed = await place();
      stripe.trouble('lost', /POST .*\/expire$/, 1, true);
      const doomed = await server('off');
      const answer = isCut(cancel(callsTo(doomed.url), placed));
      await eventually(test.db, () => stripe.count(/POST .*\/expire$/) > 0);
      await doomed.kill();
      await answer;
      expect(await seen(placed)).toMatchObject({ status: 'pending', paymentStatus: 'held' });
      expect((await state(placed)).stock).toEqual([STOCK - 3, STOCK - 3]);
      for (let times = 0; times < 2; times += 1)
        expect((await cancel(test, placed)).body).toMatchObject({
          status: 'cancelled',
          paymentStatus: 'abandoned',
        });
      expect(await state(placed)).toMatchObject({
        stock: [STOCK, STOCK],
        refunds: 0,
        ledger: 0,
        sentBack: 0,
      });
      expect(stripe.pay(placed.number)).toBe(false);
    },
    LONG_MS,
  );
});
