import { describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderToWeigh } from '../../../src/contract/marketplace/weight/weighing.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { makeProduct } from '../../support/make/make.js';
import { paypalScene } from '../../support/scenes/paypal-scene.js';
import { makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';

const QUEUE = 'pickups.notices';
const scene = paypalScene();
const { paypal } = scene;

/** A chicken by weight for a day that is about to close, which its buyer has agreed to pay by PayPal. */
async function agreed() {
  const { id: productId } = await makeProduct(scene.test.db, { vendorId: scene.vendor.id, name: 'Chicken' });
  const chicken = await scene.test.db.getRepository(ProductVariant).save({
    ...{ productId, name: 'Whole', position: 0, price: 650, inventory: 20 },
    ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
  });
  const { schedule } = await makePickupSite(scene.test.db, scene.vendor.id);
  const window = await makeOwnWindow(scene.test.db, schedule, scene.vendor.id, { capacity: 9 });
  const { cookie } = await shopper(scene.test, [productId, 1, chicken.id]);
  const shares = [{ vendorId: scene.vendor.id, method: 'pickup', windowId: window.id }];
  const form = checkoutForm({ paymentMethod: 'paypal', shippingMethod: 'pickup', shares });
  const { status, body } = await scene.test.post<OrderView>('/api/orders', form, { cookie });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { id, orderNumber: number } = body;
  paypal.approve(number);
  const paid = await scene.test.post<OrderView>(`/api/orders/${id}/payment`, {}, { cookie });
  expect(paid.body).toMatchObject({ paymentStatus: 'authorized' });
  return { id, number, cookie, window };
}

type Agreed = Awaited<ReturnType<typeof agreed>>;

/** Orders close, and the job looks at the day. @param agoMs how long ago they closed */
async function close({ id, window }: Agreed, agoMs = 60_000): Promise<void> {
  const closed = new Date(Date.now() - agoMs);
  await scene.test.db.query('UPDATE pickup_windows SET orders_close_at = $2 WHERE id = $1', [
    window.id,
    closed,
  ]);
  await scene.test.db.query('UPDATE fulfilments SET orders_close_at = $2 WHERE order_id = $1', [id, closed]);
  const [job] = await scene.test.db.query<{ id: string }[]>(
    `INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING id`,
    [QUEUE],
  );
  await eventually(scene.test.db, async () => {
    const [row] = await scene.test.db.query<{ isDone: boolean }[]>(
      `SELECT state NOT IN ('created', 'active') AS "isDone" FROM pgboss.job WHERE id = $1`,
      [job?.id],
    );
    return row?.isDone ?? true;
  });
}

const mails = (kind: string, aboutId: number) => scene.test.db.getRepository(Mail).findBy({ kind, aboutId });
const list = () => mails('pick-list', scene.vendor.id);

describe('money that PayPal holds when orders close', () => {
  it('is held on from the fourth day on, and nobody hears of it', async () => {
    const order = await agreed();
    paypal.age(order.number, 5);
    await close(order);
    expect(paypal.order(order.number).authorizations).toHaveLength(2);
    expect(await list()).toHaveLength(1);
    expect((await list())[0]?.text).not.toContain('PayPal');
    expect(await mails('order-not-held', order.id)).toEqual([]);
  });

  it('is known to be gone: the farm and the buyer hear of it before anything is packed', async () => {
    const order = await agreed();
    paypal.age(order.number, 5);
    Object.assign(paypal.order(order.number), { refusal: 'PAYER_CANNOT_PAY' });
    await close(order);
    await close(order);
    expect((await list()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`PayPal isn’t holding the money anymore for ${order.number}.`),
    ]);
    expect(await mails('order-not-held', order.id)).toHaveLength(1);
    const open = await scene.test.get<OrderView>(`/api/orders/${order.id}`, { cookie: order.cookie });
    expect(open.body).toMatchObject({ paymentStatus: 'authorized', status: 'pending' });

    const { body } = await scene.seller.get<OrderToWeigh>(`/api/vendor/weighing/${order.id}`);
    const line = `/api/vendor/weighing/${order.id}/items/${body.lines[0]?.id}`;
    expect((await scene.seller.put(`${line}/1`, { grams: 1_973 })).status).toBe(200);
    await scene.seller.post(`/api/vendor/weighing/${order.id}/done`, {});
    await eventually(scene.test.db, async () => (await mails('order-owed', order.id)).length === 1);
    const owed = await scene.test.get<OrderView>(`/api/orders/${order.id}`, { cookie: order.cookie });
    expect(owed.body).toMatchObject({ paymentStatus: 'owed' });
  });

  it('makes the list wait for an hour for a PayPal that does not answer, and no longer', async () => {
    const order = await agreed();
    paypal.age(order.number, 5);
    paypal.trouble('broken', /reauthorize$/, 9);
    await close(order);
    expect(await list()).toEqual([]);
    await close(order, HOUR_MS);
    expect(await list()).toHaveLength(1);
  });
});
