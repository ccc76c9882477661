import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PasswordToken } from '../../src/accounts/auth/passwords/password-token.entity.js';
import { SessionRow } from '../../src/accounts/sessions/session.entity.js';
import type { User } from '../../src/accounts/users/user.entity.js';
import type { PasswordNeeds } from '../../src/contract/accounts/auth.js';
import { MIN_GUARDED_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../src/contract/shared/limits.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { clientOf, cookieOf, makeUser, PASSWORD, signedIn, signIn } from '../support/http/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM sign_in_failures'));

interface ErrorBody {
  error: string;
}

const NEW = 'a new password';
const forgot = (email: string) => test.post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW) =>
  test.post<ErrorBody>('/api/auth/reset-password', { token, password });
const login = (user: User, password: string) =>
  test.post('/api/auth/login', { usernameOrEmail: user.username, password });
const mailsTo = (recipient: string, kind: string) =>
  test.db.getRepository(Mail).find({ where: { recipient, kind }, order: { id: 'ASC' } });

/** The mails are written after the answer. */
async function resetMails(email: string, count: number): Promise<Mail[]> {
  for (let round = 0; round < 100; round += 1) {
    const mails = await mailsTo(email, 'password-reset');
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`There are not ${count} mails to ${email}.`);
}

const tokenIn = (mail: Mail | undefined) =>
  /\/reset-password#([\w-]{43})(?![\w-])/.exec(mail?.text ?? '')?.[1] ?? 'none';

async function tokenFor(user: User): Promise<string> {
  const known = await mailsTo(user.email, 'password-reset');
  await forgot(user.email);
  return tokenIn((await resetMails(user.email, known.length + 1)).at(-1));
}

describe('a forgotten password', () => {
  it('is answered the same whether or not the address is known', async () => {
    const user = await makeUser(test.db);
    const known = await forgot(user.email);
    const unknown = await forgot('nobody-here@example.com');
    expect(known).toMatchObject({ status: 200, body: { done: true }, cookies: [] });
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await resetMails(user.email, 1);
    expect(await mailsTo('nobody-here@example.com', 'password-reset')).toEqual([]);
  });

  it('brings a link of which only a hash is kept, good for an hour', async () => {
    const user = await makeUser(test.db);
    const token = await tokenFor(user);
    const [row] = await test.db.getRepository(PasswordToken).findBy({ userId: user.id });
    expect(row?.tokenHash).not.toBe(token);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(3_600_000);
  });

  it('brings a link that tells what a password needs to who has it, and to no one else', async () => {
    const look = (token: string) =>
      test.post<PasswordNeeds & ErrorBody>('/api/auth/reset-password/look', { token });
    const [shopper, admin] = [await makeUser(test.db), await makeUser(test.db, { role: 'admin' })];
    const token = await tokenFor(admin);
    expect((await look(await tokenFor(shopper))).body).toEqual({ leastLength: MIN_PASSWORD_LENGTH });
    expect(await look(token)).toMatchObject({
      ...{ status: 200, body: { leastLength: MIN_GUARDED_PASSWORD_LENGTH } },
    });
    expect((await look('a'.repeat(43))).body.error).toBe('LINK_NOT_VALID');
    await test.db.query(`UPDATE password_tokens SET expires_at = now() WHERE user_id = $1`, [admin.id]);
    expect((await look(token)).body.error).toBe('LINK_NOT_VALID');
  });

  it('brings at most three mails an hour, also when asked for at one moment', async () => {
    const user = await makeUser(test.db);
    await Promise.all(Array.from({ length: 8 }, () => forgot(user.email.toUpperCase())));
    await resetMails(user.email, 3);
    await forgot(user.email);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await mailsTo(user.email, 'password-reset')).toHaveLength(3);
  });
});

describe('a reset', () => {
  it('sets the password, ends every session of the account, uses all links up and says so by mail', async () => {
    const client = await signedIn(test);
    const other = await signedIn(test);
    const first = await tokenFor(client.user);
    const second = await tokenFor(client.user);
    expect(await reset(first)).toMatchObject({ status: 200, body: { done: true } });
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await other.get('/api/auth/me')).status).toBe(200);
    expect((await login(client.user, PASSWORD)).status).toBe(401);
    expect((await login(client.user, NEW)).status).toBe(200);
    for (const token of [first, second]) {
      expect(await reset(token)).toMatchObject({ status: 410, body: { error: 'LINK_NOT_VALID' } });
    }
    expect(await mailsTo(client.user.email, 'password-changed')).toHaveLength(1);
  });

  it('gives one winner to many who use one link at once', async () => {
    const user = await makeUser(test.db);
    const token = await tokenFor(user);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(token, `password ${index}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(5);
    expect((await login(user, `password ${statuses.indexOf(200)}`)).status).toBe(200);
  });

  it('by two links of one account at once ends in one password, without a failure', async () => {
    const user = await makeUser(test.db);
    const tokens = [await tokenFor(user), await tokenFor(user), await tokenFor(user)];
    const answers = await Promise.all(tokens.map((token) => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('does not work with a link that ran out', async () => {
    const user = await makeUser(test.db);
    const token = await tokenFor(user);
    await test.db.query('UPDATE password_tokens SET expires_at = now() WHERE user_id = $1', [user.id]);
    expect((await reset(token)).status).toBe(410);
    expect((await login(user, PASSWORD)).status).toBe(200);
  });

  it('frees an account that somebody else keeps slow', async () => {
    const user = await makeUser(test.db);
    const token = await tokenFor(user);
    for (let round = 1; round <= 5; round += 1) await login(user, 'wrong');
    expect((await login(user, PASSWORD)).status).toBe(429);
    await reset(token);
    expect((await login(user, NEW)).status).toBe(200);
  });

  it('leaves a browser that was signed in to that account without its cookies', async () => {
    const client = await signedIn(test);
    const token = await tokenFor(client.user);
    const { cookies } = await client.post('/api/auth/reset-password', { token, password: NEW });
    expect(cookies[0]).toMatch(/^farmgate\.sid=; Max-Age=0/);
  });

  it('opens nothing for any other token, however it is made', async () => {
    const user = await makeUser(test.db);
    const token = await tokenFor(user);
    const [{ tokenHash } = { tokenHash: '' }] = await test.db
      .getRepository(PasswordToken)
      .findBy({ userId: user.id });
    expect((await reset(tokenHash)).status).toBe(410);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const tokens = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...letters), minLength: 43, maxLength: 43 }),
      fc
        .tuple(fc.nat(42), fc.constantFrom(...letters))
        .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at + 1)),
    );
    await fc.assert(
      fc.asyncProperty(tokens, async (other) => {
        fc.pre(other !== token);
        expect([400, 410]).toContain((await reset(other)).status);
      }),
      { numRuns: 60 },
    );
    expect((await reset(token)).status).toBe(200);
  });
});

describe('changing the password', () => {
  const form = { currentPassword: PASSWORD, password: NEW };

  it('ends all other sessions, renews this one and says so by mail', async () => {
    const client = await signedIn(test);
    const elsewhere = await signIn(test, client.user);
    const answer = await client.put('/api/auth/password', form);
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
    expect(cookieOf(answer)).not.toBe(client.cookie);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await clientOf(test, client.user, cookieOf(answer)).get('/api/auth/me')).status).toBe(200);
    expect(await test.db.getRepository(SessionRow).countBy({ userId: client.user.id })).toBe(1);
    expect((await login(client.user, NEW)).status).toBe(200);
    expect(await mailsTo(client.user.email, 'password-changed')).toHaveLength(1);
  });

  it('uses up the links that were sent before', async () => {
    const client = await signedIn(test);
    const token = await tokenFor(client.user);
    await client.put('/api/auth/password', form);
    expect((await reset(token)).status).toBe(410);
  });

  it('needs the current password', async () => {
    const client = await signedIn(test);
    const answer = await client.put('/api/auth/password', { ...form, currentPassword: NEW });
    expect(answer).toMatchObject({ status: 403, body: { error: 'WRONG_PASSWORD' } });
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await test.put('/api/auth/password', form)).status).toBe(401);
  });

  it('at two places at once succeeds at one', async () => {
    const client = await signedIn(test);
    const elsewhere = await signIn(test, client.user);
    const answers = await Promise.all([
      client.put('/api/auth/password', { ...form, password: 'first one' }),
      elsewhere.put('/api/auth/password', { ...form, password: 'second one' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});

it('asks more of everyone where the setting does, and says so on the forms', async () => {
  const strict = await startTestApp({ MIN_PASSWORD_LENGTH: '10' });
  try {
    const message = 'Password must be at least 10 characters long';
    const refused = { status: 400, body: { issues: [{ path: 'password', message }] } };
    const join = (password: string) =>
      strict.post('/api/auth/register', { username: 'long-word', email: 'long-word@example.com', password });
    expect(await join('nine-char')).toMatchObject(refused);
    expect((await join('ten-chars!')).status).toBe(201);
    const client = await signedIn(strict);
    const change = (password: string) =>
      client.put('/api/auth/password', { currentPassword: PASSWORD, password });
    expect(await change('nine-char')).toMatchObject(refused);
    expect((await strict.get<string>('/register')).body).toContain('At least 10 characters.');
    expect((await change('ten-chars!')).status).toBe(200);
  } finally {
    await strict.close();
  }
});
