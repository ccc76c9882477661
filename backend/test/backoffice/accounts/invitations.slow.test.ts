import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactor } from '../../../src/accounts/second-factor/second-factor.entity.js';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { PasswordSetView } from '../../../src/contract/accounts/auth.js';
import type { AdminUser } from '../../../src/contract/accounts/users.admin.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, clientOf, cookieOf, makeUser, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM sign_in_failures; DELETE FROM mails'));

const PATH = '/api/admin/users';
const mailsTo = (recipient: string) =>
  test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });

const login = (usernameOrEmail: string, password: string) =>
  test.post('/api/auth/login', { usernameOrEmail, password });

describe('an invitation', () => {
  const tokenIn = (mail: Mail | undefined) =>
    /\/reset-password\?for=invitation#([\w-]{43})(?![\w-])/.exec(mail?.text ?? '')?.[1] ?? 'none';

  it('makes an account that its link alone opens, for a week, and signs in', async () => {
    const answer = await admin.post<AdminUser>(PATH, { email: 'rosa.f@heron.example', role: 'admin' });
    expect(answer).toMatchObject({ status: 201, body: { username: 'rosa.f', role: 'admin' } });
    const user = await test.db.getRepository(User).findOneByOrFail({ id: answer.body.id });
    const until = Date.parse(answer.body.invitedUntil ?? '') - user.createdAt.getTime();
    expect(until / 86_400_000).toBeCloseTo(7, 1);
    const [mail] = await mailsTo(user.email);
    expect(mail).toMatchObject({ kind: 'invitation' });

    const body = { token: tokenIn(mail), password: 'a password of my own' };
    const set = await test.post<PasswordSetView>('/api/auth/reset-password', body);
    expect(set).toMatchObject({ status: 200, body: { done: true, me: { id: user.id, role: 'admin' } } });
    expect((await clientOf(test, user, cookieOf(set)).get(PATH)).status).toBe(200);
    expect((await login(user.username, 'a password of my own')).status).toBe(200);
    expect((await test.post('/api/auth/reset-password', body)).status).toBe(410);
    // They chose the password a moment ago; nobody has to be told.
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  it('finds another username where that is taken, or takes the one that is given', async () => {
    await makeUser(test.db, { username: 'Lee' });
    const invite = (email: string, username?: string) =>
      admin.post<AdminUser>(PATH, { email, role: 'farmer', username });
    expect((await invite('lee@one.example')).body.username).toBe('lee2');
    expect((await invite('lee@two.example', 'lee-of-two')).body.username).toBe('lee-of-two');
    expect(await invite('lee@three.example', 'LEE')).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'username' }] },
    });
    expect(await invite('LEE@one.example')).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'email' }] },
    });
  });

  it('does not sign in past a second factor', async () => {
    const { body } = await admin.post<AdminUser>(PATH, { email: 'careful@heron.example', role: 'admin' });
    await test.db.getRepository(SecondFactor).save({ userId: body.id, secret: 'x', confirmedAt: new Date() });
    const [mail] = await mailsTo(body.email);
    const set = await test.post('/api/auth/reset-password', {
      token: tokenIn(mail),
      password: 'new password',
    });
    expect(set).toMatchObject({ status: 200, body: { done: true, me: null } });
    expect(set.cookies.join()).not.toContain('farmgate.sid');
  });
});
