import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminVendor } from '../../../src/contract/marketplace/admin/vendors.admin.js';
import { VENDOR_CHECKS } from '../../../src/contract/marketplace/admin/vendors.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PayeeAccount } from '../../../src/marketplace/tables/payee-account.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { makePickupSite } from '../../support/scenes/pickup-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM mails; DELETE FROM audit_log'));

/** A vendor with its person and one product. */
async function make(
  given: Partial<Vendor> = {},
): Promise<{ vendor: Vendor; product: Product; email: string }> {
  const user = await makeUser(test.db, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: user.id, ...given });
  const product = await makeProduct(test.db, { vendorId: vendor.id });
  return { vendor, product, email: user.email };
}
const waiting = () => make({ isApproved: false });
const act = <Body = AdminVendor>(id: number, action: string, body: object = {}) =>
  admin.post<Body>(`/api/admin/vendors/${id}/${action}`, body);
const tickAll = async (id: number) => {
  for (const { id: check } of VENDOR_CHECKS) await act(id, 'tick', { check, isTicked: true });
};
/** Approves a vendor in spite of the checks that fail. */
const approve = async (id: number) => {
  const { body } = await admin.get<AdminVendor>(`/api/admin/vendors/${id}`);
  const despite = body.checks.filter(({ isFine }) => !isFine).map(({ label }) => label);
  return act(id, 'approve', { despite });
};
const inShop = async (product: Product) => (await test.get(`/api/products/${product.id}`)).status === 200;
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
const logged = async () =>
  (await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } })).map(({ action }) => action);

describe('a vendor’s page', () => {
  it('says how it is paid and where it hands over by what is set up now', async () => {
    const { vendor } = await waiting();
    const seen = async () => (await admin.get<AdminVendor>(`/api/admin/vendors/${vendor.id}`)).body;
    const paid = ({ checks }: AdminVendor) => checks.find(({ label }) => label === 'Can be paid out')?.isFine;
    expect([paid(await seen()), (await seen()).pickupPlaces]).toEqual([false, []]);
    // Payouts that are played here have no account at Stripe.
    await test.db
      .getRepository(PayeeAccount)
      .save({ vendorId: vendor.id, gateway: 'test', state: 'enabled' });
    await makePickupSite(test.db, vendor.id, { name: 'The stand', city: 'Ajo', state: 'AZ' });
    expect(paid(await seen())).toBe(true);
    expect((await seen()).pickupPlaces).toEqual([
      expect.stringMatching(/^The stand, Ajo, AZ: \w+days, .+ Order /),
    ]);
  });
});

describe('approving a vendor', () => {
  it('waits until staff have gone through the checklist', async () => {
    const { vendor, product } = await waiting();
    expect(await act<ErrorBody>(vendor.id, 'approve')).toMatchObject({
      status: 409,
      body: { error: 'CHECKS_OPEN' },
    });
    expect(await inShop(product)).toBe(false);
    expect(await logged()).toEqual([]);
  });

  it('opens the shop, tells the vendor, and is logged with what was ticked by whom', async () => {
    const { vendor, product, email } = await waiting();
    await tickAll(vendor.id);
    const answer = await approve(vendor.id);
    expect(answer).toMatchObject({ status: 200, body: { standing: 'approved', isApproved: true } });
    expect(answer.body.reviewTicks['identity']).toMatchObject({ by: admin.user.username });
    expect(await inShop(product)).toBe(true);
    expect(await mails()).toMatchObject([{ kind: 'vendor-approved', recipient: email }]);
    expect(await logged()).toEqual(['tick', 'tick', 'tick', 'approve']);
  });

  it('with failed checks needs them all to be read, and the audit log names them', async () => {
    const { vendor, product } = await waiting();
    await tickAll(vendor.id);
    const { body: seen } = await admin.get<AdminVendor>(`/api/admin/vendors/${vendor.id}`);
    const failed = seen.checks.filter(({ isFine }) => !isFine).map(({ label }) => label);
    expect(failed.length).toBeGreaterThan(1);
    for (const despite of [undefined, [], failed.slice(1), [...failed, 'Has a barn']])
      expect(await act<ErrorBody>(vendor.id, 'approve', despite ? { despite } : {})).toMatchObject({
        status: 409,
        body: { error: 'CHECKS_FAILED' },
      });
    expect(await inShop(product)).toBe(false);
    expect((await act(vendor.id, 'approve', { despite: failed })).status).toBe(200);
    const [entry] = await test.db.getRepository(AuditEntry).findBy({ action: 'approve' });
    expect(entry?.note).toBe(`Approved with failed checks: ${failed.join('; ')}`);
  });

  it('happens once, also when two people press at the same moment', async () => {
    const { vendor } = await waiting();
    await tickAll(vendor.id);
    const answers = await Promise.all([1, 2, 3].map(() => approve(vendor.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mails()).toHaveLength(1);
  });

  it('can be put off with a reason, until the vendor has changed something', async () => {
    const { vendor, email } = await waiting();
    const reason = 'Please add a photograph of your farm.';
    expect((await act(vendor.id, 'decline', { reason })).body).toMatchObject({
      standing: 'declined',
      declinedReason: reason,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'vendor-declined', recipient: email });
    expect(mail?.text).toContain(reason);
    expect((await act(vendor.id, 'decline', { reason })).status).toBe(409);
    await test.db.getRepository(Vendor).update(vendor.id, { declinedAt: null });
    expect((await admin.get<AdminVendor>(`/api/admin/vendors/${vendor.id}`)).body.standing).toBe('waiting');
  });

  it('asks for a reason where it is put off', async () => {
    const { vendor } = await waiting();
    expect(await act<ErrorBody>(vendor.id, 'decline', { reason: ' ' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'reason' }] },
    });
  });
});

describe('suspending a vendor', () => {
  it('takes the products out of the shop and leaves open orders alone', async () => {
    const { vendor, product, email } = await make();
    const buyer = await makeUser(test.db);
    await makePurchase(test.db, { userId: buyer.id, product, status: 'confirmed' });
    const shares = () => test.db.getRepository(VendorOrder).findBy({ vendorId: vendor.id });
    const before = await shares();
    const reason = 'Two orders were not sent.';
    expect((await act(vendor.id, 'suspend', { reason })).body).toMatchObject({
      standing: 'suspended',
      suspendedReason: reason,
      openOrders: 1,
    });
    expect(await inShop(product)).toBe(false);
    expect((await test.get(`/api/vendors/${vendor.id}`)).status).toBe(404);
    expect(await shares()).toEqual(before);
    expect(await mails()).toMatchObject([{ kind: 'vendor-suspended', recipient: email }]);
  });

  it('is undone by reinstating, which brings the active products back', async () => {
    const { vendor, product } = await make();
    await act(vendor.id, 'suspend', { reason: 'Two orders were not sent.' });
    expect((await act(vendor.id, 'reinstate')).body).toMatchObject({
      standing: 'approved',
      suspendedReason: null,
    });
    expect(await inShop(product)).toBe(true);
    expect((await act(vendor.id, 'reinstate')).status).toBe(409);
  });
});

describe('the commission', () => {
  it('is set in percent, told to the vendor, and leaves what was sold before as it was', async () => {
    const { vendor, product } = await make();
    await makePurchase(test.db, { userId: (await makeUser(test.db)).id, product, status: 'confirmed' });
    const [before] = await test.db.getRepository(VendorOrder).findBy({ vendorId: vendor.id });
    expect((await act(vendor.id, 'set-commission', { percent: 9.5 })).body.commissionRate).toBe('0.095');
    expect(await test.db.getRepository(VendorOrder).findBy({ vendorId: vendor.id })).toEqual([before]);
    expect((await mails())[0]?.text).toContain('9.5%');
  });

  it.each([-1, 50.01, 1.234, '12', null])('cannot be %j', async (percent) => {
    const { vendor } = await make();
    expect((await act(vendor.id, 'set-commission', { percent })).status).toBe(400);
  });
});

describe('the list of vendors', () => {
  it('is narrowed to those who wait', async () => {
    await test.db.query(`UPDATE vendors SET is_approved = true`);
    const { vendor } = await waiting();
    const filter = encodeURIComponent(JSON.stringify({ standing: 'waiting' }));
    const { body } = await admin.get<AdminVendor[]>(`/api/admin/vendors?filter=${filter}`);
    expect(body.map(({ id }) => id)).toEqual([vendor.id]);
  });
});
