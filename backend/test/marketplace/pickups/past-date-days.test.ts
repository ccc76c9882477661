import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { weekOf } from '../../../src/contract/marketplace/box-words.js';
import { dateText } from '../../../src/contract/marketplace/dated-words.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { CartPickupsView } from '../../../src/contract/marketplace/pickup/cart-pickups.js';
import type { OrderDaysView, OrderMoreView } from '../../../src/contract/marketplace/pickup/order-changes.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let milk: Product;
/** Two days of the same farm, more than a week apart. */
let first: PickupWindow;
let second: PickupWindow;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: farmer.user.id, businessName: 'Blue Hill' });
  first = await makePickup(test.db, vendor.id, { capacity: 10, inHours: 72 });
  second = await makePickup(test.db, vendor.id, { capacity: 10, inHours: 72 + 24 * 8 });
  milk = await makeProduct(test.db, { vendorId: vendor.id, name: 'Milk', expirationDate: first.date });
});

const makeBox = async (parts: Product[], weeks: { week: string; of: Product }[] = []) => {
  const part = ({ id }: Product) => ({ productId: id, quantity: 1 });
  const made = await farmer.post<OwnProductView>('/api/products', {
    ...{ name: 'Family box', description: 'Mixed.', category: 'dairy', unit: 'each', price: '25.00' },
    inventory: 0,
    box: { parts: parts.map(part), weeks: weeks.map(({ week, of }) => ({ week, parts: [part(of)] })) },
  });
  expect(made.status).toBe(201);
  return made.body;
};
const order = async (id: number, window: PickupWindow) => {
  const { cookie } = await shopper(test, [id, 1]);
  const form = checkoutForm({
    ...{ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod: 'cash' },
    shares: [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }],
  });
  const { status, body } = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie });
  const call = (what: string) => `/api/orders/${body.id}/shares/${vendor.id}/${what}`;
  return { status, body, cookie, call };
};
const windowOf = async (orderId: number) =>
  (await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId })).windowId;
const problems = async (id: number) => {
  const { cookie } = await shopper(test, [id, 1]);
  const { vendors } = (await test.get<CartPickupsView>('/api/cart/pickups', { cookie })).body;
  return vendors[0]?.windows.map(({ problem }) => problem);
};
const onlyUntil = (name: string) => `${name} is only good until ${dateText(first.date)}.`;

describe('an order of what is past its date on another day', () => {
  it('is not moved there by its buyer, and does not offer that day', async () => {
    const { cookie, call, body } = await order(milk.id, first);
    const days = (await test.get<OrderDaysView>(call('days'), { cookie })).body;
    expect(days.windows).toMatchObject([{ id: second.id, problem: onlyUntil('Milk') }]);
    const moved = await test.put<ErrorBody>(call('day'), { windowId: second.id }, { cookie });
    expect(moved).toMatchObject({ status: 409, body: { error: 'WINDOW_CLOSED' } });
    expect(moved.body.issues?.[0]?.message).toBe(onlyUntil('Milk'));
    expect(await windowOf(body.id)).toBe(first.id);
  });

  it('is moved there by its farm only once it was told what will be past its date', async () => {
    const { body } = await order(milk.id, first);
    const cancel = (more: object = {}) =>
      farmer.post<ErrorBody>(`/api/vendor/pickup-days/${first.id}/cancel`, {
        ...{ reason: 'A storm.', orders: 'move', toWindowId: second.id, ...more },
      });
    const asked = await cancel();
    expect(asked).toMatchObject({ status: 409, body: { error: 'PAST_DATE' } });
    expect(asked.body.issues).toEqual([
      { path: 'toWindowId', message: `Past its date by then: Milk (${dateText(first.date)}).` },
    ]);
    expect(await windowOf(body.id)).toBe(first.id);
    expect((await cancel({ pastDates: true })).status).toBe(200);
  });

  it('is not made larger of what is past its date on its day', async () => {
    const { cookie, call } = await order(milk.id, first);
    await test.db.query('UPDATE products SET expiration_date = $2 WHERE id = $1', [
      ...[milk.id, addDays(first.date, -1)],
    ]);
    const { items } = (await test.get<OrderMoreView>(call('more'), { cookie })).body;
    expect(items).toMatchObject([{ reason: 'This will be past its date on your day.' }]);
  });
});

describe('a box', () => {
  it('is had as long as what is in it is good, and is not moved past that', async () => {
    const box = await makeBox([milk]);
    expect(await problems(box.id)).toEqual([null, onlyUntil('Family box')]);
    const late = await order(box.id, second);
    expect([late.status, late.body.issues?.[0]?.message]).toEqual([
      409,
      `Blue Hill: ${onlyUntil('Family box')}`,
    ]);
    const placed = await order(box.id, first);
    expect(placed.status).toBe(201);
    const { call, cookie } = placed;
    const moved = await test.put<ErrorBody>(call('day'), { windowId: second.id }, { cookie });
    expect([moved.status, moved.body.issues?.[0]?.message]).toEqual([409, onlyUntil('Family box')]);
  });

  it('counts by what is in it in the week of its day, not by what is in it today', async () => {
    const honey = await makeProduct(test.db, { vendorId: vendor.id, name: 'Honey', expirationDate: null });
    const box = await makeBox([milk], [{ week: weekOf(second.date), of: honey }]);
    expect(await problems(box.id)).toEqual([null, null]);
    expect((await order(box.id, second)).status).toBe(201);
    const other = await makeBox([honey], [{ week: weekOf(second.date), of: milk }]);
    expect(await problems(other.id)).toEqual([null, onlyUntil('Family box')]);
    expect((await order(other.id, second)).body.error).toBe('WINDOW_CLOSED');
    expect((await order(other.id, first)).status).toBe(201);
  });

  it('is not sold today with a part that went past its date since the job looked', async () => {
    const box = await makeBox([milk]);
    const { cookie } = await shopper(test, [box.id, 1]);
    await test.db.query('ALTER TABLE products DISABLE TRIGGER products_search');
    await test.db.query('UPDATE products SET expiration_date = $2 WHERE id = $1', [
      ...[milk.id, addDays(first.date, -10)],
    ]);
    await test.db.query('ALTER TABLE products ENABLE TRIGGER products_search');
    const placed = await test.post<ErrorBody>('/api/orders', checkoutForm(), { cookie });
    expect([placed.status, placed.body.issues?.[0]?.message]).toEqual([
      409,
      'Family box: Milk, which is in this box, is past its date.',
    ]);
  });
});
