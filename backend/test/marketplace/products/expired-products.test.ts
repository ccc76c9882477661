import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CartItemView } from '../../../src/contract/marketplace/cart.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnProductView, ProductView } from '../../../src/contract/marketplace/products.js';
import { dayIn } from '../../../src/contract/shared/calendar/date-format.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { unlistExpired } from '../../../src/marketplace/products/expired.sql.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { changeRows } from '../../../src/platform/database/statement.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const ZONE = 'America/Los_Angeles';
const day = (offset: number) => dayIn(ZONE, new Date(Date.now() + offset * 86_400_000));

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'vendor' });
  const at = { city: 'Davis', state: 'CA', zipCode: '95616' };
  vendor = await makeVendor(test.db, { ...at, userId: farmer.user.id });
  await test.db.query(`INSERT INTO zip_codes (zip_code, city, state, latitude, longitude, time_zone)
    VALUES ('95616', 'Davis', 'CA', 38.5, -121.7, '${ZONE}') ON CONFLICT (zip_code) DO NOTHING`);
});
afterAll(() => test.close());

const make = (name: string, expirationDate: string | null) =>
  makeProduct(test.db, { vendorId: vendor.id, name, expirationDate });
/** As if its day had ended since it was listed. */
const endDay = async ({ id }: Product) => {
  await test.db.query('ALTER TABLE products DISABLE TRIGGER products_search');
  await test.db.query('UPDATE products SET expiration_date = $2 WHERE id = $1', [id, day(-1)]);
  await test.db.query('ALTER TABLE products ENABLE TRIGGER products_search');
};
const isListed = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).isListed;

describe('what is past its date', () => {
  it('is in the shop until the end of its day where the farm is, and not after it', async () => {
    expect(await isListed(await make('Milk of today', day(0)))).toBe(true);
    expect(await isListed(await make('Milk of yesterday', day(-1)))).toBe(false);
    expect(await isListed(await make('Honey', null))).toBe(true);
  });

  it('is neither put into a cart nor sold from one, also before the job has looked', async () => {
    const cream = await make('Cream', day(0));
    const { cookie } = await shopper(test, [cream.id, 1]);
    await endDay(cream);
    const other = await test.post<ErrorBody>('/api/cart', { productId: cream.id, quantity: 1 });
    expect(other).toMatchObject({ status: 409, body: { error: 'OUT_OF_STOCK' } });
    expect(other.body.issues?.[0]?.message).toBe('Cream is past its date, so it’s no longer sold.');
    const placed = await test.post<OrderView & ErrorBody>('/api/orders', checkoutForm(), { cookie });
    expect(placed).toMatchObject({ status: 409, body: { error: 'CART_CHANGED' } });
    expect(placed.body.issues?.[0]?.message).toBe('Cream is past its date, so it’s no longer sold.');
    expect(await isListed(cream)).toBe(true);
    await changeRows(test.db.manager, unlistExpired, []);
    expect(await isListed(cream)).toBe(false);
    const cart = (await test.get<CartItemView[]>('/api/cart', { cookie })).body;
    expect(cart).toMatchObject([{ problem: 'unavailable' }]);
  });

  it('is in no list, search, vendor’s page or site map, and its own page says so', async () => {
    const word = 'Zwetschgenquark';
    const quark = await make(word, day(0));
    const fresh = await make(`${word} fresh`, day(1));
    await endDay(quark);
    await changeRows(test.db.manager, unlistExpired, []);
    const ids = async (path: string) =>
      (await test.get<{ id: number }[]>(path)).body.map(({ id }) => id).filter((id) => id >= quark.id);
    expect(await ids('/api/products')).toEqual([fresh.id]);
    expect(await ids(`/api/products?search=${word}`)).toEqual([fresh.id]);
    expect(await ids(`/api/products?vendorId=${vendor.id}`)).toEqual([fresh.id]);
    expect(await ids(`/api/products?category=${quark.category}`)).toEqual([fresh.id]);
    const { body } = await test.get<ProductView>(`/api/products/${quark.id}`);
    expect(body).toMatchObject({ isPastDate: true, expirationDate: day(-1) });
    expect((await test.get<ProductView>(`/api/products/${fresh.id}`)).body.isPastDate).toBeUndefined();
    const map = (await test.get<string>('/sitemap-products-1.xml')).body;
    expect([map.includes(`/products/${fresh.id}<`), map.includes(`/products/${quark.id}<`)]).toEqual([
      true,
      false,
    ]);
    const mine = (await farmer.get<OwnProductView[]>('/api/vendor/products')).body;
    expect(mine.find(({ id }) => id === quark.id)).toMatchObject({ isActive: true, isPastDate: true });
  });

  it('is back once its farm gives it another date', async () => {
    const butter = await make('Butter', day(-2));
    const saved = await farmer.put(`/api/products/${butter.id}`, { expirationDate: day(3) });
    expect([saved.status, await isListed(butter)]).toEqual([200, true]);
  });
});
