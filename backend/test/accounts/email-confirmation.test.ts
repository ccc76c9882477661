import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailConfirmation } from '../../src/accounts/email-confirmation/email-confirmation.entity.js';
import { User } from '../../src/accounts/users/user.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { clientOf, cookieOf, makeUser, PASSWORD, signedIn, signIn } from '../support/http/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const unconfirmed = { emailConfirmedAt: null };
const mailsTo = (recipient: string) =>
  test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
const tokenIn = (mail: Mail | undefined) =>
  /\/confirm-email#([\w-]{43})(?![\w-])/.exec(mail?.text ?? '')?.[1] ?? 'none';
const confirm = (token: string) => test.post('/api/auth/confirm-email', { token });
const confirmedAt = async ({ id }: User) =>
  (await test.db.getRepository(User).findOneByOrFail({ id })).emailConfirmedAt;

/** A person with a link in their mailbox. */
async function withLink() {
  const client = await signedIn(test, unconfirmed);
  await client.post('/api/account/email-confirmation', {});
  return { client, token: tokenIn((await mailsTo(client.user.email)).at(-1)) };
}

describe('a new account', () => {
  it('is signed in unconfirmed and confirmed by the link in the welcome email', async () => {
    const registered = await test.post<{ id: number; email: string; emailConfirmedAt: string | null }>(
      '/api/auth/register',
      { username: 'wren', email: 'wren@example.com', password: PASSWORD, role: 'user' },
    );
    expect(registered).toMatchObject({ status: 201, body: { emailConfirmedAt: null } });
    const [mail] = await mailsTo('wren@example.com');
    expect(mail).toMatchObject({ kind: 'welcome', isSecret: true });
    expect(await confirm(tokenIn(mail))).toMatchObject({ status: 200, body: { done: true } });
    const user = await test.db.getRepository(User).findOneByOrFail({ id: registered.body.id });
    const me = await clientOf(test, user, cookieOf(registered)).get<{ emailConfirmedAt: string }>(
      '/api/auth/me',
    );
    expect(Date.parse(me.body.emailConfirmedAt)).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('a confirmation link', () => {
  it('is kept as a hash, works for a week, and may be opened twice', async () => {
    const { client, token } = await withLink();
    const rows = await test.db.getRepository(EmailConfirmation).findBy({ userId: client.user.id });
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    const days = ((rows[0]?.expiresAt.getTime() ?? 0) - (rows[0]?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect((await confirm(token)).status).toBe(200);
    const first = await confirmedAt(client.user);
    expect((await confirm(token)).status).toBe(200);
    expect(await confirmedAt(client.user)).toEqual(first);
  });

  it('is refused once it is too old, and when it was made up', async () => {
    const { client, token } = await withLink();
    await test.db.query('UPDATE email_confirmations SET expires_at = now() WHERE user_id = $1', [
      client.user.id,
    ]);
    for (const bad of [token, 'a'.repeat(43)]) {
      expect(await confirm(bad)).toMatchObject({ status: 410, body: { error: 'LINK_NOT_VALID' } });
    }
    expect(await confirmedAt(client.user)).toBeNull();
  });

  it('does not set a password', async () => {
    const { token } = await withLink();
    const answer = await test.post('/api/auth/reset-password', { token, password: 'another password' });
    expect(answer).toMatchObject({ status: 410, body: { error: 'LINK_NOT_VALID' } });
  });

  it('confirms only the address that it went to', async () => {
    const { client, token } = await withLink();
    const moved = { ...client.user, email: 'moved-on@example.com' };
    await test.db.getRepository(User).update({ id: client.user.id }, { email: moved.email });
    expect(await confirm(token)).toMatchObject({ status: 410, body: { error: 'LINK_NOT_VALID' } });
    expect(await confirmedAt(client.user)).toBeNull();
  });
});

describe('asking for another link', () => {
  it('sends at most three an hour, also when asked for at once', async () => {
    const client = await signedIn(test, unconfirmed);
    const ask = () => client.post('/api/account/email-confirmation', {});
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(await mailsTo(client.user.email)).toHaveLength(3);
  });

  it('sends nothing where the address is confirmed already', async () => {
    const client = await signedIn(test);
    expect((await client.post('/api/account/email-confirmation', {})).status).toBe(200);
    expect(await mailsTo(client.user.email)).toEqual([]);
  });
});

describe('an address', () => {
  it('has to be confirmed again after a change, by a link that goes to the new one', async () => {
    const user = await makeUser(test.db);
    const client = await signIn(test, user);
    const email = 'new-home@example.com';
    const changed = await client.put('/api/account', { email, currentPassword: PASSWORD });
    expect(changed).toMatchObject({ status: 200, body: { email, emailConfirmedAt: null } });
    const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'confirm-email');
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect(await confirmedAt(user)).not.toBeNull();
  });

  it('stays confirmed when only its capitals or other fields change', async () => {
    const user = await makeUser(test.db);
    const client = await signIn(test, user);
    const changed = await client.put('/api/account', { email: user.email.toUpperCase(), city: 'Alva' });
    expect(changed.status).toBe(200);
    expect(await confirmedAt(user)).not.toBeNull();
  });

  it('is confirmed by a password link, which came by email as well', async () => {
    const user = await makeUser(test.db, unconfirmed);
    await test.post('/api/auth/forgot-password', { email: user.email });
    let mail: Mail | undefined;
    for (let round = 0; round < 100 && !mail; round += 1) {
      [mail] = await mailsTo(user.email);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const token = /\/reset-password#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none';
    const answer = await test.post('/api/auth/reset-password', { token, password: 'another password' });
    expect(answer.status).toBe(200);
    expect(await confirmedAt(user)).not.toBeNull();
  });
});
