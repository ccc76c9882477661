import { describe, expect, it } from '@jest/globals';
import type { DeliveryView } from '../../../src/contract/marketplace/orders.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PaymentEvent } from '../../../src/marketplace/tables/payment-event.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { hurry } from '../../support/eventually.js';
import { makeProduct } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { HOLD, type Placed, REFUND, stripeScene } from '../../support/scenes/stripe-scene.js';

const scene = stripeScene();
const { stripe, place, placePaid, seen, pay, tell, giveUp, refundsOf, stockOf, soon } = scene;

/** The card that is paid with, or its last four digits; not those in ids made at random, or in moments. */
const CARD_DIGITS = /42424242|(?<![\da-f.])4242(?![\da-f])/;

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
    const sales = await scene.test.db
      .getRepository(LedgerEntry)
      .findBy({ vendorId: scene.vendor.id, kind: 'sale' });
    expect(sales).toHaveLength(1);
    const events = await scene.test.db
      .getRepository(PaymentEvent)
      .findBy({ eventId: `evt_${placed.number}` });
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
    expect((await scene.test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
    expect((await seen(placed)).paymentStatus).toBe('held');
  });

  it('that was declined can be made again on the same page', async () => {
    const placed = await place();
    expect(stripe.pay(placed.number, '4000000000000002')).toBe(false);
    const declined = stripe.event('payment_intent.payment_failed', { object: 'payment_intent', id: 'pi_1' });
    expect((await scene.test.post('/api/webhooks/stripe', declined.body, declined.headers)).status).toBe(200);
    expect((await pay(placed)).body).toMatchObject({ paymentStatus: 'held', payment: { url: placed.url } });
    expect(stripe.pay(placed.number)).toBe(true);
    expect((await pay(placed)).body.paymentStatus).toBe('paid');
  });

  it('that is never made closes its page and gives the stock back', async () => {
    const placed = await place();
    expect(await stockOf(scene.kale)).toBe(18);
    await giveUp(placed);
    expect(stripe.session(placed.number).status).toBe('expired');
    expect(await stockOf(scene.kale)).toBe(20);
    expect((await tell(placed, 'checkout.session.expired')).status).toBe(200);
    expect(await stockOf(scene.kale)).toBe(20);
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
    await hurry(scene.test.db, [REFUND]);
    expect(refundsOf(placed).map(({ amount }) => amount)).toEqual([Math.round(placed.total * 100)]);
    expect(await stockOf(scene.kale)).toBe(20);
    expect(await scene.test.db.getRepository(LedgerEntry).countBy({ vendorId: scene.vendor.id })).toBe(0);
  });

  it('is finished when its page was paid at the very end of the wait', async () => {
    const placed = await place();
    stripe.pay(placed.number);
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', HOLD);
    expect(await stockOf(scene.kale)).toBe(18);
  });

  it('is either kept or given back when it is made while the wait ends', async () => {
    const many = [await place(), await place(), await place(), await place(), await place(), await place()];
    const ids = many.map(({ id }) => id);
    await scene.test.db.getRepository(Order).update(ids, { heldUntil: new Date(Date.now() - 1_000) });
    const late = async (placed: Placed) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 80));
      stripe.payLate(placed.number);
      await Promise.all([tell(placed), tell(placed), pay(placed)]);
    };
    await Promise.all(many.flatMap((placed) => [pay(placed), late(placed), pay(placed)]));
    await soon(
      async () => (await scene.test.db.getRepository(Refund).countBy({ status: 'waiting' })) === 0,
      REFUND,
    );
    const views = await Promise.all(many.map((placed) => seen(placed)));
    const kept = views.filter(({ paymentStatus }) => paymentStatus === 'paid');
    expect(await stockOf(scene.kale)).toBe(20 - 2 * kept.length);
    for (const [index, placed] of many.entries()) {
      const status = views[index]?.paymentStatus;
      expect(['paid', 'refunded']).toContain(status);
      const written = await scene.test.db.getRepository(Refund).countBy({ payment: { orderId: placed.id } });
      expect(written).toBe(status === 'refunded' ? 1 : 0);
      expect(refundsOf(placed)).toHaveLength(status === 'refunded' ? 1 : 0);
    }
    const sales = await scene.test.db
      .getRepository(LedgerEntry)
      .countBy({ vendorId: scene.vendor.id, kind: 'sale' });
    expect(sales).toBe(kept.length);
  });

  it('never brings a card number near the server', async () => {
    const placed = await placePaid();
    const form = checkoutForm({ cardNumber: '4242424242424242' });
    const { cookie } = await shopper(scene.test, [scene.kale.id, 1]);
    expect((await scene.test.post('/api/orders', form, { cookie })).status).toBe(400);
    const sent = stripe.requests.map(({ body }) => body).join('\n');
    expect(sent).not.toMatch(/card%5Bnumber%5D|card\[number\]/);
    expect(sent).not.toMatch(CARD_DIGITS);
    const kept = await scene.test.db.query<{ text: string }[]>(
      'SELECT body::text AS text FROM payment_events UNION ALL SELECT row_to_json(payments)::text FROM payments',
    );
    const rows = kept.map(({ text }) => text).join('\n');
    expect(rows).not.toMatch(/ann@example/);
    expect(rows).not.toMatch(CARD_DIGITS);
    expect((await seen(placed)).paymentStatus).toBe('paid');
  });
});

describe("Stripe's messages", () => {
  it('are refused without its signature, and taken from anywhere with it', async () => {
    const placed = await place();
    const event = stripe.event('checkout.session.completed', stripe.session(placed.number));
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }] as Record<string, string>[]) {
      expect(await scene.test.post('/api/webhooks/stripe', event.body, headers)).toMatchObject({
        status: 400,
        body: { error: 'NOT_SIGNED' },
      });
    }
    expect((await scene.test.post('/api/webhooks/stripe', '{"a":', event.headers)).status).toBe(400);
    const headers = { ...event.headers, origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' };
    expect((await scene.test.post('/api/webhooks/stripe', event.body, headers)).status).toBe(200);
    const huge = `{"a":"${'x'.repeat(300_000)}"}`;
    expect((await scene.test.post('/api/webhooks/stripe', huge, event.headers)).status).toBe(413);
  });

  it('that nobody waits for are answered all the same', async () => {
    for (const object of [
      { object: 'customer', id: 'cus_1' },
      { object: 'checkout.session', id: 'cs_unknown' },
    ]) {
      const { body, headers } = stripe.event('customer.created', object);
      expect((await scene.test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
    }
    expect((await scene.test.post('/api/webhooks/paypal', {})).status).toBe(404);
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
    expect(await stockOf(scene.kale)).toBe(18);
    stripe.pay(placed.number);
    stripe.calm();
    await soon(async () => (await seen(placed)).paymentStatus === 'paid', HOLD);
  });

  it('the page is closed at a later try, and the stock comes back once', async () => {
    const placed = await place();
    stripe.trouble('lost', /expire$/, 2);
    await giveUp(placed);
    expect(stripe.session(placed.number).status).toBe('expired');
    expect(await stockOf(scene.kale)).toBe(20);
  });

  it('an order that was never begun there is given up', async () => {
    stripe.trouble('silent', /POST .*sessions$/, 2);
    const placed = await place();
    await giveUp(placed);
    expect(await stockOf(scene.kale)).toBe(20);
  });
});

describe('with Stripe alone', () => {
  it('cards and cash are offered, and nothing is played', async () => {
    const { cookie } = await shopper(scene.test, [scene.kale.id, 1]);
    const { body } = await scene.test.get<DeliveryView>('/api/cart/delivery', { cookie });
    expect(body).toMatchObject({ paymentMethods: ['credit_card', 'cash'], isTestPayments: false });
    const answer = await scene.test.post('/api/orders', checkoutForm({ paymentMethod: 'paypal' }), {
      cookie,
    });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'paymentMethod' }] } });
    expect(await stockOf(scene.kale)).toBe(20);
    const placed = await place();
    const played = await scene.test.post(
      `/api/orders/${placed.id}/test-payment`,
      { outcome: 'paid' },
      { cookie: placed.cookie },
    );
    expect(played).toMatchObject({ status: 409, body: { error: 'PAYMENT_NOT_WAITING' } });
  });

  it('what is too little for a card is said before anything is taken', async () => {
    const mint = await makeProduct(scene.test.db, { vendorId: scene.vendor.id, price: 45 });
    const { cookie } = await shopper(scene.test, [mint.id, 1]);
    const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup' });
    const message = 'This payment method has a $0.50 minimum. Please choose another.';
    const answer = await scene.test.post('/api/orders', form, { cookie });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'paymentMethod', message }] } });
    expect(await stockOf(mint)).toBe(20);
    const cash = await scene.test.post('/api/orders', { ...form, paymentMethod: 'cash' }, { cookie });
    expect(cash.status).toBe(201);
  });
});
