import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { DiscountCode } from '../../../src/marketplace/tables/discount-code.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const ENV = { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' };
let test: TestApp;
let servers: TestApp[];

beforeAll(async () => {
  test = await startTestApp(ENV);
  const onSameDatabase = () => startTestApp(ENV, () => Promise.resolve(test.databaseUrl));
  servers = [test, await onSameDatabase(), await onSameDatabase()];
}, 180_000);
afterAll(async () => {
  for (const server of servers.slice(1)) await server.close();
  await test.close();
});

let serial = 0;
const newEmail = () => `racer-${(serial += 1)}@mail.example`;
const newAddress = () => `198.19.${(serial += 1) >> 8}.${serial & 255}`;

interface Asked {
  productId: number;
  email?: string;
  address?: string;
  cookie?: string;
  more?: object;
}

/** Everybody presses at the same moment, over all servers. @returns how many orders were placed */
async function race(asked: readonly Asked[]): Promise<number> {
  const ready = await Promise.all(
    asked.map(async ({ productId, more, ...who }) => {
      const cookie = who.cookie ?? `farmgate.cart=${randomBytes(32).toString('base64url')}`;
      const headers = { cookie, 'x-forwarded-for': who.address ?? newAddress() };
      await test.post('/api/cart', { productId, quantity: 1 }, headers);
      return { headers, form: checkoutForm({ email: who.email ?? newEmail(), ...more }) };
    }),
  );
  const answers = await Promise.all(
    ready.map(({ form, headers }, index) =>
      (servers[index % servers.length] ?? test).post<{ error?: string }>('/api/orders', form, headers),
    ),
  );
  const losers = answers.filter(({ status }) => status !== 201);
  expect(losers.filter(({ body }) => body.error !== 'CONFIRM_EMAIL_FIRST')).toEqual([]);
  return answers.length - losers.length;
}

const productsOf = async (count: number, oneVendor: boolean) => {
  const shared = await makeVendor(test.db);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { id: vendorId } = oneVendor ? shared : await makeVendor(test.db);
      return makeProduct(test.db, { vendorId, inventory: 50 });
    }),
  );
};

describe('unpaid orders that are placed at the same moment', () => {
  it.each([
    ['email', 5],
    ['network', 20],
  ] as const)(
    'are no more for one %s, whatever they are of',
    async (whose, most) => {
      const products = await productsOf(most + 6, false);
      const shared = whose === 'email' ? { email: newEmail() } : { address: newAddress() };
      expect(await race(products.map(({ id }) => ({ productId: id, ...shared })))).toBe(most);
    },
    60_000,
  );

  it('are no more at one vendor, whoever places them, of whatever products', async () => {
    await test.db.query(`INSERT INTO settings (key, value) VALUES ('guest-orders', '{"perVendor": 6}')`);
    const products = await productsOf(15, true);
    expect(await race(products.map(({ id }) => ({ productId: id })))).toBe(6);
    await test.db.query('DELETE FROM settings');
  }, 120_000);

  it('take no more than their part of a code', async () => {
    const [product] = await productsOf(1, true);
    if (!product) throw new Error('There is no product.');
    const code = await makeDiscountCode(test.db, { vendorId: product.vendorId, maxUses: 6 });
    const address = newAddress();
    const asked = { productId: product.id, address, more: { discountCodes: [code.code] } };
    expect(await race(Array.from({ length: 12 }, () => asked))).toBe(3);
    expect((await test.db.getRepository(DiscountCode).findOneByOrFail({ id: code.id })).uses).toBe(3);
  }, 120_000);

  it('use a confirmed email for one order alone', async () => {
    const products = await productsOf(11, false);
    const who = { email: newEmail(), cookie: `farmgate.cart=${randomBytes(32).toString('base64url')}` };
    for (const { id } of products.slice(0, 5)) expect(await race([{ productId: id, ...who }])).toBe(1);
    expect(await race([{ productId: products[5]?.id ?? 0, ...who }])).toBe(0);
    await test.db.query('UPDATE placing_confirmations SET confirmed_at = now()');
    const again = checkoutForm({ email: who.email });
    const tries = servers.map((server) => server.post('/api/orders', again, { cookie: who.cookie }));
    expect((await Promise.all(tries)).map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1); // oxfmt-ignore
    expect(await test.db.getRepository(Order).countBy({ email: who.email })).toBe(6);
  }, 120_000);
});
