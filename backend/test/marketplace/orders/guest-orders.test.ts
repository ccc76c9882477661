import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { AdminGuestOrders } from '../../../src/contract/backoffice/settings.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { callsTo } from '../../support/http/http-client.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { serve } from '../../support/servers/serve.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let kale: Product;

beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on', PUBLIC_URL: 'https://farmgate.example' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM settings');
  seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 50 });
});

type Answer = OrderView & ErrorBody;
let serial = 0;
const newEmail = () => `guest-${(serial += 1)}@mail.example`;
const cash = (email = newEmail()) => checkoutForm({ email, shippingMethod: 'pickup', paymentMethod: 'cash' });

async function place(form = cash(), cookie?: string) {
  const own = cookie ?? (await shopper(test, [kale.id, 2])).cookie;
  const { status, body } = await test.post<Answer>('/api/orders', form, { cookie: own });
  return { status, body, email: form.email, cookie: own };
}

const orderOf = (id: number) => test.db.getRepository(Order).findOneByOrFail({ id });
const stock = async () => (await test.db.getRepository(Product).findOneByOrFail({ id: kale.id })).inventory;
const mailsTo = (recipient: string) =>
  test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);

/** The key of the link that was emailed. */
async function keyFor(email: string): Promise<string> {
  await eventually(test.db, async () => (await kindsTo(email)).includes('order-to-confirm'));
  const [{ text } = { text: '' }] = await mailsTo(email);
  return /\?key=([\w-]+)/.exec(text)?.[1] ?? '';
}

const confirm = (id: number, key: string, headers = {}) =>
  test.post<Answer>(`/api/orders/${id}/confirm`, { key }, headers);
/** As if the time of an order were over, and its job came. */
const runOut = (id: number) =>
  test.db.query(
    `WITH late AS (UPDATE orders SET confirm_by = now() - interval '1 second' WHERE id = $1)
     UPDATE pgboss.job SET start_after = now() - interval '1 second'
     WHERE name = 'orders.release-unconfirmed' AND state < 'active' AND (data ->> 'orderId')::int = $1`,
    [id],
  );

describe('a guest’s cash order', () => {
  it('waits for the link in the email; vendors are told only then', async () => {
    const { body, email } = await place();
    expect(body).toMatchObject({ status: 'pending', confirmBy: expect.any(String) });
    const minutes = (new Date(body.confirmBy ?? '').getTime() - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(120);
    expect(await stock()).toBe(48);
    const key = await keyFor(email);
    expect(await kindsTo(seller.user.email)).toEqual([]);
    expect((await confirm(body.id, key)).body).toMatchObject({ status: 'pending', confirmBy: null });
    await eventually(test.db, async () => (await kindsTo(seller.user.email)).includes('new-order'));
    expect(await kindsTo(email)).toEqual(['order-to-confirm', 'order-confirmation']);
    expect((await confirm(body.id, key)).status).toBe(200);
    await runOut(body.id);
    expect(await kindsTo(email)).toHaveLength(2);
  });

  it('cannot be confirmed by the browser that placed it', async () => {
    const { body, cookie, email } = await place();
    await keyFor(email);
    for (const key of ['', 'x'.repeat(43), body.orderNumber]) {
      expect((await confirm(body.id, key, { cookie })).status).toBe(404);
    }
    expect(JSON.stringify(body)).not.toContain(await keyFor(email));
    expect((await orderOf(body.id)).confirmBy).not.toBeNull();
  });

  it('is given up with its stock when the link is not used in time', async () => {
    const { body, email } = await place();
    const key = await keyFor(email);
    await runOut(body.id);
    await eventually(test.db, async () => (await stock()) === 50);
    expect(await orderOf(body.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'abandoned' });
    expect((await confirm(body.id, key)).body).toMatchObject({ error: 'ORDER_NOT_CONFIRMED_IN_TIME' });
    expect(await kindsTo(seller.user.email)).toEqual([]);
    const { body: orders } = await seller.get<VendorOrderView[]>('/api/vendor/orders');
    expect(orders).toEqual([]);
  });

  it('may be confirmed by its vendor, who sees that the buyer has not', async () => {
    const { body, email } = await place();
    const { body: orders } = await seller.get<VendorOrderView[]>('/api/vendor/orders');
    expect(orders).toMatchObject([{ id: body.id, confirmBy: expect.any(String) }]);
    expect((await seller.put(`/api/orders/${body.id}/status`, { status: 'confirmed' })).status).toBe(200);
    expect((await orderOf(body.id)).confirmBy).toBeNull();
    await eventually(test.db, async () => (await kindsTo(email)).includes('order-confirmation'));
  });

  it('does not come back when its vendor has cancelled it before', async () => {
    const { body } = await place();
    await seller.put(`/api/orders/${body.id}/status`, { status: 'cancelled' });
    expect(await stock()).toBe(50);
    await runOut(body.id);
    await eventually(test.db, async () => (await orderOf(body.id)).confirmBy === null);
    expect(await stock()).toBe(50);
    expect((await orderOf(body.id)).paymentStatus).toBe('void');
  });
});

describe('a signed-in buyer', () => {
  const buy = async (buyer: Client) => {
    await buyer.post('/api/cart', { productId: kale.id, quantity: 1 });
    return buyer.post<Answer>('/api/orders', cash(buyer.user.email));
  };

  it('with a confirmed address waits for nothing', async () => {
    const buyer = await signedIn(test);
    for (let count = 0; count < 7; count += 1) expect((await buy(buyer)).body.confirmBy).toBeNull();
    await eventually(test.db, async () => (await kindsTo(seller.user.email)).length === 7);
  });

  it('without one is asked as a guest is, and has it confirmed by the link', async () => {
    const buyer = await signedIn(test);
    await test.db.getRepository(User).update(buyer.user.id, { emailConfirmedAt: null });
    const { body } = await buy(buyer);
    expect(body.confirmBy).not.toBeNull();
    await confirm(body.id, await keyFor(buyer.user.email));
    expect((await buy(buyer)).body.confirmBy).toBeNull();
  });
});

describe('orders that wait for confirmation', () => {
  const refusal = { status: 409, body: { error: 'CONFIRM_EMAIL_FIRST' } };

  it('are five for an address, also of many at once', async () => {
    const email = newEmail();
    const guests = await Promise.all(Array.from({ length: 8 }, () => shopper(test, [kale.id, 1])));
    const answers = await Promise.all(guests.map(({ cookie }) => place(cash(email), cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(await stock()).toBe(45);
    expect(await place(cash(email.toUpperCase()))).toMatchObject(refusal);
    const asked = (await kindsTo(email)).filter((kind) => kind === 'order-to-confirm');
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it('are five for a device', async () => {
    const { cookie } = await shopper(test, [kale.id, 1]);
    for (let count = 0; count < 5; count += 1) {
      expect((await place(cash(), cookie)).status).toBe(201);
      await test.post('/api/cart', { productId: kale.id, quantity: 1 }, { cookie });
    }
    expect(await place(cash(), cookie)).toMatchObject(refusal);
  });

  it('are five for an account without a confirmed address, whatever addresses it types', async () => {
    const buyer = await signedIn(test);
    await test.db.getRepository(User).update(buyer.user.id, { emailConfirmedAt: null });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await buyer.post('/api/cart', { productId: kale.id, quantity: 1 });
      statuses.push((await buyer.post('/api/orders', cash())).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it('are as many for a network as staff have set, whatever cookies and addresses it sends', async () => {
    await test.db.query(`INSERT INTO settings (key, value) VALUES ('guest-orders', '{"perNetwork": 2}')`);
    const counting = await serve(test.databaseUrl, { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
    const calls = callsTo(counting.url);
    const placeFrom = async (address: string) => {
      const { cookie } = await shopper(test, [kale.id, 1]);
      return calls.post<Answer>('/api/orders', cash(), { cookie, 'x-forwarded-for': address });
    };
    try {
      const first = await placeFrom('2001:db8:1:2::1');
      expect((await placeFrom('2001:db8:1:3::2')).status).toBe(201);
      expect(await placeFrom('2001:db8:1:2::3')).toMatchObject(refusal);
      expect((await placeFrom('203.0.113.7')).status).toBe(201);
      await confirm(first.body.id, await keyFor(first.body.email));
      expect((await orderOf(first.body.id)).networkKey).toBeNull();
      expect((await placeFrom('2001:db8:1:2::3')).status).toBe(201);
    } finally {
      await counting.stop();
    }
  });

  it('are refused where the link could not be emailed', async () => {
    const email = newEmail();
    const written = {
      kind: 'order-to-confirm',
      recipient: email,
      subject: '',
      html: '',
      text: '',
      isTyped: true,
    };
    const before = Array.from({ length: 8 }, (_, count) => ({
      ...written,
      messageId: `<${count}@${email}>`,
    }));
    await test.db.getRepository(Mail).save(before);
    expect(await place(cash(email))).toMatchObject({ status: 409, body: { error: 'TOO_MANY_EMAILS' } });
    expect(await stock()).toBe(50);
  });

  it('are as many at a vendor as staff have set, and for as long', async () => {
    const admin = await signedIn(test, { role: 'admin' });
    const path = '/api/admin/settings/guest-orders';
    const was = { confirmMinutes: 120, perVendor: 100 };
    const { status, body } = await admin.put<AdminGuestOrders>(path, {
      confirmMinutes: 30,
      perVendor: 2,
      was,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { perVendor: 2, perEmail: 5, username: admin.user.username },
    });
    const first = await place();
    await keyFor(first.email);
    expect((await mailsTo(first.email))[0]?.text).toContain('within 30 minutes');
    expect((new Date(first.body.confirmBy ?? '').getTime() - Date.now()) / 60_000).toBeLessThan(31);
    await place();
    expect(await place()).toMatchObject(refusal);
    await confirm(first.body.id, await keyFor(first.email));
    expect((await place()).status).toBe(201);
    expect((await admin.put(path, { perEmail: 4, was: { perEmail: 2 } })).status).toBe(409);
    expect((await admin.put(path, { perEmail: 0, was: { perEmail: 5 } })).status).toBe(400);
  });
});

it('the cookie of a guest’s cart is for https alone where the site is', async () => {
  const { cookies } = await test.post('/api/cart', { productId: kale.id, quantity: 1 });
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
});
