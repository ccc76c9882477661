import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { WaitingOrders } from '../../../src/contract/marketplace/waiting-orders.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const vendor = await makeVendor(test.db);
  kale = await makeProduct(test.db, { vendorId: vendor.id, inventory: 5 });
});

const waiting = async (cookie?: string) =>
  (await test.get<WaitingOrders>('/api/orders/waiting', cookie === undefined ? {} : { cookie })).body;

async function placeAsGuest(form = checkoutForm({ email: anotherEmail() })) {
  const { cookie } = await shopper(test, [kale.id, 3]);
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  return { order: body, cookie };
}

describe('an order that waits for its payment', () => {
  it('is found by the browser that placed it, with what it holds, and by no other', async () => {
    const { order, cookie } = await placeAsGuest();
    expect(await waiting(cookie)).toEqual([
      {
        ...{ id: order.id, orderNumber: order.orderNumber, heldUntil: order.payment?.heldUntil },
        items: [{ productId: kale.id, quantity: 3 }],
      },
    ]);
    expect(await waiting()).toEqual([]);
    expect(await waiting((await shopper(test, [kale.id, 1])).cookie)).toEqual([]);
    expect(await waiting((await signedIn(test)).cookie)).toEqual([]);
    expect(await waiting((await signedIn(test, { role: 'admin' })).cookie)).toEqual([]);
  });

  it('is found by its buyer on every device', async () => {
    const buyer = await signedIn(test);
    await buyer.post('/api/cart', { productId: kale.id, quantity: 1 });
    const { body } = await buyer.post<OrderView>('/api/orders', checkoutForm({ email: buyer.user.email }));
    expect(await waiting(buyer.cookie)).toMatchObject([{ id: body.id }]);
  });

  it('waits no more once it is paid, canceled or over', async () => {
    const { order, cookie } = await placeAsGuest();
    const late = `UPDATE orders SET held_until = now() + $2::interval WHERE id = $1`;
    await test.db.query(late, [order.id, '-1 second']);
    expect(await waiting(cookie)).toEqual([]);
    await test.db.query(late, [order.id, '1 hour']);
    expect(await waiting(cookie)).toHaveLength(1);
    await test.post(`/api/orders/${order.id}/cancel`, {}, { cookie });
    expect(await waiting(cookie)).toEqual([]);
    const paid = await placeAsGuest();
    await test.post(
      `/api/orders/${paid.order.id}/test-payment`,
      { outcome: 'paid' },
      { cookie: paid.cookie },
    );
    expect(await waiting(paid.cookie)).toEqual([]);
  });

  it('of cash is none', async () => {
    const cash = { shippingMethod: 'pickup', paymentMethod: 'cash', email: anotherEmail() };
    expect(await waiting((await placeAsGuest(checkoutForm(cash))).cookie)).toEqual([]);
  });
});
