import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartView } from '../../../src/contract/marketplace/cart.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import { VARIANTS_CHANGED } from '../../../src/contract/marketplace/variants.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { isWaiting } from '../../support/database/while-locked.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

type Own = OwnProductView & ErrorBody;

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let eggs: Own;
let dozen: number;
let flat: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const form = { name: 'Eggs', description: 'Brown.', category: 'eggs', unit: 'dozen' };
const options = [
  { name: 'Dozen', price: '6.50', inventory: 8 },
  { name: 'Flat of 30', price: '14.00', inventory: 8 },
];
beforeEach(async () => {
  farmer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id });
  const made = await farmer.post<Own>('/api/products', {
    ...form,
    ...{ price: '1.00', inventory: 1, variants: options },
  });
  eggs = made.body;
  [dozen, flat] = (eggs.variants ?? []).map(({ id }) => id) as [number, number];
});

const row = () => test.db.getRepository(Product).findOneByOrFail({ id: eggs.id });
const stockOf = async (id: number) =>
  (await test.db.getRepository(ProductVariant).findOneByOrFail({ id })).inventory;
const order = ({ cookie }: { cookie: string }) =>
  test.post<OrderView & ErrorBody>('/api/orders', checkoutForm(), { cookie });
const change = (data: Record<string, unknown>) => farmer.put<Own>(`/api/products/${eggs.id}`, data);
const cancel = (id: number, { cookie }: { cookie: string }) =>
  test.post(`/api/orders/${id}/cancel`, {}, { cookie });

/** Orders while something else holds the product, and changes it before the order gets on. */
async function orderMeanwhile(who: { cookie: string }, ...changes: string[]) {
  const holder = test.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`SELECT 1 FROM products WHERE id = ${eggs.id} FOR UPDATE`);
  const answer = order(who);
  await until(() => isWaiting(test.db, 'item.id AS "itemId"'));
  for (const statement of changes) await holder.query(statement);
  await holder.commitTransaction();
  await holder.release();
  return answer;
}

describe('an order that waits for its product while', () => {
  it.each([
    ['an option costs more', ['SET price = 900'], 'The price of Eggs, Dozen has just changed.'],
    ['an option ends', ['SET ended_at = now()'], 'Eggs, Dozen is no longer available.'],
    ['others buy it', ['SET inventory = 4'], 'Only 4 of Eggs, Dozen left.'],
    ['others buy the last', ['SET inventory = 0'], 'Eggs, Dozen is out of stock.'],
  ])('%s is refused, and takes nothing', async (_what, [set], message) => {
    const guest = await shopper(test, [eggs.id, 5, dozen], [eggs.id, 1, flat]);
    const sql = `UPDATE product_variants ${set} WHERE id = ${dozen}`;
    const { status, body } = await orderMeanwhile(guest, sql);
    expect([status, body.error, body.issues?.map((issue) => issue.message)]).toEqual([
      409,
      'CART_CHANGED',
      [message],
    ]);
    expect([await stockOf(flat), (await row()).soldCount]).toEqual([8, 0]);
  });

  it('all options end is refused, and leaves the stock that the product got instead', async () => {
    const guest = await shopper(test, [eggs.id, 5, dozen]);
    const { status, body } = await orderMeanwhile(
      guest,
      `UPDATE product_variants SET ended_at = now() WHERE product_id = ${eggs.id}`,
      `UPDATE products SET inventory = 3 WHERE id = ${eggs.id}`,
    );
    expect([status, body.issues?.[0]?.message]).toEqual([409, 'Eggs, Dozen is no longer available.']);
    expect(await row()).toMatchObject({ inventory: 3, soldCount: 0, variantCount: 0 });
  });

  it('others bring it near its end tells its vendor what is left', async () => {
    await test.db.getRepository(Vendor).update(vendor.id, { lowStockAt: 3 });
    const guest = await shopper(test, [eggs.id, 2, dozen]);
    const jobs = async () =>
      (await test.db.query<{ data: object }[]>(
        `SELECT data FROM pgboss.job WHERE name = 'products.low-stock-mail' AND data ->> 'productId' = '${eggs.id}'`,
      )) as { data: object }[];
    const answer = await orderMeanwhile(
      guest,
      `UPDATE product_variants SET inventory = 5 WHERE id = ${dozen}`,
    );
    expect(answer.status).toBe(201);
    expect((await jobs()).map(({ data }) => data)).toEqual([{ productId: eggs.id, variantId: dozen }]);
  });
});

describe('what was bought comes back', () => {
  it('to its option alone, not to a product that is sold without options by then', async () => {
    const guest = await shopper(test, [eggs.id, 3, flat]);
    const { body } = await order(guest);
    await change({ variants: [], price: '7.00', inventory: 10 });
    expect((await cancel(body.id, guest)).status).toBe(200);
    expect(await row()).toMatchObject({ inventory: 10, soldCount: 0 });
  });

  it('to no option, where it was bought before there were any', async () => {
    await change({ variants: [], price: '7.00', inventory: 10 });
    const guest = await shopper(test, [eggs.id, 3]);
    const { body } = await order(guest);
    await change({ variants: options });
    expect((await cancel(body.id, guest)).status).toBe(200);
    expect(await row()).toMatchObject({ inventory: 16, soldCount: 0 });
  });
});

it('the only option of a product is what a line from before it means', async () => {
  await change({ variants: [], price: '7.00', inventory: 10 });
  const guest = await shopper(test, [eggs.id, 2]);
  await change({ variants: [{ name: 'Carton', price: '8.00', inventory: 5 }] });
  const { body } = await test.get<CartView>('/api/cart', { cookie: guest.cookie });
  expect(body).toMatchObject([{ problem: null, variant: { name: 'Carton' }, product: { price: 8 } }]);
  const placed = await order(guest);
  expect(placed.body.fulfilments[0]?.items).toMatchObject([
    { name: 'Eggs, Carton', unit: 'each', unitPrice: 8, quantity: 2 },
  ]);
  expect(await row()).toMatchObject({ inventory: 3, soldCount: 2 });
});

it('a form that did not know an option does not end it, nor one that names another twice', async () => {
  const [first, second] = eggs.variants ?? [];
  const half = { name: 'Half dozen', price: '4.00', inventory: 2 };
  await change({ variants: [...(eggs.variants ?? []), half], variantIds: [dozen, flat] });
  const older = await change({ variants: [first, second], variantIds: [dozen, flat] });
  expect(older.body.issues).toMatchObject([{ path: 'variants', message: VARIANTS_CHANGED }]);
  const twice = await change({ variants: [first, { ...first, name: 'Again' }] });
  expect(twice.body.issues).toMatchObject([{ path: 'variants.1.name', message: VARIANTS_CHANGED }]);
  expect(await row()).toMatchObject({ variantCount: 3, inventory: 18 });
});
