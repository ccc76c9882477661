import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductView } from '../../../src/contract/marketplace/products.js';
import { PRODUCT_SORTS } from '../../../src/contract/marketplace/shop.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import type { Answer } from '../../support/http/http-client.js';
import { degreesNorth, FORT_MYERS, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let vendor: Vendor;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  vendor = await makeVendor(test.db, { businessName: 'Goldfinch Acres' });
});
afterEach(() => test.db.query('TRUNCATE vendors, search_words RESTART IDENTITY CASCADE'));

const search = <Body = ProductView[]>(query = '') => test.get<Body>(`/api/products?${query}`);
const names = async (query = '') => (await search(query)).body.map(({ name }) => name);
const product = (given: Partial<Product> = {}) => makeProduct(test.db, { vendorId: vendor.id, ...given });
const setVendor = (given: { isActive: boolean }) =>
  test.db.getRepository(Vendor).update({ id: vendor.id }, given);

/** The names on all pages of a list, page by page. */
async function allPages(query: string): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | undefined = '';
  while (after !== undefined && pages.length < 60) {
    const answer: Answer<ProductView[]> = await search(`${query}&after=${after}`);
    pages.push(answer.body.map(({ name }) => name));
    after = answer.headers['x-next-key'];
  }
  return pages;
}

describe('GET /api/products', () => {
  it('shows a product with its vendor, its price in dollars, and nothing else of either', async () => {
    await product({
      name: 'Kale',
      price: 1_999,
      sku: 'K-1',
      images: [{ url: '/media/a/800.jpg', alt: 'Kale' }],
    });
    const { body } = await search();
    expect(body).toEqual([
      {
        id: expect.any(Number),
        vendorId: vendor.id,
        name: 'Kale',
        description: 'Grown for the tests.',
        category: 'vegetables',
        unit: 'bunch',
        price: 19.99,
        inventory: 20,
        imageUrl: '/media/a/800.jpg',
        images: [{ url: '/media/a/800.jpg', alt: 'Kale' }],
        shippingWeight: null,
        shippingMethods: ['pickup', 'local_delivery', 'nationwide_shipping'],
        isOrganic: false,
        harvestDate: null,
        expirationDate: null,
        tags: [],
        isActive: true,
        rating: null,
        reviewCount: 0,
        isDemonstration: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        vendor: {
          id: vendor.id,
          businessName: 'Goldfinch Acres',
          farmingPractice: 'conventional',
          city: 'Fort Myers',
          state: 'FL',
          latitude: FORT_MYERS.latitude,
          longitude: FORT_MYERS.longitude,
          rating: null,
          reviewCount: 0,
        },
      },
    ]);
  });

  it('says "nationwide" only where the product itself goes everywhere, whatever its vendor does', async () => {
    await product({ name: 'Honey' });
    await product({ name: 'Lettuce', shippingMethods: ['pickup'] });
    const { body } = await search();
    const goes = new Map(body.map(({ name, shippingMethods }) => [name, shippingMethods]));
    expect(goes.get('Honey')).toContain('nationwide_shipping');
    expect(goes.get('Lettuce')).toEqual(['pickup']);
  });

  it('shows active products of approved and active vendors, and switching a vendor off takes them out at once', async () => {
    await product({ name: 'Kale' });
    await product({ name: 'Off', isActive: false });
    await product({ name: 'Deleted', deletedAt: new Date() });
    const waiting = await makeVendor(test.db, { isApproved: false });
    const waitingsProduct = await makeProduct(test.db, { vendorId: waiting.id, name: 'Waiting' });
    expect(await names()).toEqual(['Kale']);
    expect((await test.get(`/api/products/${waitingsProduct.id}`)).status).toBe(404);
    await setVendor({ isActive: false });
    expect(await names()).toEqual([]);
    expect(await names('search=kale')).toEqual([]);
    await setVendor({ isActive: true });
    await test.db.getRepository(Vendor).update({ id: waiting.id }, { isApproved: true });
    expect((await names()).sort()).toEqual(['Kale', 'Waiting']);
  });

  it('filters by category, practice, price, availability and the organic label, alone and together', async () => {
    await product({ name: 'Kale', category: 'vegetables', price: 300, inventory: 50, isOrganic: true });
    await product({ name: 'Chard', category: 'vegetables', price: 450, inventory: 10 });
    await product({ name: 'Eggs', category: 'eggs', price: 700, inventory: 0 });
    const other = await makeVendor(test.db, { farmingPractice: 'organic' });
    await makeProduct(test.db, {
      vendorId: other.id,
      name: 'Honey',
      category: 'honey',
      price: 1_275,
      inventory: 3,
    });
    const by = async (query: string) => (await names(query)).sort();
    expect(await by('category=vegetables')).toEqual(['Chard', 'Kale']);
    expect(await by('category=all')).toHaveLength(4);
    expect(await by('practice=organic')).toEqual(['Honey']);
    expect(await by('minPrice=4.50&maxPrice=7')).toEqual(['Chard', 'Eggs']);
    expect(await by('availability=in-stock')).toEqual(['Chard', 'Honey', 'Kale']);
    expect(await by('availability=low-stock')).toEqual(['Chard', 'Honey']);
    expect(await by('organic=true')).toEqual(['Kale']);
    expect(await by('category=vegetables&availability=low-stock&maxPrice=5')).toEqual(['Chard']);
    expect(await by('category=vegetables&practice=organic')).toEqual([]);
    expect(await by(`vendorId=${other.id}`)).toEqual(['Honey']);
  });

  it.each(PRODUCT_SORTS)('puts what is sold out last, sorted by %s, over all pages', async (sort) => {
    for (const [index, inventory] of [0, 5, 20, 0, 3].entries()) {
      const order = { price: 100 * (index + 1), soldCount: index };
      await product({ name: `Kale ${index}`, inventory, category: 'vegetables', ...order });
    }
    for (const query of ['', '&category=vegetables', '&search=kale', `&vendorId=${vendor.id}`]) {
      const found = (await allPages(`sort=${sort}&limit=2${query}`)).flat();
      expect(found).toHaveLength(5);
      expect(found.slice(3).sort()).toEqual(['Kale 0', 'Kale 3']);
    }
  });

  it('looks around a ZIP code by where the vendor is', async () => {
    await product({ name: 'Near' });
    const north = { ...FORT_MYERS, latitude: FORT_MYERS.latitude + degreesNorth(40) };
    const far = await makeVendor(test.db, north);
    await makeProduct(test.db, { vendorId: far.id, name: 'Far' });
    expect(await names('zipCode=33901')).toEqual(['Near']);
    expect((await names('zipCode=33901-1234&radius=50')).sort()).toEqual(['Far', 'Near']);
    expect(await names(`zipCode=33901&vendorId=${far.id}`)).toEqual([]);
    expect(await names('zipCode=00000')).toEqual([]);
    expect(await names('zipCode=33901&radius=50&search=far')).toEqual(['Far']);
  });

  it('finds by name, tag, vendor, category and description, and mends a typing error', async () => {
    await product({ name: 'Rainbow chard', tags: ['braising'], description: 'Stems in every color.' });
    await product({ name: 'Duck eggs', category: 'eggs' });
    for (const text of ['chards', 'braising', 'goldfinch chard', 'colors']) {
      expect(await names(`search=${encodeURIComponent(text)}`)).toEqual(['Rainbow chard']);
    }
    const mended = await search('search=rainbov');
    expect(mended.body.map(({ name }) => name)).toEqual(['Rainbow chard']);
    expect(mended.headers['x-search-corrected']).toBe('rainbow');
    expect(await names('search=the')).toHaveLength(2);
    for (let index = 0; index < 5; index += 1) await product({ name: `Rainbow beets ${index}` });
    expect((await allPages('search=rainbov&limit=2')).map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(await names('search=zzzzqqq')).toEqual([]);
  });

  it.each([
    ['newest', ['C', 'B', 'A']],
    ['price-low', ['B', 'A', 'C']],
    ['price-high', ['C', 'A', 'B']],
    ['popular', ['B', 'C', 'A']],
    ['rating', ['A', 'C', 'B']],
  ])('sorts by %s', async (sort, expected) => {
    await product({ name: 'A', price: 300, ratingSum: 10, ratingCount: 2, createdAt: new Date(1_000) });
    await product({ name: 'B', price: 200, soldCount: 9, createdAt: new Date(2_000) });
    const c = { price: 400, soldCount: 3, ratingSum: 9, ratingCount: 2, createdAt: new Date(3_000) };
    await product({ name: 'C', ...c });
    expect(await names(`sort=${sort}`)).toEqual(expected);
    expect(await names(`sort=${sort}&category=vegetables`)).toEqual(expected);
    expect(await names(`sort=${sort}&zipCode=33901`)).toEqual(expected);
    expect(await names(`sort=${sort}&search=grown`)).toEqual(expected);
  });

  it.each(PRODUCT_SORTS)('pages by key without doubles or gaps where all are equal, by %s', async (sort) => {
    const createdAt = new Date('2026-01-02T03:04:05.678Z');
    const rows = Array.from({ length: 23 }, (_, index) => ({
      ...{
        vendorId: vendor.id,
        name: `P${index}`,
        description: 'Same.',
        unit: 'each',
        price: 500,
        createdAt,
      },
      category: 'honey',
      ...(index % 3 === 0 ? { ratingSum: 13, ratingCount: 3 } : {}),
    })) as Partial<Product>[];
    await test.db.getRepository(Product).insert(rows);
    for (const query of [
      `sort=${sort}&limit=5`,
      `sort=${sort}&limit=5&zipCode=33901`,
      `sort=${sort}&limit=5&search=same`,
    ]) {
      const pages = await allPages(query);
      expect(pages.map(({ length }) => length)).toEqual([5, 5, 5, 5, 3]);
      expect(new Set(pages.flat()).size).toBe(23);
    }
  });

  it('pages through rows whose times differ by microseconds', async () => {
    for (const micros of ['000001', '000002', '000003']) {
      const { id } = await product({ name: micros });
      await test.db.query('UPDATE products SET created_at = $2::timestamptz WHERE id = $1', [
        id,
        `2026-01-02 03:04:05.${micros}+00`,
      ]);
    }
    expect((await allPages('limit=1')).flat()).toEqual(['000003', '000002', '000001']);
  });

  it('misses nothing and shows nothing twice while products come and go', async () => {
    for (let index = 0; index < 6; index += 1) await product({ name: `P${index}`, price: 100 + index });
    const first = await search('sort=price-low&limit=3');
    await product({ name: 'New', price: 50 });
    await test.db.getRepository(Product).update({ name: 'P2' }, { isActive: false });
    const second = await search(`sort=price-low&limit=3&after=${first.headers['x-next-key']}`);
    expect(second.body.map(({ name }) => name)).toEqual(['P3', 'P4', 'P5']);
    expect(second.headers).not.toHaveProperty('x-next-key');
  });

  it('has what is called so first among sixty at a time, and everything once over all pages', async () => {
    const makeAll = (name: string, description: string, count: number) =>
      test.db.query(
        `INSERT INTO products (vendor_id, name, description, category, unit, price)
         SELECT $1, $2 || ' ' || number, $3, 'vegetables', 'each', 100 FROM generate_series(1, $4::int) AS number`,
        [vendor.id, name, description, count],
      );
    await makeAll('Kale', 'Curly.', 30);
    await makeAll('Soup mix', 'With kale.', 140);
    await makeAll('Red kale', 'Curly.', 15);
    const pages = await allPages('search=kale&limit=20');
    expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 20, 20, 20, 20, 20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(185);
    expect(pages[0]?.filter((name) => name.startsWith('Red kale'))).toHaveLength(15);
    // The older ones come first among those that they stand with.
    expect(pages[6]?.every((name) => name.startsWith('Kale'))).toBe(true);
  });

  it('counts with the first page, up to a thousand, and links to the next one', async () => {
    await test.db.query(
      `INSERT INTO products (vendor_id, name, description, category, unit, price, inventory)
       SELECT $1, 'Bulk ' || number, 'Many of a kind.', CASE WHEN number % 60 = 0 THEN 'seeds' ELSE 'nuts' END, 'each', number, number % 41
       FROM generate_series(1, 1500) AS number`,
      [vendor.id],
    );
    const all = await search();
    expect(all.headers).toMatchObject({ 'x-total-count': '1000', 'x-total-count-bound': 'more' });
    expect(all.headers.link).toContain('rel="next"');
    const next = await search(`after=${all.headers['x-next-key']}`);
    expect(next.headers).not.toHaveProperty('x-total-count');
    const seeds = await search('category=seeds');
    expect(seeds.headers['x-total-count']).toBe('25');
    expect(seeds.headers).not.toHaveProperty('x-total-count-bound');
    // Rare ones, which the first thousand do not hold enough of.
    const cheap = await search('maxPrice=0.30&sort=newest&limit=20');
    expect(cheap.body.map(({ price }) => price)).toEqual(
      Array.from({ length: 20 }, (_, at) => (30 - at) / 100),
    );
    expect(cheap.headers['x-total-count']).toBe('30');
    expect((await allPages('search=seeds&limit=10')).map(({ length }) => length)).toEqual([10, 10, 5]);
    const low = Array.from({ length: 25 }, (_, at) => ((at + 1) * 60) % 41).filter(
      (left) => left > 0 && left <= 10,
    );
    expect((await allPages('category=seeds&availability=low-stock&limit=3')).flat()).toHaveLength(low.length);
    expect((await allPages('search=bulk&limit=100&sort=price-high')).flat()).toHaveLength(1_500);
    await test.db.query(`UPDATE products SET is_organic = true WHERE name IN ('Bulk 1', 'Bulk 2')`);
    expect(await names('organic=1')).toEqual(['Bulk 2', 'Bulk 1']);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['sort=best', 'sort'],
    ['category=other', 'category'],
    ['practice=magic', 'practice'],
    ['availability=sold', 'availability'],
    ['minPrice=-1', 'minPrice'],
    ['maxPrice=1.005', 'maxPrice'],
    ['maxPrice=1e3', 'maxPrice'],
    ['after=nonsense', 'after'],
    ['after=cG9wdWxhcn4xfjE&sort=newest', 'after'],
    ['zipCode=hello', 'zipCode'],
    ['vendorId=x', 'vendorId'],
  ])('answers 400 for ?%s', async (query, path) => {
    const { status, body } = await search<ErrorBody>(query);
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path });
  });

  it.each([
    "'",
    '"',
    '\\',
    ':*',
    '&|!()',
    '<script>',
    'a\0b',
    '%',
    '😀',
    "'; DROP TABLE products; --",
    '~organic',
    '#eggs',
  ])('takes %j for a text like any other', async (text) => {
    await product();
    expect((await search(`search=${encodeURIComponent(text)}`)).status).toBe(200);
    const suggested = await test.get(`/api/suggestions?of=products&q=${encodeURIComponent(text)}`);
    expect(suggested.status).toBe(200);
  });
});
