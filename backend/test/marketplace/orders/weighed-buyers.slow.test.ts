import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newestProducts } from '../../../src/content/location-pages/facts/facts.sql.js';
import type { FarmShop } from '../../../src/contract/marketplace/farm-shops.js';
import type { DeliveryView, OrderListItem, OrderView } from '../../../src/contract/marketplace/orders.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import { dueReminders } from '../../../src/marketplace/pickup-days/pickup-notices/reminders/reminders.sql.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm, makeProduct, makeVendor } from '../../support/make/make.js';
import { makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let buyer: Client;
let vendor: Vendor;
let chicken: Product;
let whole: ProductVariant;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  [seller, buyer] = [await signedIn(test, { role: 'vendor' }), await signedIn(test)];
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Blue Hill' });
  chicken = await makeProduct(test.db, { vendorId: vendor.id, name: 'Chicken' });
  whole = await test.db.getRepository(ProductVariant).save({
    ...{ productId: chicken.id, name: 'Whole', position: 0, price: 650, inventory: 20 },
    ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
  });
});

/** Two chickens, at most $32.50 each, whose card has agreed to the most. */
async function authorized(form: object = {}): Promise<OrderView> {
  await buyer.post('/api/cart', { productId: chicken.id, variantId: whole.id, quantity: 2 });
  const given = checkoutForm({ email: buyer.user.email, ...form });
  const { body } = await buyer.post<OrderView>('/api/orders', given);
  const paid = await buyer.post<OrderView>(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' });
  expect(paid.body).toMatchObject({ paymentStatus: 'authorized', payment: null });
  return paid.body;
}

async function mailOf(kind: string): Promise<Mail> {
  const find = () => test.db.getRepository(Mail).findBy({ kind, recipient: buyer.user.email });
  await eventually(test.db, async () => (await find()).length > 0);
  const [mail] = await find();
  if (!mail) throw new Error(`There is no email ${kind}.`);
  return mail;
}

const listed = async () => (await buyer.get<OrderListItem[]>('/api/orders')).body[0];

describe('who buys by weight', () => {
  it('is told that nothing is charged yet, and what it costs at most', async () => {
    await authorized();
    const { text } = await mailOf('order-confirmation');
    expect(text).toContain('You authorized at most $70.20.');
    expect(text).toContain('Chicken, Whole (3.5-5 lb each): about $56.56, at most $65.00');
    expect(text).not.toContain('We received your payment');
    expect(await listed()).toMatchObject({ paymentStatus: 'authorized', total: 70.2, isAtMost: true });
  });

  it('is told that the card is saved where the day is further away than money is held', async () => {
    const { body } = await buyer.get<DeliveryView>('/api/cart/delivery');
    expect(body.savedAfterDays).toEqual({ credit_card: 6, paypal: 6 });
    const { schedule } = await makePickupSite(test.db, vendor.id);
    const pickUp = async (inHours: number) => {
      const { id: windowId } = await makeOwnWindow(test.db, schedule, vendor.id, { inHours });
      return authorized({
        shippingMethod: 'pickup',
        shares: [{ vendorId: vendor.id, method: 'pickup', windowId }],
      });
    };
    expect(await pickUp(6 * 24 - 1)).not.toHaveProperty('isSaved');
    await mailOf('order-confirmation');
    await test.db.query('DELETE FROM mails');
    expect(await pickUp(6 * 24 + 1)).toMatchObject({ isSaved: true, paymentStatus: 'authorized' });
    expect((await mailOf('order-confirmation')).text).toContain(
      'We saved your card and charge it once your order is weighed. The final price depends on weight, and is never more than $70.20.',
    );
  });

  it('is told that nothing was charged once it is canceled', async () => {
    const { id } = await authorized();
    expect((await buyer.post(`/api/orders/${id}/cancel`, {})).status).toBe(200);
    expect((await mailOf('order-cancelled')).text).toContain('Nothing was charged for these items.');
    expect(await listed()).not.toHaveProperty('isAtMost');
  });

  it('is told how much is left of what is cut to a weight', async () => {
    const steps = { inSteps: true, leastGrams: 113, nominalGrams: 113, mostGrams: 125, inventory: 6 };
    await test.db.getRepository(ProductVariant).update(whole.id, steps);
    const put = (quantity: number) =>
      buyer.post('/api/cart', { productId: chicken.id, variantId: whole.id, quantity });
    expect((await put(7)).body).toMatchObject({
      issues: [{ message: 'Only 1.5 lb of Chicken, Whole left.' }],
    });
    expect((await put(6)).status).toBe(201);
    await test.db.getRepository(ProductVariant).update(whole.id, { inventory: 5 });
    expect((await buyer.post('/api/orders', checkoutForm())).body).toMatchObject({
      issues: [{ message: 'Only 1.25 lb of Chicken, Whole left.' }],
    });
  });

  it('is reminded of the day', async () => {
    const { schedule } = await makePickupSite(test.db, vendor.id);
    const { id: windowId, startsAt } = await makeOwnWindow(test.db, schedule, vendor.id);
    const shares = [{ vendorId: vendor.id, method: 'pickup', windowId }];
    const { id } = await authorized({ shippingMethod: 'pickup', shares });
    const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
    await test.db.getRepository(Order).update(id, { createdAt: before(72) });
    for (const paymentStatus of ['authorized', 'owed'] as const) {
      await test.db.getRepository(Order).update(id, { paymentStatus });
      expect(await fetchRows(test.db, dueReminders, [before(1), id])).toHaveLength(1);
    }
  });

  it('sees what the price is for wherever it is shown', async () => {
    const farm = await makeFarm(test.db, { userId: seller.user.id, isClaimed: true });
    const { body } = await test.get<FarmShop>(`/api/farms/${farm.id}/shop`);
    expect(body.products).toMatchObject([{ price: 6.5, pricePer: 'lb', variantCount: 1 }]);
    expect(await fetchRows(test.db, newestProducts, [[vendor.id]])).toMatchObject([{ pricePer: 'lb' }]);
    await test.db.getRepository(ProductVariant).update(whole.id, { endedAt: new Date() });
    const { body: after } = await test.get<FarmShop>(`/api/farms/${farm.id}/shop`);
    expect(after.products[0]).not.toHaveProperty('pricePer');
  });
});
