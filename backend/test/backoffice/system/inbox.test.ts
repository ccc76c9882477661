import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Message } from '../../../src/content/messages/message.entity.js';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { Inbox, InboxRow } from '../../../src/contract/backoffice/inbox.admin.js';
import type { Waiting } from '../../../src/contract/backoffice/start.admin.js';
import type { OwnReview } from '../../../src/contract/marketplace/reviews.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { houseDay } from '../../../src/contract/shared/calendar/house-zone.js';
import type { StaffRole } from '../../../src/contract/shared/capabilities.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { eventually } from '../../support/eventually.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
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
const nameOf = ({ user: { firstName, lastName, username } }: Client) =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
const inDays = (days: number) => addDays(houseDay(new Date()), days);

const letter = { name: 'Sam', email: 'sam@mail.example', message: 'Where is kale?' };
const writeTo = (subject: string) => test.db.getRepository(Message).save({ ...letter, subject });
const rowOf = async (subject: string) => {
  const { rows } = await inbox('kind=messages');
  return rows.find(({ title }) => title === subject)!;
};

/** A review that was written long ago and has just been reported. */
async function reportedReview() {
  const author = await signedIn(test);
  const product = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
  await makePurchase(test.db, { userId: author.user.id, product, status: 'delivered' });
  const body = { rating: 2, comment: 'Wilted.' };
  const answer = await author.post<OwnReview>(`/api/products/${product.id}/reviews`, body);
  const recordId = answer.body.review!.id;
  await test.db.query(`UPDATE reviews SET created_at = '2026-01-01' WHERE id = $1`, [recordId]);
  const report = async (reason: string) => {
    const by = await signedIn(test);
    expect((await by.post(`/api/reviews/${recordId}/report`, { reason })).status).toBeLessThan(300);
  };
  await report('It is about another farm.');
  return { row: { kind: 'reviews', recordId } as const, report };
}

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
    const own = { userId: admin.user.id, isClaimed: true };
    await makeFarm(test.db, { name: 'For directory', ...own });
    await makeVendor(test.db, { businessName: 'For marketplace', isApproved: false });
    await writeTo('For support');
    const shown = async (role: StaffRole) =>
      (await titles('', await staff(role))).filter((title) => title.startsWith('For '));
    expect(await shown('support')).toEqual(['For support']);
    expect((await (await staff('content')).get('/api/admin/inbox')).status).toBe(403);
    expect(await shown('marketplace')).toEqual(['For marketplace']);
    expect(await shown('directory')).toEqual(['For directory']);
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
    const late = await change(row, { ownerId: admin.user.id, was: { ownerId: null } });
    expect(late.body).toMatchObject({ error: 'CHANGED_MEANWHILE', issues: [{ path: 'ownerId' }] });
    expect(late.body.issues?.[0]?.message).toBe(`Someone else changed this to ${nameOf(support)}.`);
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

  it('forgets a snooze, an owner and a note once a review is reported again', async () => {
    const { row, report } = await reportedReview();
    const said = { ownerId: admin.user.id, note: 'Old matter.', snoozedUntil: inDays(9) };
    await change(row, { ...said, was: { ownerId: null, note: null, snoozedUntil: null } });
    expect(await titles('kind=reviews')).toEqual([]);
    await test.db.query(
      'UPDATE review_reports SET dismissed_at = now(); UPDATE reviews SET open_reports = 0',
    );
    await report('It names a neighbor.');
    const { rows } = await inbox('kind=reviews');
    expect(rows).toMatchObject([{ ownerId: null, ownerName: null, note: null, snoozedUntil: null }]);
    expect(Date.parse(rows[0]!.since)).toBeGreaterThan(Date.now() - 60_000);
    expect(await titles('kind=reviews&owner=mine')).toEqual([]);
    expect(await titles('kind=reviews&owner=nobody')).toHaveLength(1);
    expect((await admin.get<Waiting>('/api/admin/start/waiting')).body.reviews).toBe(1);
    const noted = await change(row, { note: 'New matter.', was: { note: null } });
    expect(noted.body).toMatchObject({ ownerId: null, note: 'New matter.', snoozedUntil: null });
  });

  it('forgets a snooze once a rejected claim is reopened', async () => {
    const farm = await makeFarm(test.db, { name: 'Claimed Again' });
    const claimant = await signedIn(test, { role: 'farmer' });
    await claimant.post(`/api/farms/${farm.id}/claim`, { userId: claimant.user.id });
    const { recordId } = (await inbox('kind=farm-claims')).rows.find(({ title }) => title === farm.name)!;
    const row = { kind: 'farm-claims', recordId } as const;
    await change(row, { snoozedUntil: inDays(9), was: { snoozedUntil: null } });
    expect(await titles('kind=farm-claims')).not.toContain(farm.name);
    const decide = (action: string) =>
      admin.post(`/api/admin/farm-claims/${recordId}/${action}`, { reason: 'Called.' });
    expect((await decide('reject')).status).toBe(200);
    expect((await decide('reopen')).status).toBe(200);
    expect(await titles('kind=farm-claims')).toContain(farm.name);
    expect((await inbox(`kind=farm-claims&recordId=${recordId}`)).rows[0]?.snoozedUntil).toBeNull();
  });

  it('has no owner once that colleague works on something else or is locked out', async () => {
    await writeTo('Handed back');
    const row = await rowOf('Handed back');
    const colleague = await staff('support');
    await change(row, { ownerId: colleague.user.id, was: { ownerId: null } });
    expect(await titles('kind=messages&owner=nobody')).not.toContain('Handed back');
    for (const change of [
      `staff_role = 'marketplace'`,
      `staff_role = 'support', locked_at = now(), lock_reason = 'Left.'`,
    ]) {
      await test.db.query(`UPDATE users SET ${change} WHERE id = $1`, [colleague.user.id]);
      expect(await titles('kind=messages&owner=nobody')).toContain('Handed back');
      expect(await rowOf('Handed back')).toMatchObject({ ownerId: null, ownerName: null });
    }
    expect((await change(row, { ownerId: admin.user.id, was: { ownerId: null } })).status).toBe(200);
  });

  it('isn’t called snoozed anymore once that day has come', async () => {
    await writeTo('Back today');
    const row = await rowOf('Back today');
    await change(row, { snoozedUntil: inDays(1), was: { snoozedUntil: null } });
    await test.db.query(`UPDATE inbox_items SET snoozed_until = $1 WHERE record_id = $2`, [
      inDays(0),
      row.recordId,
    ]);
    expect((await rowOf('Back today')).snoozedUntil).toBeNull();
  });

  it('leaves no name of an erased colleague in the log', async () => {
    await writeTo('Owned by Zebulon');
    const row = await rowOf('Owned by Zebulon');
    const colleague = await signedIn(test, { role: 'admin', staffRole: 'support', firstName: 'Zebulon' });
    await change(row, { ownerId: colleague.user.id, was: { ownerId: null } });
    const log = () =>
      test.db.query(`SELECT after FROM audit_log WHERE action = 'inbox' AND record_id = $1`, [
        String(row.recordId),
      ]);
    expect(JSON.stringify(await log())).toContain('Zebulon');
    expect((await colleague.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(JSON.stringify(await log())).not.toContain('Zebulon');
  });
});

describe('the daily job', () => {
  it('forgets what was said of things that don’t wait anymore', async () => {
    const app = await startTestApp({ JOBS: 'on' });
    const messages = app.db.getRepository(Message);
    const [open, read] = await messages.save([
      { ...letter, subject: 'Open' },
      { ...letter, subject: 'Read', status: 'read' },
    ]);
    await app.db.query(
      `INSERT INTO inbox_items (kind, record_id, note) VALUES ('messages', $1, 'x'), ('messages', $2, 'x'), ('farms', 1, 'x')`,
      [open!.id, read!.id],
    );
    const jobs = new Jobs(app.db, loadConfig({}, '/'));
    jobs.handle('inbox-clean-up', { retries: 1, retryDelaySeconds: 1 }, null);
    await app.db.transaction((tx) => jobs.enqueue(tx, 'inbox-clean-up', {}));
    const left = () => app.db.query<object[]>('SELECT kind, record_id FROM inbox_items');
    await eventually(app.db, async () => (await left()).length < 3);
    expect(await left()).toEqual([{ kind: 'messages', record_id: open!.id }]);
    await app.close();
  }, 30_000);
});
