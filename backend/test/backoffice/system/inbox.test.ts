import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Message } from '../../../src/content/messages/message.entity.js';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { Inbox, InboxRow } from '../../../src/contract/backoffice/inbox.admin.js';
import type { Waiting } from '../../../src/contract/backoffice/start.admin.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { houseDay } from '../../../src/contract/shared/calendar/house-zone.js';
import type { StaffRole } from '../../../src/contract/shared/capabilities.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm, makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What waits for staff, of every kind, in one list. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', firstName: 'Ada', lastName: 'Winters' });
});
afterAll(() => test.close());

const staff = (staffRole: StaffRole) => signedIn(test, { role: 'admin', staffRole });
const inbox = async (query = '', by = admin) => (await by.get<Inbox>(`/api/admin/inbox?${query}`)).body;
const titles = async (query = '', by = admin) => (await inbox(query, by)).rows.map(({ title }) => title);
const change = (row: Pick<InboxRow, 'kind' | 'recordId'>, changes: object, by = admin) =>
  by.put<InboxRow & ErrorBody>(`/api/admin/inbox/${row.kind}/${row.recordId}`, changes);
const inDays = (days: number) => addDays(houseDay(new Date()), days);

const letter = { name: 'Sam', email: 'sam@mail.example', message: 'Where is kale?' };
const writeTo = (subject: string) => test.db.getRepository(Message).save({ ...letter, subject });
const rowOf = async (subject: string) => {
  const { rows } = await inbox('kind=messages');
  return rows.find(({ title }) => title === subject)!;
};

describe('the inbox', () => {
  it('has what waits of every kind, what waits longest first, and only a claim of a farm that is claimed', async () => {
    const { id: userId } = admin.user;
    await makeFarm(test.db, {
      name: 'Heron Farm',
      userId,
      isClaimed: true,
      createdAt: new Date('2026-01-02'),
    });
    const claimed = await makeFarm(test.db, { name: 'Heron Mill' });
    const rosa = await signedIn(test, { role: 'farmer' });
    await rosa.post(`/api/farms/${claimed.id}/claim`, { userId: rosa.user.id });
    const vendor = await makeVendor(test.db, { businessName: 'Plum Pantry', isApproved: false });
    await test.db.query(`UPDATE vendors SET created_at = '2026-01-01' WHERE id = $1`, [vendor.id]);
    await writeTo('Kale');
    const { rows, total } = await inbox();
    expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
      ['vendors', 'Plum Pantry'],
      ['farms', 'Heron Farm'],
      ['farm-claims', 'Heron Mill'],
      ['messages', 'Kale'],
    ]);
    expect(total).toBe(4);
    expect(rows[3]).toMatchObject({ detail: 'Sam: Where is kale?', ownerId: null, note: null });
    expect(await titles('kind=farms')).toEqual(['Heron Farm']);
  });

  it('has an order that a vendor has not confirmed for a day, unless it is not paid yet', async () => {
    const vendor = await makeVendor(test.db, { businessName: 'Slow Acres' });
    const product = await makeProduct(test.db, { vendorId: vendor.id });
    await makePurchase(test.db, { userId: admin.user.id, product, status: 'pending' });
    expect(await titles('kind=orders')).toEqual([]);
    await test.db.query(`UPDATE fulfilments SET created_at = now() - interval '25 hours'`);
    const { rows } = await inbox('kind=orders');
    expect(rows).toMatchObject([{ detail: 'Not confirmed by Slow Acres' }]);
    expect((await admin.get<Waiting>('/api/admin/start/waiting')).body.orders).toBe(1);
    await test.db.query(`UPDATE orders SET payment_status = 'held'`);
    expect(await titles('kind=orders')).toEqual([]);
  });

  it('shows each member of the staff what they work on', async () => {
    const kinds = async (role: StaffRole) => [
      ...new Set((await inbox('', await staff(role))).rows.map(({ kind }) => kind)),
    ];
    expect(await kinds('support')).toEqual(['messages']);
    expect(await kinds('content')).toEqual([]);
    expect(await kinds('marketplace')).toEqual(['vendors']);
    expect((await kinds('directory')).toSorted()).toEqual(['farm-claims', 'farms']);
  });

  it('refuses a kind or a page that there is not', async () => {
    for (const query of ['kind=jobs', 'page=0', 'owner=me', 'recordId=x'])
      expect((await admin.get(`/api/admin/inbox?${query}`)).status).toBe(400);
  });
});

describe('something in the inbox', () => {
  it('gets an owner who works on it, and a note, which the log does not repeat', async () => {
    await writeTo('Owned');
    const row = await rowOf('Owned');
    const support = await staff('support');
    const given = await change(row, {
      ...{ ownerId: support.user.id, note: 'Called twice.' },
      was: { ownerId: null, note: null },
    });
    expect(given).toMatchObject({ status: 200, body: { ownerId: support.user.id, note: 'Called twice.' } });
    expect(await titles('owner=mine', support)).toEqual(['Owned']);
    expect(await titles('owner=mine')).toEqual([]);
    expect(await titles('owner=nobody')).not.toContain('Owned');
    expect(await titles(`kind=messages&recordId=${row.recordId}`)).toEqual(['Owned']);
    const history = await admin.get<AdminAuditEntry[]>(
      `/api/admin/history?resource=messages&recordId=${row.recordId}`,
    );
    expect(history.body[0]).toMatchObject({ action: 'inbox', after: { hasNote: true } });
    expect(JSON.stringify(history.body)).not.toContain('Called');

    const market = await staff('marketplace');
    const wrong = await change(row, { ownerId: market.user.id, was: { ownerId: support.user.id } });
    expect(wrong.body.issues).toMatchObject([{ path: 'ownerId' }]);
    expect((await change(row, { note: 'Mine', was: { note: null } })).body.error).toBe('CHANGED_MEANWHILE');
    expect((await change(row, { note: '', was: { note: 'Called twice.' } })).body.note).toBeNull();
  });

  it('comes back on the day that it is snoozed until, and isn’t counted before', async () => {
    await writeTo('Later');
    const row = await rowOf('Later');
    const count = async () => (await admin.get<Waiting>('/api/admin/start/waiting')).body.messages ?? 0;
    const before = await count();
    const until = (snoozedUntil: string) => change(row, { snoozedUntil, was: { snoozedUntil: null } });
    for (const day of [inDays(0), inDays(91)])
      expect((await until(day)).body.issues).toMatchObject([{ path: 'snoozedUntil' }]);
    expect((await until(inDays(2))).body.snoozedUntil).toBe(inDays(2));
    expect(await titles('kind=messages')).not.toContain('Later');
    expect(await titles('kind=messages&snoozed=true')).toEqual(['Later']);
    expect(await count()).toBe(before - 1);
    await test.db.query(`UPDATE inbox_items SET snoozed_until = $1 WHERE record_id = $2`, [
      inDays(0),
      row.recordId,
    ]);
    expect(await titles('kind=messages')).toContain('Later');
  });

  it('leaves with the decision, and is for those alone who work on it', async () => {
    const { id } = await writeTo('Read soon');
    const row = await rowOf('Read soon');
    const change403 = await change(row, { note: 'x', was: { note: null } }, await staff('content'));
    expect(change403.body.error).toBe('FORBIDDEN');
    await test.db.getRepository(Message).update(id, { status: 'read' });
    expect((await change(row, { note: 'x', was: { note: null } })).body.error).toBe('ALREADY_DECIDED');
    expect(await test.db.query(`SELECT 1 FROM inbox_items WHERE record_id = $1`, [id])).toEqual([]);
    const nothing = { kind: 'messages', recordId: 999_999_999 } as const;
    expect((await change(nothing, { note: 'x', was: { note: null } })).status).toBe(409);
  });
});
