import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DeliveryView, OrderView } from '../../../src/contract/marketplace/orders.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PaymentEvent } from '../../../src/marketplace/tables/payment-event.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { eventually } from '../../support/eventually.js';
import { makeProduct } from '../../support/make/make.js';
import { paypalScene } from '../../support/scenes/paypal-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';

const HOLD = 'orders.release-hold';
const REFUND = 'payments.send-refund';

const scene = paypalScene();
const { paypal } = scene;
let kale: Product;
beforeEach(async () => {
  kale = await makeProduct(scene.test.db, { vendorId: scene.vendor.id, name: 'Kale', price: 350 });
});

interface Placed {
  id: number;
  number: string;
  cookie: string;
  url: string | null;
  total: number;
}

async function place(): Promise<Placed> {
  const { cookie } = await shopper(scene.test, [kale.id, 2]);
  const form = checkoutForm({ paymentMethod: 'paypal' });
  const { status, body } = await scene.test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  const { id, orderNumber: number, total, payment } = body;
  return { id, number, cookie, total, url: payment?.url ?? null };
}

const seen = async ({ id, cookie }: Placed) =>
  (await scene.test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
const pay = ({ id, cookie }: Placed) =>
  scene.test.post<OrderView & { error?: string }>(`/api/orders/${id}/payment`, {}, { cookie });
const stock = async () =>
  (await scene.test.db.getRepository(Product).findOneByOrFail({ id: kale.id })).inventory;
const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  scene.test.post<{ error?: string }>('/api/webhooks/paypal', body, headers);
const approved = ({ number }: Placed, id?: string) =>
  send(paypal.event('CHECKOUT.ORDER.APPROVED', { id: paypal.order(number).id }, id));
const captured = ({ number }: Placed, id?: string) => {
  const related_ids = { order_id: paypal.order(number).id };
  return send(
    paypal.event('PAYMENT.CAPTURE.COMPLETED', { id: 'CAP', supplementary_data: { related_ids } }, id),
  );
};
const giveUp = (placed: Placed) =>
  eventually(scene.test.db, async () => (await seen(placed)).paymentStatus === 'abandoned', [HOLD]);

describe('a payment by PayPal', () => {
  it('is collected once its buyer has agreed, whoever hears of it first, and however often', async () => {
    const placed = await place();
    expect(placed.url).toContain(paypal.url);
    expect(paypal.order(placed.number).value).toBe(placed.total.toFixed(2));
    paypal.approve(placed.number);
    const id = `WH-${placed.number}`;
    const answers = await Promise.all([
      approved(placed, id),
      approved(placed, id),
      pay(placed),
      captured(placed),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await seen(placed)).paymentStatus).toBe('paid');
    expect(paypal.order(placed.number).captures).toHaveLength(1);
    expect(await scene.test.db.getRepository(PaymentEvent).countBy({ eventId: id })).toBe(1);
  });

  it('finishes the order when the messages come in the wrong order', async () => {
    const placed = await place();
    expect((await captured(placed)).status).toBe(200);
    expect((await seen(placed)).paymentStatus).toBe('held');
    paypal.approve(placed.number);
    expect((await approved(placed)).status).toBe(200);
    expect((await seen(placed)).paymentStatus).toBe('paid');
  });

  it('that was declined can be made again on the same page', async () => {
    const placed = await place();
    paypal.approve(placed.number, true);
    expect((await pay(placed)).body).toMatchObject({ paymentStatus: 'held', payment: { url: placed.url } });
    paypal.approve(placed.number);
    expect((await pay(placed)).body.paymentStatus).toBe('paid');
  });

  it('that is never agreed to gives the stock back, and is not collected later', async () => {
    const placed = await place();
    await giveUp(placed);
    expect(await stock()).toBe(20);
    paypal.approve(placed.number);
    expect((await approved(placed)).status).toBe(200);
    expect((await pay(placed)).body.paymentStatus).toBe('abandoned');
    expect(paypal.order(placed.number).captures).toEqual([]);
    expect(await scene.test.db.getRepository(Refund).count()).toBe(0);
  });

  it('that was agreed to in time is collected at the end of the wait', async () => {
    const placed = await place();
    paypal.approve(placed.number);
    await eventually(scene.test.db, async () => (await seen(placed)).paymentStatus === 'paid', [HOLD]);
  });

  it('is given up by the buyer who comes back too late, as by the clock', async () => {
    const placed = await place();
    await scene.test.db.getRepository(Order).update(placed.id, { heldUntil: new Date(Date.now() - 1_000) });
    expect((await pay(placed)).body).toMatchObject({ paymentStatus: 'abandoned', payment: null });
    expect(await stock()).toBe(20);
  });

  it('that arrives after the order was given up goes back, once', async () => {
    const placed = await place();
    await giveUp(placed);
    Object.assign(paypal.order(placed.number), {
      status: 'COMPLETED',
      captures: [{ id: `LATE${placed.id}`, status: 'COMPLETED' }],
    });
    await Promise.all([captured(placed), captured(placed)]);
    const sent = () => paypal.refunds.filter(({ id }) => id.includes(`LATE${placed.id}`));
    await eventually(scene.test.db, () => sent().length > 0, [REFUND]);
    await captured(placed);
    expect(sent().map(({ amount }) => amount.value)).toEqual([placed.total.toFixed(2)]);
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'refunded', refunded: placed.total });
  });

  it('goes back when the vendor cancels', async () => {
    const placed = await place();
    paypal.approve(placed.number);
    await pay(placed);
    paypal.trouble('lost', /refund$/);
    const before = paypal.refunds.length;
    expect((await scene.seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled' })).status).toBe(
      200,
    );
    const waiting = () => scene.test.db.getRepository(Refund).countBy({ status: 'waiting' });
    await eventually(scene.test.db, async () => (await waiting()) === 0, [REFUND]);
    expect(paypal.refunds.slice(before).map(({ amount }) => amount.value)).toEqual([placed.total.toFixed(2)]);
  });
});

describe("PayPal's messages", () => {
  it('are refused without its signature', async () => {
    const placed = await place();
    const resource = { id: paypal.order(placed.number).id };
    const forged = paypal.event('CHECKOUT.ORDER.APPROVED', resource, 'WH-forged', 'another secret');
    expect(await send(forged)).toMatchObject({ status: 400, body: { error: 'NOT_SIGNED' } });
    expect(await send({ body: forged.body, headers: {} })).toMatchObject({ status: 400 });
    expect(await scene.test.db.getRepository(PaymentEvent).countBy({ eventId: 'WH-forged' })).toBe(0);
  });

  it('come again when PayPal could not be asked, and are answered when nobody waits for them', async () => {
    const placed = await place();
    paypal.approve(placed.number);
    const id = `WH-again-${placed.number}`;
    paypal.trouble('broken', /verify/);
    expect((await approved(placed, id)).status).toBe(503);
    paypal.trouble('lost', /capture$/);
    expect((await approved(placed, id)).status).toBe(503);
    expect((await seen(placed)).paymentStatus).toBe('held');
    expect((await approved(placed, id)).status).toBe(200);
    expect((await seen(placed)).paymentStatus).toBe('paid');
    expect((await send(paypal.event('CUSTOMER.DISPUTE.CREATED', { id: 'D' }))).status).toBe(200);
    expect((await send(paypal.event('CHECKOUT.ORDER.APPROVED', { id: 'UNKNOWN' }))).status).toBe(200);
  });
});

describe('when PayPal does not answer', () => {
  it('the order waits, and is paid for once when it does', async () => {
    paypal.trouble('lost', /POST .*orders$/);
    const placed = await place();
    expect(placed.url).toBeNull();
    paypal.trouble('silent', /POST .*orders$/);
    expect(await pay(placed)).toMatchObject({ status: 503, body: { error: 'PAYMENTS_UNAVAILABLE' } });
    expect((await pay(placed)).body.payment?.url).toContain(paypal.order(placed.number).id);
    paypal.approve(placed.number);
    expect((await pay(placed)).body.paymentStatus).toBe('paid');
  });

  it('nothing is given up at the end of the wait before the truth is known', async () => {
    const placed = await place();
    const own = new RegExp(`GET .*${paypal.order(placed.number).id}`);
    paypal.trouble('silent', own, 99);
    await eventually(scene.test.db, () => paypal.count(own) > 2, [HOLD]);
    expect((await seen(placed)).paymentStatus).toBe('held');
    expect(await stock()).toBe(18);
    paypal.calm();
    await giveUp(placed);
  });
});

describe('with PayPal alone', () => {
  it('PayPal and cash are offered', async () => {
    const { cookie } = await shopper(scene.test, [kale.id, 1]);
    const { body } = await scene.test.get<DeliveryView>('/api/cart/delivery', { cookie });
    expect(body).toMatchObject({ paymentMethods: ['paypal', 'cash'], isTestPayments: false });
  });
});
