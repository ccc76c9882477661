import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { weekOf } from '../../../src/contract/marketplace/box-words.js';
import type { CartView } from '../../../src/contract/marketplace/cart.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
import type { OwnProductView, ProductView } from '../../../src/contract/marketplace/products.js';
import { DAY_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { followAllParts } from '../../../src/marketplace/products/boxes/boxes.sql.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { changeRows } from '../../../src/platform/database/statement.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Own = OwnProductView & ErrorBody;

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let carrots: Product;
let beets: Product;
let eggs: Product;
let dozen: ProductVariant;
let box: Own;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const form = {
  name: 'Farm box',
  description: 'Mixed.',
  category: 'vegetables',
  unit: 'each',
  price: '25.00',
};
const create = (parts: object[], weeks: object[] = [], more: object = {}) =>
  farmer.post<Own>('/api/products', { ...form, inventory: 0, box: { parts, weeks }, ...more });
beforeEach(async () => {
  farmer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id });
  const make = (name: string, inventory: number) =>
    makeProduct(test.db, { vendorId: vendor.id, name, inventory });
  [carrots, beets, eggs] = [await make('Carrots', 10), await make('Beets', 9), await make('Eggs', 1)];
  dozen = await test.db
    .getRepository(ProductVariant)
    .save({ productId: eggs.id, name: 'Dozen', position: 0, price: 700, inventory: 4 });
  box = (
    await create([
      { productId: carrots.id, quantity: 2 },
      { productId: beets.id, quantity: 1 },
      { productId: eggs.id, variantId: dozen.id, quantity: 1 },
    ])
  ).body;
});

const row = (id: number) => test.db.getRepository(Product).findOneByOrFail({ id });
const optionStock = async () =>
  (await test.db.getRepository(ProductVariant).findOneByOrFail({ id: dozen.id })).inventory;
/** Of carrots, beets, dozens, and what is shown of the box. */
const stocks = async () => [
  (await row(carrots.id)).inventory,
  (await row(beets.id)).inventory,
  await optionStock(),
  (await row(box.id)).inventory,
];
const order = ({ cookie }: { cookie: string }, given: object = {}) =>
  test.post<OrderView & ErrorBody>('/api/orders', checkoutForm({ ...given }), { cookie });
const change = (data: Record<string, unknown>) => farmer.put<Own>(`/api/products/${box.id}`, data);
const page = async () => (await test.get<ProductView>(`/api/products/${box.id}`)).body;

it('has its stock also while its vendor waits for approval', async () => {
  await test.db.getRepository(Vendor).update(vendor.id, { isApproved: false });
  await test.db.query('UPDATE products SET name = name WHERE vendor_id = $1', [vendor.id]);
  const listed = async () => (await farmer.get<OwnProductView[]>('/api/vendor/products')).body;
  const own = (await listed()).find(({ id }) => id === box.id);
  expect(own).toMatchObject({ inventory: 4, box: { contents: [{ inventory: 4 }] } });
  expect(JSON.stringify(own)).not.toContain('isMissing');
  await test.db.getRepository(Product).update(beets.id, { isActive: false });
  expect((await listed()).find(({ id }) => id === box.id)).toMatchObject({ inventory: 0 });
});

describe('a box', () => {
  it('has the stock that its parts allow, and follows them', async () => {
    expect(box).toMatchObject({ price: 25, inventory: 4, box: { contents: [{ week: null, inventory: 4 }] } });
    await test.db.query(`UPDATE products SET inventory = 5 WHERE id = ${carrots.id}`);
    expect(await row(box.id)).toMatchObject({ inventory: 2 });
    expect(await page()).toMatchObject({
      inventory: 2,
      box: {
        contents: [
          {
            parts: [
              { name: 'Carrots', quantity: 2, unit: 'bunch' },
              { name: 'Beets', quantity: 1 },
              { name: 'Eggs, Dozen', quantity: 1, unit: 'each', variantId: dozen.id },
            ],
          },
        ],
      },
    });
  });

  it('takes its parts and nothing else, and its order keeps what was in it', async () => {
    const guest = await shopper(test, [box.id, 2], [carrots.id, 3]);
    const placed = await order(guest);
    expect(placed.status).toBe(201);
    expect(placed.body.subtotal).toBe(50 + 3 * 3.5);
    expect(await stocks()).toEqual([3, 7, 2, 1]);
    expect((await row(carrots.id)).soldCount).toBe(7);
    const lines = placed.body.fulfilments[0]?.items;
    const sold = lines?.find(({ productId }) => productId === box.id);
    expect(sold?.parts).toMatchObject([{ name: 'Carrots', quantity: 2 }, {}, { name: 'Eggs, Dozen' }]);
    await change({ box: { parts: [{ productId: beets.id, quantity: 1 }] } });
    const canceled = await test.post(`/api/orders/${placed.body.id}/cancel`, {}, { ...guest });
    expect(canceled.status).toBe(200);
    await test.post(`/api/orders/${placed.body.id}/cancel`, {}, { ...guest });
    expect(await stocks()).toEqual([10, 9, 4, 9]);
    expect(await row(carrots.id)).toMatchObject({ soldCount: 0 });
    expect(await row(box.id)).toMatchObject({ soldCount: 0 });
  });

  it('is not sold beyond its parts together with them, and takes nothing then', async () => {
    const { body } = await order(await shopper(test, [box.id, 4], [carrots.id, 3]));
    expect([body.error, body.issues?.[0]?.message]).toEqual([
      'CART_CHANGED',
      'Only 10 of Carrots left, for everything in your cart.',
    ]);
    expect(await stocks()).toEqual([10, 9, 4, 4]);
  });

  it('is oversold by no crowd, and nobody waits for another forever', async () => {
    const small = (await create([{ productId: beets.id, quantity: 2 }], [], { name: 'Small box' })).body;
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0
          ? shopper(test, [box.id, 1], [beets.id, 1])
          : index % 3 === 1
            ? shopper(test, [beets.id, 1], [small.id, 1])
            : shopper(test, [small.id, 1], [box.id, 1]),
      ),
    );
    const answers = await Promise.all(carts.map((cart) => order(cart)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const sold = await test.db.query<{ beets: number; boxes: number }[]>(`
      SELECT (sum(line.quantity * coalesce(part.quantity, 1)))::int AS beets FROM order_items AS line
      LEFT JOIN order_item_parts AS part ON part.order_item_id = line.id
      WHERE coalesce(part.product_id, line.product_id) = ${beets.id}`);
    const [, left, eggsLeft] = await stocks();
    expect(left).toBe(9 - (sold[0]?.beets ?? 0));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(eggsLeft).toBeGreaterThanOrEqual(0);
    await changeRows(test.db, followAllParts, []);
    expect((await row(small.id)).inventory).toBe(Math.floor((left ?? 0) / 2));
  });

  it.each([
    ['is switched off', () => ({ table: 'products', set: 'is_active = false', id: carrots.id }), 'Carrots'],
    ['ends', () => ({ table: 'product_variants', set: 'ended_at = now()', id: dozen.id }), 'Eggs, Dozen'],
  ])('is not sold while something in it %s, and says so', async (_what, target, name) => {
    const guest = await shopper(test, [box.id, 1]);
    const { table, set, id } = target();
    await test.db.query(`UPDATE ${table} SET ${set} WHERE id = ${id}`);
    expect((await row(box.id)).inventory).toBe(0);
    const { body: cart } = await test.get<CartView>('/api/cart', { ...guest });
    expect(cart[0]?.problem).toBe('incomplete');
    const { body } = await order(guest);
    expect([body.error, body.issues?.[0]?.message]).toEqual([
      'CART_CHANGED',
      `Farm box: ${name}, which is in this box, is no longer available.`,
    ]);
  });

  it('has the contents of the week in which it is handed over', async () => {
    const window = await makePickup(test.db, vendor.id, { inHours: 24 * 9 });
    const days = await test.db.query<{ day: string }[]>(
      `SELECT to_char(date, 'YYYY-MM-DD') AS day FROM pickup_windows WHERE id = ${window.id}`,
    );
    const week = weekOf(days[0]?.day ?? '');
    await change({
      box: {
        parts: [{ productId: carrots.id, quantity: 2 }],
        weeks: [{ week, parts: [{ productId: beets.id, quantity: 3 }] }],
      },
    });
    expect((await page()).box?.contents).toMatchObject([
      { week: null, inventory: 5 },
      { week, inventory: 3 },
    ]);
    const guest = await shopper(test, [box.id, 3]);
    const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }];
    const placed = await order(guest, { shippingMethod: 'pickup', shares });
    expect(placed.body.fulfilments?.[0]?.items[0]?.parts).toMatchObject([{ name: 'Beets', quantity: 3 }]);
    expect(await stocks()).toEqual([10, 0, 4, 5]);
    const another = await shopper(test, [box.id, 1]);
    const refused = await order(another, { shippingMethod: 'pickup', shares });
    expect(refused.body.issues?.[0]?.message).toBe('Farm box is out of stock.');
  });

  it('gives its parts back once, as it is lowered, refunded and canceled', async () => {
    const window = await makePickup(test.db, vendor.id, { inHours: 48 });
    const guest = await shopper(test, [box.id, 4]);
    const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }];
    const { body: placed } = await order(guest, { shares });
    expect(await stocks()).toEqual([2, 5, 0, 0]);
    await test.post(`/api/orders/${placed.id}/test-payment`, { outcome: 'paid' }, { ...guest });
    const line = placed.fulfilments[0]?.items[0]?.id;
    const lower = (from: number, to: number) =>
      test.put(
        `/api/orders/${placed.id}/shares/${vendor.id}/items`,
        { items: [{ id: line, from, to }] },
        { ...guest },
      );
    expect((await lower(4, 3)).status).toBe(200);
    expect((await lower(4, 3)).status).toBe(200);
    expect(await stocks()).toEqual([4, 6, 1, 1]);
    const admin = await signedIn(test, { role: 'admin' });
    const refund = await admin.post<ErrorBody>(
      `/api/admin/orders/${placed.id}/refund`,
      { vendorId: vendor.id, amount: 20, items: [{ id: line, quantity: 1 }], reason: 'One was wet.' },
      { 'idempotency-key': randomUUID() },
    );
    expect([refund.body.error, refund.body.issues]).toEqual([undefined, undefined]);
    expect(await stocks()).toEqual([6, 7, 2, 2]);
    await test.post(`/api/orders/${placed.id}/cancel`, {}, { ...guest });
    expect(await stocks()).toEqual([10, 9, 4, 4]);
    expect(await row(carrots.id)).toMatchObject({ soldCount: 0 });
  });

  it('is no part of a box, has no options and is not made to order', async () => {
    const inBox = await create([{ productId: box.id, quantity: 1 }]);
    expect(inBox.body.issues?.[0]?.path).toBe('box.parts.0.productId');
    const carrotsAsBox = await farmer.put<Own>(`/api/products/${carrots.id}`, {
      box: { parts: [{ productId: beets.id, quantity: 1 }] },
    });
    expect(carrotsAsBox.body.issues?.[0]?.path).toBe('box');
    expect((await change({ madeToOrder: true })).body.issues?.[0]?.path).toBe('madeToOrder');
    const options = [{ name: 'Large', price: '30.00', inventory: 3 }];
    expect((await change({ variants: options })).body.issues?.[0]?.path).toBe('variants');
    const other = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    const foreign = await create([{ productId: other.id, quantity: 1 }]);
    expect(foreign.body.issues?.[0]?.path).toBe('box.parts.0.productId');
    expect(await row(box.id)).toMatchObject({ isBundle: true, inventory: 4, variantCount: 0 });
  });

  it('survives a file unchanged, and keeps its stock whatever the file says', async () => {
    const exported = await farmer.get<string>('/api/vendor/products/export');
    const upload = (text: string) => {
      const file = { field: 'file', bytes: Buffer.from(text), name: 'p.csv' };
      return farmer.postForm<ImportPreview>('/api/vendor/products/import', { mode: 'write' }, file);
    };
    const again = await upload(exported.body);
    expect(again.body).toMatchObject({ created: 0, updated: 0, wrong: 0 });
    const more = await upload(`sku,name,inventory\n#${box.id},Farm box,77\n`);
    expect(more.body).toMatchObject({
      unchanged: 1,
      rows: [{ messages: [expect.stringContaining("it's a box")] }],
    });
    const boxed = await upload(`sku,name,box\n#${box.id},Farm box,2 x EGGS\n`);
    expect(boxed.body).toMatchObject({
      unchanged: 1,
      rows: [{ messages: ["What's in the box stays as it is. Change it in the product's form."] }],
    });
    const option = await upload(`sku,name,option,price,inventory\n#${box.id},Farm box,Large,30,3\n`);
    expect(option.body).toMatchObject({ wrong: 1, isDone: false });
    expect((await page()).box?.contents[0]?.parts).toHaveLength(3);
    expect(await stocks()).toEqual([10, 9, 4, 4]);
  });

  it('becomes a product like others when its stock is said, and keeps its old weeks until then', async () => {
    const past = weekOf(new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10));
    await test.db.query(
      `INSERT INTO bundle_parts (bundle_id, week, position, product_id, quantity) VALUES (${box.id}, '${past}', 0, ${beets.id}, 1)`,
    );
    await change({ box: { parts: [{ productId: carrots.id, quantity: 1 }] } });
    expect(await test.db.query(`SELECT week FROM bundle_parts WHERE bundle_id = ${box.id}`)).toHaveLength(2);
    expect((await change({ box: null })).body.issues?.[0]?.path).toBe('inventory');
    const plain = await change({ box: null, inventory: 7 });
    expect(plain.body).toMatchObject({ inventory: 7 });
    expect(plain.body.box).toBeUndefined();
    await test.db.query(`UPDATE products SET inventory = 1 WHERE id = ${carrots.id}`);
    expect(await row(box.id)).toMatchObject({ inventory: 7, isBundle: false });
  });
});
