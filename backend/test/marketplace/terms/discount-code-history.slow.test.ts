import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { DiscountCodeView } from '../../../src/contract/marketplace/discount-codes.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const CODES = '/api/vendor/discount-codes';
const TEN = { code: 'SPRING10', percent: 10 };

let test: TestApp;
let seller: Client;
let manager: Client;
let staff: Client;
let vendor: Vendor;
beforeAll(async () => {
  test = await startTestApp();
  staff = await signedIn(test, { role: 'admin', staffRole: 'marketplace' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  manager = await signedIn(test);
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  const membership = { businessId: businessId ?? 0, userId: manager.user.id, role: 'manager' } as const;
  await test.db.getRepository(Membership).insert(membership);
});

const make = async (body: object = TEN) => (await seller.post<DiscountCodeView>(CODES, body)).body;
const historyOf = async ({ id }: { id: number }, who = staff) =>
  (await who.get<AdminAuditEntry[]>(`/api/admin/history?resource=discount-codes&recordId=${id}`)).body;
const NEVER = { before: null, after: null };

describe('the history of a discount code', () => {
  it('says to staff which of the vendor’s people made, changed, ended and restarted it', async () => {
    const code = await make({ ...TEN, maxUses: 50 });
    const kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale' });
    const five = { code: 'EGGS', amount: 5, productIds: [kale.id], leastGoods: 20, maxUses: 50 };
    expect((await manager.put(`${CODES}/${code.id}`, five)).status).toBe(200);
    expect((await manager.post(`${CODES}/${code.id}/end`, {})).status).toBe(200);
    expect((await seller.put(`${CODES}/${code.id}`, five)).status).toBe(200);
    const endedAt = expect.stringMatching(/^\d{4}-/) as unknown;
    expect(await historyOf(code)).toMatchObject([
      {
        ...{ action: 'owner-update', username: seller.user.username, userId: seller.user.id },
        ...{ before: { endedAt }, after: { endedAt: null } },
      },
      {
        ...{ action: 'owner-end', username: manager.user.username, userId: manager.user.id },
        ...{ before: { endedAt: null }, after: { endedAt } },
      },
      {
        ...{ action: 'owner-update', username: manager.user.username },
        before: { code: 'SPRING10', percent: 10, amount: null, products: null, leastGoods: null },
        after: { code: 'EGGS', percent: null, amount: 5, products: ['Kale'], leastGoods: 20 },
      },
      {
        ...{ action: 'owner-create', username: seller.user.username, before: null },
        after: { code: 'SPRING10', percent: 10, maxUses: 50 },
      },
    ]);
  });

  it('has nothing of what changed nothing, and of what was refused', async () => {
    const code = await make();
    expect((await seller.put(`${CODES}/${code.id}`, TEN)).status).toBe(200);
    expect((await seller.put(`${CODES}/${code.id}`, { ...TEN, percent: 95 })).status).toBe(400);
    expect((await seller.post(CODES, TEN)).status).toBe(409);
    await seller.post(`${CODES}/${code.id}/end`, {});
    expect((await seller.post(`${CODES}/${code.id}/end`, {})).status).toBe(409);
    expect((await historyOf(code)).map(({ action }) => action)).toEqual(['owner-end', 'owner-create']);
  });

  it('is one list with what staff did', async () => {
    const code = await makeDiscountCode(test.db, { vendorId: vendor.id });
    await seller.post(`${CODES}/${code.id}/end`, {});
    await staff.post(`/api/admin/discount-codes/${code.id}/end`, { reason: 'The name is misleading.' });
    expect((await historyOf(code)).map(({ action, username }) => [action, username])).toEqual([
      ['end', staff.user.username],
      ['owner-end', seller.user.username],
    ]);
  });

  it('names no one whose account was deleted, and still says when', async () => {
    const code = await make();
    await manager.put(`${CODES}/${code.id}`, { ...TEN, percent: 15 });
    expect((await manager.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    const [change, made] = await historyOf(code);
    expect(change).toMatchObject({ ...NEVER, action: 'owner-update', username: 'a deleted account' });
    expect(made).toMatchObject({ username: seller.user.username, after: { percent: 10 } });
  });
});
