import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminTaxSettings } from '../../../src/contract/backoffice/settings.admin.js';
import type { TaxGaps } from '../../../src/contract/marketplace/admin/tax-rules.admin.js';
import type { DeliveryView, OrderView } from '../../../src/contract/marketplace/orders.js';
import type { YearStatement } from '../../../src/contract/marketplace/year-statement.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { TaxRule } from '../../../src/marketplace/tables/tax-rule.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { rateOf, ratesIn } from '../../../src/marketplace/tax/tax-lines.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Placed = OrderView & { error?: string; issues?: { path: string; message: string }[] };

let test: TestApp;
let admin: Client;
let farmer: Client;
let vendor: Vendor;
let kale: Product;
let soap: Product;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
  farmer = await signedIn(test, { role: 'vendor' });
  // Just over the state line from where it sends to.
  const at = { city: 'Bainbridge', state: 'GA', zipCode: '39817' };
  vendor = await makeVendor(test.db, { ...at, businessName: 'Blue Hill', userId: farmer.user.id });
  const own = { vendorId: vendor.id, inventory: 5_000 };
  kale = await makeProduct(test.db, { ...own, name: 'Kale', price: 350, category: 'vegetables' });
  soap = await makeProduct(test.db, { ...own, name: 'Soap', price: 601, category: 'artisan-goods' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM tax_rules; DELETE FROM settings'));

const SETTING = '/api/admin/settings/tax';
const useRules = () => admin.put<AdminTaxSettings>(SETTING, { mode: 'rules', was: { mode: 'flat' } });
const rule = (state: string, taxClass: TaxRule['taxClass'], basisPoints: number, given = {}) =>
  test.db.getRepository(TaxRule).save({
    ...{ state, taxClass, basisPoints, validFrom: '2020-01-01', validTo: null },
    ...{ source: 'Example, not a real rate', checkedOn: '2026-01-01', ...given },
  });
const cart = () => shopper(test, [kale.id, 2], [soap.id, 1]);
const place = async (form: object = {}) => {
  const { cookie } = await cart();
  return test.post<Placed>('/api/orders', checkoutForm({ email: anotherEmail(), ...form }), { cookie });
};
const linesOf = ({ id }: { id: number }) =>
  test.db.getRepository(OrderItem).find({ where: { orderId: id }, order: { productId: 'ASC' } });
const delivery = async (query = '') =>
  (await test.get<DeliveryView>(`/api/cart/delivery?${query}`, { ...(await cart()) })).body;
const terms = async () => (await test.get<string>('/terms')).body.replaceAll('<!-- -->', '');
const GEORGIA = { shippingMethod: 'pickup', paymentMethod: 'cash' };

describe('orders while nothing is set up', () => {
  it('are taxed at 8 % wherever they go, even where there are rules', async () => {
    await rule('FL', 'grocery', 0);
    const sent = await place();
    expect(sent.body).toMatchObject({ subtotal: 13.01, tax: 1.04, total: 29.05, isFlatTax: true });
    expect((await place(GEORGIA)).body).toMatchObject({ tax: 1.04, total: 14.05 });
    expect(await linesOf(sent.body)).toMatchObject([
      { tax: 56, taxBasisPoints: 800, taxState: null, taxClass: null },
      { tax: 48, taxBasisPoints: 800, taxState: null, taxClass: null },
    ]);
    expect((await delivery('state=FL')).taxes).toBeNull();
    expect(await terms()).toContain('Tax is 8% of the subtotal.');
  });
});

describe('orders while rules hold', () => {
  beforeEach(async () => {
    expect((await useRules()).body).toMatchObject({ mode: 'rules', username: 'ann' });
    await rule('FL', 'grocery', 0);
    await rule('FL', 'non-food', 700);
    await rule('GA', 'grocery', 300);
    await rule('GA', 'non-food', 400);
  });

  it('are taxed by those of the state that they are sent to, frozen on each line', async () => {
    const { body } = await place();
    // 7 % of 6.01 alone.
    expect(body).toMatchObject({ subtotal: 13.01, tax: 0.42, shipping: 15, total: 28.43, isFlatTax: false });
    await test.db.query('UPDATE tax_rules SET basis_points = 9999');
    expect(await linesOf(body)).toMatchObject([
      { tax: 0, taxBasisPoints: 0, taxState: 'FL', taxClass: 'grocery' },
      { tax: 42, taxBasisPoints: 700, taxState: 'FL', taxClass: 'non-food' },
    ]);
    expect(await terms()).not.toContain('8% of the subtotal');
  });

  it('are taxed by those of the vendor’s state where they are picked up, whatever address is sent along', async () => {
    const { body } = await place(GEORGIA);
    // 3 % of 7.00 and 4 % of 6.01.
    expect(body).toMatchObject({ tax: 0.45, shipping: 0, total: 13.46 });
    expect(await linesOf(body)).toMatchObject([
      { tax: 21, taxBasisPoints: 300, taxState: 'GA' },
      { tax: 24, taxBasisPoints: 400, taxState: 'GA' },
    ]);
  });

  it('are taxed to a thousandth of a percent, by state and places together', async () => {
    await test.db.query(
      `UPDATE tax_rules SET basis_points = 122, tenths = 5, local_rate = 2513 WHERE state = 'FL' AND tax_class = 'grocery'`,
    );
    const { body } = await place();
    // 3.738 % of 7.00 and 7 % of 6.01, rounded once: 26.166 + 42.07 = 68.236.
    expect(body).toMatchObject({ tax: 0.68 });
    expect((await delivery('state=FL')).taxes?.[2]?.rates?.[0]).toMatchObject({ basisPoints: 373.8 });
    expect(await linesOf(body)).toMatchObject([
      { tax: 26, taxBasisPoints: 373.8, taxState: 'FL' },
      { tax: 42, taxBasisPoints: 700 },
    ]);
    await test.db.query(
      `UPDATE tax_rules SET basis_points = 0, tenths = 0, local_rate = 0 WHERE state = 'FL' AND tax_class = 'grocery'`,
    );
  });

  it('are taxed by the class that a product has of its own', async () => {
    await test.db.getRepository(Product).update(kale.id, { taxClass: 'prepared' });
    await rule('FL', 'prepared', 1_000);
    try {
      expect((await place()).body).toMatchObject({ tax: 1.12 });
    } finally {
      await test.db.getRepository(Product).update(kale.id, { taxClass: null });
    }
  });

  it('charge nothing where no rule says, and tell staff', async () => {
    await test.db.query(`DELETE FROM tax_rules WHERE state = 'FL' AND tax_class = 'non-food'`);
    const { body } = await place();
    expect(body).toMatchObject({ tax: 0, total: 28.01 });
    expect(await linesOf(body)).toMatchObject([
      { taxBasisPoints: 0, taxState: 'FL' },
      { taxBasisPoints: null, taxState: 'FL', taxClass: 'non-food' },
    ]);
    const gaps = (await admin.get<TaxGaps>('/api/admin/tax-rules/gaps')).body;
    const warnings = (await admin.get<string[]>('/api/admin/start/warnings')).body;
    expect(warnings).toEqual([expect.stringContaining('No tax was charged on 1 item sold')]);
    expect(gaps.isInForce).toBe(true);
    expect(gaps.sold).toMatchObject([{ state: 'FL', taxClass: 'non-food', lines: 1, products: 6.01 }]);
    expect(gaps.missing).toEqual([
      { state: 'CA', taxClasses: ['grocery', 'non-food'] },
      { state: 'FL', taxClasses: ['non-food'] },
      { state: 'NY', taxClasses: ['grocery', 'non-food'] },
      { state: 'TX', taxClasses: ['grocery', 'non-food'] },
    ]);
  });

  it('show the checkout the rates that the order is placed with', async () => {
    const rates = (...basisPoints: (number | null)[]) =>
      [kale, soap].map(({ id }, index) => ({ productId: id, basisPoints: basisPoints[index] }));
    expect((await delivery('state=FL&zipCode=33901')).taxes).toEqual([
      { method: 'pickup', rates: rates(300, 400) },
      { method: 'local_delivery', rates: rates(0, 700) },
      { method: 'shipping', rates: rates(0, 700) },
    ]);
    expect((await delivery('state=NY')).taxes?.[2]).toEqual({
      method: 'shipping',
      rates: rates(null, null),
    });
    expect((await delivery()).taxes).toEqual([
      { method: 'pickup', rates: rates(300, 400) },
      { method: 'local_delivery', rates: null },
      { method: 'shipping', rates: null },
    ]);
  });

  it('are refused at a total that was shown before the rules changed', async () => {
    expect((await place({ total: 28.43 })).status).toBe(201);
    await test.db.query(
      `UPDATE tax_rules SET basis_points = 800 WHERE state = 'FL' AND tax_class = 'non-food'`,
    );
    const late = await place({ total: 28.43 });
    expect([late.status, late.body.error]).toEqual([409, 'TOTAL_CHANGED']);
    expect((await place({ total: 28.49 })).status).toBe(201);
  });

  it('give back the tax of the lines that are refunded', async () => {
    const { body } = await place({ ...GEORGIA });
    const [kaleLine, soapLine] = await linesOf(body);
    await farmer.put(`/api/orders/${body.id}/status`, { status: 'confirmed' });
    for (const status of ['processing', 'shipped', 'delivered'])
      await farmer.put(`/api/orders/${body.id}/status`, { status });
    const refund = (amount: number, left: number, id = 0, quantity = 1) =>
      admin.post<{ error?: string }>(`/api/admin/orders/${body.id}/refund`, {
        ...{ vendorId: vendor.id, amount, left, items: [{ id, quantity }] },
      });
    // 4 % of 6.01; a part of the order's tax would have been 0.21.
    const first = await refund(6.25, 13.46, soapLine?.id);
    expect(first.body.error).toBeUndefined();
    // 3 % of the 3.50 that are left is 0.105, so 0.11 of the 0.21 stays.
    expect((await refund(3.6, 7.21, kaleLine?.id)).status).toBe(200);
    expect((await refund(3.61, 3.61, kaleLine?.id)).status).toBe(200);
    const rows = await test.db.query<{ goods: number; tax: number }[]>(
      'SELECT goods, tax FROM refunds ORDER BY id',
    );
    expect(rows).toEqual([
      { goods: 601, tax: 24 },
      { goods: 350, tax: 10 },
      { goods: 350, tax: 11 },
    ]);
    await test.db.getRepository(Vendor).update(vendor.id, { state: 'AL' });
    try {
      const zone = { timeZone: 'America/New_York', year: 'numeric' } as const;
      const year = new Intl.DateTimeFormat('en-US', zone).format(new Date());
      const statement = await farmer.get<YearStatement>(`/api/vendor/year-statement?year=${year}`);
      expect(statement.body.states).toEqual([{ state: 'GA', products: 0, shipping: 0, tax: 0 }]);
    } finally {
      await test.db.getRepository(Vendor).update(vendor.id, { state: 'GA' });
    }
  });
});

describe('a rule that ends', () => {
  const rateAt = async (iso: string, state = 'CA') =>
    rateOf(await ratesIn(test.db.manager, [state], new Date(iso)), state, 'grocery');

  it('holds until midnight of the state that taxes, and the next one from there on', async () => {
    await rule('CA', 'grocery', 100, { validTo: '2026-06-30' });
    await rule('CA', 'grocery', 200, { validFrom: '2026-07-01', validTo: '2026-07-31' });
    expect(await rateAt('2026-07-01T06:59:59.999Z')).toBe(100);
    expect(await rateAt('2026-07-01T07:00:00.000Z')).toBe(200);
    expect(await rateAt('2026-08-01T06:59:59.999Z')).toBe(200);
    expect(await rateAt('2026-08-01T07:00:00.000Z')).toBeNull();
    expect(await rateAt('2019-12-31T12:00:00Z')).toBeNull();
  });

  it('ends at that midnight in the nights of 23 and 25 hours, too', async () => {
    await rule('NY', 'grocery', 100, { validTo: '2026-03-07' });
    await rule('NY', 'grocery', 200, { validFrom: '2026-03-08', validTo: '2026-11-01' });
    expect(await rateAt('2026-03-08T04:59:59Z', 'NY')).toBe(100);
    expect(await rateAt('2026-03-08T05:00:00Z', 'NY')).toBe(200);
    expect(await rateAt('2026-11-02T04:59:59Z', 'NY')).toBe(200);
    expect(await rateAt('2026-11-02T05:00:00Z', 'NY')).toBeNull();
  });
});
