import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionRow } from '../../src/accounts/sessions/session.entity.js';
import { User } from '../../src/accounts/users/user.entity.js';
import type { MeView } from '../../src/contract/accounts/auth.js';
import { clientOf, cookieOf, makeUser, PASSWORD, signedIn, signIn } from '../support/http/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const login = (user: User, headers: Record<string, string> = {}) =>
  test.post<MeView>('/api/auth/login', { usernameOrEmail: user.username, password: PASSWORD }, headers);
const rowsOf = (userId: number) => test.db.getRepository(SessionRow).findBy({ userId });

describe('signing in', () => {
  it('answers who signed in, by username or e-mail in any case, and nothing of the password', async () => {
    const user = await makeUser(test.db, { username: 'Rosa', email: 'Rosa@Example.com', firstName: 'Rosa' });
    for (const usernameOrEmail of ['rosa', 'ROSA', ' rosa@example.COM ']) {
      const answer = await test.post('/api/auth/login', { usernameOrEmail, password: PASSWORD });
      expect(answer).toMatchObject({
        status: 200,
        body: { id: user.id, username: 'Rosa', email: 'Rosa@Example.com', role: 'user', firstName: 'Rosa' },
      });
      expect(JSON.stringify(answer.body)).not.toContain('argon');
    }
  });

  it('sets a cookie that no script reads and that goes to /api alone, and the hint beside it', async () => {
    const { cookies, headers } = await login(await makeUser(test.db));
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(
      /^farmgate\.sid=[^;]{40,}; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies[1]).toMatch(/^farmgate\.signed-in=1; Path=\/; Expires=[^;]+; SameSite=Lax$/);
    const expiry = (line = '') => Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '');
    expect(expiry(cookies[0])).toBe(expiry(cookies[1]));
    expect(Math.round((expiry(cookies[0]) - Date.now()) / 86_400_000)).toBe(30);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps a hash of the session id, the device and who it is, and nothing else', async () => {
    const user = await makeUser(test.db);
    const { cookies } = await login(user, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    const [row] = await rowsOf(user.id);
    expect(row).toMatchObject({ data: {}, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    expect(row?.id).toMatch(/^[\w-]{43}$/);
    expect(cookies[0]).not.toContain(row?.id);
  });

  it('renews the session id: one that was planted or known before is worth nothing', async () => {
    const user = await makeUser(test.db);
    const planted = await signedIn(test);
    const answer = await login(user, { cookie: planted.cookie });
    expect(cookieOf(answer)).not.toBe(planted.cookie);
    expect(answer.cookies.filter((line) => line.startsWith('farmgate.sid='))).toHaveLength(1);
    expect((await planted.get('/api/auth/me')).status).toBe(401);
    const again = await login(user, { cookie: cookieOf(answer) });
    expect(cookieOf(again)).not.toBe(cookieOf(answer));
    expect((await clientOf(test, user, cookieOf(answer)).get('/api/auth/me')).status).toBe(401);
    expect((await clientOf(test, user, cookieOf(again)).get('/api/auth/me')).status).toBe(200);
    expect(await rowsOf(user.id)).toHaveLength(1);
  });
});

describe('a session', () => {
  it('says who it is of, as the account is at this moment, and is never kept by caches', async () => {
    const client = await signedIn(test);
    expect(await client.get('/api/auth/me')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { id: client.user.id, role: 'user' },
    });
    await test.db.getRepository(User).update(client.user.id, { role: 'farmer' });
    expect((await client.get<MeView>('/api/auth/me')).body.role).toBe('farmer');
    expect((await client.get('/api/listings')).headers['cache-control']).toBe('no-store');
    await test.db.getRepository(User).delete(client.user.id);
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });

  it('is ended on the server by signing out, and both cookies go', async () => {
    const client = await signedIn(test);
    const answer = await client.post('/api/auth/logout', {});
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^farmgate\.sid=; Max-Age=0; Path=\/api; Expires=Thu, 01 Jan 1970/),
    ]);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect(await rowsOf(client.user.id)).toEqual([]);
    const withHint = await signedIn(test);
    const second = await test.post(
      '/api/auth/logout',
      {},
      { cookie: `${withHint.cookie}; farmgate.signed-in=1` },
    );
    expect(second.cookies.map((line) => line.split(';')[0]).sort()).toEqual([
      'farmgate.sid=',
      'farmgate.signed-in=',
    ]);
    expect((await test.post('/api/auth/logout', {})).status).toBe(200);
  });

  it('that ended elsewhere or ran out leaves the browser as a visitor, without the hint', async () => {
    const client = await signedIn(test);
    await test.db.query(`UPDATE sessions SET expires_at = now() WHERE user_id = $1`, [client.user.id]);
    const answer = await test.get('/api/listings', { cookie: `${client.cookie}; farmgate.signed-in=1` });
    expect(answer.status).toBe(200);
    expect(answer.cookies.map((line) => line.split(';')[0]).sort()).toEqual([
      'farmgate.sid=',
      'farmgate.signed-in=',
    ]);
  });

  it('notes its use at most once an hour, and then lives on in the browser too', async () => {
    const client = await signedIn(test);
    const [before] = await rowsOf(client.user.id);
    expect((await client.get('/api/auth/me')).cookies).toEqual([]);
    expect(await rowsOf(client.user.id)).toEqual([before]);
    await test.db.query(
      `UPDATE sessions SET last_seen_at = now() - interval '2 hours', expires_at = now() + interval '1 day' WHERE user_id = $1`,
      [client.user.id],
    );
    const answer = await client.get('/api/auth/me');
    expect(answer.cookies.map((line) => line.split(';')[0])).toEqual([client.cookie, 'farmgate.signed-in=1']);
    expect(answer.cookies[0]).toContain('HttpOnly; SameSite=Lax');
    const [after] = await rowsOf(client.user.id);
    expect(Date.now() - (after?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect((after?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect((await client.get('/api/auth/me')).cookies).toEqual([]);
  });

  it('is not made for visitors, nor read for pages', async () => {
    const before = await test.db.getRepository(SessionRow).count();
    expect((await test.get('/api/listings')).cookies).toEqual([]);
    expect((await test.get('/')).cookies).toEqual([]);
    expect(await test.db.getRepository(SessionRow).count()).toBe(before);
    const client = await signedIn(test);
    const page = await test.get('/', { cookie: client.cookie });
    expect(page).toMatchObject({ status: 200, cookies: [] });
    expect(page.headers['cache-control']).not.toBe('no-store');
  });

  it('belongs to nobody when its cookie was tampered with', async () => {
    const { cookie } = await signedIn(test);
    const [id = '', mark = ''] = cookie.slice('farmgate.sid='.length).split('.');
    const wrong = [
      id,
      `${id}.`,
      `${id}.${mark.slice(0, -2)}`,
      `${id.slice(1)}.${mark}`,
      `x${id}.${mark}`,
      `.${mark}`,
      'undefined',
      '%00',
      '%zz',
      '__proto__',
      '"quoted"',
      'x'.repeat(3_000),
    ];
    for (const value of wrong) {
      const answer = await test.get('/api/auth/me', { cookie: `farmgate.sid=${value}` });
      expect({ value, status: answer.status }).toEqual({ value, status: 401 });
    }
    expect((await test.get('/api/auth/me', { cookie })).status).toBe(200);
  });

  it('does not begin when the password was changed while it was being checked', async () => {
    const user = await makeUser(test.db);
    await test.db.query(
      `CREATE FUNCTION change_meanwhile() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN UPDATE users SET password = 'x' WHERE id = ${user.id}; RETURN OLD; END $$`,
    );
    await test.db.query(
      'CREATE TRIGGER meanwhile BEFORE DELETE ON sign_in_failures FOR EACH ROW EXECUTE FUNCTION change_meanwhile()',
    );
    try {
      expect(await login(user)).toMatchObject({ status: 401, body: { error: 'INVALID_CREDENTIALS' } });
    } finally {
      await test.db.query('DROP TRIGGER meanwhile ON sign_in_failures');
    }
    expect(await rowsOf(user.id)).toEqual([]);
  });
});

describe('over https', () => {
  it('the cookies are Secure, also behind a proxy that the server was not told of', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://farmgate.example' });
    try {
      const client = await signIn(secure, await makeUser(secure.db));
      const body = { usernameOrEmail: client.user.username, password: PASSWORD };
      const { cookies } = await secure.post('/api/auth/login', body);
      expect(cookies[0]).toContain('; HttpOnly; Secure; SameSite=Lax');
      expect(cookies[1]).toContain('; Secure; SameSite=Lax');
      expect((await client.get('/api/auth/me')).status).toBe(200);
    } finally {
      await secure.close();
    }
  });
});

describe('the secret', () => {
  it('is made once, and shared by all servers of a database', async () => {
    const [row] = await test.db.query<{ value: string }[]>(
      `SELECT value FROM app_secrets WHERE name = 'session'`,
    );
    expect(row?.value).toMatch(/^[\w-]{43}$/);
  });
});
