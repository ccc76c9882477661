import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AdminPayout } from '../../src/contract/marketplace/ledger.admin.js';
import type { AdminOrder, AdminOrderShare } from '../../src/contract/marketplace/orders.admin.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import type { AdminRefund } from '../../src/contract/marketplace/payments.admin.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Payout } from '../../src/marketplace/ledger/payout.entity.js';
import { Refund } from '../../src/marketplace/payments/refund.entity.js';
import type { Product } from '../../src/marketplace/products/product.entity.js';
import type { Vendor } from '../../src/marketplace/vendors/vendor.entity.js';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.js';
import { eventually } from '../support/eventually.js';
import { makeProduct, makeVendor } from '../support/make.js';
import { PayPalStandIn } from '../support/paypal-stand-in.js';
import { type Client, signedIn } from '../support/people.js';
import { checkoutForm, shopper } from '../support/shopper.js';
import { StripeStandIn } from '../support/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const QUEUES = ['payments.send-refund', 'payments.pay-vendor', 'payments.send-payout'];

const stripe = new StripeStandIn();
const paypal = new PayPalStandIn();
let test: TestApp;
let admin: Client;
/** Two vendors, of whom the first has an account at Stripe. */
let vendors: [Vendor, Vendor];
let products: [Product, Product];
beforeAll(async () => {
  await stripe.listen();
  await paypal.listen();
  test = await startTestApp({ JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env, ...paypal.env });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
  await paypal.close();
});

async function makeShop(rates: [string, string] = ['0.12', '0.12']): Promise<void> {
  const [first, second] = [
    await signedIn(test, { role: 'vendor' }),
    await signedIn(test, { role: 'vendor' }),
  ];
  const stripeAccountId = `acct_${first.user.id}`;
  vendors = [
    await makeVendor(test.db, { userId: first.user.id, stripeAccountId, commissionRate: rates[0] }),
    await makeVendor(test.db, { userId: second.user.id, commissionRate: rates[1] }),
  ];
  products = [
    await makeProduct(test.db, { vendorId: vendors[0].id, price: 333, inventory: 900 }),
    await makeProduct(test.db, { vendorId: vendors[1].id, price: 1_277, inventory: 900 }),
  ];
}
beforeEach(async () => {
  stripe.calm();
  await makeShop();
});

/** @returns a paid order of three of the first product and one of the second */
async function placePaid(paymentMethod = 'credit_card', quantities: [number, number] = [3, 1]) {
  const { cookie } = await shopper(test, [products[0].id, quantities[0]], [products[1].id, quantities[1]]);
  const form = checkoutForm({ paymentMethod });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  if (paymentMethod === 'paypal') paypal.approve(body.orderNumber);
  else stripe.pay(body.orderNumber);
  const paid = await test.post<OrderView>(`/api/orders/${body.id}/payment`, {}, { cookie });
  expect(paid.body.paymentStatus).toBe('paid');
  return { id: body.id, number: body.orderNumber };
}

const page = async (id: number) => (await admin.get<AdminOrder>(`/api/admin/orders/${id}`)).body;
const act = (id: number, action: string, body: object) =>
  admin.post<AdminOrder & ErrorBody>(`/api/admin/orders/${id}/${action}`, body);
const refund = (id: number, amount: number, vendorId = vendors[0].id) =>
  admin.post<AdminOrder & ErrorBody>(
    `/api/admin/orders/${id}/refund`,
    { vendorId, amount, reason: 'Wilted.' },
    { 'idempotency-key': randomUUID() },
  );
const bring = async (id: number, vendorId = vendors[0].id) => {
  for (const status of ['confirmed', 'shipped', 'delivered']) await act(id, 'move', { vendorId, status });
};
const areDone = async () => {
  const [row] = await test.db.query<{ left: number }[]>(
    `SELECT count(*)::int AS left FROM pgboss.job WHERE name LIKE 'payments.%' AND state < 'completed'`,
  );
  return row?.left === 0;
};
const allDone = () => eventually(test.db, areDone, QUEUES);
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sentBack = (number: string) =>
  stripe.refunds
    .filter(({ payment_intent }) => payment_intent === `pi_${stripe.session(number).id}`)
    .map(({ amount }) => amount);
const refundKeys = () =>
  stripe.requests
    .filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')
    .map(({ headers }) => headers['idempotency-key']);
const share = ({ shares }: AdminOrder, index = 0): AdminOrderShare => {
  const found = shares.find(({ vendorId }) => vendorId === vendors[index]?.id);
  if (!found) throw new Error('The share is gone.');
  return found;
};

describe('a part that staff give back', () => {
  it('reaches Stripe with its amount and one key, also when the answer is lost twice', async () => {
    const { id, number } = await placePaid();
    stripe.trouble('lost', /POST .*refunds$/, 2);
    const [entry] = (await refund(id, 4.56)).body.refunds;
    await allDone();
    expect(sentBack(number)).toEqual([456]);
    const keys = refundKeys().filter((key) => key === `refund-${entry?.id}`);
    expect(keys.length).toBeGreaterThan(0);
    expect((await page(id)).refunds).toMatchObject([{ status: 'done', amount: 4.56 }]);
  });

  it('is not sent twice where its answer was lost and Stripe has forgotten the key', async () => {
    const { id, number } = await placePaid();
    stripe.trouble('lost', /POST .*refunds$/, 2);
    const before = refundKeys().length;
    await refund(id, 4.56);
    // The client itself tries twice, at once and with the same key; a day later the job does.
    await eventually(test.db, () => refundKeys().length >= before + 2);
    stripe.forgetKeys();
    await allDone();
    expect(sentBack(number)).toEqual([456]);
  });

  it('reaches PayPal in the same way', async () => {
    const { id, number } = await placePaid('paypal');
    paypal.trouble('lost', /refund$/, 1);
    const [entry] = (await refund(id, 4.5)).body.refunds;
    await allDone();
    const calls = paypal.requests.filter(({ path }) => path.endsWith('/refund'));
    expect(new Set(calls.map(({ headers }) => headers['paypal-request-id']))).toEqual(
      new Set([`refund-${entry?.id}`]),
    );
    const [capture] = paypal.order(number).captures;
    const made = paypal.refunds.filter((one) => one.id.includes(capture?.id ?? '-'));
    expect(made.map(({ amount }) => amount.value)).toEqual(['4.50']);
  });

  it('is not sent for more than is left, however many people try at once', async () => {
    const { id, number } = await placePaid();
    const { left } = share(await page(id));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(id, Math.round(left * 40) / 100)).concat(
        act(id, 'cancel', { vendorId: vendors[0].id, reason: 'Frost.' }),
      ),
    );
    expect(answers.map(({ status }) => status)).not.toContain(500);
    await allDone();
    expect(sum(sentBack(number))).toBe(cents(left));
    expect(share(await page(id))).toMatchObject({ refunded: left, left: 0, balance: 0 });
  });
});

describe('a refund that the provider refuses', () => {
  /** @returns one that Stripe has refused, as somebody sent everything back by hand */
  async function refused() {
    const { id, number } = await placePaid();
    const byHand = {
      id: `re_by_hand_${id}`,
      amount: stripe.session(number).amount_total,
      payment_intent: `pi_${stripe.session(number).id}`,
      status: 'succeeded',
    };
    stripe.refunds.push(byHand);
    const [entry] = (await refund(id, 2)).body.refunds;
    await allDone();
    const refundId = entry?.id ?? 0;
    expect(await test.db.getRepository(Refund).findOneBy({ id: refundId })).toMatchObject({
      status: 'failed',
    });
    return { id, number, byHand, refundId };
  }
  const on = (refundId: number, action: string, body?: object) =>
    admin.post<AdminRefund & ErrorBody>(`/api/admin/refunds/${refundId}/${action}`, body ?? {});

  it('is sent again by staff, and then stands in no way twice', async () => {
    const { id, number, byHand, refundId } = await refused();
    expect((await page(id)).timeline.find(({ kind }) => kind === 'refund')).toMatchObject({
      isTrouble: true,
    });
    stripe.refunds.splice(stripe.refunds.indexOf(byHand), 1);
    expect((await on(refundId, 'retry')).body).toMatchObject({ status: 'waiting', attempt: 2 });
    await allDone();
    expect(sentBack(number)).toEqual([200]);
    expect(await on(refundId, 'retry')).toMatchObject({ status: 409, body: { error: 'ALREADY_DECIDED' } });
    expect(share(await page(id)).refunded).toBe(2);
    expect((await page(id)).timeline.map(({ title }) => title)).toContain('Refund sent again');
  });

  it('can be marked as given back by hand, with a reason in the audit log', async () => {
    const { refundId } = await refused();
    expect((await on(refundId, 'settle')).status).toBe(400);
    const { body } = await on(refundId, 'settle', { reason: 'Sent a check.' });
    expect(body).toMatchObject({ status: 'done' });
    expect((await on(refundId, 'settle', { reason: 'Once more.' })).status).toBe(409);
    const where = { resource: 'refunds', recordId: String(refundId) };
    expect(await test.db.getRepository(AuditEntry).findBy(where)).toMatchObject([
      { action: 'settle', note: 'Sent a check.', before: { status: 'failed' }, after: { status: 'done' } },
    ]);
  });
});

describe('after a payout', () => {
  it('a refund makes the balance of the share negative, until the next payout settles it', async () => {
    const { id } = await placePaid();
    await bring(id);
    await allDone();
    expect(share(await page(id)).balance).toBe(0);
    const { body } = await refund(id, 3);
    const lost = share(body).balance;
    expect(lost).toBeLessThan(0);
    await allDone();
    expect(share(await page(id)).balance).toBe(lost);
    const next = await placePaid();
    await bring(next.id);
    await allDone();
    expect(share(await page(id)).balance).toBe(0);
    const { ledger } = await page(next.id);
    expect(ledger.filter(({ kind }) => kind === 'offset')).toMatchObject([{ amount: lost }]);
    expect(share(await page(next.id)).balance).toBe(0);
  });

  it('that was refused, staff pay what is due by now, once', async () => {
    const account = vendors[0].stripeAccountId ?? '';
    stripe.closedAccounts.add(account);
    const { id, number } = await placePaid();
    await bring(id);
    await allDone();
    const [failed] = await test.db.getRepository(Payout).findBy({ vendorId: vendors[0].id });
    expect(failed?.status).toBe('failed');
    stripe.closedAccounts.delete(account);
    await refund(id, 1);
    const due = cents(share(await page(id)).balance);
    const retry = () => admin.post<AdminPayout & ErrorBody>(`/api/admin/payouts/${failed?.id}/retry`, {});
    expect((await retry()).status).toBe(200);
    await allDone();
    const sent = stripe.transfers.filter(({ transfer_group }) => transfer_group === number);
    expect(sent.map(({ amount }) => amount)).toEqual([due]);
    expect(await retry()).toMatchObject({ status: 409, body: { error: 'ALREADY_DECIDED' } });
  });
});

const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => String(points / 10_000));
const whose = fc.constantFrom<0 | 1>(0, 1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      whose,
      /** Of the share's total, so that some are too much. */
      part: fc.double({ min: 0.01, max: 0.7, noNaN: true }),
      /** How many people do it at once. */
      times: fc.constantFrom(1, 1, 1, 3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), whose }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bring' as const), whose }) },
);
const sequence = fc.record({
  rates: fc.tuple(rate, rate),
  quantities: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  method: fc.constantFrom('credit_card', 'credit_card', 'paypal'),
  steps: fc.array(step, { minLength: 3, maxLength: 8 }),
});

/** Everything that has to be true of an order's money, after anything that happened to it. */
function check(order: AdminOrder): void {
  expect(sum(order.refunds.map(({ amount }) => cents(amount)))).toBe(cents(order.refunded));
  expect(cents(order.refunded)).toBeLessThanOrEqual(cents(order.total));
  for (const one of order.shares) {
    const entries = order.ledger.filter(({ vendorId }) => vendorId === one.vendorId);
    const of = (...kinds: string[]) =>
      sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => cents(amount)));
    expect(cents(one.refunded)).toBeLessThanOrEqual(cents(one.total));
    expect(of('refund') + cents(one.refunded)).toBe(0);
    // What the vendor keeps: what was not refunded, less the commission of its goods.
    const goods = order.refunds
      .filter(({ vendorId }) => vendorId === one.vendorId)
      .reduce((all, entry) => all + cents(entry.goods), 0);
    const commission = cents(one.commission) - of('commission_refund');
    expect(of('sale', 'commission', 'refund', 'commission_refund')).toBe(
      cents(one.total) - cents(one.refunded) - commission,
    );
    const exact = (cents(one.commission) * (cents(one.subtotal) - goods)) / cents(one.subtotal);
    // Each refund rounds once.
    expect(Math.abs(commission - exact)).toBeLessThanOrEqual(order.refunds.length);
    if (one.refunded === one.total) expect(commission).toBe(0);
    if (one.status === 'cancelled') expect([one.refunded, of('payout')]).toEqual([one.total, 0]);
    const isPaidOut = one.status === 'delivered' && one.vendorId === vendors[0].id;
    if (isPaidOut && order.paymentMethod === 'credit_card') expect(one.balance).toBeLessThanOrEqual(0);
    expect(cents(one.balance)).toBe(sum(entries.map(({ amount }) => cents(amount))));
  }
  expect(cents(order.ledgerSum)).toBe(sum(order.shares.map(({ balance }) => cents(balance))));
  expect(order.paymentStatus).toBe(order.refunded === order.total ? 'refunded' : 'paid');
}

describe("an order's ledger", () => {
  it('adds up whatever is refunded, cancelled, delivered and paid out, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async ({ rates, quantities, method, steps }) => {
        await makeShop(rates);
        const { id, number } = await placePaid(method, quantities);
        for (const one of steps) {
          const vendorId = vendors[one.whose].id;
          if (one.kind === 'bring') await bring(id, vendorId);
          else if (one.kind === 'cancel') await act(id, 'cancel', { vendorId, reason: 'Frost.' });
          else {
            const amount = Math.max(1, Math.floor(cents(share(await page(id), one.whose).total) * one.part));
            const tries = Array.from({ length: one.times }, () => refund(id, amount / 100, vendorId));
            for (const { status } of await Promise.all(tries)) expect([200, 400, 409]).toContain(status);
          }
        }
        await allDone();
        const order = await page(id);
        check(order);
        expect(order.refunds.every(({ status }) => status === 'done')).toBe(true);
        if (method === 'credit_card') expect(sum(sentBack(number))).toBe(cents(order.refunded));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 150_000);
});
