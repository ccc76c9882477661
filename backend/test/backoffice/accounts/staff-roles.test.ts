import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeView } from '../../../src/contract/accounts/auth.js';
import type { AdminUser } from '../../../src/contract/accounts/users.admin.js';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { StaffRole } from '../../../src/contract/shared/capabilities.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What each member of the staff may do, and who gives it to them. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const staff = (staffRole: StaffRole) => signedIn(test, { role: 'admin', staffRole });
const change = (id: number, body: object, by = admin) =>
  by.put<AdminUser & ErrorBody>(`/api/admin/users/${id}`, body);
const me = async (client: Client) => (await client.get<MeView>('/api/auth/me')).body;

describe('a staff role', () => {
  it('is administrator for whoever was an admin before there were any, and nobody else has one', async () => {
    expect((await me(admin)).staffRole).toBe('administrator');
    expect((await me(await staff('content'))).staffRole).toBe('content');
    expect(await me(await signedIn(test, { role: 'vendor', staffRole: 'support' }))).not.toHaveProperty(
      'staffRole',
    );
  });

  it('counts right away, ends no session, and is in the audit log', async () => {
    const colleague = await staff('administrator');
    const { id } = colleague.user;
    expect((await colleague.get('/api/admin/orders')).status).toBe(200);
    const { status, body } = await change(id, {
      staffRole: 'directory',
      was: { staffRole: 'administrator' },
    });
    expect([status, body.staffRole]).toEqual([200, 'directory']);
    expect((await me(colleague)).staffRole).toBe('directory');
    expect((await colleague.get<ErrorBody>('/api/admin/orders')).body.error).toBe('FORBIDDEN');
    expect((await colleague.get('/api/admin/farms')).status).toBe(200);
    const { body: history } = await admin.get<AdminAuditEntry[]>(
      `/api/admin/history?resource=users&recordId=${id}`,
    );
    expect(history[0]).toMatchObject({
      action: 'update',
      before: { staffRole: 'administrator' },
      after: { staffRole: 'directory' },
    });
  });

  it('comes and goes with the role', async () => {
    const { id } = await makeUser(test.db);
    const made = await change(id, {
      role: 'admin',
      staffRole: 'support',
      was: { role: 'user', staffRole: null },
    });
    expect(made.body).toMatchObject({ role: 'admin', staffRole: 'support' });
    const ended = await change(id, { role: 'user', was: { role: 'admin' } });
    expect(ended.body).toMatchObject({ role: 'user', staffRole: null });
    const refused = await change(id, { staffRole: 'support', was: { staffRole: null } });
    expect(refused.body.issues?.[0]?.path).toBe('staffRole');
    const again = await change(id, { role: 'admin', was: { role: 'user' } });
    expect(again.body.staffRole).toBe('administrator');
  });

  it('is named by the invitation', async () => {
    const invited = (email: string, body: object) =>
      admin.post<AdminUser>('/api/admin/users', { email, role: 'admin', ...body });
    expect((await invited('s@example.com', { staffRole: 'support' })).body.staffRole).toBe('support');
    expect((await invited('a@example.com', {})).body.staffRole).toBe('administrator');
    const customer = await admin.post<AdminUser>('/api/admin/users', {
      email: 'c@example.com',
      role: 'user',
    });
    expect(customer.body.staffRole).toBeNull();
  });

  it('can be looked for', async () => {
    const { user } = await staff('marketplace');
    const filter = encodeURIComponent(JSON.stringify({ staffRole: 'marketplace' }));
    const { body } = await admin.get<AdminUser[]>(`/api/admin/users?filter=${filter}`);
    expect(body.map(({ id }) => id)).toEqual([user.id]);
  });
});

describe('administrators', () => {
  it('can change neither their own staff role nor the last one’s, also where other staff are left', async () => {
    const own = await change(admin.user.id, { staffRole: 'support', was: { staffRole: 'administrator' } });
    expect([own.status, own.body.error]).toEqual([409, 'NOT_YOURSELF']);

    const other = await startTestApp();
    try {
      const last = await signedIn(other, { role: 'admin' });
      await makeUser(other.db, { role: 'admin', staffRole: 'support' });
      const { status, body } = await last.delete<ErrorBody>('/api/account', {
        password: 'correct horse battery',
      });
      expect([status, body.error]).toEqual([409, 'LAST_ADMINISTRATOR']);
    } finally {
      await other.close();
    }
  });

  it('alone manage people, settings and emails; support looks at them one at a time', async () => {
    const support = await staff('support');
    const person = await makeUser(test.db);
    expect((await support.get(`/api/admin/users/${person.id}`)).status).toBe(200);
    const refused = [
      support.get('/api/admin/users/export.csv'),
      support.get('/api/admin/audit-log/export.csv'),
      support.get('/api/admin/sessions'),
      change(support.user.id, { staffRole: 'administrator', was: { staffRole: 'support' } }, support),
      support.post(`/api/admin/users/${person.id}/lock`, { reason: 'x' }),
      support.put('/api/admin/settings/staff-refunds', { most: 5_000, was: { most: 100 } }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 403));
  });
});

describe('what the start page and the history tell', () => {
  it('is of the queues that one works on', async () => {
    const waiting = async (client: Client) =>
      Object.keys((await client.get<Record<string, number>>('/api/admin/start/waiting')).body).toSorted();
    expect(await waiting(await staff('support'))).toEqual(['messages']);
    expect(await waiting(await staff('content'))).toEqual([]);
    expect(await waiting(await staff('marketplace'))).toEqual([
      'disputes',
      'orders',
      'payouts',
      'refunds',
      'reviews',
      'vendors',
    ]);
    expect(await waiting(admin)).toContain('jobs');
  });

  it('is of the records that one may read', async () => {
    const directory = await staff('directory');
    const history = (resource: string) => directory.get(`/api/admin/history?resource=${resource}&recordId=1`);
    expect((await history('farms')).status).toBe(200);
    expect((await history('orders')).status).toBe(403);
    expect((await history('users')).status).toBe(403);
  });
});
