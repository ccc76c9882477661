import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PricedLinesFilled1764440000001 } from '../../../migrations/1764440000001-priced-lines-filled.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('gives lines of old orders the tax that they would have been sold with, to the cent', async () => {
  const vendors = [await makeVendor(test.db), await makeVendor(test.db)];
  const prices = [333, 1_017, 5, 6, 7, 18_999, 6];
  const products = await Promise.all(
    prices.map((price, index) => makeProduct(test.db, { vendorId: vendors[index % 2]?.id ?? 0, price })),
  );
  const { cookie } = await shopper(
    test,
    ...products.map(({ id }, index): [number, number] => [id, index + 1]),
  );
  const { status } = await test.post('/api/orders', checkoutForm({}), { cookie });
  expect(status).toBe(201);
  const lines = () => test.db.getRepository(OrderItem).find({ order: { id: 'ASC' } });
  const sold = await lines();
  expect(sold.map(({ tax }) => tax).filter((tax) => tax > 0).length).toBeGreaterThan(2);

  await test.db.query('UPDATE order_items SET tax = 0');
  const runner = test.db.createQueryRunner();
  await new PricedLinesFilled1764440000001().up(runner);
  await runner.release();

  expect(await lines()).toEqual(sold);
});
