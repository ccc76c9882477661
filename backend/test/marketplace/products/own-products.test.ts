import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { OwnProductView, ProductView } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder: string;
let picture: Buffer;
let seller: Client;
let rival: Client;
let vendor: Vendor;
let other: Vendor;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-products-'));
  test = await startTestApp({ DATA_DIR: folder });
  const plain = { width: 60, height: 40, channels: 3, background: '#33a' } as const;
  picture = await sharp({ create: plain }).png().toBuffer();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  seller = await signedIn(test);
  rival = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  other = await makeVendor(test.db, { userId: rival.user.id });
});
afterEach(() => test.db.query('TRUNCATE vendors, users, images, search_words RESTART IDENTITY CASCADE'));

const KALE = {
  sku: 'K-1',
  name: 'Kale',
  description: 'Lacinato, cut this morning.',
  category: 'vegetables',
  unit: 'bunch',
  price: '3.50',
  inventory: 24,
};
const post = <Body = OwnProductView>(given: object = {}, client = seller) =>
  client.post<Body>('/api/products', { ...KALE, ...given });
const put = <Body = OwnProductView>(id: number, given: object, client = seller) =>
  client.put<Body>(`/api/products/${id}`, given);
const mine = (given: Partial<Product> = {}) => makeProduct(test.db, { vendorId: vendor.id, ...given });
const stored = (id: number) => test.db.getRepository(Product).findOneByOrFail({ id });
const withFiles = <Body = OwnProductView>(
  method: 'POST' | 'PUT',
  address: string,
  fields: object,
  count = 1,
) =>
  test.sendForm<Body>(
    method,
    address,
    {
      fields: { data: JSON.stringify(fields) },
      files: Array.from({ length: count }, () => ({ field: 'images', bytes: picture })),
    },
    { cookie: seller.cookie },
  );
const countOf = async (table: string) =>
  (await test.db.query<{ count: number }[]>(`SELECT count(*)::int FROM ${table}`))[0]?.count;

describe('POST /api/products', () => {
  it('keeps whole cents, whichever way the price is written', async () => {
    for (const [price, cents] of [
      ['3.5', 350],
      [0.29, 29],
      [1.1, 110],
      ['100000.00', 10_000_000],
      [19.99, 1_999],
    ] as const) {
      const { status, body } = await post({ price, sku: null });
      expect(status).toBe(201);
      expect((await stored(body.id)).price).toBe(cents);
      expect(body.price).toBe(cents / 100);
    }
  });

  it.each(['4.505', '2,40', 2.405])(
    'says that %j has other decimals than dollars and cents',
    async (price) => {
      const message = 'Please enter a price in dollars and cents, with at most two decimals, such as 4.50';
      const { body } = await post<ErrorBody>({ price });
      expect(body.issues).toEqual([{ path: 'price', message }]);
      expect((await post<ErrorBody>({ price: '0.00' })).body.issues?.[0]?.message).toBe(
        'Please enter a price from 0.01 to 100,000.00',
      );
    },
  );

  it('shows a new product to everybody, and its views and SKU to its vendor alone', async () => {
    const { body } = await post({ tags: ['fresh', 'fresh'], shippingMethods: ['pickup', 'pickup'] });
    expect(body).toMatchObject({
      sku: 'K-1',
      views: 0,
      soldCount: 0,
      tags: ['fresh'],
      shippingMethods: ['pickup'],
    });
    const shown = await test.get<ProductView>(`/api/products/${body.id}`);
    expect(shown).toMatchObject({ status: 200, body: { name: 'Kale', inventory: 24 } });
    for (const field of ['sku', 'views', 'soldCount']) expect(shown.body).not.toHaveProperty(field);
  });

  it('says to its vendor alone what it takes of a pickup day, where that is not the usual', async () => {
    expect((await post()).body).not.toHaveProperty('crates');
    const { body } = await post({ sku: 'K-2', crates: '3', leadHours: '48' });
    expect(body).toMatchObject({ crates: 3, leadHours: 48 });
    const shown = (await test.get<ProductView>(`/api/products/${body.id}`)).body;
    for (const field of ['crates', 'leadHours']) expect(shown).not.toHaveProperty(field);
    expect((await put(body.id, { name: 'Curly kale' })).body).toMatchObject({ crates: 3, leadHours: 48 });
    expect((await put(body.id, { crates: 0, leadHours: 0 })).body).toMatchObject({ crates: 0 });
    expect(await stored(body.id)).toMatchObject({ crates: 0, leadHours: 0 });
  });

  it.each([
    [{ crates: -1 }, 'crates'],
    [{ crates: 101 }, 'crates'],
    [{ crates: 'two' }, 'crates'],
    [{ leadHours: 337 }, 'leadHours'],
    [{ leadHours: 1.5 }, 'leadHours'],
    [{ name: '' }, 'name'],
    [{ price: '0' }, 'price'],
    [{ price: '1.005' }, 'price'],
    [{ price: 0.001 }, 'price'],
    [{ price: -1 }, 'price'],
    [{ price: '1e3' }, 'price'],
    [{ price: '100000.01' }, 'price'],
    [{ price: null }, 'price'],
    [{ inventory: -1 }, 'inventory'],
    [{ inventory: 1.5 }, 'inventory'],
    [{ inventory: 100_001 }, 'inventory'],
    [{ category: 'other' }, 'category'],
    [{ unit: 'barrel' }, 'unit'],
    [{ shippingWeight: 0 }, 'shippingWeight'],
    [{ harvestDate: '2026-02-30' }, 'harvestDate'],
    [{ harvestDate: '2026-05-02', expirationDate: '2026-05-01' }, 'expirationDate'],
    [{ tags: Array(16).fill('a') }, 'tags'],
    [{ images: [{ url: 'https://elsewhere.example/a.jpg' }] }, 'images'],
    [{ vendorId: 2 }, ''],
    [{ soldCount: 5 }, ''],
    [{ isListed: true }, ''],
    [{ ratingSum: 5 }, ''],
  ])('refuses %j', async (given, field) => {
    const { status, body } = await post<ErrorBody>(given);
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: field });
    expect(await countOf('products')).toBe(0);
  });

  it('takes a SKU once for a vendor, and again for another one', async () => {
    await post();
    expect(await post<ErrorBody>()).toMatchObject({ status: 409, body: { error: 'SKU_TAKEN' } });
    expect((await post({}, rival)).status).toBe(201);
    expect(await post<ErrorBody>({ sku: KALE.sku.toLowerCase() })).toMatchObject({
      body: { error: 'SKU_TAKEN' },
    });
  });

  it('keeps pictures in the order of the form; nothing of a refused one stays', async () => {
    const order = { ...KALE, images: [{ url: 'upload:1', alt: 'Second' }] };
    const { status, body } = await withFiles('POST', '/api/products', order, 3);
    expect(status).toBe(201);
    expect(body.images.map(({ alt }) => alt)).toEqual(['Second', '', '']);
    expect(body.imageUrl).toBe(body.images[0]?.url);
    expect((await test.get(body.imageUrl ?? '')).status).toBe(200);
    expect(await countOf('images')).toBe(3);
    expect((await withFiles('POST', '/api/products', KALE, 2)).status).toBe(409);
    expect(await countOf('images')).toBe(3);
    const nine = await withFiles<ErrorBody>('POST', '/api/products', { ...KALE, sku: '' }, 9);
    expect(nine).toMatchObject({ status: 400, body: { message: 'Please choose at most 8 files.' } });
  });

  it('is for people with a business, whatever their role', async () => {
    const customer = await signedIn(test, { role: 'vendor' });
    expect(await post<ErrorBody>({}, customer)).toMatchObject({
      status: 403,
      body: { error: 'VENDOR_REQUIRED' },
    });
    expect((await test.post('/api/products', KALE)).status).toBe(401);
  });
});

describe('PUT /api/products/{id}', () => {
  it('switches a product off and on by isActive alone, and leaves the rest as it is', async () => {
    const { id } = await mine({ tags: ['fresh'], sku: 'A', isOrganic: true, shippingMethods: ['pickup'] });
    const before = await stored(id);
    expect((await put(id, { isActive: false })).body).toMatchObject({ isActive: false });
    expect((await test.get(`/api/products/${id}`)).status).toBe(404);
    expect((await seller.get(`/api/products/${id}`)).status).toBe(200);
    await put(id, { isActive: true });
    expect(await stored(id)).toEqual({ ...before, updatedAt: expect.any(Date) });
  });

  it('does not touch a stock that it does not name', async () => {
    const { id } = await mine({ inventory: 20 });
    await test.db.query('UPDATE products SET inventory = 3 WHERE id = $1', [id]);
    await put(id, { name: 'Renamed', price: 4 });
    expect(await stored(id)).toMatchObject({ name: 'Renamed', inventory: 3, price: 400 });
  });

  it('refuses an expiration date before the harvest date that is stored', async () => {
    const { id } = await mine({ harvestDate: '2026-05-02' });
    const { status, body } = await put<ErrorBody>(id, { expirationDate: '2026-05-01' });
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: 'expirationDate' });
  });

  it("orders, describes, adds and takes away pictures, and takes nobody else's", async () => {
    const made = await withFiles('POST', '/api/products', KALE, 2);
    const [first, second] = made.body.images;
    const address = `/api/products/${made.body.id}`;
    const turned = await put(made.body.id, { images: [{ ...second, alt: 'Now first' }, first] });
    expect(turned.body.images).toEqual([{ ...second, alt: 'Now first' }, first]);
    const added = await withFiles('PUT', address, { images: [{ ...first }] });
    expect(added.body.images).toHaveLength(2);
    expect(added.body.images[0]).toEqual(first);
    const stranger = await makeProduct(test.db, {
      vendorId: other.id,
      images: [{ url: '/media/x/800.jpg', alt: '' }],
    });
    const { status } = await put(made.body.id, { images: stranger.images });
    expect(status).toBe(400);
  });
});

describe('DELETE /api/products/{id}', () => {
  it('takes a product out of the shop, frees its SKU and lets go of its pictures', async () => {
    const made = await withFiles('POST', '/api/products', KALE);
    expect(await seller.delete(`/api/products/${made.body.id}`)).toMatchObject({
      status: 200,
      body: { done: true },
    });
    expect((await seller.get(`/api/products/${made.body.id}`)).status).toBe(404);
    expect((await seller.get<unknown[]>('/api/vendor/products')).body).toEqual([]);
    expect(await stored(made.body.id)).toMatchObject({ sku: null, images: [], isActive: false });
    expect((await post()).status).toBe(201);
    expect((await seller.delete(`/api/products/${made.body.id}`)).status).toBe(404);
  });
});

describe('two vendors', () => {
  it("cannot reach each other's products by any call", async () => {
    const { id } = await mine({ isActive: false, sku: 'MINE' });
    const before = await stored(id);
    const calls = [
      rival.get<ErrorBody>(`/api/products/${id}`),
      rival.get<ErrorBody>(`/api/vendor/products/${id}`),
      rival.put<ErrorBody>(`/api/products/${id}`, { isActive: true }),
      rival.put<ErrorBody>(`/api/products/${id}`, { price: 1 }),
      rival.putForm<ErrorBody>(`/api/products/${id}`, { data: '{}' }, { field: 'images', bytes: picture }),
      rival.delete<ErrorBody>(`/api/products/${id}`),
    ];
    for (const call of calls) {
      expect(await call).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    }
    expect((await rival.get<unknown[]>('/api/vendor/products')).body).toEqual([]);
    expect((await rival.get<string>('/api/vendor/products/export')).body).not.toContain('MINE');
    const csv = `sku,name,price\r\nMINE,Stolen,0.01\r\n#${id},Stolen,0.01\r\n`;
    await rival.postForm(
      '/api/vendor/products/import',
      { mode: 'write' },
      { field: 'file', bytes: Buffer.from(csv) },
    );
    expect(await stored(id)).toEqual(before);
    expect(await countOf('images')).toBe(0);
  });
});

describe('POST /api/products/{id}/views', () => {
  const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

  it('counts a visitor once, however often the page is loaded; neither the vendor nor programs count', async () => {
    const { id } = await mine();
    const view = (headers: Record<string, string>) => test.post(`/api/products/${id}/views`, {}, headers);
    for (let load = 0; load < 3; load += 1) expect((await view(BROWSER)).status).toBe(200);
    await view({ 'user-agent': 'Mozilla/5.0 (compatible; Somebot/1.0)' });
    await view({ ...BROWSER, cookie: seller.cookie });
    await view({ 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' });
    const [own] = (await seller.get<OwnProductView[]>('/api/vendor/products')).body;
    expect(own?.views).toBe(2);
    const rows = await test.db.query<{ visitor: string }[]>('SELECT visitor FROM product_views');
    expect(rows.every(({ visitor }) => /^[\w-]{22}$/.test(visitor))).toBe(true);
  });

  it('answers 404 for what is not in the shop', async () => {
    const { id } = await mine({ isActive: false });
    expect((await test.post(`/api/products/${id}/views`, {}, BROWSER)).status).toBe(404);
  });
});
