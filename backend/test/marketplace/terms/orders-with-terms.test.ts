import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartDiscounts } from '../../../src/contract/marketplace/discount-codes.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { DiscountCode } from '../../../src/marketplace/tables/discount-code.entity.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper, type Shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let vendor: Vendor;
let other: Vendor;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  vendor = await makeVendor(test.db, { businessName: 'Sunny Acres' });
  other = await makeVendor(test.db);
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350, inventory: 20 });
  honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275, inventory: 5 });
});

const place = (who: Shopper, given: Record<string, unknown> = {}, headers = {}) =>
  test.post<OrderView & ErrorBody>('/api/orders', checkoutForm(given), { cookie: who.cookie, ...headers });
const codeRow = (id: number) => test.db.getRepository(DiscountCode).findOneByOrFail({ id });
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;

describe("an order with a vendor's own terms", () => {
  it('asks the own price for shipping, and the standard one of everyone else', async () => {
    const terms = { shippingPrice: 800, shippingFreeFrom: 6_000 };
    await test.db.getRepository(Vendor).update(vendor.id, terms);
    const guest = await shopper(test, [kale.id, 2], [honey.id, 2]);
    const { status, body } = await place(guest, { total: 58.1 });
    expect(status).toBe(201);
    // 7.00 + 25.50, 8.00 + 15.00 shipping, 8 % tax.
    expect(body).toMatchObject({ subtotal: 32.5, shipping: 23, tax: 2.6, total: 58.1 });
  });

  it('asks the own price for local delivery, free from where it is', async () => {
    const terms = { deliveryPrice: 300, deliveryFreeFrom: 1_000 };
    await test.db.getRepository(Vendor).update(vendor.id, terms);
    const near = { shippingMethod: 'local_delivery' };
    const little = await place(await shopper(test, [kale.id, 2]), near);
    const much = await place(await shopper(test, [kale.id, 3]), near);
    expect([little.body.shipping, much.body.shipping]).toEqual([3, 0]);
  });

  it('is refused below the minimum, naming the vendor and what is missing, and takes nothing', async () => {
    await test.db.getRepository(Vendor).update(vendor.id, { minimumOrder: 2_000 });
    const guest = await shopper(test, [kale.id, 4], [honey.id, 2]);
    const { status, body } = await place(guest);
    expect(status).toBe(409);
    expect(body.error).toBe('ORDER_BELOW_MINIMUM');
    expect(body.issues).toEqual([
      { path: `vendors.${vendor.id}`, message: 'Sunny Acres asks for at least $20. Add $6.00 more.' },
    ]);
    expect([await stockOf(kale), await stockOf(honey)]).toEqual([20, 5]);
    expect((await place(await shopper(test, [kale.id, 6]))).status).toBe(201);
    expect((await place(guest, { vendorId: other.id })).status).toBe(201);
  });
});

describe('an order with a discount code', () => {
  it('takes a percentage off the goods, to the cent in lines, shares and order', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, kind: 'percent', value: 1_550 });
    const eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 625, inventory: 9 });
    const guest = await shopper(test, [kale.id, 3], [eggs.id, 1], [honey.id, 1]);
    const { status, body } = await place(guest, { discountCodes: [code.code.toLowerCase()] });
    expect(status).toBe(201);
    // 16.75 of kale and eggs less 15.5 %, 12.75 of honey, 15.00 shipping, 8 % tax of 26.90.
    expect(body).toMatchObject({ subtotal: 29.5, discount: 2.6, shipping: 15, tax: 2.15, total: 44.05 });
    expect(body.fulfilments.map(({ discount, discountCode }) => [discount, discountCode])).toEqual([
      [2.6, code.code],
      [0, undefined],
    ]);
    const lines = await test.db.getRepository(OrderItem).findBy({ orderId: body.id });
    expect(lines.map(({ discount }) => discount).sort((a, b) => a - b)).toEqual([0, 97, 163]);
    const vendorOrder = await test.db.getRepository(VendorOrder).findOneByOrFail({
      orderId: body.id,
      vendorId: vendor.id,
    });
    // 12 % of what was paid for the goods.
    expect(vendorOrder).toMatchObject({ discountCodeId: code.id, commission: 170 });
    expect((await codeRow(code.id)).uses).toBe(1);
  });

  it('takes an amount off some products alone, and one code of each vendor', async () => {
    const eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 625, inventory: 9 });
    const five = { kind: 'amount' as const, value: 500 };
    const one = await makeDiscountCode(test.db, { vendorId: vendor.id, ...five, productIds: [eggs.id] });
    const two = await makeDiscountCode(test.db, { vendorId: other.id, ...five });
    const guest = await shopper(test, [kale.id, 2], [eggs.id, 1], [honey.id, 1]);
    const { body } = await place(guest, { discountCodes: [one.code, two.code] });
    expect(body).toMatchObject({ subtotal: 26, discount: 10 });
    const lines = await test.db.getRepository(OrderItem).findBy({ orderId: body.id });
    expect(new Map(lines.map(({ productName, discount }) => [productName, discount]))).toEqual(
      new Map([['Kale', 0], ['Eggs', 500], ['Honey', 500]]), // oxfmt-ignore
    );
  });

  it('is refused with why, and takes nothing', async () => {
    const ended = await makeDiscountCode(test.db, { vendorId: vendor.id, endsOn: '2024-11-03' });
    const small = await makeDiscountCode(test.db, { vendorId: vendor.id, kind: 'amount', value: 700 });
    const others = await makeDiscountCode(test.db, { vendorId: (await makeVendor(test.db)).id });
    const guest = await shopper(test, [kale.id, 2]);
    const codes = [ended.code, small.code, others.code, 'NOPE'];
    const { status, body } = await place(guest, { discountCodes: codes });
    expect([status, body.error]).toEqual([409, 'DISCOUNT_NOT_POSSIBLE']);
    const unknown = 'We couldn’t find this code for anything in your cart.';
    expect(body.issues).toEqual([
      { path: 'discountCodes.0', message: `${ended.code}: This code ended on Nov 3, 2024.` },
      {
        path: 'discountCodes.1',
        message: `${small.code}: This code needs more than $7 of products from Sunny Acres.`,
      },
      { path: 'discountCodes.2', message: `${others.code}: ${unknown}` },
      { path: 'discountCodes.3', message: `NOPE: ${unknown}` },
    ]);
    expect(await stockOf(kale)).toBe(20);
    expect((await codeRow(small.id)).uses).toBe(0);
  });

  it('says when the total is not the one that was shown with the code, and counts no use', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id });
    const guest = await shopper(test, [kale.id, 2]);
    const { status, body } = await place(guest, { discountCodes: [code.code], total: 22.56 });
    expect([status, body.error]).toEqual([409, 'TOTAL_CHANGED']);
    expect((await codeRow(code.id)).uses).toBe(0);
  });

  it('is one order with one use for one key', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, maxUses: 1 });
    const guest = await shopper(test, [kale.id, 2]);
    const key = { 'idempotency-key': `with-code-${code.id}` };
    const answers = await Promise.all([1, 2, 3].map(() => place(guest, { discountCodes: [code.code] }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await codeRow(code.id)).uses).toBe(1);
  });

  it('counts for one person by email, whatever its case and tag', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, maxUsesEach: 1 });
    const mine = { discountCodes: [code.code], email: `once-${code.id}@example.com` };
    const first = await place(await shopper(test, [kale.id, 1]), mine);
    expect(first.status).toBe(201);
    const again = await place(await shopper(test, [kale.id, 1]), {
      ...mine,
      email: mine.email.toUpperCase(),
    });
    expect(again.body.issues?.[0]?.message).toBe(`${code.code}: You’ve already used this code.`);
    const tagged = { ...mine, email: `once-${code.id}+two@example.com` };
    expect((await place(await shopper(test, [kale.id, 1]), tagged)).body.issues).toHaveLength(1);
    const another = { ...mine, email: `else-${code.id}@example.com` };
    expect((await place(await shopper(test, [kale.id, 1]), another)).status).toBe(201);
  });
});

describe('the use of a code', () => {
  it('comes back once when the order is canceled, also in two tabs at once', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, maxUses: 2 });
    const guest = await shopper(test, [kale.id, 2], [honey.id, 1]);
    const cash = { shippingMethod: 'pickup', paymentMethod: 'cash', email: anotherEmail() };
    await place(await shopper(test, [kale.id, 1]), { discountCodes: [code.code] });
    const { body } = await place(guest, { discountCodes: [code.code], ...cash });
    expect((await codeRow(code.id)).uses).toBe(2);
    const cancel = () => test.post(`/api/orders/${body.id}/cancel`, {}, { cookie: guest.cookie });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await codeRow(code.id)).uses).toBe(1);
    await cancel();
    expect((await codeRow(code.id)).uses).toBe(1);
  });

  it('comes back when a payment is given up', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, maxUses: 1 });
    const guest = await shopper(test, [kale.id, 2]);
    const { body } = await place(guest, { discountCodes: [code.code] });
    expect(body.paymentStatus).toBe('held');
    const late = await place(await shopper(test, [kale.id, 2]), { discountCodes: [code.code] });
    expect(late.body.issues?.[0]?.message).toBe(`${code.code}: This code has been used up.`);
    await test.post(`/api/orders/${body.id}/cancel`, {}, { cookie: guest.cookie });
    expect((await test.db.getRepository(Order).findOneByOrFail({ id: body.id })).paymentStatus).toBe(
      'abandoned',
    );
    expect((await codeRow(code.id)).uses).toBe(0);
  });

  it('is the last one of exactly one among 50 carts', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, maxUses: 1 });
    const many = await makeProduct(test.db, {
      vendorId: vendor.id,
      name: 'Chard',
      price: 400,
      inventory: 90,
    });
    const guests = await Promise.all(
      Array.from({ length: 50 }, (_, index) => shopper(test, [index % 2 ? many.id : kale.id, 1])),
    );
    await test.db.getRepository(Product).update(kale.id, { inventory: 90 });
    const answers = await Promise.all(guests.map((guest) => place(guest, { discountCodes: [code.code] })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 201);
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.issues?.[0]?.message}`))).toEqual(
      new Set([`409 ${code.code}: This code has been used up.`]),
    );
    expect((await codeRow(code.id)).uses).toBe(1);
    expect((await stockOf(kale)) + (await stockOf(many))).toBe(179);
  });
});

describe('GET /api/cart/discounts', () => {
  const read = (who: Shopper, codes: string) =>
    test.get<CartDiscounts & ErrorBody>(`/api/cart/discounts?codes=${codes}`, { cookie: who.cookie });

  it('says what the cart’s vendors take, and of others nothing', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id, leastGoods: 1_000 });
    const others = await makeDiscountCode(test.db, { vendorId: other.id });
    const guest = await shopper(test, [kale.id, 2]);
    const { status, body } = await read(guest, `${code.code.toLowerCase()},${others.code}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      isOffered: true,
      discounts: [
        {
          code: code.code,
          vendorId: vendor.id,
          vendorName: 'Sunny Acres',
          percent: 10,
          amount: null,
          productIds: null,
          leastGoods: 10,
        },
      ],
      problems: [{ code: others.code, message: 'We couldn’t find this code for anything in your cart.' }],
    });
    const none = { isOffered: false, discounts: [], problems: [] };
    expect((await test.get('/api/cart/discounts')).body).toEqual(none);
  });

  it('does not let anyone guess for long, neither here nor with an order', async () => {
    const fresh = await startTestApp();
    try {
      const { id } = await makeVendor(fresh.db);
      const figs = await makeProduct(fresh.db, { vendorId: id, price: 400, inventory: 9 });
      const code = await makeDiscountCode(fresh.db, { vendorId: id });
      const { cookie } = await shopper(fresh, [figs.id, 1]);
      const guess = (codes: string) => fresh.get<ErrorBody>(`/api/cart/discounts?codes=${codes}`, { cookie });
      const guesses = Array.from({ length: 10 }, (_, index) => `GUESS${index}`);
      expect((await guess(guesses.join())).status).toBe(200);
      const order = checkoutForm({ discountCodes: guesses });
      expect((await fresh.post('/api/orders', order, { cookie })).status).toBe(409);
      const answer = await guess(code.code);
      expect([answer.status, answer.body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
      const right = checkoutForm({ discountCodes: [code.code] });
      expect((await fresh.post('/api/orders', right, { cookie })).status).toBe(429);
      expect((await fresh.post('/api/orders', checkoutForm(), { cookie })).status).toBe(201);
    } finally {
      await fresh.close();
    }
  });
});
