import { expect, it } from '@jest/globals';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { DiscountCode } from '../../src/marketplace/tables/discount-code.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp } from '../support/test-app.js';

it('gives the last use of a code to one of 50 carts, over two servers, and takes nothing from the others', async () => {
  const test = await startTestApp();
  const other = await startTestApp({}, () => Promise.resolve(test.databaseUrl));
  try {
    const { id: vendorId } = await makeVendor(test.db);
    const code = await makeDiscountCode(test.db, { vendorId, maxUses: 1 });
    const products = await Promise.all(
      [1, 2, 3].map(() => makeProduct(test.db, { vendorId, inventory: 60 })),
    );
    const guests = await Promise.all(
      Array.from({ length: 50 }, (_, index) => shopper(test, [products[index % 3]?.id ?? 0, 1])),
    );
    const answers = await Promise.all(
      guests.map(({ cookie }, index) => {
        const order = checkoutForm({ discountCodes: [code.code] });
        return (index % 2 ? other : test).post<ErrorBody>('/api/orders', order, { cookie });
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 201);
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.issues?.[0]?.message}`))).toEqual(
      new Set([`409 ${code.code}: This code has been used up.`]),
    );
    expect((await test.db.getRepository(DiscountCode).findOneByOrFail({ id: code.id })).uses).toBe(1);
    const left = await test.db.getRepository(Product).findBy({ vendorId });
    expect(left.reduce((sum, { inventory }) => sum + inventory, 0)).toBe(179);
  } finally {
    await other.close();
    await test.close();
  }
}, 60_000);
