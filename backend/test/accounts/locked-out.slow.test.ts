import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { KnownDevice } from '../../src/accounts/auth/sign-in/known-device.entity.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { DEVICE_COOKIE } from '../../src/contract/site/session-hint.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import type { Answer } from '../support/http/http-client.js';
import { makeUser, PASSWORD } from '../support/http/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM sign_in_failures; DELETE FROM mails'));

const STRANGER = '203.0.113.66';
const HOME = '198.51.100.7';

const login = (usernameOrEmail: string, password: string, address: string, cookie = '') =>
  test.post<ErrorBody>(
    '/api/auth/login',
    { usernameOrEmail, password },
    { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  );
const deviceIn = ({ cookies }: Answer<unknown>) =>
  cookies.find((line) => line.startsWith(`${DEVICE_COOKIE}=`));
const attack = async (name: string, times: number, address = STRANGER) => {
  const statuses = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await login(name, 'wrong-password', address)).status);
  }
  return statuses;
};

describe('a stranger who types wrong passwords', () => {
  it('does not keep the owner out, wherever they are', async () => {
    const { username, email } = await makeUser(test.db);
    const statuses = [];
    for (let round = 0; round < 25; round += 1) {
      await attack(username, 2);
      statuses.push((await login(round % 2 ? username : email, PASSWORD, HOME)).status);
    }
    expect(statuses).toEqual(Array(25).fill(200));
    // The wait may just have ended, which the first of two then finds; it begins a longer one.
    expect((await attack(username, 2)).at(-1)).toBe(429);
  });

  it('does not keep a device out that was logged in before, in the same house', async () => {
    const { username } = await makeUser(test.db);
    const device = deviceIn(await login(username, PASSWORD, HOME));
    expect(device).toMatch(/HttpOnly/);
    expect(device).toMatch(/SameSite=Lax/);
    expect(device).toMatch(/Path=\/api(?:;|$)/);
    const cookie = device?.split(';', 1)[0];
    expect((await attack(username, 40, HOME)).at(-1)).toBe(429);
    expect((await login(username, PASSWORD, HOME)).status).toBe(429);
    const answer = await login(username, PASSWORD, HOME, cookie);
    expect(answer.status).toBe(200);
    expect(deviceIn(answer)).toBeUndefined();
  });

  it('is not taken for the owner by the cookie of another account, nor by a made-up one', async () => {
    const [{ username }, other] = [await makeUser(test.db), await makeUser(test.db)];
    const own = deviceIn(await login(other.username, PASSWORD, STRANGER))?.split(';', 1)[0];
    for (const cookie of [own, `${DEVICE_COOKIE}=${'a'.repeat(43)}`, `${DEVICE_COOKIE}=`]) {
      await test.db.query('DELETE FROM sign_in_failures');
      const statuses = [];
      for (let count = 0; count < 7; count += 1) {
        statuses.push((await login(username, 'wrong-password', STRANGER, cookie)).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    }
  });

  it('is slowed down on a device that was logged in before, too', async () => {
    const { username } = await makeUser(test.db);
    const cookie = deviceIn(await login(username, PASSWORD, HOME))?.split(';', 1)[0];
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await login(username, 'wrong-password', HOME, cookie)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await login(username, PASSWORD, STRANGER)).status).toBe(200);
  });

  it('who comes from very many addresses is slowed down as well', async () => {
    const { username } = await makeUser(test.db);
    await test.db.query(
      `UPDATE sign_in_failures SET failures = 199, last_failed_at = now() WHERE subject LIKE 'account:%' AND subject NOT LIKE '%@%'`,
    );
    await attack(username, 1);
    await test.db.query(
      `UPDATE sign_in_failures SET failures = 200 WHERE subject NOT LIKE '%@%' AND subject LIKE 'account:%'`,
    );
    expect((await login(username, 'wrong-password', '192.0.2.1')).status).toBe(429);
  });

  it('leads to one email to the owner, and to none for a name that is nobody’s', async () => {
    const { username, email } = await makeUser(test.db);
    for (const last of [1, 2, 3, 4]) {
      await attack(username, 5, `192.0.2.${last}`);
      await attack('nobody-at-all', 5, `192.0.2.${last}`);
    }
    const mails = await test.db.getRepository(Mail).find();
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['wrong-passwords', email]]);
  });

  it('does not get in the way of the link for a new password, which ends every wait', async () => {
    const { id, username, email } = await makeUser(test.db);
    await login(username, PASSWORD, HOME);
    await attack(username, 6, HOME);
    await attack(email, 6, HOME);
    expect((await login(username, PASSWORD, HOME)).status).toBe(429);
    await test.post('/api/auth/forgot-password', { email }, { 'x-forwarded-for': HOME });
    const mails = test.db.getRepository(Mail);
    await until(() => mails.existsBy({ kind: 'password-reset' }));
    const { text } = await mails.findOneByOrFail({ kind: 'password-reset' });
    const token = /reset-password[#?=a-z]*([A-Za-z0-9_-]{43})/.exec(text)?.[1];
    const password = 'another-fine-password';
    const headers = { 'x-forwarded-for': HOME };
    const reset = await test.post('/api/auth/reset-password', { token, password }, headers);
    expect(reset.status).toBe(200);
    expect(await test.db.getRepository(KnownDevice).countBy({ userId: id })).toBe(0);
    expect((await login(username, password, HOME)).status).toBe(200);
    expect((await login(email, password, HOME)).status).toBe(200);
  });
});
