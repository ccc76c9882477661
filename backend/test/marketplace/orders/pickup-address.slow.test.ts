import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Refusal = OrderView & { issues?: { path: string; message: string }[] };

let test: TestApp;
let seller: Client;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 1_007 });
});

let guests = 0;
const NONE = { address: undefined, city: undefined, state: undefined, zipCode: undefined };
const BLANK = { address: ' ', city: '', state: '', zipCode: '' };

async function place(given: object) {
  const { cookie } = await shopper(test, [kale.id, 1]);
  guests += 1;
  const form = checkoutForm({ email: `pickup-${guests}@example.com`, shippingMethod: 'pickup', ...given });
  return { cookie, ...(await test.post<Refusal>('/api/orders', form, { cookie })) };
}

describe('an order that is picked up', () => {
  it('needs no address, and costs the same tax to the cent', async () => {
    const withAddress = await place({});
    for (const nothing of [NONE, BLANK]) {
      const { status, body } = await place(nothing);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        shippingAddress: '',
        shippingCity: '',
        shippingState: '',
        shippingZipCode: '',
      });
      const { subtotal, tax, shipping, total } = withAddress.body;
      expect(body).toMatchObject({ subtotal, tax, shipping, total });
      expect([tax, total]).toEqual([0.81, 10.88]);
    }
  });

  it('keeps the address that was sent, whole or in part, and refuses one that is none', async () => {
    expect((await place({ state: 'TN' })).body).toMatchObject({
      shippingAddress: '1 Main Street',
      shippingState: 'TN',
      shippingZipCode: '33901',
    });
    expect((await place({ ...NONE, zipCode: '33901-1234' })).body).toMatchObject({
      shippingAddress: '',
      shippingZipCode: '33901',
    });
    const wrong = await place({ address: 'x', city: 'y', state: 'ZZ', zipCode: '1' });
    expect(wrong.body.issues?.map(({ path }) => path)).toEqual(['address', 'city', 'state', 'zipCode']);
  });

  it('still needs a name, an email address and a phone number', async () => {
    const { status, body } = await place({ ...NONE, email: '', phone: '', firstName: '', lastName: '' });
    expect(status).toBe(400);
    expect(body.issues?.map(({ path }) => path)).toEqual(['email', 'phone', 'firstName', 'lastName']);
  });

  it('shows no empty line to anyone: buyer, vendor, staff, email, file', async () => {
    const { body, cookie } = await place(NONE);
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const mails = () => test.db.getRepository(Mail).findBy({ aboutResource: 'orders', aboutId: body.id });
    await eventually(test.db, async () => (await mails()).length === 2);
    for (const { text } of await mails()) expect(text).not.toMatch(/(^|\n) *, *(\n|$)|undefined|null/);
    const { body: own } = await seller.get<VendorOrderView>(`/api/vendor/orders/${body.id}`);
    expect(own).toMatchObject({ customerName: 'Ann Field', phone: '239-555-0134', shippingAddress: '' });
    const admin = await signedIn(test, { role: 'admin' });
    expect((await admin.get<AdminOrder>(`/api/admin/orders/${body.id}`)).body.shippingAddress).toBe('');
    const csv = await admin.get<string>('/api/admin/orders/export.csv');
    expect([csv.status, csv.body]).toEqual([200, expect.stringContaining(body.orderNumber)]);
  });
});

describe('an order that is sent', () => {
  it('needs the whole address, said together with all else that is missing', async () => {
    for (const shippingMethod of ['shipping', 'local_delivery', undefined]) {
      for (const nothing of [NONE, BLANK]) {
        const { status, body } = await place({ ...nothing, phone: '', shippingMethod });
        expect(status).toBe(400);
        expect(body.issues?.map(({ message }) => message)).toEqual([
          'Please enter a valid phone number',
          'Please enter your full address',
          'City is required',
          'State is required',
          'Please enter a valid ZIP code',
        ]);
      }
    }
    const odd = await place({ shippingMethod: 'drone', ...NONE });
    expect(odd.body.issues?.map(({ path }) => path)).toContain('shippingMethod');
  });
});
