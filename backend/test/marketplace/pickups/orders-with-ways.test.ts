import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { makePickup, makeSchedule, makeWindow, makeZone } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper, type Shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farm: Vendor;
let ranch: Vendor;
let eggs: Product;
let beef: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farm = await makeVendor(test.db, { businessName: 'Sunny Acres' });
  ranch = await makeVendor(test.db, { businessName: 'Big Ranch' });
  eggs = await makeProduct(test.db, { vendorId: farm.id, name: 'Eggs', price: 700, inventory: 300 });
  beef = await makeProduct(test.db, { vendorId: ranch.id, name: 'Beef', price: 2_500, inventory: 300 });
});

const place = (who: Shopper, given: Record<string, unknown> = {}) =>
  test.post<OrderView & ErrorBody>('/api/orders', checkoutForm(given), { cookie: who.cookie });
const windowRow = (id: number) => test.db.getRepository(PickupWindow).findOneByOrFail({ id });
const takenOf = async ({ id }: PickupWindow) => (await windowRow(id)).taken;
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
const pickedUp = (windowId: number) => ({ vendorId: farm.id, method: 'pickup', windowId });
const cash = { paymentMethod: 'cash' };

describe('an order whose vendors each have their own way', () => {
  it('is picked up on a day at one and shipped by the other, priced by each way, to the cent', async () => {
    const window = await makePickup(test.db, farm.id, { capacity: 5 });
    const guest = await shopper(test, [eggs.id, 2], [beef.id, 1]);
    const shares = [
      { ...pickedUp(window.id), collector: 'Uncle Bob' },
      { vendorId: ranch.id, method: 'shipping' },
    ];
    const { status, body } = await place(guest, { shares, shippingMethod: 'pickup', total: 57.12 });
    expect([status, body.issues]).toEqual([201, undefined]);
    // 14.00 + 25.00, 15.00 of shipping for the beef alone, 8 % tax of 39.00.
    expect(body).toMatchObject({
      shippingMethod: 'shipping',
      subtotal: 39,
      shipping: 15,
      tax: 3.12,
      total: 57.12,
    });
    expect(body.fulfilments).toMatchObject([
      {
        ...{ method: 'pickup', shipping: 0, tax: 1.12, total: 15.12, pickup: null },
        handover: { windowId: window.id, site: { name: 'The stand' }, zone: null, collector: 'Uncle Bob' },
      },
      { method: 'shipping', shipping: 15, tax: 2, total: 42 },
    ]);
    expect(body.fulfilments[1]).not.toHaveProperty('handover');
    expect(await takenOf(window)).toBe(1);
  });

  it('is brought by the zone for its fee, free from where it is, however far the vendor is', async () => {
    await test.db.getRepository(Vendor).update(farm.id, { latitude: 40.7, longitude: -74 });
    const zone = await makeZone(test.db, { vendorId: farm.id, fee: 425, freeFrom: 2_000, minimum: 1_000 });
    const way = { vendorId: farm.id, method: 'local_delivery', zoneId: zone.id };
    const little = await place(await shopper(test, [eggs.id, 1]), { shares: [way] });
    expect([little.body.error, little.body.issues]).toEqual([
      'ORDER_BELOW_MINIMUM',
      [{ path: 'shares.0.zoneId', message: 'Sunny Acres delivers orders from $10. Add $3.00 more.' }],
    ]);
    const some = await place(await shopper(test, [eggs.id, 2]), { shares: [way] });
    expect(some.body).toMatchObject({
      shipping: 4.25,
      fulfilments: [{ handover: { zone: { id: zone.id } } }],
    });
    const much = await place(await shopper(test, [eggs.id, 3]), { shares: [way] });
    expect(much.body).toMatchObject({ shipping: 0, total: 22.68 });
    const elsewhere = await place(await shopper(test, [eggs.id, 3]), { shares: [way], zipCode: '33902' });
    expect([elsewhere.body.error, elsewhere.body.issues?.[0]?.path]).toEqual([
      'DELIVERY_NOT_POSSIBLE',
      'shares.0.zoneId',
    ]);
  });

  it('has a day of the zone where the zone has days', async () => {
    const zone = await makeZone(test.db, { vendorId: farm.id });
    const { id: scheduleId } = await makeSchedule(test.db, { zoneId: zone.id });
    const round = await makeWindow(test.db, { scheduleId, vendorId: farm.id, capacity: 1 });
    const way = { vendorId: farm.id, method: 'local_delivery', zoneId: zone.id };
    const without = await place(await shopper(test, [eggs.id, 1]), { shares: [way] });
    expect(without.body.issues).toEqual([
      { path: 'shares.0.windowId', message: 'Please choose a delivery day of Sunny Acres.' },
    ]);
    const shares = [{ ...way, windowId: round.id }];
    expect((await place(await shopper(test, [eggs.id, 1]), { shares })).status).toBe(201);
    expect((await place(await shopper(test, [eggs.id, 1]), { shares })).body.error).toBe('WINDOW_FULL');
    // A round is no pickup, and another zone's neither.
    const asPickup = { shares: [pickedUp(round.id)] };
    expect((await place(await shopper(test, [eggs.id, 1]), asPickup)).body.error).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['nothing of a vendor', () => [pickedUp(1)], 'shares'],
    ['a vendor twice', () => [pickedUp(1), pickedUp(1)], 'shares'],
    [
      'a vendor who is not in the cart',
      () => [
        pickedUp(1),
        { vendorId: ranch.id, method: 'shipping' },
        { vendorId: 999_999, method: 'pickup' },
      ],
      'shares.2.vendorId',
    ],
    [
      'a shipped day',
      () => [
        { ...pickedUp(1), method: 'shipping' },
        { vendorId: ranch.id, method: 'shipping' },
      ],
      'shares.0.windowId',
    ],
    [
      'another vendor’s day',
      () => [pickedUp(999_999), { vendorId: ranch.id, method: 'shipping' }],
      'shares.0.windowId',
    ],
  ])('is refused with %s, and takes nothing', async (_, shares, path) => {
    const guest = await shopper(test, [eggs.id, 1], [beef.id, 1]);
    const { status, body } = await place(guest, { shares: shares() });
    expect([status, body.error, body.issues?.[0]?.path]).toEqual([400, 'VALIDATION_FAILED', path]);
    expect([await stockOf(eggs), await stockOf(beef)]).toEqual([300, 300]);
  });

  it('needs a day where its vendor has some, and an address where anything is sent', async () => {
    await makePickup(test.db, farm.id);
    const guest = await shopper(test, [eggs.id, 1], [beef.id, 1]);
    const way = { vendorId: farm.id, method: 'pickup' };
    const shares = [way, { vendorId: ranch.id, method: 'shipping' }];
    const address = { address: '', city: '', state: '', zipCode: '' };
    const none = await place(guest, { shares, ...address, shippingMethod: 'pickup' });
    expect(none.body.issues?.map(({ path }) => path)).toEqual(['address', 'city', 'state', 'zipCode']);
    expect((await place(guest, { shares, ...cash })).body.issues?.[0]?.path).toBe('paymentMethod');
    const { body } = await place(guest, { shares });
    expect(body.issues).toEqual([
      { path: 'shares.0.windowId', message: 'Please choose a pickup day at Sunny Acres.' },
    ]);
    // Without shares it is the call of always.
    expect((await place(guest, { shippingMethod: 'pickup', ...address })).status).toBe(201);
  });
});

describe('the day of an order', () => {
  it('closes at the earlier one of its cutoff and what a product takes, and says why else it cannot be', async () => {
    const soon = await makePickup(test.db, farm.id, { inHours: 30 });
    const why = async (windowId: number) => {
      const { body } = await place(await shopper(test, [eggs.id, 1]), { shares: [pickedUp(windowId)] });
      return [
        body.error,
        body.issues?.[0]?.path,
        body.issues?.[0]?.message.replace(/\w+day, \w+ \d+/, 'DAY'),
      ];
    };
    await test.db.getRepository(Product).update(eggs.id, { leadHours: 48 });
    const closed = (message: string) => ['WINDOW_CLOSED', 'shares.0', `Sunny Acres: ${message}`];
    expect(await why(soon.id)).toEqual(closed('Ordering for DAY has ended.'));
    await test.db.getRepository(Product).update(eggs.id, { leadHours: 0 });
    const past = await makePickup(test.db, farm.id, { inHours: 20 });
    expect(await why(past.id)).toEqual(closed('Ordering for DAY has ended.'));
    const far = await makePickup(test.db, farm.id, { inHours: 40 * 24 });
    expect((await why(far.id))[2]).toMatch(/^Sunny Acres: Ordering for DAY starts /);
    const stopped = await makePickup(test.db, farm.id, { status: 'closed' });
    expect(await why(stopped.id)).toEqual(closed('DAY takes no more orders.'));
    const canceled = await makePickup(test.db, farm.id, { status: 'canceled' });
    expect(await why(canceled.id)).toEqual(closed('DAY is canceled.'));
    const other = await makePickup(test.db, farm.id, {}, { productIds: [beef.id] });
    expect(await why(other.id)).toEqual(closed('Eggs isn’t offered on DAY.'));
    expect(await stockOf(eggs)).toBe(300);
    expect((await place(await shopper(test, [eggs.id, 1]), { shares: [pickedUp(soon.id)] })).status).toBe(
      201,
    );
  });

  it('has room for crates, as many as the products take', async () => {
    const window = await makePickup(test.db, farm.id, { capacity: 7, capacityUnit: 'crates' });
    await test.db.getRepository(Product).update(eggs.id, { crates: 2 });
    const buy = async (count: number) =>
      (await place(await shopper(test, [eggs.id, count]), { shares: [pickedUp(window.id)] })).body;
    expect((await buy(2)).error).toBeUndefined();
    const { error, issues } = await buy(2);
    expect(error).toBe('WINDOW_FULL');
    expect(issues?.[0]?.message).toMatch(/ has room for 3 more crates; your order needs 4\.$/);
    expect(await takenOf(window)).toBe(4);
  });

  it('gives its room back once: canceled in two tabs, and given up unpaid', async () => {
    const window = await makePickup(test.db, farm.id, { capacity: 3 });
    const shares = [pickedUp(window.id)];
    const guest = await shopper(test, [eggs.id, 1]);
    await place(await shopper(test, [eggs.id, 1]), { shares });
    const { body } = await place(guest, { shares, ...cash, email: anotherEmail() });
    expect(await takenOf(window)).toBe(2);
    const cancel = () => test.post(`/api/orders/${body.id}/cancel`, {}, { cookie: guest.cookie });
    await Promise.all([cancel(), cancel()]);
    expect(await takenOf(window)).toBe(1);
    const held = await shopper(test, [eggs.id, 1]);
    const paying = await place(held, { shares });
    expect([paying.body.paymentStatus, await takenOf(window)]).toEqual(['held', 2]);
    await test.post(`/api/orders/${paying.body.id}/cancel`, {}, { cookie: held.cookie });
    expect(await takenOf(window)).toBe(1);
    const row = await test.db.getRepository(Order).findOneByOrFail({ id: paying.body.id });
    expect(row.paymentStatus).toBe('abandoned');
    const [vendorOrder] = await test.db.getRepository(VendorOrder).findBy({ orderId: body.id });
    expect(vendorOrder).toMatchObject({ windowId: window.id, windowTaken: 0 });
  });

  it('is kept where its cutoff passes while the card is paid', async () => {
    const window = await makePickup(test.db, farm.id, { capacity: 1 });
    const guest = await shopper(test, [eggs.id, 1]);
    const { body } = await place(guest, { shares: [pickedUp(window.id)] });
    await test.db
      .getRepository(PickupWindow)
      .update(window.id, { ordersCloseAt: new Date(Date.now() - 1_000) });
    const paid = await test.post<OrderView>(
      `/api/orders/${body.id}/test-payment`,
      { outcome: 'paid' },
      { cookie: guest.cookie },
    );
    expect(paid.body).toMatchObject({
      paymentStatus: 'paid',
      fulfilments: [{ handover: { windowId: window.id } }],
    });
    expect(await takenOf(window)).toBe(1);
  });

  it('has exactly as many orders as it has room for, of 60 at once', async () => {
    const window = await makePickup(test.db, farm.id, { capacity: 12 });
    const guests = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        shopper(test, [index % 2 ? beef.id : eggs.id, 1], [eggs.id, 1]),
      ),
    );
    const answers = await Promise.all(
      guests.map((guest, index) =>
        place(guest, {
          shares: [pickedUp(window.id), ...(index % 2 ? [{ vendorId: ranch.id, method: 'shipping' }] : [])],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    const losers = answers.filter(({ status }) => status !== 201);
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set(['409 WINDOW_FULL']),
    );
    expect(await takenOf(window)).toBe(12);
  });
});
