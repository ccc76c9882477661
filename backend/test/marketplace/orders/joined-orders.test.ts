import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { OrderListItem, OrderView } from '../../../src/contract/marketplace/orders.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { eventually } from '../../support/eventually.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, confirmOrder, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let kale: Product;
let secret: string;

beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
  secret = await appSecret(test.db, 'order-links');
  seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 500 });
});
afterAll(() => test.close());

const orders = () => test.db.getRepository(Order);
const orderOf = (id: number) => orders().findOneByOrFail({ id });

/** A guest's cash order, which nobody has confirmed yet. */
async function placed(email: string) {
  const { cookie } = await shopper(test, [kale.id, 2]);
  const form = checkoutForm({ email, shippingMethod: 'pickup', paymentMethod: 'cash' });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  return { ...body, cookie };
}

/** One that its buyer has confirmed, and is told of. */
async function ordered(email: string) {
  const order = await placed(email);
  await confirmOrder(test, secret, order);
  await eventually(test.db, async () => (await orderOf(order.id)).toldAt !== null);
  return order;
}

/** One from before anything joined an account. */
async function old(email: string) {
  const order = await placed(email);
  await orders().update(order.id, { confirmBy: null, toldAt: new Date() });
  return order;
}

const tokenIn = (mail?: Mail) => /\/confirm-email#([\w-]{43})(?![\w-])/.exec(mail?.text ?? '')?.[1] ?? 'none';
async function confirmEmail(client: Client): Promise<void> {
  await client.post('/api/account/email-confirmation', {});
  const { email } = await test.db.getRepository(User).findOneByOrFail({ id: client.user.id });
  const mails = await test.db.getRepository(Mail).find({ where: { recipient: email }, order: { id: 'ASC' } });
  await test.post('/api/auth/confirm-email', { token: tokenIn(mails.at(-1)) });
}

const newcomer = () => signedIn(test, { emailConfirmedAt: null });
const idsOf = async (client: Client) =>
  (await client.get<OrderListItem[]>('/api/orders')).body.map(({ id }) => id);

describe('guests’ orders', () => {
  it('join the account that confirms their address, in whatever case it was typed', async () => {
    const client = await newcomer();
    const { id } = await old(client.user.email.toUpperCase());
    const other = await old('someone-else@mail.example');
    expect(await idsOf(client)).toEqual([]);
    await confirmEmail(client);
    expect(await idsOf(client)).toEqual([id]);
    expect((await client.get(`/api/orders/${id}`)).status).toBe(200);
    expect((await client.get(`/api/orders/${other.id}`)).status).toBe(404);
    expect((await orderOf(other.id)).userId).toBeNull();
  });

  it('join at once an account that has confirmed it before', async () => {
    const client = await signedIn(test);
    const { id } = await ordered(client.user.email);
    expect(await idsOf(client)).toEqual([id]);
  });

  it('stay away from an account that only says that the address is its own', async () => {
    const { id } = await old('typed@mail.example');
    const stranger = await signedIn(test, { email: 'Typed@mail.example', emailConfirmedAt: null });
    const later = await ordered('typed@mail.example');
    expect(await idsOf(stranger)).toEqual([]);
    for (const one of [id, later.id]) {
      expect((await stranger.get(`/api/orders/${one}`)).status).toBe(404);
      expect((await stranger.post(`/api/orders/${one}/cancel`, {})).status).toBe(404);
    }
  });

  it('wait until they are confirmed: a stranger may have typed the address', async () => {
    const client = await signedIn(test);
    const order = await placed(client.user.email);
    expect(await idsOf(client)).toEqual([]);
    await confirmOrder(test, secret, order);
    await eventually(test.db, async () => (await idsOf(client)).length === 1);
  });

  it('can be canceled and reviewed by the account', async () => {
    const client = await newcomer();
    const [first, second] = [await old(client.user.email), await old(client.user.email)];
    await confirmEmail(client);
    const canceled = await client.post<OrderView>(`/api/orders/${first.id}/cancel`, {});
    expect(canceled.body).toMatchObject({ status: 'cancelled', userId: client.user.id });
    await test.db.getRepository(VendorOrder).update({ orderId: second.id }, { status: 'delivered' });
    const [newest] = (await client.get<OrderListItem[]>('/api/orders')).body;
    expect(newest).toMatchObject({ id: second.id, toReview: [{ productId: kale.id }] });
    const review = { rating: 5, comment: 'Crisp.' };
    expect((await client.post(`/api/products/${kale.id}/reviews`, review)).status).toBe(201);
  });

  it('stay open to the browser that placed them, which isn’t told of the account', async () => {
    const client = await signedIn(test);
    const { id, cookie } = await ordered(client.user.email);
    expect(await orderOf(id)).toMatchObject({ userId: client.user.id });
    const { status, body } = await test.get<OrderView>(`/api/orders/${id}`, { cookie });
    expect([status, body.userId]).toEqual([200, null]);
    expect((await client.get<OrderView>(`/api/orders/${id}`)).body.userId).toBe(client.user.id);
  });
});

describe('an account', () => {
  it('keeps what joined it when its address changes, and gets those of the new one once confirmed', async () => {
    const client = await signedIn(test);
    const first = await ordered(client.user.email);
    const second = await old('moved@mail.example');
    const move = { email: 'moved@mail.example', currentPassword: PASSWORD };
    expect((await client.put('/api/account', move)).status).toBe(200);
    expect(await idsOf(client)).toEqual([first.id]);
    await confirmEmail(client);
    expect(await idsOf(client)).toEqual([second.id, first.id]);
    const next = await signedIn(test, { email: client.user.email, emailConfirmedAt: null });
    await confirmEmail(next);
    expect(await idsOf(next)).toEqual([]);
  });

  it('takes what joined it along when it is deleted: the next one with the address does not get it', async () => {
    const client = await signedIn(test);
    const { email } = client.user;
    const { id } = await ordered(email);
    expect((await client.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ userId: null, guestKey: null });
    const next = await signedIn(test, { email, emailConfirmedAt: null });
    await confirmEmail(next);
    expect(await idsOf(next)).toEqual([]);
  });
});
