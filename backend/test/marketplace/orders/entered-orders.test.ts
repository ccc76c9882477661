import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { EnteredOrderPreview } from '../../../src/contract/marketplace/entered-orders.js';
import type { VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { CartItem } from '../../../src/marketplace/tables/cart-item.entity.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 700, inventory: 20 });
});

type Answer = VendorOrderView & ErrorBody;
const asked = (more: object = {}) => ({
  ...{ items: [{ productId: eggs.id, quantity: 2 }], when: 'now', firstName: 'Walt' },
  ...more,
});
const enter = (more: object = {}, { client = seller, key = '' } = {}) =>
  client.post<Answer>('/api/vendor/orders', asked(more), key ? { 'idempotency-key': key } : {});
const preview = (more: object = {}) =>
  seller.post<EnteredOrderPreview & ErrorBody>('/api/vendor/orders/preview', asked(more));
const stock = async () => (await test.db.getRepository(Product).findOneByOrFail({ id: eggs.id })).inventory;
const ledger = async () =>
  (
    await test.db.getRepository(LedgerEntry).find({ where: { vendorId: vendor.id }, order: { id: 'ASC' } })
  ).map(({ kind, amount }) => [kind, amount]);

describe('an order that a farm enters', () => {
  it('at the stand is paid and handed over, and the farm owes its commission', async () => {
    const look = (await preview()).body;
    expect(look).toMatchObject({ subtotal: 14, tax: 1.12, total: 15.12 });
    expect(look.items).toEqual([{ name: 'Eggs', quantity: 2, totalPrice: 14 }]);
    expect([await stock(), await test.db.getRepository(CartItem).count()]).toEqual([20, 0]);

    const { status, body } = await enter({ total: look.total });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'delivered', paymentMethod: 'cash', paymentStatus: 'paid', isEntered: true },
      ...{ customerName: 'Walt', email: '', phone: '', total: 15.12, commission: look.commission },
    });
    expect(body.events.map((event) => [event.status, event.by?.role])).toEqual([
      ['pending', undefined],
      ['confirmed', 'owner'],
      ['delivered', 'owner'],
    ]);
    const commission = Math.round(look.commission * 100);
    expect(await ledger()).toEqual([
      ['sale', 1_512],
      ['commission', -commission],
      ['payout', -1_512],
    ]);
    expect([await stock(), await test.db.getRepository(CartItem).count()]).toEqual([18, 0]);
  });

  it('takes room on its pickup day, and is to be paid there', async () => {
    const window = await makePickup(test.db, vendor.id, { capacity: 1 });
    expect((await enter({ when: 'pickup' })).body.issues?.[0]?.message).toMatch(/Please choose a pickup day/);
    const { body } = await enter({ when: 'pickup', windowId: window.id, phone: '802-555-0142' });
    expect(body).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'due',
      handover: { windowId: window.id },
    });
    expect((await test.db.getRepository(PickupWindow).findOneByOrFail({ id: window.id })).taken).toBe(1);
    const full = await enter({ when: 'pickup', windowId: window.id });
    expect(full).toMatchObject({ status: 409, body: { error: 'WINDOW_FULL' } });
    expect([await stock(), await ledger()]).toEqual([18, []]);
  });

  it('sells no more than there is, and nothing at another price than was shown', async () => {
    const many = await enter({ items: [{ productId: eggs.id, quantity: 21 }] });
    expect(many).toMatchObject({ status: 409, body: { error: 'CART_CHANGED' } });
    expect(await enter({ total: 14 })).toMatchObject({ status: 409, body: { error: 'TOTAL_CHANGED' } });
    const half = [{ productId: eggs.id, quantity: 12 }];
    const both = await Promise.all([enter({ items: half }), enter({ items: half })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stock()).toBe(8);
  });

  it('does not wait for another one of the same products for good', async () => {
    const looks = await Promise.all(Array.from({ length: 6 }, () => preview()));
    const orders = await Promise.all(Array.from({ length: 4 }, () => enter()));
    expect(looks.map(({ status }) => status)).toEqual(looks.map(() => 200));
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 201));
    expect(await stock()).toBe(12);
  });

  it('with one key is entered once', async () => {
    const key = `key-${vendor.id}-of-this-sale`;
    const [one, other] = await Promise.all([enter({}, { key }), enter({}, { key })]);
    expect([one.status, other.status, one.body.id]).toEqual([201, 201, other.body.id]);
    expect(await enter({ firstName: 'Ann' }, { key })).toMatchObject({ status: 409 });
    expect(await stock()).toBe(18);
  });

  it('emails the customer only where there is an address, and never the farm', async () => {
    const mailsOf = (id: number) =>
      test.db.getRepository(Mail).findBy({ aboutResource: 'orders', aboutId: id });
    const [quiet, told] = [(await enter()).body.id, (await enter({ email: 'walt@example.com' })).body.id];
    await eventually(test.db, async () => (await mailsOf(told)).length === 1);
    const [mail] = await mailsOf(told);
    expect(mail).toMatchObject({ recipient: 'walt@example.com', isTyped: true });
    expect(mail?.text).toContain('handed your order');
    expect(mail?.text).not.toContain('pay in cash');
    const orders = test.db.getRepository(Order);
    await eventually(test.db, async () => (await orders.findOneByOrFail({ id: quiet })).toldAt !== null);
    expect(await mailsOf(quiet)).toEqual([]);
  });

  it('has products of that farm alone, and is entered by those who may', async () => {
    const rival = await signedIn(test, { role: 'vendor' });
    const other = await makeVendor(test.db, { userId: rival.user.id });
    const theirs = await makeProduct(test.db, { vendorId: other.id });
    expect((await enter({ items: [{ productId: theirs.id, quantity: 1 }] })).status).toBe(404);
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
    for (const role of ['packer', 'bookkeeper'] as const) {
      const client = await signedIn(test);
      await test.db
        .getRepository(Membership)
        .insert({ businessId: businessId ?? 0, userId: client.user.id, role });
      expect((await enter({}, { client })).status).toBe(403);
    }
    expect(await stock()).toBe(20);
  });

  it('asks for an option where there are some, and is named in the list and the file', async () => {
    const variants = [{ name: 'Jar', price: '5.00', inventory: 4 }];
    const { body: product } = await seller.put<{ variants: { id: number }[] }>(`/api/products/${eggs.id}`, {
      variants,
    });
    expect((await enter()).body.issues?.[0]?.message).toBe('Please choose an option of Eggs.');
    const items = [{ productId: eggs.id, variantId: product.variants[0]?.id, quantity: 1 }];
    const { body } = await enter({ items });
    expect(body.items[0]?.name).toBe('Eggs, Jar');
    const { body: list } = await seller.get<VendorOrderView[]>('/api/vendor/orders');
    expect(list[0]).toMatchObject({ id: body.id, isEntered: true });
    const { body: csv } = await seller.get<string>('/api/vendor/orders/export');
    const staff = await signedIn(test, { role: 'admin' });
    const { body: order } = await staff.get<AdminOrder>(`/api/admin/orders/${body.id}`);
    expect(order.timeline[0]).toMatchObject({ title: 'Order entered by the farm, $5.40', by: 'vendor' });
    const [head, row] = csv.trim().split(/\r?\n/);
    expect([head?.endsWith('Entered by the farm,Paid by,Paid at the farm'), row?.endsWith('yes,,')]).toEqual([
      true,
      true,
    ]);
  });
});
