import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminCheckoutStates } from '../../../src/contract/backoffice/settings.admin.js';
import type { DeliveryView, OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ProductView } from '../../../src/contract/marketplace/products.js';
import type { VendorProfile } from '../../../src/contract/marketplace/vendors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Refusal = OrderView & { error?: string; issues?: { path: string; message: string }[] };

let test: TestApp;
let admin: Client;
let vendor: Vendor;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM audit_log; DELETE FROM settings');
  vendor = await makeVendor(test.db, { businessName: 'Blue Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350, inventory: 20 });
});

const PATH = '/api/admin/settings/checkout-states';
const DEFAULT = ['CA', 'NY', 'TX', 'FL'];
const open = (states: readonly string[], was: readonly string[] = DEFAULT) =>
  admin.put<AdminCheckoutStates & { error?: string }>(PATH, { states, was: { states: was } });
const OHIO = { state: 'OH', city: 'Columbus', zipCode: '43215' };
const place = async (form: object, headers: Record<string, string> = {}) => {
  const { cookie } = await shopper(test, [kale.id, 1]);
  return test.post<Refusal>('/api/orders', checkoutForm({ email: anotherEmail(), ...form }), {
    cookie,
    ...headers,
  });
};
const delivery = async (query: string) => {
  const { cookie } = await shopper(test, [kale.id, 1]);
  return (await test.get<DeliveryView>(`/api/cart/delivery?${query}`, { cookie })).body;
};

describe('the states that orders can be sent to', () => {
  it("are the specification's until staff set others, everywhere at the same moment", async () => {
    expect((await admin.get<AdminCheckoutStates>(PATH)).body).toEqual({
      states: DEFAULT,
      updatedAt: null,
      username: null,
    });
    const before = await place(OHIO);
    expect([before.status, before.body.issues]).toEqual([
      400,
      [{ path: 'state', message: 'State is required' }],
    ]);
    const saved = await open(['OH', 'FL', 'OH', 'DC']);
    expect(saved).toMatchObject({ status: 200, body: { states: ['DC', 'FL', 'OH'], username: 'ann' } });
    expect((await place(OHIO)).status).toBe(201);
    expect((await delivery('state=OH')).states).toEqual(['DC', 'FL', 'OH']);
    expect((await test.get<string>('/contact')).body).toContain('"checkoutStates":["DC","FL","OH"]');
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      {
        resource: 'settings',
        recordId: 'checkout-states',
        action: 'update',
        before: { states: DEFAULT },
        after: { states: ['DC', 'FL', 'OH'], closed: ['CA', 'NY', 'TX'] },
      },
    ]);
  });

  it('say of one that was closed that it is, and keep orders that were placed before', async () => {
    const key = { 'idempotency-key': 'before-it-closed' };
    const { cookie } = await shopper(test, [kale.id, 1]);
    const send = () => test.post<Refusal>('/api/orders', checkoutForm(), { cookie, ...key });
    const placed = await send();
    expect(placed.status).toBe(201);
    await open(['NY']);
    const again = await send();
    expect([again.status, again.body.id]).toEqual([201, placed.body.id]);
    const late = await place({});
    expect(late).toMatchObject({
      status: 400,
      body: {
        error: 'VALIDATION_FAILED',
        issues: [
          {
            path: 'state',
            message: 'We no longer send orders to Florida. Please choose another address, or pickup.',
          },
        ],
      },
    });
    const both = await place({ phone: '1', agreeToTerms: false });
    expect(both.body.issues?.map(({ path }) => path)).toEqual(['phone', 'state', 'agreeToTerms']);
    expect((await place({ shippingMethod: 'pickup', paymentMethod: 'cash' })).status).toBe(201);
    const order = await test.db.getRepository(Order).findOneByOrFail({ id: placed.body.id });
    expect(order).toMatchObject({ shippingState: 'FL', status: 'pending' });
    await open(['NY', 'FL'], ['NY']);
    expect((await place({})).status).toBe(201);
  });

  it('are those of the ZIP code, too: what is typed beside another one is refused', async () => {
    const oregon = await place({ state: 'FL', city: 'Portland', zipCode: '97201' });
    const message = 'ZIP code 97201 is in Oregon, not Florida. Please check both.';
    expect([oregon.status, oregon.body.issues]).toEqual([400, [{ path: 'zipCode', message }]]);
    const pickedUp = { shippingMethod: 'pickup', state: 'FL', zipCode: '97201' };
    expect((await place(pickedUp)).status).toBe(201);
  });

  it('take nothing from the cart of someone who is refused', async () => {
    await open(['NY']);
    const { cookie } = await shopper(test, [kale.id, 3]);
    expect((await test.post('/api/orders', checkoutForm(), { cookie })).status).toBe(400);
    expect((await test.get('/api/cart', { cookie })).body).toMatchObject([{ quantity: 3 }]);
    expect(await test.db.getRepository(Product).findOneByOrFail({ id: kale.id })).toMatchObject({
      inventory: 20,
    });
  });

  it('are set by staff who may, from the list, one at least, and not over what somebody else set', async () => {
    const tooMany = Array.from({ length: 60 }, () => 'NY');
    for (const states of [[], ['ZZ'], ['PR'], tooMany]) expect((await open(states)).status).toBe(400);
    const support = await signedIn(test, { role: 'admin', staffRole: 'support' });
    const body = { states: ['NY'], was: { states: DEFAULT } };
    expect((await support.put(PATH, body)).status).toBe(403);
    await open(['NY']);
    expect(await open(['CA'])).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    expect((await admin.get<AdminCheckoutStates>(PATH)).body.states).toEqual(['NY']);
  });
});

describe('a vendor who ships to fewer states', () => {
  const shipTo = (...shippingStates: string[]) =>
    test.db.getRepository(Vendor).update(vendor.id, { shippingStates });

  it('is named where an order would be sent elsewhere, and nothing is lost', async () => {
    await shipTo('NY', 'VT');
    const reasons = async (query: string) =>
      Object.fromEntries((await delivery(query)).options.map(({ method, reason }) => [method, reason]));
    expect((await reasons('state=FL&zipCode=33901')).shipping).toBe("Blue Hill doesn't ship to Florida.");
    expect((await reasons('zipCode=33901')).shipping).toBe("Blue Hill doesn't ship to Florida.");
    expect((await reasons('state=NY&zipCode=10001')).shipping).toBeNull();
    expect((await reasons('state=FL&zipCode=33901')).pickup).toBeNull();
    const refused = await place({});
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'DELIVERY_NOT_POSSIBLE', message: "Blue Hill doesn't ship to Florida." },
    });
    expect((await place({ state: 'NY', city: 'New York', zipCode: '10001' })).status).toBe(201);
    expect((await place({ shippingMethod: 'pickup', paymentMethod: 'cash' })).status).toBe(201);
  });

  it('says so on the profile, and to shoppers', async () => {
    const client = await signedIn(test, { role: 'vendor' });
    await test.db.getRepository(Vendor).update(vendor.id, { userId: client.user.id });
    const fields = {
      businessName: 'Blue Hill',
      description: 'Vegetables.',
      address: '3 Farm Road',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      phone: '239-555-0101',
      shippingMethods: ['pickup', 'nationwide_shipping'],
    };
    const save = (given: object) => client.put<VendorProfile>('/api/vendor/profile', { ...fields, ...given });
    expect((await save({})).body.shippingStates).toEqual([]);
    expect((await save({ shippingStates: ['VT', 'NY', 'VT'] })).body.shippingStates).toEqual(['NY', 'VT']);
    expect((await save({})).body.shippingStates).toEqual(['NY', 'VT']);
    const shown = async () => (await test.get<ProductView>(`/api/products/${kale.id}`)).body.vendor;
    expect((await shown()).shippingStates).toEqual(['NY', 'VT']);
    expect((await save({ shippingStates: ['ZZ'] })).status).toBe(400);
    expect((await save({ shippingStates: [] })).body.shippingStates).toEqual([]);
    expect(await shown()).not.toHaveProperty('shippingStates');
  });
});
