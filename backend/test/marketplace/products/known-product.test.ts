import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductView } from '../../../src/contract/marketplace/products.js';
import { ProductsService } from '../../../src/marketplace/products/products.service.js';
import { Database } from '../../../src/platform/database/database.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendorId: number;
let productId: number;
let windowId: number;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test);
  ({ id: vendorId } = await makeVendor(test.db, { userId: farmer.user.id, businessName: 'Blue Hill' }));
  ({ id: productId } = await makeProduct(test.db, { vendorId, name: 'Turkey', price: 8000, inventory: 3 }));
  ({ id: windowId } = await makePickup(test.db, vendorId, { inHours: 72, capacity: 5 }));
});
afterAll(() => test.close());

const shown = async () => (await test.get<ProductView>(`/api/products/${productId}`)).body;

/** What a server answers that has never read the product. */
const readAnew = async () => {
  const view = await new ProductsService(new Database(test.db)).get(productId, null);
  return JSON.parse(JSON.stringify(ProductView.parse(view))) as ProductView;
};

type Step = [what: string, change: string, about: 'product' | 'vendor' | 'window', said: object];

const STEPS: Step[] = [
  ['its name', `UPDATE products SET name = 'Goose' WHERE id = $1`, 'product', { name: 'Goose' }],
  ['its stock', 'UPDATE products SET inventory = 2 WHERE id = $1', 'product', { inventory: 2 }],
  [
    "its vendor's name",
    `UPDATE vendors SET business_name = 'Green Hill' WHERE id = $1`,
    'vendor',
    { vendor: { businessName: 'Green Hill' } },
  ],
  [
    'a pickup that is full',
    'UPDATE pickup_windows SET taken = capacity WHERE id = $1',
    'window',
    { name: 'Goose' },
  ],
  [
    'room in that pickup',
    'UPDATE pickup_windows SET taken = 0 WHERE id = $1',
    'window',
    { nextPickup: { text: expect.any(String) } },
  ],
  [
    'a date with a stock of its own',
    `INSERT INTO dated_stock (product_id, date, inventory) SELECT $2, date, 4 FROM pickup_windows WHERE id = $1`,
    'window',
    { dates: [{ left: 4 }] },
  ],
  [
    'less for that date',
    'UPDATE dated_stock SET taken = 1 WHERE product_id = $1',
    'product',
    { dates: [{ left: 3 }] },
  ],
  ['no more dates', 'DELETE FROM dated_stock WHERE product_id = $1', 'product', { inventory: 2 }],
  [
    'a date that is over',
    `UPDATE products SET expiration_date = '2020-01-01' WHERE id = $1`,
    'product',
    { isPastDate: true },
  ],
  [
    'an option',
    `INSERT INTO product_variants (product_id, position, name, price, inventory) VALUES ($1, 1, 'Small', 700, 9)`,
    'product',
    { variants: [{ name: 'Small' }] },
  ],
  [
    "the option's name",
    `UPDATE product_variants SET name = 'Large' WHERE product_id = $1`,
    'product',
    { variants: [{ name: 'Large' }] },
  ],
];

describe('a product that was read before', () => {
  it('is answered as a server does that never read it, whatever changes', async () => {
    expect(await shown()).toEqual(await readAnew());
    const ids = () => ({ product: productId, vendor: vendorId, window: windowId });
    for (const [what, change, about, said] of STEPS) {
      const values = change.includes('$2') ? [ids()[about], productId] : [ids()[about]];
      await test.db.query(change, values);
      for (const time of ['first', 'again']) {
        const answer = await shown();
        expect([what, time, answer]).toEqual([what, time, await readAnew()]);
        expect([what, answer]).toMatchObject([what, said]);
      }
    }
  });

  it('is gone for everyone but its vendor as soon as it is taken out', async () => {
    const path = `/api/products/${productId}`;
    await test.db.query('UPDATE products SET expiration_date = NULL WHERE id = $1', [productId]);
    expect((await test.get(path)).status).toBe(200);
    for (const [change, undo] of [
      [
        'UPDATE products SET is_active = false WHERE id = $1',
        'UPDATE products SET is_active = true WHERE id = $1',
      ],
      [
        'UPDATE vendors SET is_approved = false WHERE id = $1',
        'UPDATE vendors SET is_approved = true WHERE id = $1',
      ],
    ] as const) {
      const id = change.includes('vendors') ? vendorId : productId;
      await test.db.query(change, [id]);
      expect([change, (await test.get(path)).status, (await farmer.get(path)).status]).toEqual([
        change,
        404,
        200,
      ]);
      expect((await test.get(path)).status).toBe(404);
      await test.db.query(undo, [id]);
      expect((await test.get(path)).status).toBe(200);
    }
    await test.db.query('UPDATE products SET deleted_at = now() WHERE id = $1', [productId]);
    expect([(await test.get(path)).status, (await farmer.get(path)).status]).toEqual([404, 404]);
  });
});
