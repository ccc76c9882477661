import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminSession } from '../../../src/contract/accounts/sessions.admin.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, makeUser, signedIn, signIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM sign_in_failures; DELETE FROM audit_log'));

const SESSIONS = '/api/admin/sessions';
const list = async (filter: Record<string, unknown>) =>
  (await admin.get<AdminSession[]>(`${SESSIONS}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;

describe('sessions', () => {
  it('are listed by account and last use, without what would open them', async () => {
    const user = await makeUser(test.db, { username: 'wanderer' });
    const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
    const client = await signIn(test, user, { 'user-agent': agent });
    await signIn(test, user);
    await test.db.query(
      `UPDATE sessions SET expires_at = now() - interval '1 minute' WHERE user_id = $1 AND user_agent IS DISTINCT FROM $2`,
      [user.id, agent],
    );
    for (const filter of [{ userId: user.id }, { q: 'wander' }]) {
      const rows = await list(filter);
      expect(rows).toMatchObject([{ userId: user.id, username: 'wanderer', device: 'Chrome on Windows' }]);
      const secret = decodeURIComponent(client.cookie.split('=')[1] ?? '').split('.')[0] ?? 'none';
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
    expect(await list({ role: 'admin', userId: user.id })).toEqual([]);
    const filter = encodeURIComponent(JSON.stringify({ userId: user.id }));
    const file = await admin.get<string>(`${SESSIONS}/export.csv?filter=${filter}`);
    expect(file.body).toContain('Chrome on Windows');
  });

  it('end when they are deleted, and that is logged', async () => {
    const client = await signedIn(test);
    const [row] = await list({ userId: client.user.id });
    expect((await admin.delete(`${SESSIONS}/${row?.id}`)).status).toBe(200);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'delete', resource: 'sessions', recordId: row?.id },
    ]);
    expect((await admin.delete(`${SESSIONS}/${row?.id}`)).status).toBe(404);
  });
});
