import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/users/user.entity.js';
import { AccountExport, type SessionView } from '../../src/contract/accounts/account.js';
import type { MeView } from '../../src/contract/accounts/auth.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { cookieOf, makeUser, PASSWORD, signedIn, signIn } from '../support/http/people.js';
import { makeFarm, makeListing } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM sign_in_failures'));

interface ErrorBody {
  error: string;
  issues?: { path: string; message: string }[];
}

const mailsTo = (recipient: string, kind: string) => test.db.getRepository(Mail).findBy({ recipient, kind });
const userOf = (id: number) => test.db.getRepository(User).findOneBy({ id });

describe('the profile', () => {
  const profile = {
    firstName: 'Rosa',
    lastName: 'Marsh',
    phone: '(239) 555-0100',
    address: '1 Main Street',
    city: 'Fort Myers',
    state: 'FL',
    zipCode: '33901-1234',
  };

  it('is kept as given, and what is left out is emptied', async () => {
    const { user, ...client } = await signedIn(test);
    const { body } = await client.put<MeView>('/api/account', { email: user.email, ...profile });
    expect(body).toMatchObject({ ...profile, zipCode: '33901', id: user.id, email: user.email });
    expect((await client.get('/api/auth/me')).body).toEqual(body);
    const emptied = await client.put<MeView>('/api/account', { email: user.email, firstName: ' ' });
    expect(emptied.body).toMatchObject({ firstName: null, phone: null, state: null, zipCode: null });
    expect((await userOf(user.id))?.role).toBe('user');
  });

  it('keeps what was saved elsewhere while its form was open', async () => {
    const { user, ...client } = await signedIn(test);
    const { email } = user;
    const save = (changes: object) => client.put<MeView & ErrorBody>('/api/account', { email, ...changes });
    await save(profile);
    await save({ phone: '239-555-0134', was: { phone: profile.phone } });
    const other = await save({ city: 'Naples', was: { city: 'Fort Myers' } });
    const both = { firstName: 'Rosa', phone: '239-555-0134', city: 'Naples' };
    expect([other.status, other.body]).toMatchObject([200, both]);
    const late = await save({
      phone: '239-555-0199',
      state: 'GA',
      was: { phone: profile.phone, state: 'FL' },
    });
    expect([late.status, late.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.body.issues?.map(({ path }) => path)).toEqual(['phone']);
    expect((await client.get('/api/auth/me')).body).toMatchObject({ ...both, state: 'FL' });
  });

  it('is not given an old e-mail address back by a form that does not change it', async () => {
    const { user, ...client } = await signedIn(test);
    const email = `moved-${user.email}`;
    await client.put('/api/account', { email, currentPassword: PASSWORD });
    const name = { email: user.email, firstName: 'Rosa', was: { firstName: null } };
    expect((await client.put('/api/account', name)).body).toMatchObject({ email, firstName: 'Rosa' });
  });

  it('takes nothing that a person may not change', async () => {
    const { user, ...client } = await signedIn(test);
    for (const more of [{ role: 'admin' }, { username: 'x' }, { id: 1 }, { password: 'x' }]) {
      expect((await client.put('/api/account', { email: user.email, ...more })).status).toBe(400);
    }
    expect(await userOf(user.id)).toMatchObject({ role: 'user', username: user.username });
  });

  it('changes the e-mail address only with the password, and tells the old one', async () => {
    const { user, ...client } = await signedIn(test);
    const email = `moved-${user.email}`;
    for (const [currentPassword, message] of [
      [undefined, 'Please enter your password'],
      ['wrong', "That isn't your current password."],
    ] as const) {
      const answer = await client.put<ErrorBody>('/api/account', { email, currentPassword });
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toEqual([{ path: 'currentPassword', message }]);
    }
    expect((await userOf(user.id))?.email).toBe(user.email);
    await test.db.query(
      `INSERT INTO password_tokens (token_hash, user_id, purpose, expires_at) VALUES ('x', $1, 'reset', now() + interval '1 hour')`,
      [user.id],
    );
    const answer = await client.put<MeView>('/api/account', { email, currentPassword: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { email } });
    expect(await mailsTo(user.email, 'email-changed')).toHaveLength(1);
    expect(await test.db.query('SELECT 1 FROM password_tokens WHERE user_id = $1', [user.id])).toEqual([]);
  });

  it('does not take an address that somebody else has', async () => {
    const { email } = await makeUser(test.db);
    const { user, ...client } = await signedIn(test);
    const answer = await client.put('/api/account', { email, currentPassword: PASSWORD });
    expect(answer).toMatchObject({ status: 409, body: { error: 'ACCOUNT_EXISTS' } });
    expect(await mailsTo(user.email, 'email-changed')).toEqual([]);
  });
});

describe('the sessions of an account', () => {
  const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36' };

  it('are listed with their device, and say which is the current one', async () => {
    const user = await makeUser(test.db);
    const phone = await signIn(test, user, PHONE);
    const client = await signIn(test, user, { 'user-agent': 'curl/8' });
    await signedIn(test);
    const { body } = await client.get<SessionView[]>('/api/account/sessions');
    expect(body).toMatchObject([
      { device: 'Unknown device', isCurrent: true },
      { device: 'Chrome on Android', isCurrent: false },
    ]);
    // Neither id signs anybody in.
    for (const { id } of body) {
      expect(phone.cookie + client.cookie).not.toContain(id);
      expect((await test.get('/api/auth/me', { cookie: `farmgate.sid=${id}` })).status).toBe(401);
    }
  });

  it('are ended one by one, each by its own person alone', async () => {
    const user = await makeUser(test.db);
    const phone = await signIn(test, user, PHONE);
    const client = await signIn(test, user);
    const stranger = await signedIn(test);
    const { body } = await client.get<SessionView[]>('/api/account/sessions');
    const id = body.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const refused = await stranger.delete(`/api/account/sessions/${id}`);
    expect(refused).toMatchObject({ status: 404, body: { error: 'SESSION_NOT_FOUND' } });
    expect((await phone.get('/api/auth/me')).status).toBe(200);
    expect((await client.delete(`/api/account/sessions/${id}`)).status).toBe(200);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await client.delete(`/api/account/sessions/${id}`)).status).toBe(404);
    const own = body.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const ended = await client.delete(`/api/account/sessions/${own}`);
    expect(ended.cookies[0]).toMatch(/^farmgate\.sid=; Max-Age=0/);
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });

  it('are ended all but this one', async () => {
    const user = await makeUser(test.db);
    const phone = await signIn(test, user, PHONE);
    const client = await signIn(test, user);
    const stranger = await signedIn(test);
    expect((await client.delete('/api/account/sessions')).status).toBe(200);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await stranger.get('/api/auth/me')).status).toBe(200);
  });
});

describe('an export', () => {
  it('has the account, its sessions and what the other domains keep, as a file, without secrets', async () => {
    const { user, ...client } = await signedIn(test, { firstName: 'Rosa', city: 'Fort Myers' });
    const { status, headers, body } = await client.get<AccountExport>('/api/account/export');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="farmgate-[a-z0-9-]+\.json"$/),
      'cache-control': 'no-store',
    });
    expect(AccountExport.safeParse(body).success).toBe(true);
    expect(body.account).toMatchObject({ id: user.id, firstName: 'Rosa', city: 'Fort Myers' });
    expect(body.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/argon2/);
  });

  it('lists the mails that were sent, but not their text, which may hold a link', async () => {
    const { user, ...client } = await signedIn(test);
    await client.put('/api/auth/password', { currentPassword: PASSWORD, password: 'a new password' });
    const again = await test.post('/api/auth/login', {
      usernameOrEmail: user.username,
      password: 'a new password',
    });
    const { body } = await test.get<AccountExport>('/api/account/export', { cookie: cookieOf(again) });
    expect(body.records.mails).toEqual([
      expect.objectContaining({ kind: 'password-changed', subject: 'Your Farmgate password was changed' }),
    ]);
    expect(Object.keys(body.records.mails?.[0] ?? {}).sort()).toEqual([
      'createdAt',
      'kind',
      'sentAt',
      'status',
      'subject',
    ]);
  });
});

describe('mails at the address of an account', () => {
  const mailOf = (given: Partial<Mail>) =>
    test.db.getRepository(Mail).save({
      ...{ kind: 'application-received', recipient: 'team@example.com', subject: 'About Ann' },
      ...{ html: 'Ann', text: 'Ann', messageId: `<${Math.random()}@example.com>` },
      ...given,
    });

  it('that came before it are nobody’s to see or to take away: anybody may register any address', async () => {
    const { user, ...client } = await signedIn(test);
    const early = new Date(user.createdAt.getTime() - 60_000);
    const { id } = await mailOf({ recipient: user.email, createdAt: early });
    const { body } = await client.get<AccountExport>('/api/account/export');
    expect(body.records.mails).toEqual([]);
    await client.delete('/api/account', { password: PASSWORD });
    expect(await test.db.getRepository(Mail).existsBy({ id })).toBe(true);
  });

  it('that the team reads are not those of an account which has the team’s address', async () => {
    const { user, ...client } = await signedIn(test, { email: 'Hello@farmgate.example' });
    const mails = [
      await mailOf({ recipient: 'hello@farmgate.example' }),
      await mailOf({ replyTo: 'hello@farmgate.example' }),
    ];
    const { body } = await client.get<AccountExport>('/api/account/export');
    expect(body.records.mails).toEqual([]);
    expect((await client.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await userOf(user.id)).toBeNull();
    for (const { id } of mails) expect(await test.db.getRepository(Mail).existsBy({ id })).toBe(true);
  });

  it('go with the account, and so do those to the team that say who it was', async () => {
    const { user, ...client } = await signedIn(test);
    const mails = [await mailOf({ recipient: user.email }), await mailOf({ replyTo: user.email })];
    expect((await client.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    for (const { id } of mails) expect(await test.db.getRepository(Mail).existsBy({ id })).toBe(false);
  });
});

describe('a farmer with a farm and listings', () => {
  it('can take it all along, and leave without a trace of who it was', async () => {
    const { user, ...client } = await signedIn(test, { role: 'farmer' });
    const farm = await makeFarm(test.db, { userId: user.id, isClaimed: true });
    await makeListing(test.db, { userId: user.id, farmId: farm.id });
    const { status, body } = await client.get<AccountExport>('/api/account/export');
    expect(status).toBe(200);
    expect(body.records.farms).toHaveLength(1);
    expect(body.records.listings).toHaveLength(1);
    expect((await client.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    for (const table of ['farms', 'listings', 'farm_claims', 'images']) {
      const left = await test.db.query<unknown[]>(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user.id]);
      expect({ table, left }).toEqual({ table, left: [] });
    }
  });
});

describe('erasing an account', () => {
  const erase = (client: { delete: Awaited<ReturnType<typeof signedIn>>['delete'] }, password = PASSWORD) =>
    client.delete<ErrorBody>('/api/account', { password });

  it('takes it away with its sessions and links, says goodbye and frees the name', async () => {
    const { user, ...client } = await signedIn(test);
    const elsewhere = await signIn(test, user);
    await client.put('/api/account', { email: `Mailbox-${user.id}@example.com`, currentPassword: PASSWORD });
    await client.put('/api/account', { email: user.email, currentPassword: PASSWORD });
    const answer = await erase(client);
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
    expect(answer.cookies[0]).toMatch(/^farmgate\.sid=; Max-Age=0/);
    expect(await userOf(user.id)).toBeNull();
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect(await test.db.query('SELECT 1 FROM sessions WHERE user_id = $1', [user.id])).toEqual([]);
    expect(await test.db.getRepository(Mail).findBy({ recipient: user.email })).toMatchObject([
      { kind: 'account-erased' },
    ]);
    const again = { username: user.username, email: user.email, password: 'secret-1' };
    expect((await test.post('/api/auth/register', again)).status).toBe(201);
  });

  it('needs the password', async () => {
    const { user, ...client } = await signedIn(test);
    expect(await erase(client, 'wrong')).toMatchObject({ status: 403, body: { error: 'WRONG_PASSWORD' } });
    expect((await client.delete('/api/account', {})).status).toBe(400);
    expect((await client.delete('/api/account')).status).toBe(400);
    expect(await userOf(user.id)).not.toBeNull();
  });

  it('is refused to the last administrator, also when the last two leave at once', async () => {
    const admins = [await signedIn(test, { role: 'admin' }), await signedIn(test, { role: 'admin' })];
    const answers = await Promise.all(admins.map((admin) => erase(admin)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('LAST_ADMINISTRATOR');
    expect(await test.db.getRepository(User).countBy({ role: 'admin' })).toBe(1);
  });
});
