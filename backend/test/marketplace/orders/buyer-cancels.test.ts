import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderList, OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import { orderKey } from '../../../src/marketplace/orders/guests/order-key.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { VendorOrderEvent } from '../../../src/marketplace/tables/vendor-order-event.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, confirmOrder, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Answer = OrderView & { error?: string; message?: string };

let test: TestApp;
let seller: Client;
let rival: Client;
let vendor: Vendor;
let other: Vendor;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Blue Hill' });
  other = await makeVendor(test.db, { userId: rival.user.id, businessName: 'Bee Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
  honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275 });
});

/** Each guest has an address of their own, as one address gets a few emails a day. */
let guests = 0;

interface Placed {
  id: number;
  orderNumber: string;
  cookie: string;
  email: string;
}

/** An order of 2 kale and 1 honey: paid by card, waiting for its card, or to be paid in cash. */
async function order(how: 'paid' | 'unpaid' | 'cash' = 'paid', given: object = {}): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 2], [honey.id, 1]);
  guests += 1;
  const email = `cancels-${guests}@example.com`;
  const cash = how === 'cash' ? { shippingMethod: 'pickup', paymentMethod: 'cash' } : {};
  const form = checkoutForm({ email, ...cash, ...given });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  if (how === 'paid') await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, orderNumber: body.orderNumber, cookie, email };
}

const cancel = ({ id, cookie }: Placed, body: object = {}) =>
  test.post<Answer>(`/api/orders/${id}/cancel`, body, { cookie });
const move = (who: Client, { id }: Placed, status: string) =>
  who.put<VendorOrderView & { error?: string; message?: string }>(`/api/orders/${id}/status`, { status });
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
const stocks = async () => [await stockOf(kale), await stockOf(honey)];
const refunds = ({ id }: Placed) =>
  test.db.getRepository(Refund).find({ where: { payment: { orderId: id } }, order: { id: 'ASC' } });
const vendorOrderOf = ({ fulfilments }: OrderView, { id }: Vendor) =>
  fulfilments.find((vendorOrder) => vendorOrder.vendor.id === id);
const mailsTo = (recipient: string, kind: string) =>
  test.db.getRepository(Mail).find({ where: { recipient, kind }, order: { id: 'ASC' } });
const isTold = (placed: Placed) =>
  eventually(test.db, async () => (await mailsTo(placed.email, 'order-confirmation')).length > 0);

describe('a buyer who cancels', () => {
  it('gets the money of the whole order back, the stock comes back, and everyone is told', async () => {
    const before = await stocks();
    const placed = await order();
    await isTold(placed);
    const { status, body } = await cancel(placed, { reason: 'We are away that week.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', canCancel: false });
    expect(body.refunded).toBe(body.total);
    expect(await stocks()).toEqual(before);
    const amounts = (await refunds(placed)).map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(body.total * 100));
    for (const who of [seller, rival]) {
      expect((await who.get<VendorStatement>('/api/vendor/statement')).body.closingBalance).toBe(0);
      const [told, ...more] = await mailsTo(who.user.email, 'vendor-cancelled');
      expect(more).toEqual([]);
      expect(told?.text).toContain('Ann Field');
      expect(told?.text).toContain('We are away that week.');
    }
    const [mail, ...others] = await mailsTo(placed.email, 'order-cancelled');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Canceled: your order ${placed.orderNumber}`);
    expect(mail?.text).toContain(`$${body.total.toFixed(2)}`);
    const events = body.fulfilments.map((vendorOrder) => vendorOrder.events.at(-1));
    expect(events).toMatchObject([
      { status: 'cancelled', actor: 'buyer', note: 'We are away that week.' },
      { status: 'cancelled', actor: 'buyer', note: 'We are away that week.' },
    ]);
  });

  it("cancels one vendor's part, to the cent, and leaves the rest as it is", async () => {
    const placed = await order();
    await isTold(placed);
    const { body } = await cancel(placed, { vendorId: vendor.id });
    const mine = vendorOrderOf(body, vendor);
    expect(body).toMatchObject({ status: 'pending', paymentStatus: 'paid', refunded: mine?.total });
    expect([mine?.status, vendorOrderOf(body, other)?.status]).toEqual(['cancelled', 'pending']);
    expect([mine?.canCancel, vendorOrderOf(body, other)?.canCancel]).toEqual([false, true]);
    expect(await mailsTo(rival.user.email, 'vendor-cancelled')).toEqual([]);
    expect((await mailsTo(placed.email, 'order-cancelled')).map(({ subject }) => subject)).toEqual([
      `Canceled: items from Blue Hill in your order ${placed.orderNumber}`,
    ]);
    expect((await move(rival, placed, 'confirmed')).status).toBe(200);
    expect((await cancel(placed, { vendorId: vendor.id })).status).toBe(200);
    expect(await refunds(placed)).toHaveLength(1);
  });

  it('does so by the link of the email, as an account, and for nobody else', async () => {
    const placed = await order();
    const stranger = await signedIn(test);
    const admin = await signedIn(test, { role: 'admin' });
    const path = `/api/orders/${placed.id}/cancel`;
    for (const who of [stranger, seller, admin]) expect((await who.post(path, {})).status).toBe(404);
    expect((await test.post(`${path}?key=${'x'.repeat(43)}`, {})).status).toBe(404);
    expect((await seen(placed)).status).toBe('pending');
    const forStaff = (await admin.get<OrderView>(`/api/orders/${placed.id}`)).body;
    expect([forStaff.canCancel, forStaff.fulfilments[0]?.canCancel]).toEqual([false, false]);
    const key = orderKey(await appSecret(test.db, 'order-links'), placed.orderNumber);
    expect((await test.post<Answer>(`${path}?key=${key}`, {})).body).toMatchObject({ status: 'cancelled' });
    expect((await cancel(placed, { vendorId: 999_999_999 })).status).toBe(404);
  });

  it('once, however often the button is pressed, in however many tabs', async () => {
    const before = await stocks();
    const placed = await order();
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(placed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await refunds(placed)).toHaveLength(2);
    expect(await stocks()).toEqual(before);
    expect(await mailsTo(placed.email, 'order-cancelled')).toHaveLength(1);
    const shares = (await seen(placed)).fulfilments.map(({ id }) => id);
    for (const vendorOrderId of shares) {
      const events = await test.db.getRepository(VendorOrderEvent).findBy({ vendorOrderId });
      expect(events.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
    }
  });

  it('cannot once a vendor has confirmed, and is told who has; nothing of the order changes', async () => {
    const placed = await order();
    await move(seller, placed, 'confirmed');
    const refusal = { status: 409, body: { error: 'ORDER_ALREADY_CONFIRMED' } };
    const refused = await cancel(placed);
    expect(refused).toMatchObject(refusal);
    expect(refused.body.message).toContain('Blue Hill');
    expect(await cancel(placed, { vendorId: vendor.id })).toMatchObject(refusal);
    const view = await seen(placed);
    expect(view).toMatchObject({ status: 'pending', refunded: 0, canCancel: false });
    expect([vendorOrderOf(view, vendor)?.canCancel, vendorOrderOf(view, other)?.canCancel]).toEqual([
      false,
      true,
    ]);
    expect((await cancel(placed, { vendorId: other.id })).body.refunded).toBe(
      vendorOrderOf(view, other)?.total,
    );
  });

  it('or the vendor who confirms at the same moment: one of them, and the other is told', async () => {
    for (let round = 0; round < 4; round += 1) {
      const placed = await order();
      const [canceled, confirmed] = await Promise.all([
        cancel(placed, { vendorId: vendor.id }),
        move(seller, placed, 'confirmed'),
      ]);
      expect([canceled.status, confirmed.status].sort()).toEqual([200, 409]);
      const { status, refunded } = vendorOrderOf(await seen(placed), vendor) ?? {};
      if (canceled.status === 200) {
        expect(confirmed.body.message).toBe('This order was canceled.');
        expect([status, refunded]).toEqual(['cancelled', 12.88]);
      } else expect([status, refunded]).toEqual(['confirmed', 0]);
    }
  });

  it('pays nothing and gets nothing for cash, and the vendor of an unconfirmed order hears nothing', async () => {
    const before = await stocks();
    const placed = await order('cash');
    const { body } = await cancel(placed);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'void', refunded: 0 });
    expect(await refunds(placed)).toEqual([]);
    expect(await stocks()).toEqual(before);
    expect(await mailsTo(seller.user.email, 'vendor-cancelled')).toEqual([]);
    await confirmOrder(test, await appSecret(test.db, 'order-links'), placed);
    expect(await mailsTo(seller.user.email, 'new-order')).toEqual([]);
  });

  it('of a part before the emails are out is not sold to its vendor', async () => {
    const placed = await order('cash');
    await cancel(placed, { vendorId: vendor.id });
    await confirmOrder(test, await appSecret(test.db, 'order-links'), placed);
    await eventually(test.db, async () => (await mailsTo(rival.user.email, 'new-order')).length > 0, [
      'orders.placed-mails',
    ]);
    expect(await mailsTo(seller.user.email, 'new-order')).toEqual([]);
    const [confirmation] = await mailsTo(placed.email, 'order-confirmation');
    expect(confirmation?.text).toContain('Blue Hill (canceled)');
    expect(confirmation?.text).not.toContain('Pickup at Blue Hill');
  });

  it('of a part that was not paid counts no more in the list of orders', async () => {
    const buyer = await signedIn(test);
    await buyer.post('/api/cart', { productId: kale.id, quantity: 2 });
    await buyer.post('/api/cart', { productId: honey.id, quantity: 1 });
    const cash = { email: buyer.user.email, shippingMethod: 'pickup', paymentMethod: 'cash' };
    const { body: placed } = await buyer.post<OrderView>('/api/orders', checkoutForm(cash));
    const listed = async () => (await buyer.get<OrderList>('/api/orders')).body;
    expect(await listed()).toMatchObject([{ total: placed.total, itemCount: 3 }]);
    await buyer.post(`/api/orders/${placed.id}/cancel`, { vendorId: vendor.id });
    const picture = { category: 'vegetables', imageUrl: null };
    const items = [{ productId: honey.id, name: 'Honey', quantity: 1, picture }];
    expect(await listed()).toMatchObject([{ total: 13.77, itemCount: 1, items }]);
    const { body: whole } = await buyer.get<OrderView>(`/api/orders/${placed.id}`);
    expect(whole.fulfilments.map((one) => one.items[0]?.picture)).toEqual([picture, picture]);
    await buyer.post(`/api/orders/${placed.id}/cancel`, {});
    expect(await listed()).toMatchObject([{ total: placed.total, itemCount: 3 }]);
  });

  it('ends an order that waits for its payment, by name, and not a part of it', async () => {
    const before = await stocks();
    const placed = await order('unpaid');
    expect(await seen(placed)).toMatchObject({ canCancel: true, fulfilments: [{ canCancel: false }, {}] });
    expect(await cancel(placed, { vendorId: vendor.id })).toMatchObject({
      status: 409,
      body: { error: 'ORDER_NOT_PAID_YET' },
    });
    const { body } = await cancel(placed);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'abandoned', refunded: 0 });
    expect(body.fulfilments[0]?.events.at(-1)).toMatchObject({ actor: 'buyer', note: null });
    expect(await stocks()).toEqual(before);
    expect((await cancel(placed)).status).toBe(200);
    const pay = `/api/orders/${placed.id}/test-payment`;
    expect((await test.post(pay, { outcome: 'paid' }, { cookie: placed.cookie })).status).toBe(409);
  });

  it('sends nothing but what the call takes', async () => {
    const placed = await order();
    for (const body of [{ vendorId: 'all' }, { total: 1 }, { reason: 'x'.repeat(501) }])
      expect((await cancel(placed, body)).status).toBe(400);
    expect((await seen(placed)).status).toBe('pending');
  });
});
