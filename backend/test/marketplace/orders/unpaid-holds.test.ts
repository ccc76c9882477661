import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DepositTerms } from '../../../src/contract/marketplace/deposits/deposit.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { DiscountCode } from '../../../src/marketplace/tables/discount-code.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import {
  fillCart,
  headersOf,
  newAddress,
  newEmail,
  placeOrder,
  somebody,
  type Somebody,
} from '../../support/scenes/strangers.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let vendor: Vendor;
let kale: Product;

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM settings');
  await test.db.query('DELETE FROM placing_confirmations');
  vendor = await makeVendor(test.db);
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 90 });
});

const fill = (who: Somebody, quantity: number, productId = kale.id) =>
  fillCart(test, who, { productId, quantity });
const place = (who: Somebody, more: Record<string, unknown> = {}) => placeOrder(test, who, more);

async function buy(who: Somebody, quantity: number, more: Record<string, unknown> = {}) {
  await fill(who, quantity);
  return place(who, more);
}

const stock = async () => (await test.db.getRepository(Product).findOneByOrFail({ id: kale.id })).inventory;

/** The token of the newest link that was emailed before an order. */
async function tokenFor({ email }: Somebody): Promise<string> {
  const about = { recipient: email, kind: 'email-before-order' };
  const mail = await test.db.getRepository(Mail).findOne({ where: about, order: { id: 'DESC' } });
  return /checkout\/confirm#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const open = async (who: Somebody, token?: string) =>
  test.post<{ isHere: boolean } & ErrorBody>(
    '/api/checkout/confirm-email',
    { token: token ?? (await tokenFor(who)) },
    headersOf(who),
  );

/** As if nobody had paid in time, and the job came. */
async function lapse({ id }: Pick<OrderView, 'id'>): Promise<void> {
  await test.db.query(
    `WITH late AS (UPDATE orders SET held_until = now() - interval '1 second' WHERE id = $1)
     UPDATE pgboss.job SET start_after = now() - interval '1 second'
     WHERE name = 'orders.release-hold' AND state < 'active' AND (data ->> 'orderId')::int = $1`,
    [id],
  );
  await eventually(test.db, async () => {
    const { paymentStatus } = await test.db.getRepository(Order).findOneByOrFail({ id });
    return paymentStatus === 'abandoned';
  });
}

const FIRST = { status: 409, body: { error: 'CONFIRM_EMAIL_FIRST' } };
const TERMS: DepositTerms = {
  ...{
    cents: null,
    percent: 50,
    balanceOn: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
  },
  ...{ unpaid: 'keep', graceDays: 7 },
};

describe.each([
  ['by credit card', 'credit_card', null],
  ['by PayPal', 'paypal', null],
  ['with a deposit', 'credit_card', TERMS],
] as const)('unpaid orders %s', (_what, paymentMethod, deposit) => {
  beforeEach(() => test.db.getRepository(Product).update(kale.id, { deposit }));

  it('hold all there is for one person twice a day, and then only after a confirmed email', async () => {
    const who = somebody();
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await buy(who, 90, { paymentMethod });
      expect({ status, left: await stock() }).toEqual({ status: 201, left: 0 });
      await lapse(body);
      expect(await stock()).toBe(90);
    }
    expect(await buy(who, 90, { paymentMethod })).toMatchObject(FIRST);
    expect(await stock()).toBe(90);
    // Another email of the same device is the same person, and so is another device of the network.
    expect(await place({ ...who, email: newEmail() }, { paymentMethod })).toMatchObject(FIRST);
    const sameNetwork = somebody({ address: who.address });
    expect(await buy(sameNetwork, 1, { paymentMethod })).toMatchObject(FIRST);
    expect((await buy(somebody(), 1, { paymentMethod })).status).toBe(201);
    await open(who);
    const { status, body } = await place(who, { paymentMethod });
    expect(status).toBe(409);
    expect(body.issues?.[0]?.message).toContain('Only 89');
  });
});

describe('somebody who confirms their email', () => {
  it('has their cart still, and may place that one order alone', async () => {
    const who = somebody();
    for (let count = 0; count < 5; count += 1) expect((await buy(who, 1)).status).toBe(201);
    expect(await buy(who, 2)).toMatchObject(FIRST);
    expect(await stock()).toBe(85);
    expect((await open(who)).body).toEqual({ isHere: true });
    expect((await open(who)).status).toBe(200);
    const { status, body } = await place(who);
    expect({ status, units: body.fulfilments[0]?.items[0]?.quantity }).toEqual({ status: 201, units: 2 });
    expect(body.payment).not.toBeNull();
    expect((await open(who)).body).toMatchObject({ error: 'LINK_NOT_VALID' });
    expect(await buy(who, 1)).toMatchObject(FIRST);
  });

  it('may open the link elsewhere; it counts for the browser that asked, and its email', async () => {
    const who = somebody();
    for (let count = 0; count < 5; count += 1) await buy(who, 1);
    await buy(who, 1);
    const elsewhere = somebody({ email: who.email });
    expect((await open(elsewhere)).body).toEqual({ isHere: false });
    expect(await place({ ...who, email: newEmail() })).toMatchObject(FIRST);
    await fill(elsewhere, 1);
    expect(await place(elsewhere)).toMatchObject(FIRST);
    expect((await place(who)).status).toBe(201);
  });

  it('gets one link for pressing twice, and none that can be guessed or is too old', async () => {
    const who = somebody();
    for (let count = 0; count < 5; count += 1) await buy(who, 1);
    await buy(who, 1);
    await place(who);
    expect(await test.db.getRepository(Mail).countBy({ recipient: who.email })).toBe(1);
    expect((await open(who, 'x'.repeat(43))).body).toMatchObject({ error: 'LINK_NOT_VALID' });
    await test.db.query(`UPDATE placing_confirmations SET expires_at = now() - interval '1 second'`);
    expect((await open(who)).body).toMatchObject({ error: 'LINK_NOT_VALID' });
    expect(await place(who)).toMatchObject(FIRST);
  });

  it('pays cash without a second link', async () => {
    const who = somebody();
    const cash = { paymentMethod: 'cash', shippingMethod: 'pickup' };
    for (let count = 0; count < 5; count += 1) await buy(who, 1);
    expect(await buy(who, 1, cash)).toMatchObject(FIRST);
    await open(who);
    const { status, body } = await place(who, cash);
    expect({ status, confirmBy: body.confirmBy }).toEqual({ status: 201, confirmBy: null });
  });
});

describe('unpaid orders together', () => {
  it('are one person’s, whatever tags their email has', async () => {
    const { email } = somebody();
    const tagged = (tag: number) => somebody({ email: email.replace('@', `+${tag}@`) });
    for (let count = 0; count < 5; count += 1) expect((await buy(tagged(count), 1)).status).toBe(201);
    expect(await buy(tagged(5), 1)).toMatchObject(FIRST);
    expect(await buy(somebody({ email }), 1)).toMatchObject(FIRST);
    const mail = await test.db.getRepository(Mail).findOneByOrFail({ recipient: email });
    expect(mail.kind).toBe('email-before-order');
  });

  it('are as many for a network as staff have set, whatever cookies and emails it sends', async () => {
    await test.db.query(`INSERT INTO settings (key, value) VALUES ('guest-orders', '{"perNetwork": 3}')`);
    const address = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await buy(somebody({ address }), 1)).status);
    expect(statuses).toEqual([201, 201, 201, 409, 409]);
  });

  it('hold at most half of the uses of a code for one browser', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, maxUses: 5 });
    const who = somebody();
    const discountCodes = [code.code];
    expect((await buy(who, 1, { discountCodes })).status).toBe(201);
    expect((await buy(who, 1, { discountCodes })).status).toBe(201);
    expect(await buy(who, 1, { discountCodes })).toMatchObject(FIRST);
    expect((await test.db.getRepository(DiscountCode).findOneByOrFail({ id: code.id })).uses).toBe(2);
    expect((await buy(somebody(), 1, { discountCodes })).status).toBe(201);
    await open(who);
    expect((await place(who, { discountCodes })).status).toBe(201);
  });

  it('hold at most half of the room of a pickup for one network', async () => {
    const { id: windowId } = await makePickup(test.db, vendor.id);
    await test.db.getRepository(PickupWindow).update(windowId, { capacity: 5, capacityUnit: 'orders' });
    const way = { shippingMethod: 'pickup', shares: [{ vendorId: vendor.id, method: 'pickup', windowId }] };
    const address = newAddress();
    for (let count = 0; count < 2; count += 1)
      expect((await buy(somebody({ address }), 1, way)).status).toBe(201);
    expect(await buy(somebody({ address }), 1, way)).toMatchObject(FIRST);
    expect((await buy(somebody(), 1, way)).status).toBe(201);
  });

  it('hold at most half of a product for one email, but a single order all of it', async () => {
    const who = somebody();
    expect((await buy(who, 30)).status).toBe(201);
    const again = somebody({ email: who.email });
    expect(await buy(again, 16)).toMatchObject(FIRST);
    expect(await stock()).toBe(60);
    expect((await buy(somebody({ email: who.email.toUpperCase() }), 15)).status).toBe(201);
    expect((await buy(somebody(), 45)).status).toBe(201);
    expect(await stock()).toBe(0);
  });

  it('are as many at a vendor as staff have set, in orders and in items', async () => {
    await test.db.query(`INSERT INTO settings (key, value) VALUES ('guest-orders', '{"perVendor": 2}')`);
    const { body: first } = await buy(somebody(), 1);
    expect((await buy(somebody(), 1)).status).toBe(201);
    const who = somebody();
    expect(await buy(who, 1)).toMatchObject(FIRST);
    expect((await open(who)).status).toBe(200);
    expect((await place(who)).status).toBe(201);
    await test.post(`/api/orders/${first.id}/test-payment`, { outcome: 'paid' });
    await test.db.query(`UPDATE settings SET value = '{"unitsPerVendor": 20}'`);
    expect(await buy(somebody(), 18)).toMatchObject(FIRST);
    expect((await buy(somebody(), 17)).status).toBe(201);
  });

  it('count no longer once they are paid, and their network is forgotten', async () => {
    const who = somebody();
    const orders: OrderView[] = [];
    for (let count = 0; count < 5; count += 1) orders.push((await buy(who, 1)).body);
    const [paid] = orders;
    await test.post(`/api/orders/${paid?.id}/test-payment`, { outcome: 'paid' }, headersOf(who));
    expect(await test.db.getRepository(Order).findOneByOrFail({ id: paid?.id ?? 0 })).toMatchObject({ paymentStatus: 'paid', networkKey: null }); // oxfmt-ignore
    expect((await buy(who, 1)).status).toBe(201);
    expect(await buy(who, 1)).toMatchObject(FIRST);
  });

  it('count what is added to a paid order, too, until the email is confirmed', async () => {
    const who = somebody();
    const { schedule } = await makePickupSite(test.db, vendor.id);
    const { id: windowId } = await makeOwnWindow(test.db, schedule, vendor.id);
    const way = { shippingMethod: 'pickup', shares: [{ vendorId: vendor.id, method: 'pickup', windowId }] };
    const { body: order } = await buy(who, 1, way);
    await test.post(`/api/orders/${order.id}/test-payment`, { outcome: 'paid' }, headersOf(who));
    const id = order.fulfilments[0]?.items[0]?.id;
    const add = () =>
      test.put<OrderView & ErrorBody>(
        `/api/orders/${order.id}/shares/${vendor.id}/items`,
        { items: [{ id, from: 1, to: 3 }] },
        headersOf(who),
      );
    for (let count = 0; count < 5; count += 1) await buy(who, 1);
    expect(await add()).toMatchObject(FIRST);
    expect(await stock()).toBe(84);
    await open(who);
    expect((await add()).status).toBe(200);
    expect(await stock()).toBe(82);
    const added = await test.db.getRepository(Order).findOneByOrFail({ addsToId: order.id });
    expect(added).toMatchObject({ paymentStatus: 'held', networkKey: expect.any(String) });
  });

  it.each([
    ['by card', {}],
    ['in cash', { paymentMethod: 'cash', shippingMethod: 'pickup' }],
  ])(
    'that their buyer cancels may be four a day, and then only after a confirmed email: %s',
    async (_how, more) => {
      const who = somebody();
      for (let count = 0; count < 4; count += 1) {
        const { status, body } = await buy(who, 90, more);
        expect({ status, left: await stock() }).toEqual({ status: 201, left: 0 });
        const { status: canceled } = await test.post(`/api/orders/${body.id}/cancel`, {}, headersOf(who));
        expect({ canceled, left: await stock() }).toEqual({ canceled: 200, left: 90 });
      }
      expect(await buy(who, 90, more)).toMatchObject(FIRST);
      const token = await tokenFor(who);
      expect(await buy(somebody({ address: who.address }), 1, more)).toMatchObject(FIRST);
      expect(await buy(somebody({ email: who.email }), 1, more)).toMatchObject(FIRST);
      await open(who, token);
      expect((await place(who, more)).status).toBe(201);
    },
  );

  it('that a shopper cancels to change them ask for nothing', async () => {
    const who = somebody();
    for (let count = 0; count < 3; count += 1) {
      const { body } = await buy(who, 1);
      await test.post(`/api/orders/${body.id}/cancel`, {}, headersOf(who));
    }
    expect((await buy(who, 1)).status).toBe(201);
  });

  it('count cash and card alike', async () => {
    const who = somebody();
    for (const more of [{}, { paymentMethod: 'paypal' }, { paymentMethod: 'cash', shippingMethod: 'pickup' }])
      expect((await buy(who, 1, more)).status).toBe(201);
    await buy(who, 1);
    await buy(who, 1, { paymentMethod: 'cash', shippingMethod: 'pickup' });
    expect(await buy(who, 1)).toMatchObject(FIRST);
  });
});

it('a person who buys the last 50 in one order is asked for nothing', async () => {
  const who = somebody();
  await test.db.getRepository(Product).update(kale.id, { inventory: 50 });
  expect((await buy(who, 50)).status).toBe(201);
  expect(await stock()).toBe(0);
});
