import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeliveryView, OrderView } from '../../src/contract/marketplace/orders.js';
import type { VendorStatement } from '../../src/contract/marketplace/vendor-figures.js';
import { LedgerEntry } from '../../src/marketplace/ledger/ledger-entry.entity.js';
import { Payout } from '../../src/marketplace/ledger/payout.entity.js';
import { PaymentEvent } from '../../src/marketplace/payments/payment-event.entity.js';
import { Refund } from '../../src/marketplace/payments/refund.entity.js';
import { Product } from '../../src/marketplace/products/product.entity.js';
import { Vendor } from '../../src/marketplace/vendors/vendor.entity.js';
import { eventually, hurry } from '../support/eventually.js';
import { makeProduct, makeVendor } from '../support/make.js';
import { type Client, signedIn } from '../support/people.js';
import { checkoutForm, shopper } from '../support/shopper.js';
import { StripeStandIn } from '../support/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOLD = 'orders.release-hold';
const REFUND = 'payments.send-refund';
const PAYOUT = ['payments.pay-vendor', 'payments.send-payout'];

const stripe = new StripeStandIn();
let test: TestApp;
let seller: Client;
let rival: Client;
let vendor: Vendor;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  await stripe.listen();
  // Providers that do not answer are errors in the log, and many of them do not answer here.
  test = await startTestApp({ JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.calm();
  seller = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, stripeAccountId: `acct_${seller.user.id}` });
  const other = await makeVendor(test.db, { userId: rival.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
  honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275 });
});

interface Placed {
  id: number;
  number: string;
  cookie: string;
  url: string | null;
  total: number;
}

/** An order of 2 kale and 1 honey that waits for its card. */
async function place(): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 2], [honey.id, 1]);
  const { status, body } = await test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
  expect(status).toBe(201);
  const { id, orderNumber: number, total, payment } = body;
  return { id, number, cookie, total, url: payment?.url ?? null };
}

const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
/** The buyer comes back, or presses the button again. */
const pay = ({ id, cookie }: Placed) =>
  test.post<OrderView & { error?: string }>(`/api/orders/${id}/payment`, {}, { cookie });
const stockOf = async (product: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id: product.id })).inventory;
const move = (who: Client, { id }: Placed, status: string) => who.put(`/api/orders/${id}/status`, { status });
const refundsOf = ({ number }: Placed) =>
  stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${stripe.session(number).id}`);
const soon = (holds: () => boolean | Promise<boolean>, ...queues: string[]) =>
  eventually(test.db, holds, queues);

/** Stripe tells that something has happened to an order's page. */
function tell({ number }: Placed, type = 'checkout.session.completed', id?: string) {
  const { body, headers } = stripe.event(type, stripe.session(number), id);
  return test.post<{ error?: string }>('/api/webhooks/stripe', body, headers);
}

async function placePaid(): Promise<Placed> {
  const placed = await place();
  stripe.pay(placed.number);
  expect((await tell(placed)).status).toBe(200);
  return placed;
}

/** The order's time is over, and the job that looks has looked. */
const giveUp = (placed: Placed) => soon(async () => (await seen(placed)).paymentStatus === 'abandoned', HOLD);

describe('a card payment', () => {
  it("is made on Stripe's page, and finishes the order when Stripe tells of it, however often", async () => {
    const placed = await place();
    expect(placed.url).toContain(stripe.url);
    const session = stripe.session(placed.number);
    expect(session.amount_total).toBe(Math.round(placed.total * 100));
    expect(session.success_url).toContain(`/orders/${placed.id}`);
    stripe.pay(placed.number);
    const answers = await Promise.all([1, 2, 3].map(() => tell(placed, undefined, `evt_${placed.number}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'paid', payment: null });
    const sales = await test.db.getRepository(LedgerEntry).findBy({ vendorId: vendor.id, kind: 'sale' });
    expect(sales).toHaveLength(1);
    const events = await test.db.getRepository(PaymentEvent).findBy({ eventId: `evt_${placed.number}` });
    expect(events).toMatchObject([{ kind: 'checkout.session.completed', body: { payment: session.id } }]);
    expect(events[0]?.doneAt).not.toBeNull();
  });

  it('finishes the order when the buyer comes back, before Stripe tells of it', async () => {
    const placed = await place();
    stripe.pay(placed.number);
    expect((await pay(placed)).body).toMatchObject({ paymentStatus: 'paid', payment: null });
    expect((await tell(placed)).status).toBe(200);
    expect((await seen(placed)).paymentStatus).toBe('paid');
  });

  it("is not believed by a message's own words", async () => {
    const placed = await place();
    const lie = { ...stripe.session(placed.number), status: 'complete', payment_status: 'paid' };
    const { body, headers } = stripe.event('checkout.session.completed', lie);
    expect((await test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
    expect((await seen(placed)).paymentStatus).toBe('held');
  });

  it('that was declined can be made again on the same page', async () => {
    const placed = await place();
    expect(stripe.pay(placed.number, '4000000000000002')).toBe(false);
    const declined = stripe.event('payment_intent.payment_failed', { object: 'payment_intent', id: 'pi_1' });
    expect((await test.post('/api/webhooks/stripe', declined.body, declined.headers)).status).toBe(200);
    expect((await pay(placed)).body).toMatchObject({ paymentStatus: 'held', payment: { url: placed.url } });
    expect(stripe.pay(placed.number)).toBe(true);
    expect((await pay(placed)).body.paymentStatus).toBe('paid');
  });

  it('that is never made closes its page and gives the stock back', async () => {
    const placed = await place();
    expect(await stockOf(kale)).toBe(18);
    await giveUp(placed);
    expect(stripe.session(placed.number).status).toBe('expired');
    expect(await stockOf(kale)).toBe(20);
    expect((await tell(placed, 'checkout.session.expired')).status).toBe(200);
    expect(await stockOf(kale)).toBe(20);
    expect((await pay(placed)).body.paymentStatus).toBe('abandoned');
  });

  it('that comes after the order was given up goes back, once', async () => {
    const placed = await place();
    await giveUp(placed);
    stripe.payLate(placed.number);
    await Promise.all([tell(placed), tell(placed), pay(placed)]);
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'refunded', refunded: placed.total });
    await soon(() => refundsOf(placed).length > 0, REFUND);
    await tell(placed);
    await hurry(test.db, [REFUND]);
    expect(refundsOf(placed).map(({ amount }) => amount)).toEqual([Math.round(placed.total * 100)]);
    expect(await stockOf(kale)).toBe(20);
    expect(await test.db.getRepository(LedgerEntry).countBy({ vendorId: vendor.id })).toBe(0);
  });

  it('is finished when its page was paid at the very end of the wait', async () => {
    const placed = await place();
    stripe.pay(placed.number);
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', HOLD);
    expect(await stockOf(kale)).toBe(18);
  });

  it('never brings a card number near the server', async () => {
    const placed = await placePaid();
    const form = checkoutForm({ cardNumber: '4242424242424242' });
    const { cookie } = await shopper(test, [kale.id, 1]);
    expect((await test.post('/api/orders', form, { cookie })).status).toBe(400);
    const sent = stripe.requests.map(({ body }) => body).join('\n');
    expect(sent).not.toMatch(/4242|card%5Bnumber%5D|card\[number\]/);
    const kept = await test.db.query<{ text: string }[]>(
      'SELECT body::text AS text FROM payment_events UNION ALL SELECT row_to_json(payments)::text FROM payments',
    );
    expect(kept.map(({ text }) => text).join('\n')).not.toMatch(/4242|ann@example/);
    expect((await seen(placed)).paymentStatus).toBe('paid');
  });
});

describe("Stripe's messages", () => {
  it('are refused without its signature, and taken from anywhere with it', async () => {
    const placed = await place();
    const event = stripe.event('checkout.session.completed', stripe.session(placed.number));
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }] as Record<string, string>[]) {
      expect(await test.post('/api/webhooks/stripe', event.body, headers)).toMatchObject({
        status: 400,
        body: { error: 'NOT_SIGNED' },
      });
    }
    expect((await test.post('/api/webhooks/stripe', '{"a":', event.headers)).status).toBe(400);
    const headers = { ...event.headers, origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' };
    expect((await test.post('/api/webhooks/stripe', event.body, headers)).status).toBe(200);
    const huge = `{"a":"${'x'.repeat(300_000)}"}`;
    expect((await test.post('/api/webhooks/stripe', huge, event.headers)).status).toBe(413);
  });

  it('that nobody waits for are answered all the same', async () => {
    for (const object of [
      { object: 'customer', id: 'cus_1' },
      { object: 'checkout.session', id: 'cs_unknown' },
    ]) {
      const { body, headers } = stripe.event('customer.created', object);
      expect((await test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
    }
    expect((await test.post('/api/webhooks/paypal', {})).status).toBe(404);
  });

  it('come again when the truth could not be asked for', async () => {
    const placed = await place();
    stripe.pay(placed.number);
    stripe.trouble('broken', /GET .*sessions/, 2);
    const event = `evt_again_${placed.number}`;
    expect((await tell(placed, undefined, event)).status).toBe(503);
    expect((await seen(placed)).paymentStatus).toBe('held');
    expect((await tell(placed, undefined, event)).status).toBe(200);
    expect((await seen(placed)).paymentStatus).toBe('paid');
  });
});

describe('when Stripe does not answer', () => {
  it('the order waits, and is paid for once when it does', async () => {
    stripe.trouble('lost', /POST .*sessions$/, 2);
    const placed = await place();
    expect(placed.url).toBeNull();
    expect((await seen(placed)).paymentStatus).toBe('held');
    stripe.trouble('silent', /POST .*sessions$/, 2);
    expect(await pay(placed)).toMatchObject({ status: 503, body: { error: 'PAYMENTS_UNAVAILABLE' } });
    expect((await pay(placed)).body.payment?.url).toBe(stripe.session(placed.number).url);
    stripe.pay(placed.number);
    await tell(placed);
    expect((await seen(placed)).paymentStatus).toBe('paid');
  });

  it('nothing is given up at the end of the wait before the truth is known', async () => {
    const placed = await place();
    const { id } = stripe.session(placed.number);
    stripe.trouble('silent', new RegExp(id), 99);
    await soon(() => stripe.count(new RegExp(`GET .*${id}`)) > 3, HOLD);
    expect((await seen(placed)).paymentStatus).toBe('held');
    expect(await stockOf(kale)).toBe(18);
    stripe.pay(placed.number);
    stripe.calm();
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', HOLD);
  });

  it('the page is closed at a later try, and the stock comes back once', async () => {
    const placed = await place();
    stripe.trouble('lost', /expire$/, 2);
    await giveUp(placed);
    expect(stripe.session(placed.number).status).toBe('expired');
    expect(await stockOf(kale)).toBe(20);
  });

  it('an order that was never begun there is given up', async () => {
    stripe.trouble('silent', /POST .*sessions$/, 2);
    const placed = await place();
    await giveUp(placed);
    expect(await stockOf(kale)).toBe(20);
  });
});

describe('money back', () => {
  it('is sent for each cancelled share, once each, and adds up to what was paid', async () => {
    const placed = await placePaid();
    stripe.trouble('lost', /POST .*refunds$/, 2);
    expect((await move(seller, placed, 'cancelled')).status).toBe(200);
    await soon(async () => refundsOf(placed).length === 1 && (await waiting()) === 0, REFUND);
    const shares = (await seen(placed)).fulfilments;
    const part = shares.find(({ status }) => status === 'cancelled')?.total ?? 0;
    expect(refundsOf(placed).map(({ amount }) => amount)).toEqual([Math.round(part * 100)]);
    expect((await move(rival, placed, 'cancelled')).status).toBe(200);
    await soon(async () => refundsOf(placed).length === 2 && (await waiting()) === 0, REFUND);
    const sum = refundsOf(placed).reduce((cents, { amount }) => cents + amount, 0);
    expect(sum).toBe(Math.round(placed.total * 100));
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'refunded', refunded: placed.total });
  });

  it('that Stripe refuses is kept for people to look at', async () => {
    const placed = await placePaid();
    stripe.refunds.push({
      id: `re_by_hand_${placed.id}`,
      amount: Math.round(placed.total * 100),
      payment_intent: `pi_${stripe.session(placed.number).id}`,
      status: 'succeeded',
    });
    await move(seller, placed, 'cancelled');
    const failed = () => test.db.getRepository(Refund).countBy({ status: 'failed' });
    await soon(async () => (await failed()) === 1, REFUND);
  });

  const waiting = () => test.db.getRepository(Refund).countBy({ status: 'waiting' });
});

describe('a vendor with an account', () => {
  async function deliver(): Promise<Placed> {
    const placed = await placePaid();
    for (const who of [seller, rival])
      for (const status of ['confirmed', 'shipped', 'delivered'])
        expect((await move(who, placed, status)).status).toBe(200);
    return placed;
  }
  const transfersOf = ({ number }: Placed) =>
    stripe.transfers.filter(({ transfer_group }) => transfer_group === number);
  const statementOf = async (who: Client) => (await who.get<VendorStatement>('/api/vendor/statement')).body;
  const payouts = () => test.db.getRepository(Payout).findBy({ vendorId: vendor.id });
  const arePaidOut = async () => (await payouts()).some(({ status }) => status !== 'waiting');

  it('is paid their share less the commission when it is delivered, once', async () => {
    stripe.trouble('lost', /POST .*transfers$/, 2);
    const placed = await deliver();
    await soon(arePaidOut, ...PAYOUT);
    const share = (await seen(placed)).fulfilments.find((one) => one.vendor.id === vendor.id);
    const net = Math.round((share?.total ?? 0) * 100) - 84;
    expect(transfersOf(placed)).toMatchObject([{ amount: net, destination: vendor.stripeAccountId }]);
    expect(await payouts()).toMatchObject([
      { amount: net, status: 'done', providerId: transfersOf(placed)[0]?.id },
    ]);
    const { entries, closingBalance } = await statementOf(seller);
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['commission', 'payout', 'sale']);
    expect(closingBalance).toBe(0);
    // The other vendor has no account, and keeps what they have coming.
    expect((await statementOf(rival)).closingBalance).toBeGreaterThan(0);
  });

  it('is paid for what was delivered before they had one', async () => {
    await test.db.getRepository(Vendor).update(vendor.id, { stripeAccountId: null });
    const first = await deliver();
    await test.db.getRepository(Vendor).update(vendor.id, { stripeAccountId: `acct_late_${vendor.id}` });
    const second = await deliver();
    await soon(() => transfersOf(first).length > 0 && transfersOf(second).length > 0, ...PAYOUT);
    await soon(async () => (await payouts()).every(({ status }) => status === 'done'), ...PAYOUT);
    expect((await statementOf(seller)).closingBalance).toBe(0);
  });

  it('has the money coming again when Stripe refuses to send it', async () => {
    stripe.closedAccounts.add(vendor.stripeAccountId ?? '');
    const placed = await deliver();
    await soon(arePaidOut, ...PAYOUT);
    expect(transfersOf(placed)).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'failed' }]);
    const { entries, closingBalance } = await statementOf(seller);
    expect(entries.map(({ kind }) => kind)).toEqual(['sale', 'commission', 'payout', 'payout']);
    expect(closingBalance).toBeGreaterThan(0);
  });
});

describe('with Stripe alone', () => {
  it('cards and cash are offered, and nothing is played', async () => {
    const { cookie } = await shopper(test, [kale.id, 1]);
    const { body } = await test.get<DeliveryView>('/api/cart/delivery', { cookie });
    expect(body).toMatchObject({ paymentMethods: ['credit_card', 'cash'], isTestPayments: false });
    const answer = await test.post('/api/orders', checkoutForm({ paymentMethod: 'paypal' }), { cookie });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'paymentMethod' }] } });
    expect(await stockOf(kale)).toBe(20);
    const placed = await place();
    const played = await test.post(
      `/api/orders/${placed.id}/test-payment`,
      { outcome: 'paid' },
      { cookie: placed.cookie },
    );
    expect(played).toMatchObject({ status: 409, body: { error: 'PAYMENT_NOT_WAITING' } });
  });
});
