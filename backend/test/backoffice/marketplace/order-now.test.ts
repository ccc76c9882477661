import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { windowText } from '../../../src/contract/marketplace/pickup/handover-words.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const EMAIL = 'buyer@example.com';
const confirmations = (orderId: number) =>
  test.db.getRepository(Mail).find({
    where: { kind: 'order-confirmation', recipient: EMAIL, aboutId: orderId },
    order: { id: 'ASC' },
  });

/** An order of two jars for a pickup day. */
async function order() {
  const seller = await signedIn(test, { role: 'vendor' });
  const given = { userId: seller.user.id, businessName: 'Green Acres', shippingMethods: ['pickup' as const] };
  const { id: vendorId } = await makeVendor(test.db, given);
  const jam = await makeProduct(test.db, { vendorId, name: 'Fig jam', price: 1_000, inventory: 9 });
  const day = await makePickup(test.db, vendorId, { inHours: 24 * 6 });
  const { cookie } = await shopper(test, [jam.id, 2]);
  const shares = [{ vendorId, method: 'pickup', windowId: day.id }];
  const form = checkoutForm({ email: EMAIL, shippingMethod: 'pickup', shares });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  await until(async () => (await confirmations(body.id)).length > 0);
  return { id: body.id, vendorId, day };
}

const later = (moment: Date) => new Date(moment.getTime() + 2 * 3_600_000);
const page = async (id: number) => (await admin.get<AdminOrder>(`/api/admin/orders/${id}`)).body;
async function sendAgain(id: number, kind: string) {
  const mail = (await page(id)).mails.find((one) => one.kind === kind);
  return admin.post<AdminOrder>(`/api/admin/orders/${id}/resend-mail`, { mailId: mail?.id });
}

it('a confirmation that staff send again says what is left, when and where', async () => {
  const { id, vendorId, day } = await order();
  const [first] = await confirmations(id);
  if (!first) throw new Error('It was not confirmed.');
  expect(first.text).toContain('2 × Fig jam');
  expect(first.text).toContain('1 Main Street');
  const [startsAt, endsAt] = [later(day.startsAt), later(day.endsAt)];
  await test.db.getRepository(PickupWindow).update(day.id, { startsAt, endsAt, address: '9 South Gate' });
  const { items } = (await page(id)).shares[0]!;
  const refunded = await admin.post(
    `/api/admin/orders/${id}/refund`,
    { vendorId, amount: 10.8, items: [{ id: items[0]?.id, quantity: 1 }], reason: 'One jar broke.' },
    { 'idempotency-key': randomUUID() },
  );
  expect(refunded.status).toBe(200);
  expect((await sendAgain(id, 'order-confirmation')).status).toBe(200);
  const [, again] = await confirmations(id);
  if (!again) throw new Error('It was not sent again.');
  expect(again.subject).toBe(first.subject);
  expect(again.text).toContain('1 × Fig jam');
  expect(again.text).not.toContain('2 × Fig jam');
  expect(again.text).toContain('9 South Gate');
  const when = (one: { startsAt: Date; endsAt: Date }) =>
    windowText({
      ...{ startsAt: one.startsAt.toISOString(), endsAt: one.endsAt.toISOString() },
      timeZone: 'America/New_York',
    });
  expect(first.text).toContain(when(day));
  expect(again.text).toContain(when({ startsAt, endsAt }));
  expect(again.text).not.toContain(when(day));
  expect(again.text).toMatch(/Refunded:? *-\$10\.80/);
  const link = /\/orders\/\d+\?key=[A-Za-z0-9_-]{43}/.exec(again.text)?.[0] ?? '';
  expect((await test.get(`/api${link}`)).status).toBe(200);
});

it('a confirmation of a canceled order that staff send again says so', async () => {
  const { id } = await order();
  const canceled = await admin.post(`/api/admin/orders/${id}/cancel`, { reason: 'Asked on the phone.' });
  expect(canceled.status).toBe(200);
  await sendAgain(id, 'order-confirmation');
  const text = (await confirmations(id))[1]?.text;
  expect(text).toMatch(/Your order \S+ was canceled\./);
  expect(text).not.toContain('Fig jam');
});
