import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { backOnText } from '../../src/contract/marketplace/back-on.js';
import type { CartView } from '../../src/contract/marketplace/cart.js';
import type { ClosureList } from '../../src/contract/marketplace/closures.js';
import type { ProductView } from '../../src/contract/marketplace/products.js';
import type { VendorView } from '../../src/contract/marketplace/vendors.js';
import { addDays } from '../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { timed } from '../../src/marketplace/vendors/days-off.rules.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let kale: Product;
let today: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id, businessName: 'Blue Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 8 });
  today = (await farmer.get<ClosureList>('/api/closures')).body.today;
});

const inDays = (count: number) => addDays(today, count);
const plan = (from: string, to: string, note: string | null = null) =>
  farmer.post<ClosureList & ErrorBody>('/api/closures', { from, to, note });
const productNow = async () => (await test.get<ProductView>(`/api/products/${kale.id}`)).body;

describe('days off', () => {
  it('change nothing for a vendor without any', async () => {
    expect((await farmer.get('/api/closures')).body).toEqual({
      today,
      backOn: null,
      hasShop: true,
      farms: [],
      items: [],
      booked: [],
    });
    expect((await productNow()).vendor).not.toHaveProperty('backOn');
    expect((await test.get(`/api/vendors/${vendor.id}`)).body).not.toHaveProperty('away');
  });

  it('let everyone look, and say when the vendor is back', async () => {
    const { status, body } = await plan(today, inDays(2), 'At the fair.');
    expect(status).toBe(201);
    const backOn = inDays(3);
    expect(body).toMatchObject({ backOn, items: [{ from: today, to: inDays(2), isNow: true }] });
    const shop = (await test.get<VendorView>(`/api/vendors/${vendor.id}`)).body;
    expect(shop.away).toEqual({ backOn, note: 'At the fair.' });
    const found = await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}`);
    expect(found.body.map((product) => product.vendor.backOn)).toEqual([backOn]);
  });

  it('keep carts and orders from it: nothing is taken, and the lines are named', async () => {
    const guest = await shopper(test, [kale.id, 2]);
    const sold = () => test.db.getRepository(Product).findOneByOrFail({ id: kale.id });
    await plan(today, inDays(2));
    const [line] = (await test.get<CartView>('/api/cart', { cookie: guest.cookie })).body;
    expect(line).toMatchObject({ problem: 'away', product: { vendor: { backOn: inDays(3) } } });
    const orders = await test.db.getRepository(Order).count();
    const refused = await test.post<ErrorBody>('/api/orders', checkoutForm(), { cookie: guest.cookie });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: 'CART_CHANGED',
      issues: [{ path: `items.${line?.id}`, message: `Kale: Blue Hill is away. ${backOnText(inDays(3))}.` }],
    });
    expect(await sold()).toMatchObject({ inventory: 8, soldCount: 0 });
    expect(await test.db.getRepository(Order).count()).toBe(orders);
  });

  it('end by themselves, and early where the vendor ends them', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    const order = () => test.post('/api/orders', checkoutForm(), { cookie: guest.cookie });
    const { body } = await plan(today, inDays(1));
    const id = body.items[0]?.id ?? 0;
    expect((await order()).status).toBe(409);
    expect(await farmer.delete(`/api/closures/${id}`)).toMatchObject({
      status: 200,
      body: { items: [] },
    });
    expect((await order()).status).toBe(201);
    const past = { ...timed({ id: 1, from: today, to: today, note: null }, 'UTC') };
    const ended = { ...past, endsAt: new Date(Date.now() - 1_000).toISOString() };
    await test.db.getRepository(Vendor).update(vendor.id, { daysOff: [ended] });
    expect((await productNow()).vendor).not.toHaveProperty('backOn');
    expect((await farmer.get<ClosureList>('/api/closures')).body.items).toEqual([]);
  });

  it('may be several, and are changed one by one', async () => {
    await plan(inDays(30), inDays(32));
    const { body } = await plan(inDays(10), inDays(12));
    expect(body.items.map(({ from }) => from)).toEqual([inDays(10), inDays(30)]);
    expect(body.backOn).toBeNull();
    const id = body.items[0]?.id ?? 0;
    const put = (from: string, to: string) =>
      farmer.put<ClosureList & ErrorBody>(`/api/closures/${id}`, { from, to, note: ' ' });
    expect((await put(inDays(10), inDays(15))).body.items[0]).toMatchObject({ to: inDays(15), note: null });
    expect(await put(inDays(10), inDays(30))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'from' }] },
    });
  });

  it('are refused where they are over, in the wrong order, too long, or another vendor’s', async () => {
    expect(await plan('2020-01-01', '2020-01-02')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'to' }] },
    });
    expect((await plan(inDays(3), inDays(2))).status).toBe(400);
    expect((await plan(today, inDays(366))).status).toBe(400);
    const { body } = await plan(inDays(3), inDays(4));
    const other = await signedIn(test);
    await makeVendor(test.db, { userId: other.user.id });
    const theirs = await other.delete(`/api/closures/${body.items[0]?.id}`);
    expect(theirs).toMatchObject({ status: 404, body: { error: 'CLOSURE_NOT_FOUND' } });
    expect((await farmer.get<ClosureList>('/api/closures')).body.items).toHaveLength(1);
  });

  it('follow the vendor into another zone', async () => {
    await plan(inDays(10), inDays(12));
    const profile = (await farmer.get<Record<string, unknown>>('/api/vendor/profile')).body;
    const starts = async () =>
      (await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id })).daysOff[0]?.startsAt ?? '';
    const before = await starts();
    const keys = ['businessName', 'description', 'shippingMethods'] as const;
    const form = Object.fromEntries(keys.map((key) => [key, profile[key]]));
    const moved = {
      address: '1 Beach',
      city: 'Honolulu',
      state: 'HI',
      zipCode: '96813',
      phone: '808-555-0101',
    };
    const { status } = await farmer.putForm('/api/vendor/profile', {
      data: JSON.stringify({ ...form, ...moved }),
    });
    expect(status).toBe(200);
    expect((Date.parse(await starts()) - Date.parse(before)) / 3_600_000).toBeGreaterThanOrEqual(5);
  });
});
