import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendorId: number;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: farmer.user.id })).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  eggs = await makeProduct(test.db, { vendorId, name: 'Eggs', inventory: 15 });
});

const save = (changes: object) => farmer.put<OwnProductView & ErrorBody>(`/api/products/${eggs.id}`, changes);
const stock = async () => (await test.db.getRepository(Product).findOneByOrFail({ id: eggs.id })).inventory;
const sell = async (quantity: number) => {
  const { cookie } = await shopper(test, [eggs.id, quantity]);
  const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod: 'cash' });
  return (await test.post('/api/orders', form, { cookie })).status;
};

describe('a stock that is typed', () => {
  it('is asked about where some was sold since the form was opened, and nothing is lost', async () => {
    expect(await sell(3)).toBe(201);
    const late = await save({ name: 'Duck eggs', inventory: 20, was: { inventory: 15 } });
    expect(late).toMatchObject({ status: 409, body: { error: 'STOCK_CHANGED' } });
    expect(late.body.issues).toEqual([
      {
        path: 'inventory',
        message:
          '3 sold since you opened this, so there are 12 now. Enter how many there are and save again.',
      },
    ]);
    expect(await stock()).toBe(12);
    expect((await save({ inventory: 20, was: { inventory: 12 } })).body).toMatchObject({ inventory: 20 });
  });

  it('is what it says in a call that does not tell what was known, and where it is the same anyway', async () => {
    expect(await sell(3)).toBe(201);
    expect((await save({ inventory: 12, was: { inventory: 15 } })).status).toBe(200);
    expect((await save({ inventory: 15 })).status).toBe(200);
    expect(await stock()).toBe(15);
  });

  it('of an option is asked about at the option', async () => {
    const jars = { name: 'Jar', price: '5.00', inventory: 4 };
    const made = (await save({ variants: [jars] })).body.variants ?? [];
    const id = made[0]?.id ?? 0;
    await test.db.query('UPDATE product_variants SET inventory = 2 WHERE id = $1', [id]);
    const given = { variants: [{ ...jars, id, inventory: 9 }] };
    const late = await save({ ...given, was: { variants: [{ id, inventory: 4 }] } });
    expect([late.status, late.body.issues?.[0]?.path]).toEqual([409, 'variants.0.inventory']);
    expect((await save({ ...given, was: { variants: [{ id, inventory: 2 }] } })).status).toBe(200);
  });

  it('is one edit of two that knew the same, and never takes back a sale beside them', async () => {
    const edit = (inventory: number) => save({ inventory, was: { inventory: 15 } });
    const [sold, one, other] = await Promise.all([sell(3), edit(20), edit(30)]);
    expect(sold).toBe(201);
    const saved = [...(one.status === 200 ? [20] : []), ...(other.status === 200 ? [30] : [])];
    expect(saved.length).toBeLessThanOrEqual(1);
    expect(await stock()).toBe((saved[0] ?? 15) - 3);
  });
});
