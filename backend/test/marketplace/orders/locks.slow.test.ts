import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const ROUNDS = 6;

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let products: Product[];

beforeAll(async () => {
  test = await startTestApp();
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  products = [];
  for (let index = 0; index < 5; index += 1) {
    products.push(await makeProduct(test.db, { vendorId: vendor.id, sku: `S${index}`, inventory: 500 }));
  }
});
afterAll(() => test.close());

const form = (round: number) => ({
  businessName: `Goldfinch ${round}`,
  description: 'Vegetables.',
  address: '3 Farm Road',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  phone: '239-555-0101',
  shippingMethods: ['pickup', 'nationwide_shipping'],
});

async function reviewer(): Promise<Client> {
  const person = await signedIn(test);
  for (const product of products) {
    await makePurchase(test.db, { userId: person.user.id, product, status: 'delivered' });
  }
  return person;
}

describe('a vendor who edits while people order and review', () => {
  it('keeps nobody waiting for ever, and every sum is right afterwards', async () => {
    const people = await Promise.all([reviewer(), reviewer(), reviewer()]);
    const statuses: number[] = [];
    const note = ({ status }: { status: number }) => void statuses.push(status);
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = [...products].reverse().map(({ id }): [number, number] => [id, 1]);
      const { cookie } = await shopper(test, ...lines);
      const csv = `sku,price\r\n${products.map((_, index) => `S${4 - index},${round + 1}.00`).join('\r\n')}`;
      const file = { field: 'file', bytes: Buffer.from(csv) };
      await Promise.all([
        test.post('/api/orders', checkoutForm(), { cookie }).then(note),
        seller.put('/api/vendor/profile', form(round)).then(note),
        seller.postForm('/api/vendor/products/import', { mode: 'write' }, file).then(note),
        ...products.map(({ id }) =>
          seller.put(`/api/products/${id}`, { description: `Round ${round}.` }).then(note),
        ),
        ...people.flatMap((person, at) =>
          products.map(({ id }) =>
            round === 0
              ? person.post(`/api/products/${id}/reviews`, { rating: at + 1 }).then(note)
              : person.put(`/api/products/${id}/reviews/mine`, { rating: ((round + at) % 5) + 1 }).then(note),
          ),
        ),
      ]);
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const left = await test.db.getRepository(Product).find({ select: { inventory: true } });
    expect(left.map(({ inventory }) => inventory)).toEqual(products.map(() => 500 - ROUNDS));
    const [sums] = await test.db.query<unknown[]>(
      `SELECT (SELECT sum(rating)::int FROM reviews) AS stars, (SELECT sum(rating_sum)::int FROM products) AS products,
         (SELECT rating_sum FROM vendors) AS vendor, (SELECT rating_count FROM vendors) AS count`,
    );
    const { stars } = sums as { stars: number };
    expect(sums).toEqual({ stars, products: stars, vendor: stars, count: 15 });
  });
});
