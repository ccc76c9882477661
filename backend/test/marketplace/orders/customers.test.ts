import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { CustomerDetails, CustomerList } from '../../../src/contract/marketplace/customers.js';
import type { VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let farm: Vendor;
let eggs: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  farm = await makeVendor(test.db, { userId: seller.user.id });
  eggs = await makeProduct(test.db, { vendorId: farm.id, name: 'Eggs', price: 700, inventory: 90 });
  honey = await makeProduct(test.db, { vendorId: farm.id, name: 'Honey', price: 1_000, inventory: 90 });
});

async function bought(person: object, product = eggs, quantity = 1): Promise<VendorOrderView> {
  const items = [{ productId: product.id, quantity }];
  const body = { items, when: 'now', ...person };
  return (await seller.post<VendorOrderView>('/api/vendor/orders', body)).body;
}
const list = async (query = '') => (await seller.get<CustomerList>(`/api/vendor/customers${query}`)).body;
const get = (id: number, by = seller) => by.get<CustomerDetails & ErrorBody>(`/api/vendor/customers/${id}`);
const names = (customers: CustomerList) => customers.map(({ name }) => name);

describe('the customers of a vendor', () => {
  it('are one for each account, email or phone, with what they bought and spent', async () => {
    const nora = { firstName: 'Nora', lastName: 'Vance', email: 'Nora@Example.com' };
    const first = await bought(nora);
    await bought({ ...nora, email: 'nora@example.com' }, honey, 3);
    await bought({ firstName: 'Walt', phone: '802-555-0142' });
    const walt = await bought({ firstName: 'Walter', phone: '(802) 555-0142' }, honey);
    const shopper = await signedIn(test);
    await test.db.getRepository(Order).update(first.id, { userId: shopper.user.id });

    const customers = await list();
    expect(customers.map(({ name, orders, bought: most }) => [name, orders, most])).toEqual([
      ['Walter', 2, 'Honey'],
      ['Nora Vance', 2, 'Honey'],
    ]);
    expect(customers[1]).toMatchObject({ id: first.id, email: 'nora@example.com', spent: 39.96 });
    expect((await get(walt.id)).body).toMatchObject({
      ...{
        name: 'Walter',
        phone: walt.phone,
        orders: 2,
        history: [{ id: walt.id, status: 'delivered' }, {}],
      },
      products: [
        { name: 'Honey', quantity: 1, orders: 1 },
        { name: 'Eggs', quantity: 1, orders: 1 },
      ],
    });
  });

  it('are one with and without the country in front of their phone, also where they are searched', async () => {
    await bought({ firstName: 'Walt', phone: '802-555-0142' });
    const { id: orderId } = await bought({ firstName: 'Walt', phone: '802-555-0143' });
    await test.db.getRepository(Order).update(orderId, { phone: '+1 802 555 0142' });
    expect(await list()).toMatchObject([{ name: 'Walt', orders: 2 }]);
    for (const q of ['%2B1 802 555 0142', '18025550142', '802-555-0142'])
      expect(names(await list(`?q=${q}`))).toEqual(['Walt']);
  });

  it('are one for each order where they left nothing but a name', async () => {
    await bought({ firstName: 'Ann' });
    const second = await bought({ firstName: 'Ann' }, honey);
    expect((await list()).map(({ name, orders }) => [name, orders])).toEqual([
      ['Ann', 1],
      ['Ann', 1],
    ]);
    expect((await get(second.id)).body.history.map(({ id }) => id)).toEqual([second.id]);
  });

  it('spent nothing on what was refunded or canceled', async () => {
    const order = await bought({ firstName: 'Nora', phone: '802-555-0100' }, eggs, 2);
    const body = { items: [{ id: order.items[0]?.id, quantity: 1 }], amount: null, reason: 'Broken.' };
    const key = { 'idempotency-key': `refund-${order.id}` };
    const refund = await seller.post<ErrorBody>(`/api/vendor/orders/${order.id}/refund`, body, key);
    expect([refund.status, refund.body.message]).toEqual([200, undefined]);
    const other = await bought({ firstName: 'Nora', phone: '802-555-0100' });
    await test.db.getRepository(VendorOrder).update({ orderId: other.id }, { status: 'cancelled' });
    expect(await list()).toMatchObject([{ orders: 1, spent: 7.56 }]);
    expect((await get(order.id)).body.history.map(({ id, status }) => [id, status])).toEqual([
      [other.id, 'cancelled'],
      [order.id, 'delivered'],
    ]);
    await test.db.getRepository(VendorOrder).update({ orderId: order.id }, { status: 'cancelled' });
    expect(await list()).toEqual([]);
  });

  it('are found by name, email and phone, and sorted', async () => {
    await bought({ firstName: 'Ann', email: 'ann@example.com' }, honey, 5);
    await bought({ firstName: 'Zoe', phone: '802-555-0177' });
    await bought({ firstName: 'Max', email: 'max@farm.example' }, honey);
    expect(names(await list())).toEqual(['Max', 'Zoe', 'Ann']);
    expect(names(await list('?sort=spent'))).toEqual(['Ann', 'Max', 'Zoe']);
    expect(names(await list('?sort=name'))).toEqual(['Ann', 'Max', 'Zoe']);
    expect(names(await list('?q=8025550177'))).toEqual(['Zoe']);
    expect(names(await list('?q=FARM.example'))).toEqual(['Max']);
    expect(names(await list('?sort=name&limit=1&offset=1'))).toEqual(['Max']);
    const file = await seller.get<string>('/api/vendor/customers/export?q=ann');
    expect(file.body).toMatch(/^\uFEFFCustomer,.*\r\nAnn,ann@example\.com,,1,54\.00,.*,Honey,,\r\n$/);
  });

  it('are the vendor’s alone, for those who see its orders', async () => {
    const { id } = await bought({ firstName: 'Ann', email: 'ann@example.com' });
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await get(id, rival)).body.error).toBe('CUSTOMER_NOT_FOUND');
    expect((await rival.get<CustomerList>('/api/vendor/customers')).body).toEqual([]);
    const packer = await signedIn(test);
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: farm.id });
    const member = { businessId: businessId ?? 0, userId: packer.user.id, role: 'packer' as const };
    await test.db.getRepository(Membership).insert(member);
    expect((await packer.get<ErrorBody>('/api/vendor/customers')).body.error).toBe(
      'BUSINESS_ROLE_NOT_ALLOWED',
    );
  });
});
