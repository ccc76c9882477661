import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminFollower } from '../../src/contract/following/followers.admin.js';
import type { MyPickup } from '../../src/contract/following/my-food.js';
import { Follower } from '../../src/following/followers/follower.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { makeOwnWindow, makePickupSite } from '../support/scenes/pickup-scene.js';
import { checkoutForm } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const BERRIES = { search: { words: 'strawberries', zipCode: '33901', miles: 25 } };

describe('staff', () => {
  it('see who follows by a short address, find a whole one, and stop notices once', async () => {
    const admin = await signedIn(test, { role: 'admin' });
    const followers = test.db.getRepository(Follower);
    const { id } = await followers.save({ email: 'wren@hollow.example', confirmedAt: new Date() });
    const list = async (filter: object) =>
      (
        await admin.get<AdminFollower[]>(
          `/api/admin/followers?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        )
      ).body;
    expect(await list({ email: 'WREN@hollow.example' })).toMatchObject([
      { id, email: 'w…@hollow.example', username: null, follows: 0, stoppedAt: null },
    ]);
    expect(await list({ email: 'hollow.example' })).toEqual([]);
    const stopped = await admin.post<AdminFollower>(`/api/admin/followers/${id}/stop`, {});
    expect(stopped.status).toBe(200);
    expect(stopped.body.stoppedAt).not.toBeNull();
    expect((await admin.post(`/api/admin/followers/${id}/stop`, {})).status).toBe(409);
  });

  it('see accounts by their name', async () => {
    const admin = await signedIn(test, { role: 'admin' });
    const person = await signedIn(test);
    await person.post('/api/follows', BERRIES);
    const filter = encodeURIComponent(JSON.stringify({ email: person.user.email }));
    const { body } = await admin.get<AdminFollower[]>(`/api/admin/followers?filter=${filter}`);
    expect(body).toMatchObject([{ username: person.user.username, email: null, follows: 1 }]);
  });
});

describe('my next pickups', () => {
  it('are those that one has ordered and not got, the soonest first', async () => {
    const person = await signedIn(test);
    const vendor = await makeVendor(test.db, { businessName: 'Pine Hill' });
    const { id: productId } = await makeProduct(test.db, { vendorId: vendor.id, price: 400, inventory: 9 });
    const { schedule } = await makePickupSite(test.db, vendor.id, { name: 'Chandler Green' });
    const window = await makeOwnWindow(test.db, schedule, vendor.id, { capacity: 9 });
    const mine = async (who = person) => (await who.get<MyPickup[]>('/api/my-food/pickups')).body;
    expect((await person.post('/api/cart', { productId, quantity: 1 })).status).toBe(201);
    const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }];
    const form = checkoutForm({ shippingMethod: 'pickup', shares, total: 4.32 });
    const placed = await person.post<{ id: number }>('/api/orders', form, {
      'idempotency-key': randomUUID(),
    });
    expect(placed).toMatchObject({ status: 201 });
    const { id: orderId } = placed.body;
    expect(await mine()).toMatchObject([
      { orderId, vendorName: 'Pine Hill', placeName: 'Chandler Green', isDelivery: false },
    ]);
    expect(await mine(await signedIn(test))).toEqual([]);
    await test.db.getRepository(VendorOrder).update({ orderId }, { status: 'delivered' });
    expect(await mine()).toEqual([]);
  });
});
