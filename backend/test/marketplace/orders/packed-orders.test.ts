import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type {
  ConfirmedOrders,
  OrderView,
  VendorOrderView,
} from '../../../src/contract/marketplace/orders.js';
import type { PackingOrder, PackingView } from '../../../src/contract/marketplace/packing.js';
import type { HandoverSheet } from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup, makeWindow } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let packer: Client;
let bookkeeper: Client;
let vendor: Vendor;
let sooner: PickupWindow;
let later: PickupWindow;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [seller, packer, bookkeeper] = await Promise.all([
    signedIn(test, { role: 'vendor' }),
    signedIn(test),
    signedIn(test),
  ]);
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  await test.db.getRepository(Membership).insert([
    { businessId: businessId ?? 0, userId: packer.user.id, role: 'packer' },
    { businessId: businessId ?? 0, userId: bookkeeper.user.id, role: 'bookkeeper' },
  ]);
  sooner = await makePickup(test.db, vendor.id);
  later = await makeWindow(test.db, {
    ...{ scheduleId: sooner.scheduleId, vendorId: vendor.id, inHours: 10 * 24 },
  });
  eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', inventory: 300 });
});

/** Paid by card. */
async function order(window: PickupWindow | null = sooner, quantity = 2): Promise<number> {
  const { cookie } = await shopper(test, [eggs.id, quantity]);
  const shares = window && [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }];
  const form = checkoutForm({
    ...{ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod: 'credit_card' },
    ...(shares && { shares }),
  });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return body.id;
}
const confirm = (id: number) => seller.put(`/api/orders/${id}/status`, { status: 'confirmed' });
const pack = (id: number, packed = true, client = packer, more: object = {}) =>
  client.put<PackingOrder & ErrorBody>(`/api/vendor/packing/${id}/packed`, { packed, ...more });
const read = async (id: number) => (await seller.get<VendorOrderView>(`/api/vendor/orders/${id}`)).body;
const list = async (query: string) =>
  (await seller.get<VendorOrderView[]>(`/api/vendor/orders?${query}`)).body.map(({ id }) => id);

describe('an order that is packed', () => {
  it('says when and by whom, wherever the farm looks, and can be unmarked', async () => {
    const id = await order();
    await confirm(id);
    const { status, body } = await pack(id);
    const name = (await read(id)).packed?.by;
    expect([status, body.packed]).toEqual([200, { at: expect.any(String), by: name }]);
    expect(name).toEqual(expect.any(String));
    const { body: packing } = await packer.get<PackingView>('/api/vendor/packing');
    const { body: sheet } = await packer.get<HandoverSheet>(`/api/vendor/handovers/${sooner.id}`);
    expect([packing.orders[0]?.packed, sheet.orders[0]?.packed]).toEqual([body.packed, body.packed]);
    expect(await read(id)).toMatchObject({ status: 'confirmed', packed: body.packed });

    expect((await pack(id, false)).body.packed).toBeUndefined();
    const { packed, changes } = await read(id);
    expect(packed).toBeUndefined();
    expect(changes?.map(({ change, by }) => [change, by?.role])).toEqual([
      [{ kind: 'packed', isPacked: true }, 'packer'],
      [{ kind: 'packed', isPacked: false }, 'packer'],
    ]);
  });

  it('keeps who was first, and its buyer hears nothing of it', async () => {
    const id = await order();
    await confirm(id);
    const [one, other] = await Promise.all([pack(id), pack(id, true, seller)]);
    expect([one.status, other.status, one.body.packed]).toEqual([200, 200, other.body.packed]);
    expect((await read(id)).changes).toHaveLength(1);
    const staff = await signedIn(test, { role: 'admin' });
    const { body } = await staff.get<OrderView>(`/api/orders/${id}`);
    expect([body.status, body.fulfilments[0]?.changes]).toEqual(['confirmed', undefined]);
  });

  it('was confirmed, and is not handed over yet', async () => {
    const id = await order();
    expect(await pack(id)).toMatchObject({ status: 409, body: { error: 'NOT_TO_PACK' } });
    await confirm(id);
    await pack(id);
    await seller.put(`/api/orders/${id}/status`, { status: 'delivered' });
    expect((await pack(id, false)).status).toBe(409);
    expect((await read(id)).packed).toBeDefined();
  });

  it('is not packed anymore once something is missing of it', async () => {
    const id = await order();
    await confirm(id);
    await pack(id);
    const { items } = await read(id);
    const short = { items: [{ id: items[0]?.id, from: 2, to: 1, reason: 'weather', restock: false }] };
    expect((await packer.put(`/api/vendor/packing/${id}/short`, short)).status).toBe(200);
    expect((await read(id)).packed).toBeUndefined();
    const old = { was: { items: [{ id: items[0]?.id, quantity: 2 }] } };
    expect(await pack(id, true, packer, old)).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_MEANWHILE' },
    });
  });

  it('is marked by those who pack, of their own farm alone', async () => {
    const id = await order();
    await confirm(id);
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await pack(id, true, bookkeeper)).status).toBe(403);
    expect((await pack(id, true, rival)).status).toBe(404);
    expect((await read(id)).packed).toBeUndefined();
  });
});

describe('the orders of a pickup day', () => {
  it('are listed by that day, and the next day comes first', async () => {
    const [far, none, near, done] = [await order(later), await order(null), await order(), await order()];
    await confirm(done);
    await seller.put(`/api/orders/${done}/status`, { status: 'delivered' });
    expect(await list('sort=pickup')).toEqual([near, far, none, done]);
    expect(await list('')).toEqual([done, near, none, far]);
    expect(await list(`pickupOn=${sooner.date}`)).toEqual([done, near]);
    const { body: csv } = await seller.get<string>(`/api/vendor/orders/export?pickupOn=${later.date}`);
    expect(csv.trim().split('\n')).toHaveLength(2);
  });

  it('are confirmed together, and what can’t be is named', async () => {
    const [one, two, over] = [await order(), await order(), await order()];
    await seller.put(`/api/orders/${over}/status`, { status: 'cancelled', note: 'Closed.' });
    const ids = [one, two, over, 999_999];
    expect((await packer.post('/api/vendor/orders/confirm', { ids })).status).toBe(403);
    const { status, body } = await seller.post<ConfirmedOrders>('/api/vendor/orders/confirm', { ids });
    expect([status, body.confirmed]).toEqual([200, [one, two]]);
    expect(body.left).toEqual([
      { id: over, message: 'This order was canceled.' },
      { id: 999_999, message: 'The order could not be found.' },
    ]);
    expect((await read(two)).status).toBe('confirmed');
  });
});
