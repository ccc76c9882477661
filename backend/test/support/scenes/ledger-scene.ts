import { expect } from '@jest/globals';
import fc from 'fast-check';
import { GUEST_ORDERS_KEY } from '../../../src/contract/backoffice/settings.admin.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import { basisPointsOf, shareOf } from '../../../src/contract/shared/money.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Setting } from '../../../src/platform/settings/setting.entity.js';
import { eventually } from '../eventually.js';
import { type Client, signedIn } from '../http/people.js';
import { makeProduct, makeVendor } from '../make/make.js';
import { type Served, serve } from '../servers/serve.js';
import { PayPalStandIn } from '../stand-ins/paypal-stand-in.js';
import { StripeStandIn } from '../stand-ins/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { checkoutForm, shopper } from './shopper.js';

/**
 * Purchases of any kind with two servers and stand-ins for both providers, and what has to be true of their
 * money.
 */

const stripe = new StripeStandIn();
const paypal = new PayPalStandIn();
let test: TestApp;
/** A second server that works the same jobs. */
let other: Served;

/** More than any run of purchases has. */
const NO_LIMITS = { perEmail: 10_000, perDevice: 10_000, perNetwork: 10_000, perVendor: 10_000 };

export async function openLedger(): Promise<void> {
  await stripe.listen();
  await paypal.listen();
  const env = { JOBS: 'on', ...stripe.env, ...paypal.env };
  test = await startTestApp(env);
  other = await serve(test.databaseUrl, env);
  await test.db.getRepository(Setting).save({ key: GUEST_ORDERS_KEY, value: NO_LIMITS });
}

export async function closeLedger(): Promise<void> {
  await other.stop();
  await test.close();
  await stripe.close();
  await paypal.close();
}

/** How far a vendor brings their share. */
const LIVES = {
  waiting: [],
  refused: ['cancelled'],
  confirmed: ['confirmed'],
  regretted: ['confirmed', 'cancelled'],
  brought: ['confirmed', 'shipped', 'delivered'],
} as const;
type Life = keyof typeof LIVES;

const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => String(points / 10_000));
/** Cents; a card takes 50 or more. */
const price = fc.integer({ min: 50, max: 30_000 });
const vendors = fc.array(fc.record({ rate, hasAccount: fc.boolean(), prices: fc.tuple(price, price) }), {
  minLength: 3,
  maxLength: 3,
});
const life = fc.constantFrom<Life>('waiting', 'refused', 'confirmed', 'regretted', 'brought', 'brought');
const purchase = fc.record({
  quantities: fc
    .array(fc.integer({ min: 0, max: 7 }), { minLength: 6, maxLength: 6 })
    .filter((all) => all.some((quantity) => quantity > 0)),
  method: fc.constantFrom('credit_card', 'credit_card', 'paypal', 'cash'),
  delivery: fc.constantFrom('shipping', 'local_delivery', 'pickup'),
  outcome: fc.constantFrom('paid', 'paid', 'paid', 'never', 'late'),
  lives: fc.tuple(life, life, life),
  /** What the buyer cancels, and when: what a vendor has confirmed by then stays. */
  regret: fc.constantFrom('none', 'none', 'unpaid', 'first', 'whole', 'racing', 'later'),
  /** What everybody's rate becomes after the sale. */
  laterRate: rate,
});
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

interface Seller {
  client: Client;
  vendor: Vendor;
  products: number[];
}

async function makeSeller(given: { rate: string; hasAccount: boolean; prices: number[] }): Promise<Seller> {
  const client = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, {
    userId: client.user.id,
    commissionRate: given.rate,
    stripeAccountId: given.hasAccount ? `acct_${client.user.id}` : null,
  });
  const products = [];
  for (const cents of given.prices)
    products.push((await makeProduct(test.db, { vendorId: vendor.id, price: cents, inventory: 500 })).id);
  return { client, vendor, products };
}

/** So many purchases were made; each is a guest of its own, as one address gets a few emails a day. */
let guests = 0;

/** Buys, pays or not, and lets the vendors do what they do. @returns the order */
async function buy(sellers: readonly Seller[], bought: Purchase): Promise<number> {
  const products = sellers.flatMap((seller) => seller.products);
  const lines = products.flatMap((id, index) =>
    bought.quantities[index] ? [[id, bought.quantities[index]] as [number, number]] : [],
  );
  const { cookie } = await shopper(test, ...lines);
  const shippingMethod = bought.method === 'cash' ? 'pickup' : bought.delivery;
  guests += 1;
  const email = `guest-${guests}@example.com`;
  const form = checkoutForm({ email, paymentMethod: bought.method, shippingMethod });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  await test.db.getRepository(Vendor).update(
    sellers.map(({ vendor }) => vendor.id),
    { commissionRate: bought.laterRate },
  );
  const cancel = (vendorId?: number) =>
    test.post(`/api/orders/${body.id}/cancel`, vendorId === undefined ? {} : { vendorId }, { cookie });
  if (bought.regret === 'unpaid') await cancel();
  if (bought.method !== 'cash') await payAs(bought, body, cookie);
  if (bought.regret === 'first') await cancel(body.fulfilments[0]?.vendor.id);
  if (bought.regret === 'whole') await Promise.all([cancel(), cancel()]);
  const racing = bought.regret === 'racing' ? body.fulfilments.map(({ vendor }) => cancel(vendor.id)) : [];
  for (const [index, { client, vendor }] of sellers.entries()) {
    if (!body.fulfilments.some((vendorOrder) => vendorOrder.vendor.id === vendor.id)) continue;
    for (const step of LIVES[bought.lives[index] ?? 'waiting']) {
      if (step === 'shipped' && shippingMethod === 'pickup') continue;
      await client.put(`/api/orders/${body.id}/status`, { status: step });
    }
  }
  for (const { status } of await Promise.all(racing)) expect([200, 409]).toContain(status);
  if (bought.regret === 'later') for (const { vendor } of body.fulfilments) await cancel(vendor.id);
  return body.id;
}

async function payAs(
  { method, outcome }: Purchase,
  { id, orderNumber }: OrderView,
  cookie: string,
): Promise<void> {
  const comeBack = () => test.post(`/api/orders/${id}/payment`, {}, { cookie });
  if (outcome !== 'paid') {
    await test.db.getRepository(Order).update(id, { heldUntil: new Date(Date.now() - 1_000) });
    await comeBack();
  }
  if (outcome === 'never') return;
  if (method === 'paypal') {
    // Agreed to too late, it is not collected; it has to have been collected for us.
    const captures = [{ id: `CAP${orderNumber}`, status: 'COMPLETED' }];
    if (outcome === 'late') Object.assign(paypal.order(orderNumber), { status: 'COMPLETED', captures });
    else paypal.approve(orderNumber);
  } else if (outcome === 'late') stripe.payLate(orderNumber);
  else stripe.pay(orderNumber);
  await comeBack();
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const amounts = (entries: readonly { amount: number }[]) => sum(entries.map(({ amount }) => amount));

/** Checks everything that has to be true of an order's money. */
async function checkOrder(id: number): Promise<void> {
  const order = await test.db.getRepository(Order).findOneByOrFail({ id });
  const payment = await test.db.getRepository(Payment).findOneByOrFail({ orderId: id });
  const refunds = await test.db.getRepository(Refund).findBy({ paymentId: payment.id });
  const shares = await test.db.getRepository(VendorOrder).findBy({ orderId: id });
  for (const key of ['subtotal', 'tax', 'shipping', 'total'] as const)
    expect(sum(shares.map((vendorOrder) => vendorOrder[key]))).toBe(order[key]);
  expect(amounts(refunds)).toBe(payment.refunded);
  expect(refunds.every(({ status }) => status === 'done')).toBe(true);
  expect(sentBack(order, payment)).toBe(payment.refunded);
  let sales = 0;
  for (const vendorOrder of shares) {
    const entries = await test.db.getRepository(LedgerEntry).findBy({ vendorOrderId: vendorOrder.id });
    const of = (kind: LedgerEntry['kind']) => amounts(entries.filter((entry) => entry.kind === kind));
    const isSold =
      order.paymentMethod === 'cash'
        ? vendorOrder.status === 'delivered'
        : payment.status !== 'failed' && !isLate(order, refunds);
    expect(vendorOrder.commission).toBe(
      shareOf(vendorOrder.subtotal, basisPointsOf(vendorOrder.commissionRate) ?? -1),
    );
    expect(of('sale')).toBe(isSold ? vendorOrder.total : 0);
    expect(of('commission') + vendorOrder.commission * Number(isSold)).toBe(0);
    if (vendorOrder.status === 'cancelled') expect(amounts(entries)).toBe(0);
    sales += of('sale');
    const { stripeAccountId } = await test.db
      .getRepository(Vendor)
      .findOneByOrFail({ id: vendorOrder.vendorId });
    const isPaidOut =
      vendorOrder.status === 'delivered' && payment.gateway === 'stripe' && stripeAccountId !== null;
    if (isPaidOut) expect(of('payout') + of('offset')).toBe(vendorOrder.commission - vendorOrder.total);
    if (isPaidOut) expect(amounts(entries)).toBe(0);
    if (vendorOrder.status === 'delivered' && payment.gateway === 'cash')
      expect(amounts(entries) - of('offset') + vendorOrder.commission).toBe(0);
  }
  if (payment.gateway !== 'cash' && order.paymentStatus === 'paid') expect(sales).toBe(order.total);
}

const isLate = (order: Order, refunds: readonly Refund[]) =>
  order.paymentStatus === 'refunded' && refunds.some(({ vendorOrderId }) => vendorOrderId === null);

/** @returns cents that the provider has sent back for an order */
function sentBack({ orderNumber }: Order, { gateway, providerId }: Payment): number {
  if (gateway === 'stripe')
    return amounts(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${providerId}`));
  if (gateway !== 'paypal') return 0;
  const [capture] = paypal.order(orderNumber).captures;
  return capture
    ? sum(
        paypal.refunds
          .filter((refund) => refund.id.includes(capture.id))
          .map((refund) => Math.round(Number(refund.amount.value) * 100)),
      )
    : 0;
}

/** Checks that a vendor is told what the entries say, and was sent what they say. */
async function checkSeller({ client, vendor }: Seller): Promise<void> {
  const entries = await test.db.getRepository(LedgerEntry).findBy({ vendorId: vendor.id });
  const { body } = await client.get<VendorStatement>('/api/vendor/statement');
  expect(Math.round(body.closingBalance * 100)).toBe(amounts(entries));
  expect(amounts(entries.filter(({ kind }) => kind === 'offset'))).toBe(0);
  const sent = stripe.transfers.filter(({ destination }) => destination === vendor.stripeAccountId);
  expect(amounts(sent) + amounts(entries.filter(({ payoutId }) => payoutId !== null))).toBe(0);
}

const areJobsDone = async () => {
  const [row] = await test.db.query<{ left: number }[]>(
    `SELECT count(*)::int AS left FROM pgboss.job WHERE name LIKE 'payments.%' AND state < 'completed'`,
  );
  return row?.left === 0;
};

/**
 * Lets three vendors sell whatever comes to mind, and checks the money of every order and vendor.
 * @param runs how often, with vendors of its own each time
 * @param length how many purchases each time
 */
export async function expectLedgerToAddUp(runs: number, length: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      vendors,
      fc.array(purchase, { minLength: length, maxLength: length }),
      async (given, purchases) => {
        const sellers: Seller[] = [];
        for (const one of given) sellers.push(await makeSeller(one));
        const orders: number[] = [];
        for (const one of purchases) orders.push(await buy(sellers, one));
        await eventually(test.db, areJobsDone, [
          'payments.pay-vendor',
          'payments.send-payout',
          'payments.send-refund',
        ]);
        for (const id of orders) await checkOrder(id);
        for (const seller of sellers) await checkSeller(seller);
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
}
