import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { DiscountCodeView } from '../../../src/contract/marketplace/discount-codes.js';
import type { ProductView } from '../../../src/contract/marketplace/products.js';
import type { VendorTerms } from '../../../src/contract/marketplace/vendor-terms.js';
import type { VendorView } from '../../../src/contract/marketplace/vendors.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { DiscountCode } from '../../../src/marketplace/tables/discount-code.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Sunny Acres' });
});

const NONE = { shipping: null, localDelivery: null, minimumOrder: null };
const OWN = { shipping: { price: 8, freeFrom: 60 }, localDelivery: { price: '3.50' }, minimumOrder: '20' };
const CODES = '/api/vendor/discount-codes';

describe("a vendor's prices", () => {
  it('are the standard until the vendor sets them, and are shown to shoppers then', async () => {
    const { id } = await makeProduct(test.db, { vendorId: vendor.id });
    expect((await seller.get<VendorTerms>('/api/vendor/terms')).body).toEqual(NONE);
    expect((await test.get<ProductView>(`/api/products/${id}`)).body.vendor).not.toHaveProperty('terms');
    const saved = await seller.put<VendorTerms>('/api/vendor/terms', OWN);
    const terms = {
      shipping: { price: 8, freeFrom: 60 },
      localDelivery: { price: 3.5, freeFrom: null },
      minimumOrder: 20,
    };
    expect([saved.status, saved.body]).toEqual([200, terms]);
    expect((await test.get<ProductView>(`/api/products/${id}`)).body.vendor.terms).toEqual(terms);
    expect((await test.get<VendorView>(`/api/vendors/${vendor.id}`)).body.terms).toEqual(terms);
    const list = await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}`);
    expect(list.body[0]?.vendor.terms).toEqual(terms);
    expect((await seller.put('/api/vendor/terms', NONE)).body).toEqual(NONE);
  });

  it('are in the history of the vendor with who changed them, where something changed', async () => {
    const staff = await signedIn(test, { role: 'admin' });
    const history = async () =>
      (await staff.get<AdminAuditEntry[]>(`/api/admin/history?resource=vendors&recordId=${vendor.id}`)).body;
    await seller.put('/api/vendor/terms', OWN);
    await seller.put('/api/vendor/terms', OWN);
    await seller.put('/api/vendor/terms', { ...OWN, minimumOrder: 0 });
    expect(await history()).toMatchObject([
      {
        ...{ action: 'owner-update', username: seller.user.username },
        before: { shippingPrice: null, deliveryPrice: null, minimumOrder: null },
        after: { shippingPrice: 8, shippingFreeFrom: 60, deliveryPrice: 3.5, minimumOrder: 20 },
      },
    ]);
  });

  it.each([
    [{ ...OWN, shipping: { price: 'eight' } }, 'shipping.price'],
    [{ ...OWN, shipping: { price: 501 } }, 'shipping.price'],
    [{ ...OWN, minimumOrder: 0 }, 'minimumOrder'],
    [{ ...OWN, localDelivery: { price: 1, freeFrom: -1 } }, 'localDelivery.freeFrom'],
  ])('are refused with the field that is wrong, and kept: %j', async (body, path) => {
    const answer = await seller.put<ErrorBody>('/api/vendor/terms', body);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path]);
    expect((await seller.get('/api/vendor/terms')).body).toEqual(NONE);
  });
});

describe("a vendor's discount codes", () => {
  const ten = { code: 'spring 10', percent: '10' };

  it('are made, changed, ended and used again', async () => {
    expect((await seller.get(CODES)).body).toEqual([]);
    const made = await seller.post<DiscountCodeView>(CODES, { ...ten, maxUses: 50 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      code: 'SPRING10',
      state: 'running',
      percent: 10,
      amount: null,
      uses: 0,
    });
    const path = `${CODES}/${made.body.id}`;
    const changed = await seller.put<DiscountCodeView>(path, {
      code: 'EGGS',
      amount: 5,
      endsOn: '2024-05-01',
    });
    expect(changed.body).toMatchObject({
      code: 'EGGS',
      percent: null,
      amount: 5,
      maxUses: null,
      state: 'ended',
    });
    await seller.put(path, { code: 'EGGS', amount: 5 });
    expect((await seller.post<DiscountCodeView>(`${path}/end`, {})).body.state).toBe('ended');
    const again = await seller.post<ErrorBody>(`${path}/end`, {});
    expect([again.status, again.body.error]).toEqual([409, 'DISCOUNT_CODE_ENDED']);
    expect((await seller.put<DiscountCodeView>(path, { code: 'EGGS', amount: 5 })).body.state).toBe(
      'running',
    );
  });

  it('are unique for the vendor whatever their case, and not for others', async () => {
    await makeDiscountCode(test.db, { vendorId: (await makeVendor(test.db)).id, code: 'SPRING10' });
    expect((await seller.post(CODES, ten)).status).toBe(201);
    const second = await seller.post<ErrorBody>(CODES, { ...ten, code: 'Spring-10' });
    expect([second.status, second.body.error]).toEqual([409, 'DISCOUNT_CODE_EXISTS']);
  });

  it.each([
    [{ code: 'X', percent: 10 }, 'code'],
    [{ code: 'EGGS!', percent: 10 }, 'code'],
    [{ code: 'EGGS', percent: 91 }, 'percent'],
    [{ code: 'EGGS', percent: 10, amount: 5 }, 'percent'],
    [{ code: 'EGGS' }, 'percent'],
    [{ code: 'EGGS', amount: 0 }, 'amount'],
    [{ code: 'EGGS', percent: 10, startsOn: '2026-05-02', endsOn: '2026-05-01' }, 'endsOn'],
    [{ code: 'EGGS', percent: 10, maxUses: 0 }, 'maxUses'],
    [{ code: 'EGGS', percent: 10, productIds: [] }, 'productIds'],
  ])('are refused with the field that is wrong: %j', async (body, path) => {
    const answer = await seller.post<ErrorBody>(CODES, body);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path]);
    expect(await test.db.getRepository(DiscountCode).countBy({ vendorId: vendor.id })).toBe(0);
  });

  it('are for the vendor’s own products alone, and are nobody else’s to read or change', async () => {
    const others = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    const wrong = await seller.post<ErrorBody>(CODES, { ...ten, productIds: [others.id] });
    expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'productIds']);
    const { id } = await makeDiscountCode(test.db, { vendorId: others.vendorId });
    expect((await seller.put(`${CODES}/${id}`, ten)).status).toBe(404);
    expect((await seller.post(`${CODES}/${id}/end`, {})).status).toBe(404);
  });

  it('say how often they were used and what they took off, and never go below that', async () => {
    const product = await makeProduct(test.db, { vendorId: vendor.id, price: 1_000, inventory: 9 });
    const { body: made } = await seller.post<DiscountCodeView>(CODES, { ...ten, maxUses: 9 });
    for (const quantity of [1, 2]) {
      const { cookie } = await shopper(test, [product.id, quantity]);
      const order = checkoutForm({ discountCodes: ['SPRING10'] });
      expect((await test.post('/api/orders', order, { cookie })).status).toBe(201);
    }
    const [code] = (await seller.get<DiscountCodeView[]>(CODES)).body;
    expect(code).toMatchObject({ uses: 2, takenOff: 3 });
    const answer = await seller.put<ErrorBody>(`${CODES}/${made.id}`, { ...ten, maxUses: 1 });
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'maxUses']);
  });

  it('can be ended by staff for good, which is in the audit log', async () => {
    const staff = await signedIn(test, { role: 'admin', staffRole: 'marketplace' });
    const { id } = await makeDiscountCode(test.db, { vendorId: vendor.id, code: 'FREEFOOD' });
    const reason = 'The name is misleading.';
    const ended = await staff.post<DiscountCodeView>(`/api/admin/discount-codes/${id}/end`, { reason });
    expect([ended.status, ended.body.state]).toEqual([200, 'ended']);
    const row = await test.db.getRepository(AuditEntry).findOneByOrFail({
      ...{ resource: 'discount-codes', recordId: String(id) },
    });
    expect(row).toMatchObject({ action: 'end', note: reason });
    const again = await seller.put<ErrorBody>(`${CODES}/${id}`, ten);
    expect([again.status, again.body.error]).toEqual([409, 'DISCOUNT_CODE_ENDED_BY_STAFF']);
    expect((await seller.get<DiscountCodeView[]>(CODES)).body[0]?.endedReason).toBe(reason);
  });
});
