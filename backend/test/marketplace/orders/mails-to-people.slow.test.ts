import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import { BUSINESS_ROLES, type BusinessRole } from '../../../src/contract/accounts/business-roles.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

it('tells everyone who may move an order of it and of its cancellation, once, and no one else', async () => {
  const owner = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: owner.user.id });
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  const people = new Map<BusinessRole, Client>([['owner', owner]]);
  for (const role of BUSINESS_ROLES.filter((one) => one !== 'owner')) {
    const member = await signedIn(test);
    await test.db
      .getRepository(Membership)
      .insert({ businessId: businessId ?? 0, userId: member.user.id, role });
    people.set(role, member);
  }
  const told = async (kind: string) => {
    const mails = await test.db.getRepository(Mail).findBy({ kind });
    return [...people].flatMap(([role, { user }]) =>
      mails.filter(({ recipient }) => recipient === user.email).map(() => role),
    );
  };
  const product = await makeProduct(test.db, { vendorId: vendor.id });
  const { cookie } = await shopper(test, [product.id, 1]);
  const { body } = await test.post<OrderView>('/api/orders', checkoutForm({}), { cookie });
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  await eventually(test.db, async () => (await told('new-order')).length > 0);
  expect(await told('new-order')).toEqual(['owner', 'manager']);
  expect((await test.post(`/api/orders/${body.id}/cancel`, {}, { cookie })).status).toBe(200);
  expect(await told('vendor-cancelled')).toEqual(['owner', 'manager']);
});
