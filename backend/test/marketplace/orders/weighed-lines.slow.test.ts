import { describe, expect, it } from '@jest/globals';
import { forgetOrphanedContacts } from '../../../src/marketplace/orders/order-records.sql.js';
import { dueReminders } from '../../../src/marketplace/pickup-days/pickup-notices/reminders/reminders.sql.js';
import { uncollectedVendorOrders } from '../../../src/marketplace/pickup-days/pickup-notices/uncollected/uncollected.sql.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { changeRows, fetchRows } from '../../../src/platform/database/statement.js';
import { hoursAhead, makeOwnWindow } from '../../support/scenes/pickup-scene.js';
import { COLLECT, weighingScene } from '../../support/scenes/weighing-scene.js';

const scene = weighingScene();
const { stripe, seen, move, chickens, weigh, lineOf, itemOf, finish, lower, short, collected } = scene;
const cents = (amount = 0) => Math.round(amount * 100);

describe('a line by weight that its buyer lowers', () => {
  it('to nothing leaves an order that is charged', async () => {
    const { placed } = await scene.dated([chickens(1), [scene.kale.id, 2]]);
    expect((await lower(placed, [{ id: await lineOf(placed), from: 1, to: 0 }])).status).toBe(200);
    await collected(placed);
    expect(stripe.taken(placed.number)).toBe(cents((await seen(placed)).total));
    expect((await move(scene.seller, placed, 'confirmed')).status).toBe(200);
  });

  it('loses the packages above, and what its buyer agreed to', async () => {
    const { placed } = await scene.dated([chickens(3), [scene.kale.id, 1]]);
    const line = await lineOf(placed);
    await weigh(placed, 1_700, 4_000, 4_000);
    await scene.agree(placed);
    expect((await lower(placed, [{ id: line, from: 3, to: 2 }])).status).toBe(200);
    expect((await scene.toWeigh(placed)).lines).toMatchObject([
      { packages: 2, asked: 'no', weighings: [{ grams: 1_700 }, { grams: 4_000 }] },
    ]);
    await weigh(placed, 1_700, 1_800);
    await finish(placed);
    await collected(placed);
    expect(await itemOf(placed)).toMatchObject({ totalPrice: 24.38 + 25.81, weight: { weight: '7.72 lb' } });
  });
});

describe('a line by weight that runs short', () => {
  it('before it is weighed costs its buyer nothing, and the rest is weighed and collected', async () => {
    const placed = await scene.authorized([chickens(2), [scene.kale.id, 1]]);
    const line = await lineOf(placed);
    await weigh(placed, 1_700, 1_800);
    expect((await short(placed, { id: line, from: 2, to: 1 })).status).toBe(200);
    await finish(placed);
    await collected(placed);
    expect(await itemOf(placed)).toMatchObject({
      quantity: 1,
      totalPrice: 24.38,
      weight: { weight: '3.75 lb' },
    });
    expect(stripe.taken(placed.number)).toBe(cents((await seen(placed)).total));
  });

  it('to nothing leaves an order that is charged', async () => {
    const placed = await scene.authorized([chickens(1), [scene.kale.id, 2]]);
    expect((await short(placed, { id: await lineOf(placed), from: 1, to: 0 })).status).toBe(200);
    await collected(placed);
    expect(stripe.taken(placed.number)).toBe(cents((await seen(placed)).total));
  });

  it('once it is weighed loses its part of the weighed price, however it is paid', async () => {
    const card = await scene.authorized([chickens(3), [scene.honey.id, 1]]);
    // The other vendor's honey is by weight, too, and not weighed yet.
    const { test } = scene;
    const byWeight = {
      per: 'lb',
      price: 850,
      inSteps: false,
      leastGrams: 400,
      nominalGrams: 500,
      mostGrams: 680,
    };
    await test.db.query('UPDATE order_items SET by_weight = $2 WHERE order_id = $1 AND product_id = $3', [
      ...[card.id, JSON.stringify(byWeight), scene.honey.id],
    ]);
    const cash = await scene.inCash([chickens(3)]);
    for (const placed of [card, cash]) {
      const line = await lineOf(placed);
      await weigh(placed, 1_700, 1_800, 1_900);
      expect((await finish(placed)).body).toMatchObject({ isDone: true });
      expect((await short(placed, { id: line, from: 3, to: 2 })).body.error).toBeUndefined();
      // 3.75 lb are 24.38, 3.97 lb 25.81: the last package goes.
      expect(await itemOf(placed)).toMatchObject({
        quantity: 2,
        totalPrice: 50.19,
        weight: { packages: [{ price: 24.38 }, { price: 25.81 }] },
      });
    }
    expect(await seen(cash)).toMatchObject({ subtotal: 50.19, tax: 4.02, total: 54.21 });
    await test.db.query('UPDATE order_items SET by_weight = NULL WHERE order_id = $1 AND product_id = $2', [
      ...[card.id, scene.honey.id],
    ]);
    // Nothing is left to weigh: what asks for the money comes with the next change.
    expect((await short(card, { id: (await itemOf(card))?.id ?? 0, from: 2, to: 1 })).status).toBe(200);
    await collected(card);
    expect(stripe.taken(card.number)).toBe(cents((await seen(card)).total));
    for (const status of ['confirmed', 'delivered']) await move(scene.seller, cash, status);
    expect((await seen(cash)).paymentStatus).toBe('paid');
  });

  it('is swapped for at most what it costs by its weight', async () => {
    const placed = await scene.inCash([chickens(2)]);
    const line = await lineOf(placed);
    await scene.test.db.query('UPDATE order_items SET allow_substitute = true WHERE id = $1', [line]);
    await weigh(placed, 1_700, 4_000);
    await scene.agree(placed);
    await finish(placed);
    const before = await seen(placed);
    const swap = { productId: scene.kale.id, quantity: 10 };
    const { body } = await short(placed, { id: line, from: 2, to: 1, swap });
    expect(body.error).toBeUndefined();
    const { total, subtotal } = await seen(placed);
    // 24.38 and 57.33: $35.00 of kale for the second, and the rest is due less.
    expect(before.subtotal).toBe(81.71);
    expect(subtotal).toBe(59.38);
    expect(total).toBe(64.13);
  });

  it('stays as it is while the money is being taken', async () => {
    const placed = await scene.authorized([chickens(1), [scene.kale.id, 2]]);
    const line = await lineOf(placed);
    const payments = scene.test.db.getRepository(Payment);
    await payments.update({ orderId: placed.id }, { status: 'collecting' });
    expect((await short(placed, { id: line, from: 1, to: 0 })).body.error).toBe('PAYMENT_RUNNING');
    await payments.update({ orderId: placed.id }, { status: 'authorized' });
  });
});

describe('an order that is not weighed', () => {
  it('is told of once, canceled five days later, and its hold is free', async () => {
    const { placed, window } = await scene.dated([chickens(2)]);
    const { test } = scene;
    const endedDaysAgo = async (days: number) => {
      await test.db.query(
        `UPDATE pickup_windows SET ends_at = now() - $2 * interval '1 day',
           starts_at = now() - ($2 + 0.1) * interval '1 day', orders_close_at = now() - ($2 + 1) * interval '1 day'
         WHERE id = $1`,
        [window.id, days],
      );
      await catchUp();
    };
    const told = () => scene.mailsOf('vendor-unweighed', placed);
    await endedDaysAgo(1.9);
    expect(await told()).toEqual([]);
    for (const days of [2.1, 2.2]) await endedDaysAgo(days);
    const [mail, ...again] = await told();
    expect([mail?.recipient, again]).toEqual([scene.seller.user.email, []]);
    await endedDaysAgo(9);
    expect((await seen(placed)).status).toBe('pending');
    await test.db.query(`UPDATE mails SET created_at = now() - interval '5 days' WHERE id = $1`, [mail?.id]);
    for (const days of [9, 9.1]) await endedDaysAgo(days);
    expect((await seen(placed)).status).toBe('cancelled');
    const [ended, ...more] = await scene.mailsOf('order-cancelled', placed);
    expect([ended?.text, more]).toEqual([expect.stringContaining('didn’t weigh your items'), []]);
    expect(await scene.mailsOf('vendor-cancelled', placed)).toHaveLength(1);
    await scene.soon(async () => (await seen(placed)).paymentStatus === 'void', COLLECT);
    await scene.soon(
      () => stripe.intents.get(`pi_${stripe.session(placed.number).id}`)?.status === 'canceled',
    );
    const [item] = await test.db.getRepository(OrderItem).findBy({ orderId: placed.id });
    const variants = test.db.getRepository(ProductVariant);
    expect((await variants.findOneByOrFail({ id: item?.variantId ?? 0 })).inventory).toBe(20);
  });

  it('keeps no other tick of the sheet from being noted, and is not settled as not picked up', async () => {
    const { placed, window, form } = await scene.dated([chickens(1)]);
    const other = await scene.authorized([[scene.kale.id, 1], chickens(1)], form);
    await weigh(other, 1_814);
    await finish(other);
    const ticks = [placed, other].map(({ id }) => ({ key: `tick-of-a-device-${id}`, orderId: id }));
    const { status, body } = await scene.seller.post(`/api/vendor/handovers/${window.id}/ticks`, { ticks });
    expect([status, body]).toMatchObject([
      200,
      {
        results: [
          { result: 'refused', message: 'This order hasn’t been weighed yet. Please weigh it first.' },
          { result: 'done' },
        ],
      },
    ]);
  });

  it('is reminded of its day, and settled as not picked up only once it is weighed', async () => {
    const { placed, window } = await scene.dated([chickens(1)]);
    const { db } = scene.test;
    const from = new Date(window.startsAt.getTime() - 1_000);
    expect(await fetchRows(db, dueReminders, [from, placed.id])).toHaveLength(1);
    await db.query(
      `UPDATE vendors SET uncollected = 'refunded', uncollected_at = now() - interval '30 days' WHERE id = $1`,
      [scene.vendor.id],
    );
    const later = new Date(window.endsAt.getTime() + 2 * 86_400_000);
    const [{ id: vendorOrderId } = { id: 0 }] = await db
      .getRepository(VendorOrder)
      .findBy({ orderId: placed.id });
    expect(await fetchRows(db, uncollectedVendorOrders, [later, vendorOrderId])).toEqual([]);
    await weigh(placed, 1_814);
    // Its money is not taken yet.
    await db.query('UPDATE order_items SET grams = 1814 WHERE order_id = $1', [placed.id]);
    expect(await fetchRows(db, uncollectedVendorOrders, [later, vendorOrderId])).toHaveLength(1);
  });

  it('moves to no day that its payment is not held until, where nothing is saved', async () => {
    const { placed, window, schedule } = await scene.dated([chickens(1)]);
    const later = await makeOwnWindow(scene.test.db, schedule, scene.vendor.id, {
      ...{ capacity: 9, startsAt: hoursAhead(96) },
    });
    const payments = scene.test.db.getRepository(Payment);
    const authorizedUntil = new Date(window.endsAt.getTime() + 3_600_000);
    const move = () =>
      scene.test.put<{ error?: string }>(
        `/api/orders/${placed.id}/shares/${scene.vendor.id}/day`,
        { windowId: later.id },
        { cookie: placed.cookie },
      );
    await payments.update({ orderId: placed.id }, { gateway: 'paypal', authorizedUntil });
    expect((await move()).body.error).toBe('VALIDATION_FAILED');
    await payments.update({ orderId: placed.id }, { gateway: 'stripe' });
    expect((await move()).status).toBe(200);
  });

  it('keeps the contacts of its buyer until it is paid', async () => {
    const placed = await scene.authorized([chickens(1)]);
    const { db } = scene.test;
    const orders = db.getRepository(Order);
    await orders.update(placed.id, { status: 'delivered', guestKey: null, userId: null });
    await changeRows(db, forgetOrphanedContacts, []);
    expect((await orders.findOneByOrFail({ id: placed.id })).email).not.toBe('');
    await orders.update(placed.id, { paymentStatus: 'paid' });
    await changeRows(db, forgetOrphanedContacts, []);
    expect((await orders.findOneByOrFail({ id: placed.id })).email).toBe('');
  });

  it('of a guest who has not confirmed it is not weighed', async () => {
    const placed = await scene.order([chickens(1)], { paymentMethod: 'cash', shippingMethod: 'pickup' });
    expect((await scene.toWeigh(placed)).lines).toBeUndefined();
    const [item] = await scene.test.db.getRepository(OrderItem).findBy({ orderId: placed.id });
    const path = `/api/vendor/weighing/${placed.id}/items/${item?.id}/1`;
    expect((await scene.seller.put(path, { grams: 1_814 })).status).toBe(404);
    expect((await finish(placed)).status).toBe(404);
  });

  it('asks for nothing that no item can cost', async () => {
    const placed = await scene.authorized([chickens(1)]);
    const line = await lineOf(placed);
    await scene.test.db.query(
      `UPDATE order_items SET by_weight = jsonb_set(by_weight, '{price}', '9000000') WHERE id = $1`,
      [line],
    );
    await weigh(placed, 500_000);
    const ask = await scene.seller.post(`/api/vendor/weighing/${placed.id}/items/${line}/ask`, {});
    expect(ask.status).toBe(400);
  });
});

/** Does what is done once a day. */
async function catchUp(): Promise<void> {
  const { db } = scene.test;
  const [job] = await db.query<{ id: string }[]>(
    `INSERT INTO pgboss.job (name, data) VALUES ('payments.catch-up', '{}') RETURNING id`,
  );
  await scene.soon(async () => {
    const rows = await db.query<{ state: string }[]>('SELECT state FROM pgboss.job WHERE id = $1', [job?.id]);
    return rows[0]?.state === 'completed';
  }, 'payments.catch-up');
}
