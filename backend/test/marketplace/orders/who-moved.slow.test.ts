import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let owner: Client;
let manager: Client;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signedIn(test, { role: 'vendor' });
  manager = await signedIn(test);
});
afterAll(() => test.close());

it('names who of the vendor moved an order to its people and to staff, and not to the buyer', async () => {
  const vendor = await makeVendor(test.db, { userId: owner.user.id });
  const product = await makeProduct(test.db, { vendorId: vendor.id });
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  const member = { businessId: businessId ?? 0, userId: manager.user.id, role: 'manager' as const };
  await test.db.getRepository(Membership).insert(member);
  await test.db.getRepository(User).update({ id: manager.user.id }, { firstName: 'Ana', lastName: 'Field' });
  const { cookie } = await shopper(test, [product.id, 1]);
  const form = checkoutForm({ shippingMethod: 'pickup', paymentMethod: 'cash' });
  const { id } = (await test.post<OrderView>('/api/orders', form, { cookie })).body;
  const moved = await manager.put<VendorOrderView>(`/api/orders/${id}/status`, { status: 'confirmed' });
  expect(moved.status).toBe(200);

  const events = async (who: Client) =>
    (await who.get<VendorOrderView>(`/api/vendor/orders/${id}`)).body.events.map(({ by }) => by);
  expect(await events(owner)).toEqual([null, { name: 'Ana Field', role: 'manager' }]);
  const buyer = await test.get<OrderView>(`/api/orders/${id}`, { cookie });
  expect(JSON.stringify(buyer.body)).not.toContain('Ana');
  const admin = await signedIn(test, { role: 'admin' });
  const { timeline } = (await admin.get<AdminOrder>(`/api/admin/orders/${id}`)).body;
  expect(timeline.find(({ kind }) => kind === 'step')).toMatchObject({ by: 'Ana Field (manager)' });

  await test.db.getRepository(User).delete({ id: manager.user.id });
  expect(await events(owner)).toEqual([null, { name: null, role: 'manager' }]);
});
