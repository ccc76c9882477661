import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import type { TodayView } from '../../src/contract/marketplace/today.js';
import { DAY_MS } from '../../src/contract/shared/calendar/durations.js';
import { DatedStock } from '../../src/marketplace/tables/dated-stock.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: farmer.user.id, businessName: 'Blue Hill' });
  eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', inventory: 50 });
});

const today = async () => (await farmer.get<TodayView>('/api/vendor/today')).body;

async function order(windowId: number): Promise<number> {
  const { cookie } = await shopper(test, [eggs.id, 1]);
  const shares = [{ vendorId: vendor.id, method: 'pickup', windowId }];
  const form = checkoutForm({ email: anotherEmail(), shares });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return body.id;
}

describe('what a vendor has to do today', () => {
  it('is nothing where nothing was ordered and all is well', async () => {
    await makePickup(test.db, vendor.id);
    expect(await today()).toEqual({
      ...{ isApproved: true, isActive: true, declinedReason: null, suspendedReason: null, removed: 0 },
      ...{ days: [], toConfirm: { total: 0, since: null }, toWeigh: 0 },
      ...{ low: { items: [], total: 0 }, unanswered: 0 },
    });
  });

  it('has the days with orders, the soonest first, until all of them are handed over', async () => {
    const later = await makePickup(test.db, vendor.id, { inHours: 96 });
    const sooner = await makePickup(test.db, vendor.id, { inHours: 72 });
    const first = await order(later.id);
    await order(later.id);
    const other = await order(sooner.id);
    const { days, toConfirm } = await today();
    expect(days.map(({ id, orders, toWeigh }) => ({ id, orders, toWeigh }))).toEqual([
      { id: sooner.id, orders: 1, toWeigh: 0 },
      { id: later.id, orders: 2, toWeigh: 0 },
    ]);
    expect(days[0]).toMatchObject({
      ...{ placeName: 'The stand', timeZone: 'America/New_York', isDelivery: false },
      ordersCloseAt: expect.stringContaining(sooner.ordersCloseAt.toISOString().slice(0, 19)),
    });
    expect(toConfirm).toEqual({ total: 3, since: expect.any(String) });
    await farmer.put(`/api/orders/${first}/status`, { status: 'confirmed' });
    await test.db.getRepository(VendorOrder).update({ orderId: other }, { status: 'delivered' });
    const then = await today();
    expect(then.days.map(({ id }) => id)).toEqual([later.id]);
    expect(then.toConfirm.total).toBe(1);
  });

  it('counts the orders that have something to be weighed', async () => {
    const { id } = await makePickup(test.db, vendor.id);
    const dated = await order(id);
    await test.db.query(
      `UPDATE order_items SET by_weight = '{"per": "lb", "price": 500, "inSteps": false, "leastGrams": 400,
         "nominalGrams": 450, "mostGrams": 500}' WHERE order_id = $1`,
      [dated],
    );
    expect((await today()).days).toMatchObject([{ id, orders: 1, toWeigh: 1 }]);
    expect((await today()).toWeigh).toBe(0);
    await test.db.query('UPDATE fulfilments SET window_id = NULL WHERE order_id = $1', [dated]);
    expect(await today()).toMatchObject({ days: [], toWeigh: 1 });
  });

  it('names what is low, the fewest first, option by option, from the number that the vendor chose', async () => {
    const of = (given: Partial<Product>) => makeProduct(test.db, { vendorId: vendor.id, ...given });
    const kale = await of({ name: 'Kale', inventory: 4 });
    await of({ name: 'Leek', inventory: 0, isActive: false });
    await of({ name: 'Bread', inventory: 100_000, madeToOrder: true });
    await of({ name: 'Beans', inventory: 0, removedAt: new Date(), removedReason: 'Not yours.' });
    const jam = await of({ name: 'Jam' });
    const jar = { price: '5.00', inventory: 40 };
    await farmer.put(`/api/products/${jam.id}`, {
      variants: [
        { ...jar, name: 'Small' },
        { ...jar, name: 'Large', inventory: 1 },
      ],
    });
    const { low, removed } = await today();
    expect(low.items.map(({ name, option, inventory }) => [name, option, inventory])).toEqual([
      ['Jam', 'Large', 1],
      ['Kale', null, 4],
    ]);
    expect(low.total).toBe(2);
    // Turkeys for Thanksgiving have their stock on its day, until that is over.
    const turkeys = await of({ name: 'Turkey', inventory: 0 });
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const dated = test.db.getRepository(DatedStock);
    await dated.save({ productId: turkeys.id, date: day(20), inventory: 60 });
    expect((await today()).low.total).toBe(2);
    await dated.update({ productId: turkeys.id }, { date: day(-20) });
    expect((await today()).low.total).toBe(3);
    expect(low.items[1]).toMatchObject({ productId: kale.id, variantId: null });
    expect(removed).toBe(1);
    await test.db.getRepository(Vendor).update({ id: vendor.id }, { lowStockAt: 2 });
    expect((await today()).low.items.map(({ name }) => name)).toEqual(['Turkey', 'Jam']);
  });

  it('counts reviews without a reply, and says what our team decided', async () => {
    const buyer = await signedIn(test);
    await makePurchase(test.db, { userId: buyer.user.id, product: eggs, status: 'delivered' });
    await buyer.post(`/api/products/${eggs.id}/reviews`, { rating: 3, comment: 'Small.' });
    expect((await today()).unanswered).toBe(1);
    const declined = { isApproved: false, declinedAt: new Date(), declinedReason: 'No picture.' };
    await test.db.getRepository(Vendor).update({ id: vendor.id }, declined);
    expect(await today()).toMatchObject({ isApproved: false, declinedReason: 'No picture.' });
  });

  it('is one’s own alone', async () => {
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    await makeProduct(test.db, { vendorId: vendor.id, inventory: 1 });
    expect((await rival.get<TodayView>('/api/vendor/today')).body.low.total).toBe(0);
    const farmOnly = await signedIn(test, { role: 'farmer' });
    expect((await farmOnly.get('/api/vendor/today')).status).toBe(403);
  });
});
