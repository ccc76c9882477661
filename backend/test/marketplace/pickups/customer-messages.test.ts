import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { BusinessRole } from '../../../src/contract/accounts/business-roles.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { CustomerMessagesView } from '../../../src/contract/marketplace/pickup/customer-messages.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { forgetOrphanedContacts } from '../../../src/marketplace/orders/order-records.sql.js';
import { CustomerMessage } from '../../../src/marketplace/tables/customer-message.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { changeRows } from '../../../src/platform/database/statement.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let farm: Vendor;
let eggs: Product;
let window: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  farm = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Sunny Acres' });
  eggs = await makeProduct(test.db, { vendorId: farm.id, name: 'Eggs', price: 700, inventory: 300 });
  window = await makePickup(test.db, farm.id, { inHours: 72 });
});

type Answer = CustomerMessagesView & ErrorBody;
async function order(email: string): Promise<OrderView> {
  const { cookie } = await shopper(test, [eggs.id, 1]);
  const shares = [{ vendorId: farm.id, method: 'pickup', windowId: window.id }];
  const form = checkoutForm({ email, firstName: 'Nora', shares });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return body;
}
const person = () => `nora-${randomUUID()}@example.com`;
const day = () => `/api/vendor/pickup-days/${window.id}/messages`;
const one = (id: number) => `/api/vendor/orders/${id}/messages`;
const write = (given: object = {}, { to = day(), by = seller } = {}) =>
  by.post<Answer>(to, {
    ...{ to: 'open', subject: 'Running late', text: 'We are 20 minutes late.\n\nSorry!' },
    ...{ key: randomUUID(), ...given },
  });
const mailsTo = (recipient: string) =>
  test.db.getRepository(Mail).findBy({ recipient, kind: 'customer-message' });
const sent = () =>
  eventually(
    test.db,
    async () =>
      (await test.db.getRepository(CustomerMessage).findBy({ vendorId: farm.id })).every(
        ({ sentAt }) => sentAt,
      ),
    ['pickup-days.messages'],
  );
const partOf = ({ id: orderId }: OrderView) => ({ orderId });
async function colleague(role: BusinessRole): Promise<Client> {
  const client = await signedIn(test);
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: farm.id });
  await test.db
    .getRepository(Membership)
    .insert({ businessId: businessId ?? 0, userId: client.user.id, role });
  return client;
}

describe('a message to everyone of a pickup day', () => {
  it('is one email for each customer whose order stands, and replies go to the vendor', async () => {
    const [twice, canceled, given] = [person(), person(), person()];
    await order(twice);
    const last = await order(twice.toUpperCase());
    const [left, over] = [await order(canceled), await order(given)];
    await test.db.getRepository(VendorOrder).update(partOf(left), { status: 'cancelled' });
    await test.db.getRepository(VendorOrder).update(partOf(over), { status: 'delivered' });
    const before = (await seller.get<Answer>(day())).body;
    expect(before).toEqual({
      ...{ reach: { open: 1, all: 2, withoutEmail: 0 }, left: 5, items: [] },
      repliesTo: seller.user.email,
    });

    const { status, body } = await write();
    expect(status).toBe(200);
    expect(body).toMatchObject({ left: 4, items: [{ subject: 'Running late', people: 1 }] });
    await sent();
    const mails = [...(await mailsTo(twice)), ...(await mailsTo(twice.toUpperCase()))];
    expect(mails.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['Sunny Acres: Running late', seller.user.email],
    ]);
    const { id, sentAt } = (await seller.get<Answer>(day())).body.items[0] ?? {};
    expect(sentAt).toEqual(expect.any(String));
    await test.db.getRepository(CustomerMessage).update(id ?? 0, { sentAt: null });
    expect((await seller.get<Answer>(day())).body.items[0]).toMatchObject({ id, sentAt: null });
    await test.db.getRepository(CustomerMessage).update(id ?? 0, { sentAt: new Date() });
    expect(mails[0]?.text).toContain('Hello Nora,');
    expect(mails[0]?.text).toContain(`about your order ${last.orderNumber}`);
    expect([await mailsTo(canceled), await mailsTo(given)]).toEqual([[], []]);

    await write({ to: 'all', subject: 'Recall', text: 'Please bring the eggs back.' });
    await sent();
    expect([(await mailsTo(canceled)).length, (await mailsTo(given)).length]).toEqual([0, 1]);
  });

  it('goes out once, also when it comes twice', async () => {
    const email = person();
    await order(email);
    const key = randomUUID();
    await Promise.all([write({ key }), write({ key })]);
    await sent();
    expect((await mailsTo(email)).length).toBe(1);
    expect((await seller.get<Answer>(day())).body).toMatchObject({ left: 4, items: [{ people: 1 }] });
  });

  it('is refused where no one would get it, and after 5 of them in 24 hours', async () => {
    const items = [{ productId: eggs.id, quantity: 1 }];
    const entered = { items, when: 'pickup', windowId: window.id, firstName: 'Walt' };
    expect((await seller.post('/api/vendor/orders', entered)).status).toBe(201);
    expect((await seller.get<Answer>(day())).body.reach).toEqual({ open: 0, all: 0, withoutEmail: 1 });
    expect((await write()).body.error).toBe('NO_CUSTOMER_TO_MESSAGE');
    await order(person());
    for (let count = 0; count < 5; count += 1) expect((await write()).status).toBe(200);
    const refused = await write();
    expect([refused.status, refused.body.error]).toEqual([409, 'TOO_MANY_CUSTOMER_MESSAGES']);
    const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
    await test.db.getRepository(CustomerMessage).update({ vendorId: farm.id }, { createdAt: aDayAgo });
    expect((await write()).status).toBe(200);
    await sent();
  });

  it('is for those who hand over, of this business alone', async () => {
    await order(person());
    const [packer, bookkeeper] = [await colleague('packer'), await colleague('bookkeeper')];
    expect((await write({}, { by: packer })).status).toBe(200);
    expect((await write({}, { by: bookkeeper })).body.error).toBe('BUSINESS_ROLE_NOT_ALLOWED');
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await write({}, { by: rival })).body.error).toBe('PICKUP_WINDOW_NOT_FOUND');
    await sent();
  });

  it('asks for a subject and a text', async () => {
    const { status, body } = await write({ subject: ' ', text: '' });
    expect([status, body.issues?.map(({ message }) => message)]).toEqual([
      400,
      ['Please enter a subject.', 'Please write your message.'],
    ]);
  });
});

describe('a message that did not reach everyone', () => {
  const again = (id: number | undefined, { to = day(), by = seller } = {}) =>
    by.post<Answer>(`${to}/${id}/again`, {});

  it('says whom it didn’t reach, and goes out again to those alone', async () => {
    const [bounced, fine] = [person(), person()];
    await order(bounced);
    await order(fine);
    const id = (await write()).body.items[0]?.id;
    await sent();
    await test.db.getRepository(Mail).update({ recipient: bounced }, { status: 'failed' });
    const [message] = (await seller.get<Answer>(day())).body.items;
    expect(message).toMatchObject({ people: 2, isGivenUp: false, missed: [expect.stringMatching(/^Nora/)] });
    expect((await again(id)).body.items[0]?.missed).toEqual([]);
    expect((await again(id)).status).toBe(200);
    // The same emails, and none for who got it.
    expect([(await mailsTo(bounced)).length, (await mailsTo(fine)).length]).toEqual([1, 1]);
    expect((await mailsTo(bounced))[0]?.status).not.toBe('failed');
  });

  it('goes out again to the address that a customer has now, once they confirmed it', async () => {
    const [then, now] = [person(), person()];
    const buyer = await signedIn(test);
    const { id: orderId } = await order(then);
    await test.db.getRepository(Order).update(orderId, { userId: buyer.user.id });
    const id = (await write()).body.items[0]?.id;
    await sent();
    const fail = () => test.db.getRepository(Mail).update({ recipient: then }, { status: 'failed' });
    const accountHas = (emailConfirmedAt: Date | null) =>
      test.db.getRepository(User).update(buyer.user.id, { email: now, emailConfirmedAt });
    await fail();
    await accountHas(null);
    await again(id);
    expect([(await mailsTo(then)).length, await mailsTo(now)]).toEqual([1, []]);
    await fail();
    await accountHas(new Date());
    expect((await again(id)).body.items[0]).toMatchObject({ people: 1, missed: [] });
    await again(id);
    const [mail, ...others] = await mailsTo(now);
    expect([mail?.subject, mail?.replyTo, others]).toEqual([
      ...['Sunny Acres: Running late', seller.user.email],
      [],
    ]);
    // What is given up there is sent again there.
    await test.db.getRepository(Mail).update({ recipient: now }, { status: 'failed' });
    expect((await seller.get<Answer>(day())).body.items[0]?.missed).toHaveLength(1);
    await again(id);
    expect((await mailsTo(now)).map(({ status }) => status)).not.toContain('failed');
  });

  it('is sent again whole where its job failed for good', async () => {
    const email = person();
    await order(email);
    const id = (await write()).body.items[0]?.id ?? 0;
    await sent();
    await test.db.getRepository(Mail).delete({ recipient: email });
    await test.db.getRepository(CustomerMessage).update(id, { sentAt: null, mailIds: [] });
    await test.db.query(`UPDATE pgboss.job SET state = 'failed' WHERE singleton_key = $1`, [String(id)]);
    expect((await seller.get<Answer>(day())).body.items[0]).toMatchObject({ isGivenUp: true, missed: [] });
    expect((await again(id)).body.items[0]?.isGivenUp).toBe(false);
    await sent();
    expect((await mailsTo(email)).length).toBe(1);
  });

  it('is sent again by those of this business who may', async () => {
    await order(person());
    const id = (await write()).body.items[0]?.id;
    await sent();
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await again(id, { by: rival })).body.error).toBe('CUSTOMER_MESSAGE_NOT_FOUND');
    expect((await again(id, { by: await colleague('bookkeeper') })).status).toBe(403);
    expect((await again(id, { by: await colleague('packer') })).status).toBe(200);
  });
});

describe('a message to the customer of one order', () => {
  it('reaches them alone, and is kept with the order until their address is forgotten', async () => {
    const [email, other] = [person(), person()];
    const { id } = await order(email);
    await order(other);
    const { body } = await write({ to: 'all' }, { to: one(id) });
    expect(body).toMatchObject({ reach: { all: 1 }, left: 19, items: [{ people: 1 }] });
    await sent();
    expect([(await mailsTo(email)).length, (await mailsTo(other)).length]).toEqual([1, 0]);
    expect((await seller.get<Answer>(day())).body.items).toEqual([]);
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await write({}, { to: one(id), by: rival })).body.error).toBe('ORDER_NOT_FOUND');

    await test.db.getRepository(Order).update(id, { status: 'delivered', guestKey: null });
    await changeRows(test.db, forgetOrphanedContacts, []);
    expect(await test.db.getRepository(CustomerMessage).countBy({ orderId: id })).toBe(0);
  });
});
