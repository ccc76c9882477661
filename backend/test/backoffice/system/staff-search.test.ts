import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StaffSearchGroup } from '../../../src/contract/backoffice/search.admin.js';
import type { StaffRole } from '../../../src/contract/shared/capabilities.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { makeFarm, makePlace, makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** One search over everything that a member of the staff may read. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'boss', email: 'boss@example.com' });
});
afterAll(() => test.close());

const search = async (q: string, client = admin) =>
  (await client.get<StaffSearchGroup[]>(`/api/admin/search?q=${encodeURIComponent(q)}`)).body;
const kinds = (groups: StaffSearchGroup[]) => groups.map(({ kind }) => kind);

describe('the one search', () => {
  it('finds people, farms, vendors, products and orders by their names', async () => {
    const owner = await makeUser(test.db, { role: 'vendor', firstName: 'Quillon', lastName: 'Marsh' });
    await makeFarm(test.db, { name: 'Quillon Farm', zipCode: '33933' });
    const vendor = await makeVendor(test.db, { userId: owner.id, businessName: 'Quillon Goods' });
    const product = await makeProduct(test.db, { vendorId: vendor.id, name: 'Quillon honey' });
    await makePurchase(test.db, { userId: owner.id, product, status: 'confirmed' });
    const groups = await search('quillon');
    expect(kinds(groups)).toEqual(expect.arrayContaining(['users', 'farms', 'vendors', 'products']));
    expect(groups[0]).toMatchObject({
      kind: 'users',
      results: [{ id: owner.id, title: 'Quillon Marsh', detail: `${owner.username} · ${owner.email}` }],
      isMore: false,
    });
    expect(kinds(await search('33933'))).toContain('farms');
    const [order] = await test.db.query<{ number: string }[]>('SELECT order_number AS number FROM orders');
    expect(await search(order?.number ?? '')).toMatchObject([
      { kind: 'orders', results: [{ title: order?.number }] },
    ]);
    // 11:18 PM in New York.
    await test.db.query(`UPDATE orders SET created_at = '2026-11-29T04:18:00Z'`);
    const [found] = await search(order?.number ?? '');
    expect(found?.results[0]?.detail).toMatch(/ · 2026-11-28$/);
  });

  it('finds a farm by its phone number or email, and a place by its ZIP code', async () => {
    const farm = await makeFarm(test.db, {
      name: 'By phone',
      phone: '(239) 555-0177',
      email: 'Hen@example.com',
    });
    const place = await makePlace(test.db, { name: 'By ZIP', zipCode: '33999' });
    for (const q of ['239-555-0177', '+1 239 555 0177', 'hen@example.com']) {
      expect(await search(q)).toMatchObject([{ kind: 'farms', results: [{ id: farm.id }] }]);
    }
    expect(await search('33999')).toMatchObject([{ kind: 'places', results: [{ id: place.id }] }]);
  });

  it('shows five of a kind and says that there are more', async () => {
    for (let index = 0; index < 6; index += 1) await makeFarm(test.db, { name: `Zephyr Acres ${index}` });
    const [farms] = await search('zephyr');
    expect([farms?.results.length, farms?.isMore]).toEqual([5, true]);
  });

  it('holds what its reader may read, and no more', async () => {
    const staff = (staffRole: StaffRole) => signedIn(test, { role: 'admin', staffRole });
    expect(kinds(await search('quillon', await staff('directory')))).toEqual(['farms']);
    expect(kinds(await search('quillon', await staff('content')))).toEqual([]);
    expect(kinds(await search('quillon', await staff('support')))).toContain('users');
  });

  it('is nothing where nothing fits, and asks for two characters', async () => {
    expect(await search('no such thing anywhere')).toEqual([]);
    expect((await admin.get('/api/admin/search?q=a')).status).toBe(400);
    expect((await admin.get('/api/admin/search')).status).toBe(400);
    expect((await admin.get('/api/admin/search?q=%00%25_%5C')).status).toBe(200);
  });
});
