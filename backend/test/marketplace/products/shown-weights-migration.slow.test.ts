import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WeightsAsShown1764500001600 } from '../../../migrations/1764500001600-weights-as-shown.js';
import { pricesOf, withWeights } from '../../../src/contract/marketplace/weight/by-weight.js';
import type { WeightUnit } from '../../../src/contract/marketplace/weight/weight.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('prices the most of what grams alone are known of as it is shown, and back', async () => {
  const { id: vendorId } = await makeVendor(test.db);
  const { id: productId } = await makeProduct(test.db, { vendorId });
  const options: [per: WeightUnit, price: number, mostGrams: number, before: number][] = [
    ['lb', 2_500, 907, 4_999],
    ['lb', 650, 2_268, 3_250],
    ['lb', 1_600, 85, 300],
    ['oz', 100, 227, 801],
    ['kg', 1_234, 2_000, 2_468],
    ['100g', 199, 250, 498],
    ['oz', 1, 2, 1],
  ];
  const variants = test.db.getRepository(ProductVariant);
  const saved = await variants.save(
    options.map(([pricePer, price, mostGrams, mostPrice], position) => ({
      ...{
        productId,
        name: `Option ${position}`,
        position,
        price,
        pricePer,
        mostGrams,
        mostPrice,
        inventory: 9,
      },
      ...{ leastGrams: 1, nominalGrams: 1 },
    })),
  );
  const mostOf = async () =>
    (
      await test.db.query<{ most: number }[]>(
        'SELECT most_price AS most FROM product_variants ORDER BY position',
      )
    ).map(({ most }) => most);
  const run = async (way: 'up' | 'down') => {
    const runner = test.db.createQueryRunner();
    await runner.startTransaction();
    await new WeightsAsShown1764500001600()[way](runner);
    await runner.commitTransaction();
    await runner.release();
  };
  const shown = saved.map(({ pricePer, price, mostGrams }) => {
    const grams = { leastGrams: 1, nominalGrams: 1, mostGrams: mostGrams ?? 0 };
    return Math.max(pricesOf({ ...withWeights({ per: pricePer ?? 'lb', ...grams }), price }).most, 1);
  });
  expect(shown).toEqual([5_000, 3_250, 300, 800, 2_468, 498, 1]);
  await run('down');
  const before = await mostOf();
  expect(before).toEqual([4_999, 3_250, 300, 801, 2_468, 498, 1]);
  await run('up');
  expect(await mostOf()).toEqual(shown);
});
