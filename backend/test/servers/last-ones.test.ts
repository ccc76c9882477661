import { expect, it } from '@jest/globals';
import { dateText } from '../../src/contract/marketplace/dated-words.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { DatedStock } from '../../src/marketplace/tables/dated-stock.entity.js';
import { ProductVariant } from '../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp } from '../support/test-app.js';

const WANTED = [
  ['the last ones', 'Last peaches', undefined, false],
  ['the last of an option', 'Last peaches, Basket', 'Basket', false],
  ['the last of a date', 'Last peaches', undefined, true],
  ['the last of an option for a date', 'Last peaches, Basket', 'Basket', true],
] as const;

const soldOutOn = (vendor: string, name: string, date: string) =>
  `${vendor}: ${name} is sold out for ${dateText(date)}.`;

it.each(WANTED)(
  'sells %s once each, over three servers, however many shoppers want them at the same moment',
  async (_what, name, option, isDated) => {
    const test = await startTestApp();
    const onSameDatabase = () => startTestApp({}, () => Promise.resolve(test.databaseUrl));
    const others = [await onSameDatabase(), await onSameDatabase()];
    const servers = [test, ...others];
    try {
      const { id: vendorId, businessName: vendorName } = await makeVendor(test.db);
      const last = await makeProduct(test.db, { vendorId, name: 'Last peaches', inventory: 50 });
      const variants = test.db.getRepository(ProductVariant);
      const made = { productId: last.id, price: 500, inventory: 50 };
      const ids = option
        ? (
            await variants.save([option, 'Crate'].map((one, position) => ({ ...made, name: one, position })))
          ).map(({ id }) => id)
        : [];
      const { id: windowId, date } = await makePickup(test.db, vendorId);
      const of = { productId: last.id, variantId: ids[0] ?? null, date };
      if (isDated) await test.db.getRepository(DatedStock).insert({ ...of, inventory: 50 });
      const form = checkoutForm(
        isDated ? { shares: [{ vendorId, method: 'pickup', windowId }], shippingMethod: 'pickup' } : {},
      );
      const guests = await Promise.all(
        Array.from({ length: 200 }, () => shopper(test, [last.id, 1, ids[0]])),
      );
      const answers = await Promise.all(
        guests.map(({ cookie }, index) => {
          const server = servers[index % servers.length] ?? test;
          return server.post<ErrorBody>('/api/orders', form, { cookie });
        }),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
      const losers = answers.filter(({ status }) => status !== 201);
      expect(new Set(losers.map(({ status, body }) => `${status} ${body.issues?.[0]?.message}`))).toEqual(
        new Set([isDated ? `409 ${soldOutOn(vendorName, name, date)}` : `409 ${name} is out of stock.`]),
      );
      expect(await test.db.getRepository(DatedStock).findBy({ productId: last.id })).toMatchObject(
        isDated ? [{ taken: 50 }] : [],
      );
      const { inventory } = await test.db.getRepository(Product).findOneByOrFail({ id: last.id });
      expect(inventory).toBe((option ? 100 : 50) - (isDated ? 0 : 50));
      expect((await variants.findBy({ productId: last.id })).map((one) => one.inventory).sort()).toEqual(
        option ? [isDated ? 50 : 0, 50] : [],
      );
    } finally {
      for (const server of others) await server.close();
      await test.close();
    }
  },
  60_000,
);
