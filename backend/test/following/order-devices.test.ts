import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Membership } from '../../src/accounts/businesses/membership.entity.js';
import { BUSINESS_ROLES, type BusinessRole } from '../../src/contract/accounts/business-roles.js';
import type { PushDeviceState } from '../../src/contract/following/push.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { PushSubscription } from '../../src/following/push/push-subscription.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm, makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { PushStandIn } from '../support/stand-ins/push-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const service = new PushStandIn();
const people = new Map<BusinessRole, Client>();
let test: TestApp;
let owner: Client;
let productId: number;

beforeAll(async () => {
  await service.listen();
  test = await startTestApp({ JOBS: 'on', PUSH_BASE_URL: service.url });
  owner = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: owner.user.id, businessName: 'Maple Stand' });
  ({ id: productId } = await makeProduct(test.db, { vendorId: vendor.id }));
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  people.set('owner', owner);
  for (const role of BUSINESS_ROLES.filter((one) => one !== 'owner')) {
    const member = await signedIn(test);
    await test.db
      .getRepository(Membership)
      .insert({ businessId: businessId ?? 0, userId: member.user.id, role });
    people.set(role, member);
  }
});
afterAll(() => Promise.all([test.close(), service.close()]));
afterEach(() => test.db.query('DELETE FROM push_subscriptions'));

const clientOf = (role: BusinessRole) => people.get(role) ?? owner;
const turnOn = async (name: string, role: BusinessRole = 'owner') => {
  const device = service.subscribe(name);
  const { status } = await clientOf(role).post('/api/push/orders', device);
  return { ...device, status };
};
const stateOf = async (client: Client, endpoint: string) =>
  (await client.post<PushDeviceState>('/api/push/devices/state', { endpoint })).body;

/** @returns the id of a paid order, once its emails are queued */
async function order(): Promise<number> {
  const { cookie } = await shopper(test, [productId, 1]);
  const { body } = await test.post<OrderView>('/api/orders', checkoutForm({}), { cookie });
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  const isTold = { kind: 'new-order', subject: `New order ${body.orderNumber}` };
  await until(async () => (await test.db.getRepository(Mail).countBy(isTold)) > 0);
  return body.id;
}

const jobsLeft = async () => {
  const [jobs] = await test.db.query<{ left: number }[]>(
    "SELECT count(*)::int AS left FROM pgboss.job WHERE name IN ('business-push', 'push') AND state < 'completed'",
  );
  return jobs?.left ?? 0;
};
const allTold = () => until(async () => (await jobsLeft()) === 0);

describe('a device that tells of orders', () => {
  it('shows each new order once, without the customer and what it costs', async () => {
    await turnOn('farm-phone');
    const id = await order();
    await allTold();
    const { id: vendorOrderId } = await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: id });
    expect(service.noticesOf('farm-phone')).toEqual([
      {
        title: 'New order for Maple Stand',
        text: '1 product. To ship. Please confirm it.',
        path: `/vendor/orders/${id}`,
        tag: `order-${vendorOrderId}`,
      },
    ]);
  });

  it('is for owners and managers, who may confirm it, and for no one whose role has changed', async () => {
    expect((await turnOn('managers', 'manager')).status).toBe(200);
    expect((await turnOn('packers', 'packer')).status).toBe(403);
    expect((await turnOn('bookkeepers', 'bookkeeper')).status).toBe(403);
    const manager = { userId: clientOf('manager').user.id };
    await test.db.getRepository(Membership).update(manager, { role: 'packer' });
    await order();
    await allTold();
    await test.db.getRepository(Membership).update(manager, { role: 'manager' });
    expect(service.noticesOf('managers')).toEqual([]);
    await order();
    await allTold();
    expect(service.noticesOf('managers')).toHaveLength(1);
  });

  it('tells nothing once it is turned off, and of what is followed only where that was turned on', async () => {
    const { endpoint } = await turnOn('one-wish');
    expect(await stateOf(owner, endpoint)).toEqual({ news: false, orders: true });
    expect(await stateOf(await signedIn(test), endpoint)).toMatchObject({ orders: false });
    const rosa = await signedIn(test, { role: 'farmer' });
    const farm = await makeFarm(test.db, { userId: rosa.user.id, isVerified: true });
    await owner.post('/api/follows', { key: `farm-${farm.id}` });
    await rosa.post(`/api/farms/${farm.id}/news`, { text: 'Peaches!' });
    await until(async () => (await test.db.getRepository(Mail).countBy({ kind: 'notices' })) > 0);
    expect((await owner.post('/api/push/orders/remove', { endpoint })).status).toBe(200);
    expect(await test.db.getRepository(PushSubscription).count()).toBe(0);
    await order();
    await allTold();
    expect(service.noticesOf('one-wish')).toEqual([]);
  });

  it('keeps telling of orders when news is turned on there, and the other way around', async () => {
    const device = await turnOn('both');
    await owner.post('/api/push/devices', service.subscribe('both'));
    expect(await stateOf(owner, device.endpoint)).toEqual({ news: true, orders: true });
    await turnOn('both');
    const { endpoint } = device;
    expect(await stateOf(owner, endpoint)).toEqual({ news: true, orders: true });
    await owner.post('/api/push/devices/remove', { endpoint });
    expect(await stateOf(owner, endpoint)).toEqual({ news: false, orders: true });
  });

  it('is forgotten where its address is gone, and with its person’s place in the business', async () => {
    await turnOn('gone');
    service.instead.set('gone', { status: 410, body: null });
    await order();
    await until(async () => (await test.db.getRepository(PushSubscription).count()) === 0);
    await turnOn('helper', 'manager');
    await test.db.getRepository(Membership).delete({ userId: clientOf('manager').user.id });
    await order();
    await allTold();
    expect(service.noticesOf('helper')).toEqual([]);
  });
});
