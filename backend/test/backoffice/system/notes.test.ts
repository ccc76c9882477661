import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { StaffNotes } from '../../../src/contract/backoffice/notes.admin.js';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { StaffNote } from '../../../src/platform/notes/staff-note.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeFarm, makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What staff note about a farm, a vendor or a person. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
  admin = await signedIn(test, { role: 'admin', username: 'ada' });
});
afterAll(() => test.close());

const add = (of: { resource: string; recordId: number }, text: string, by = admin) =>
  by.post<StaffNotes & ErrorBody>('/api/admin/notes', { ...of, text });
const list = (of: { resource: string; recordId: number }, by = admin) =>
  by.get<StaffNotes>(`/api/admin/notes?resource=${of.resource}&recordId=${of.recordId}`);
const texts = async (of: { resource: string; recordId: number }) =>
  (await list(of)).body.map(({ text }) => text);

describe('notes of staff', () => {
  it('are written about an order by its own action alone', async () => {
    const note = { resource: 'orders', recordId: 1, text: 'Called.' };
    expect(await admin.post('/api/admin/notes', note)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'resource' }] },
    });
  });

  it('are of one record, the newest first, with who wrote them; the log says only that there is one', async () => {
    const farm = { resource: 'farms', recordId: (await makeFarm(test.db)).id };
    const vendor = { resource: 'vendors', recordId: (await makeVendor(test.db)).id };
    const first = await add(farm, ' Gate is on\nRoute 9. ');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject([{ text: 'Gate is on\nRoute 9.', username: 'ada' }]);
    await add(farm, 'Called.');
    await add(vendor, 'Wants checks.');
    expect(await texts(farm)).toEqual(['Called.', 'Gate is on\nRoute 9.']);
    expect(await texts(vendor)).toEqual(['Wants checks.']);
    const log = await admin.get<AdminAuditEntry[]>(
      `/api/admin/history?resource=farms&recordId=${farm.recordId}`,
    );
    expect(log.body[0]).toMatchObject({ action: 'note', note: null, before: null, after: null });
  });

  it('are for those who may read the record, and for nobody outside', async () => {
    const farm = { resource: 'farms', recordId: (await makeFarm(test.db)).id };
    const user = { resource: 'users', recordId: admin.user.id };
    const directory = await signedIn(test, { role: 'admin', staffRole: 'directory' });
    expect((await add(farm, 'Seen.', directory)).status).toBe(201);
    expect((await add(user, 'No.', directory)).status).toBe(403);
    expect((await list(user, directory)).status).toBe(403);
    const farmer = await signedIn(test, { role: 'farmer' });
    expect((await list(farm, farmer)).status).toBe(403);
    expect((await add({ ...farm, recordId: 999_999 }, 'Where?')).status).toBe(404);
    for (const wrong of [
      { ...farm, resource: 'jobs' },
      { ...farm, recordId: 0 },
    ])
      expect((await add(wrong, 'No.')).status).toBe(400);
    expect((await add(farm, '  ')).status).toBe(400);
  });

  it('go along where a farm becomes another, and go with what was deleted', async () => {
    const kept = await makeFarm(test.db);
    const gone = await makeFarm(test.db);
    const of = (recordId: number) => ({ resource: 'farms', recordId });
    await add(of(gone.id), 'Of the double.');
    const seen = async (id: number) =>
      (await admin.get<Record<string, unknown>>(`/api/admin/farms/${id}`)).body;
    const [one, other] = [await seen(kept.id), await seen(gone.id)];
    const merged = await admin.post(`/api/admin/farms/${kept.id}/merge`, {
      otherId: gone.id,
      take: [],
      seen: { kept: one['updatedAt'], other: other['updatedAt'] },
    });
    expect(merged.status).toBe(200);
    expect(await texts(of(kept.id))).toEqual(['Of the double.']);
    await test.db.query('DELETE FROM farms WHERE id = $1', [kept.id]);
    const jobs = new Jobs(test.db, loadConfig({}, '/'));
    jobs.handle('notes-clean-up', { retries: 1, retryDelaySeconds: 1 }, null);
    await test.db.transaction((tx) => jobs.enqueue(tx, 'notes-clean-up', {}));
    await eventually(test.db, async () => (await texts(of(kept.id))).length === 0);
    expect(await texts(of(kept.id))).toEqual([]);
  });

  it('about a person go with the account and are never handed out; those by them stay without their name', async () => {
    const ben = await signedIn(test, { role: 'admin', username: 'ben' });
    const farm = { resource: 'farms', recordId: (await makeFarm(test.db)).id };
    await add(farm, 'Ben was here.', ben);
    await add({ resource: 'users', recordId: ben.user.id }, 'Ben is kind.');
    const exported = JSON.stringify((await ben.get('/api/account/export')).body);
    expect(exported).toContain('Ben was here.');
    expect(exported).not.toContain('Ben is kind.');
    expect((await ben.delete('/api/account', { password: PASSWORD })).status).toBeLessThan(300);
    expect((await list(farm)).body).toMatchObject([{ text: 'Ben was here.', username: 'a deleted account' }]);
    expect(await test.db.getRepository(StaffNote).countBy({ resource: 'users', recordId: ben.user.id })).toBe(
      0,
    );
  });

  it('of an order are in its history, also those of before', async () => {
    const product = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    await makePurchase(test.db, { userId: admin.user.id, product, status: 'pending' });
    const { id } = await test.db.getRepository(Order).findOneByOrFail({ userId: admin.user.id });
    await test.db.query(
      `INSERT INTO order_notes (order_id, username, text, created_at) VALUES ($1, 'old', 'Old note', '2026-01-01')`,
      [id],
    );
    const { body } = await admin.post<AdminOrder>(`/api/admin/orders/${id}/note`, { text: 'New note' });
    const notes = body.timeline.filter(({ kind }) => kind === 'note').map(({ detail }) => detail);
    expect(notes.toSorted()).toEqual(['New note', 'Old note']);
    expect(await texts({ resource: 'orders', recordId: id })).toEqual(['New note']);
  });
});
