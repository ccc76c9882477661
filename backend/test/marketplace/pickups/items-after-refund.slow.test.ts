import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Answer = OrderView & ErrorBody;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

async function makeShop(name: string, price: number) {
  const seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  return { seller, vendor, product: await makeProduct(test.db, { vendorId: vendor.id, name, price }) };
}

it('an item taken out after its amount went back leaves the sums, and gives its stock back once', async () => {
  const [farm, ranch] = [await makeShop('Eggs', 700), await makeShop('Beef', 3_000)];
  const { cookie } = await shopper(test, [farm.product.id, 2], [ranch.product.id, 1]);
  const window = await makePickup(test.db, farm.vendor.id, { capacity: 2, inHours: 48 });
  const shares = [
    { vendorId: farm.vendor.id, method: 'pickup', windowId: window.id },
    { vendorId: ranch.vendor.id, method: 'pickup' },
  ];
  const email = 'sums@example.com';
  const form = checkoutForm({ email, shares });
  const { body: placed } = await test.post<Answer>('/api/orders', form, { cookie });
  await test.post(`/api/orders/${placed.id}/test-payment`, { outcome: 'paid' }, { cookie });
  const ofFarm = { orderId: placed.id, vendorId: farm.vendor.id };
  const readShare = () => test.db.getRepository(VendorOrder).findOneByOrFail(ofFarm);
  const vendorOrder = await readShare();
  const admin = await signedIn(test, { role: 'admin' });
  const back = await admin.post<ErrorBody>(
    `/api/admin/orders/${placed.id}/refund`,
    { vendorId: farm.vendor.id, amount: vendorOrder.total / 100, items: [], reason: 'They were broken.' },
    { 'idempotency-key': randomUUID() },
  );
  expect([back.body.error, back.body.issues]).toEqual([undefined, undefined]);

  const stock = async () =>
    (await test.db.getRepository(Product).findOneByOrFail({ id: farm.product.id })).inventory;
  const before = await stock();
  const seen = async () => (await test.get<OrderView>(`/api/orders/${placed.id}`, { cookie })).body;
  const lines = (await seen()).fulfilments.flatMap(({ items }) => items);
  const eggsId = lines.find(({ name }) => name === 'Eggs')?.id;
  const items = [{ id: eggsId, from: 2, to: 1 }];
  for (let twice = 0; twice < 2; twice += 1) {
    const path = `/api/orders/${placed.id}/shares/${farm.vendor.id}/items`;
    expect((await test.put(path, { items }, { cookie })).status).toBe(200);
    expect(await stock()).toBe(before + 1);
  }
  const payment = await test.db.getRepository(Payment).findOneByOrFail({ orderId: placed.id });
  const { total, commission } = await readShare();
  expect([total, commission, payment.amount]).toEqual([
    vendorOrder.total,
    vendorOrder.commission,
    Math.round(placed.total * 100),
  ]);
  const mail = await test.db.getRepository(Mail).findOneBy({ recipient: email, kind: 'order-changed' });
  expect(mail?.text).toContain('There is nothing left to refund for them.');
  const canceled = await ranch.seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled' });
  expect(canceled.status).toBe(200);
  expect((await seen()).refunded).toBe(placed.total);
});
