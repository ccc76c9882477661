import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { DeliveryDayView } from '../../../src/contract/marketplace/pickup/delivery-days.js';
import type { HandoverSheet } from '../../../src/contract/marketplace/pickup/handover-sheet.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup, makeSchedule, makeWindow, makeZone } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendorId: number;
let zoneId: number;
let round: PickupWindow;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: seller.user.id })).id;
  eggs = await makeProduct(test.db, { vendorId, name: 'Eggs', price: 700, inventory: 300 });
  zoneId = (await makeZone(test.db, { vendorId, zipCodes: ['33901', '33903', '33908'] })).id;
  const { id: scheduleId } = await makeSchedule(test.db, { zoneId });
  round = await makeWindow(test.db, { scheduleId, vendorId });
});

const stopsOf = (windowId: number, who = seller) =>
  who.get<DeliveryDayView & ErrorBody>(`/api/vendor/pickups/windows/${windowId}/stops`);

async function order(given: Record<string, unknown> = {}, collector = '') {
  const vendorOrder = { vendorId, method: 'local_delivery', zoneId, windowId: round.id, collector };
  const guest = await shopper(test, [eggs.id, 2]);
  const form = checkoutForm({ shares: [vendorOrder], ...given });
  const { body } = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie: guest.cookie });
  expect(body.issues).toBeUndefined();
  await test.db.getRepository(Order).update({ id: body.id }, { paymentStatus: 'paid' });
  return body;
}

describe('the stops of a delivery day', () => {
  it('are a short tour with who, where and what, ZIP code by ZIP code', async () => {
    const first = await order({
      zipCode: '33908',
      address: '1 Gulf Road',
      specialInstructions: 'Ring twice.',
    });
    const second = await order({ zipCode: '33903', address: '20 Bay Street' }, 'Uncle Bob');
    await order({ zipCode: '33908', address: '3 Gulf Road' });
    await order({ zipCode: '33903', address: '3 Bay Street' });
    const { status, body } = await stopsOf(round.id);
    expect(status).toBe(200);
    expect(body.window).toMatchObject({ id: round.id, zoneId, placeName: 'Fort Myers', taken: 4 });
    expect(body.from).toMatchObject({ zipCode: '33901', city: 'Fort Myers' });
    expect(body.miles).toBeGreaterThan(5);
    const tour = body.stops.map(({ zipCode }) => zipCode).join();
    expect(['33903,33903,33908,33908', '33908,33908,33903,33903']).toContain(tour);
    expect(body.stops.find(({ orderId }) => orderId === first.id)).toMatchObject({
      ...{ orderNumber: first.orderNumber, name: 'Ann Field', phone: '239-555-0134', status: 'pending' },
      ...{ address: '1 Gulf Road', city: 'Fort Myers', state: 'FL', zipCode: '33908', notes: 'Ring twice.' },
      items: [{ name: 'Eggs', unit: 'bunch', quantity: 2 }],
      latitude: expect.any(Number),
    });
    expect(body.stops.find(({ orderId }) => orderId === second.id)?.name).toBe('Uncle Bob');
    const streets = body.stops.map(({ address }) => address);
    expect(streets.indexOf('3 Bay Street')).toBeLessThan(streets.indexOf('20 Bay Street'));
  });

  it('are without what is canceled, not paid, or refunded', async () => {
    const [canceled, unpaid, refunded] = [await order(), await order(), await order()];
    await test.db.getRepository(VendorOrder).update({ orderId: canceled.id }, { status: 'cancelled' });
    await test.db.getRepository(Order).update({ id: unpaid.id }, { paymentStatus: 'held' });
    await test.db.getRepository(OrderItem).update({ orderId: refunded.id }, { refunded: 2 });
    expect((await stopsOf(round.id)).body).toMatchObject({
      stops: [{ orderId: refunded.id, items: [] }],
    });
  });

  it('say what is not weighed yet, and what it weighs then', async () => {
    const { id } = await order();
    const byWeight = {
      per: 'lb',
      price: 650,
      inSteps: false,
      leastGrams: 1,
      nominalGrams: 2,
      mostGrams: 3,
    } as const;
    await test.db.getRepository(OrderItem).update({ orderId: id }, { byWeight });
    expect((await stopsOf(round.id)).body.stops[0]?.items[0]).toMatchObject({ quantity: 2, toWeigh: true });
    // As it was weighed before packages were kept.
    await test.db.getRepository(OrderItem).update({ orderId: id }, { grams: 1_973 });
    const [weighed] = (await stopsOf(round.id)).body.stops[0]?.items ?? [];
    expect(weighed).not.toHaveProperty('toWeigh');
    expect(weighed).toMatchObject({ weights: ['4.35 lb'] });
  });

  it('are on the handover list too, in the same order, with where they are', async () => {
    await order({ zipCode: '33908', address: '1 Gulf Road', firstName: 'Amy' });
    await order({ zipCode: '33903', address: '20 Bay Street', firstName: 'Bea' });
    const canceled = await order({ firstName: 'Al' });
    await test.db.getRepository(VendorOrder).update({ orderId: canceled.id }, { status: 'cancelled' });
    const { stops } = (await stopsOf(round.id)).body;
    const list = (await seller.get<HandoverSheet>(`/api/vendor/handovers/${round.id}`)).body;
    expect(list.orders.map(({ id }) => id)).toEqual([...stops.map(({ orderId }) => orderId), canceled.id]);
    const amy = stops.findIndex(({ name }) => name === 'Amy Field');
    expect(list.orders[amy]?.stop).toEqual({
      ...{ number: amy + 1, address: '1 Gulf Road', city: 'Fort Myers', state: 'FL', zipCode: '33908' },
      phone: '239-555-0134',
    });
    expect(list.orders[2]).not.toHaveProperty('stop');
  });

  it('are none on a day without orders', async () => {
    expect((await stopsOf(round.id)).body).toMatchObject({ miles: 0, stops: [] });
  });

  it('are for the vendor whose day it is, and of deliveries alone', async () => {
    await order();
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    const pickup = await makePickup(test.db, vendorId);
    for (const answer of [await stopsOf(round.id, rival), await stopsOf(pickup.id), await stopsOf(999_999)])
      expect([answer.status, answer.body.error]).toEqual([404, 'PICKUP_WINDOW_NOT_FOUND']);
    expect((await test.get(`/api/vendor/pickups/windows/${round.id}/stops`)).status).toBe(401);
  });

  it('are for those who may see addresses: bookkeepers may, packers may not', async () => {
    await order();
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendorId });
    const answers = [];
    for (const role of ['packer', 'bookkeeper'] as const) {
      const person = await signedIn(test);
      await test.db
        .getRepository(Membership)
        .save({ businessId: businessId ?? 0, userId: person.user.id, role });
      const { status, body } = await stopsOf(round.id, person);
      answers.push([status, body.error]);
      const list = await person.get<HandoverSheet>(`/api/vendor/handovers/${round.id}`);
      if (role === 'packer') expect(list.body.orders[0]).toMatchObject({ name: 'Ann Field' });
      expect(JSON.stringify(list.body)).not.toMatch(/Main Street|33901|239-555/);
    }
    expect(answers).toEqual([
      [403, 'BUSINESS_ROLE_NOT_ALLOWED'],
      [200, undefined],
    ]);
  });
});
