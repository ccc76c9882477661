import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartView } from '../../../src/contract/marketplace/cart.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnProductView, ProductView } from '../../../src/contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../../src/contract/marketplace/shop.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { signedIn, type Client } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let wreath: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id });
  const madeToOrder = { madeToOrder: true, inventory: MAX_QUANTITY };
  wreath = await makeProduct(test.db, { vendorId: vendor.id, name: 'Wreath', price: 500, ...madeToOrder });
});

const rowOf = ({ id }: Product) => test.db.getRepository(Product).findOneByOrFail({ id });
const atPickup = { paymentMethod: 'cash', shippingMethod: 'pickup' } as const;
const buy = async (quantity: number, form = {}) => {
  const guest = await shopper(test, [wreath.id, quantity]);
  const { status, body } = await test.post<OrderView>(
    '/api/orders',
    checkoutForm({ email: anotherEmail(), ...form }),
    {
      cookie: guest.cookie,
    },
  );
  expect(status).toBe(201);
  return body;
};
const change = (data: object, id = wreath.id) =>
  farmer.put<OwnProductView & Partial<ErrorBody>>(`/api/products/${id}`, data);

describe('a product that is made to order', () => {
  it('is in stock for everyone, and says why', async () => {
    const [shown] = (
      await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}&availability=in-stock`)
    ).body;
    expect(shown).toMatchObject({ id: wreath.id, madeToOrder: true, inventory: MAX_QUANTITY });
    const low = await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}&availability=low-stock`);
    expect(low.body).toEqual([]);
    const counted = await makeProduct(test.db, { vendorId: vendor.id });
    expect((await test.get(`/api/products/${counted.id}`)).body).not.toHaveProperty('madeToOrder');
  });

  it('never runs short, also when many order it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => buy(150)));
    expect(await rowOf(wreath)).toMatchObject({ inventory: MAX_QUANTITY, soldCount: 1_200 });
  });

  it('takes as many as a line can have, and no more', async () => {
    const guest = await shopper(test, [wreath.id, MAX_QUANTITY]);
    const more = await test.post(
      '/api/cart',
      { productId: wreath.id, quantity: 1 },
      { cookie: guest.cookie },
    );
    expect(more).toMatchObject({ status: 409, body: { error: 'OUT_OF_STOCK' } });
    const [line] = (await test.get<CartView>('/api/cart', { cookie: guest.cookie })).body;
    expect(line).toMatchObject({ quantity: MAX_QUANTITY, problem: null });
  });

  it('gives nothing back to a stock that it did not come from', async () => {
    const before = await buy(30, atPickup);
    expect((await change({ madeToOrder: false, inventory: 7 })).body.inventory).toBe(7);
    await buy(2);
    await cancel(before.id);
    expect(await rowOf(wreath)).toMatchObject({ madeToOrder: false, inventory: 5, soldCount: 2 });
  });

  it('stays as it is when counted units come back', async () => {
    await change({ madeToOrder: false, inventory: 7 });
    const counted = await buy(3, atPickup);
    await change({ madeToOrder: true });
    await cancel(counted.id);
    expect(await rowOf(wreath)).toMatchObject({ madeToOrder: true, inventory: MAX_QUANTITY, soldCount: 0 });
  });

  it('asks how many there are when they are counted again', async () => {
    const refused = await change({ madeToOrder: false });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'inventory' }] } });
    expect(await rowOf(wreath)).toMatchObject({ madeToOrder: true, inventory: MAX_QUANTITY });
    expect((await change({ madeToOrder: false, inventory: 0 })).body).toMatchObject({ inventory: 0 });
  });

  it('ignores what is said of its stock', async () => {
    expect((await change({ inventory: 3 })).body).toMatchObject({
      inventory: MAX_QUANTITY,
      madeToOrder: true,
    });
  });

  it('goes out and in by the products file', async () => {
    const out = (await farmer.get<string>('/api/vendor/products/export')).body;
    expect(out).toContain(',5.00,made to order,');
    const put = async (text: string) => {
      const { body } = await farmer.postForm(
        '/api/vendor/products/import',
        { mode: 'write' },
        { field: 'file', bytes: Buffer.from(text), name: 'p.csv' },
      );
      return body;
    };
    expect(await put(out)).toMatchObject({ unchanged: 1, wrong: 0 });
    expect(await put(out.replace('made to order', '12'))).toMatchObject({ updated: 1 });
    expect(await rowOf(wreath)).toMatchObject({ madeToOrder: false, inventory: 12 });
    expect(await put(out.replace('made to order', 'Made to Order'))).toMatchObject({ updated: 1 });
    expect(await rowOf(wreath)).toMatchObject({ madeToOrder: true, inventory: MAX_QUANTITY });
  });
});

async function cancel(orderId: number): Promise<void> {
  const { status } = await farmer.put(`/api/orders/${orderId}/status`, { status: 'cancelled' });
  expect(status).toBe(200);
}
