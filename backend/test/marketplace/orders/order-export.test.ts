import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, makeUser, signedIn, signIn } from '../../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: '=Kale', sku: 'K-1' });
});

type Given = Partial<Pick<Order, 'firstName' | 'notes' | 'shippingMethod' | 'paymentStatus' | 'createdAt'>>;
const buy = async (product = kale, given: Given = {}) => {
  await makePurchase(test.db, { userId: farmer.user.id, product, status: 'confirmed' });
  const [order] = await test.db.getRepository(Order).find({ order: { id: 'DESC' }, take: 1 });
  await test.db.getRepository(Order).update(order?.id ?? 0, given);
  return order?.id ?? 0;
};
const file = async (query = '', who = farmer) => {
  const answer = await who.get<string>(`/api/vendor/orders/export${query}`);
  expect(answer.status).toBe(200);
  const columns = true;
  return parse<Record<string, string>>(answer.body, { bom: true, columns });
};

describe("a vendor's orders as CSV", () => {
  it('have a row a line, and what is of the whole order in its first row', async () => {
    const orderId = await buy(kale, { firstName: '=cmd()', notes: '+1 jar', shippingMethod: 'shipping' });
    const { id: _id, ...line } = await test.db.getRepository(OrderItem).findOneByOrFail({ orderId });
    await test.db
      .getRepository(OrderItem)
      .save({ ...line, productName: 'Leeks', quantity: 2, totalPrice: 700 });
    const answer = await farmer.get<string>('/api/vendor/orders/export');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    const [first, second, ...more] = await file();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      Customer: "'=cmd() Field",
      Instructions: "'+1 jar",
      Product: "'=Kale",
      SKU: 'K-1',
      Quantity: '1',
      'Line total': '3.50',
      'Order total': '3.50',
      'You receive': '3.50',
      City: 'Fort Myers',
    });
    expect(second).toMatchObject({
      Product: 'Leeks',
      'Line total': '7.00',
      'Order total': '',
      'You receive': '',
    });
    expect(second?.Order).toBe(first?.Order);
  });

  it('leave out what is not theirs, not paid, and where a buyer lives who picks up', async () => {
    await buy(kale, { paymentStatus: 'held' });
    const rival = await makeVendor(test.db);
    await buy(await makeProduct(test.db, { vendorId: rival.id }));
    await buy();
    const rows = await file();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ Delivery: 'pickup', Street: '', City: '', 'ZIP code': '' });
  });

  it('are those of some days, by the clock where the vendor is, and of a status', async () => {
    await buy(kale, { createdAt: new Date('2026-03-09T03:59:00Z') });
    await buy(kale, { createdAt: new Date('2026-03-09T04:01:00Z') });
    const day = (await file('?from=2026-03-08&to=2026-03-08')).map(({ Placed }) => Placed);
    expect(day).toEqual(['2026-03-08 23:59']);
    expect((await file('?from=2026-03-09&to=2026-03-09')).map(({ Placed }) => Placed)).toEqual([
      '2026-03-09 00:01',
    ]);
    expect(await file('?status=shipped')).toEqual([]);
    expect(await file('?status=confirmed')).toHaveLength(2);
  });

  it('are all of them, each once, however many there are', async () => {
    await buy();
    await test.db.query(
      `WITH made AS (INSERT INTO orders (order_number, request_hash, status, payment_method, payment_status, shipping_method,
          email, phone, first_name, last_name, shipping_address, shipping_city, shipping_state, shipping_zip_code, subtotal, tax, shipping, total)
        SELECT 'MANY-' || n, '', 'confirmed', 'cash', 'due', 'pickup', 'a@example.com', '1', 'Ann', 'Field', '', '', '', '', 350, 0, 0, 350
        FROM generate_series(1, 9999) AS n RETURNING id),
      shares AS (INSERT INTO fulfilments (order_id, vendor_id, status, subtotal, tax, shipping, total, commission_rate, commission)
        SELECT id, $1, 'confirmed', 350, 0, 0, 350, '0.12', 42 FROM made RETURNING id, order_id)
      INSERT INTO order_items (order_id, fulfilment_id, product_id, vendor_id, product_name, unit, quantity, unit_price, total_price)
      SELECT order_id, id, $2, $1, 'Kale', 'bunch', 1, 350, 350 FROM shares`,
      [vendor.id, kale.id],
    );
    const rows = await file();
    expect(rows).toHaveLength(10_000);
    expect(new Set(rows.map(({ Order: number }) => number)).size).toBe(10_000);
  });

  it('are for those who may see orders: bookkeepers, and no packers', async () => {
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
    const join = async (role: 'bookkeeper' | 'packer') => {
      const user = await makeUser(test.db);
      await test.db.getRepository(Membership).save({ businessId: businessId ?? 0, userId: user.id, role });
      return signIn(test, user);
    };
    await buy();
    expect(await file('', await join('bookkeeper'))).toHaveLength(1);
    expect((await (await join('packer')).get('/api/vendor/orders/export')).status).toBe(403);
  });
});
