import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { RecoveryCode } from '../../src/accounts/second-factor/recovery-code.entity.js';
import { SecondFactor } from '../../src/accounts/second-factor/second-factor.entity.js';
import type { User } from '../../src/accounts/users/user.entity.js';
import type {
  RecoveryCodes,
  SecondFactorOffer,
  SecondFactorState,
} from '../../src/contract/accounts/second-factor.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, clientOf, cookieOf, PASSWORD, signedIn } from '../support/http/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM sign_in_failures; DELETE FROM mails; DELETE FROM audit_log'));

const PATH = '/api/account/second-factor';
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code));
};
const login = (user: User, code?: string, password = PASSWORD, name = user.username) =>
  test.post<ErrorBody>('/api/auth/login', {
    usernameOrEmail: name,
    password,
    ...(code === undefined ? {} : { code }),
  });
const state = async (client: Client) => (await client.get<SecondFactorState>(PATH)).body;
const mailKinds = async ({ email }: User) =>
  (await test.db.getRepository(Mail).find({ where: { recipient: email }, order: { id: 'ASC' } })).map(
    ({ kind }) => kind,
  );
/** Codes of this half minute count once; tests that need another one act as if it had not been used. */
const forgetSteps = () => test.db.query('UPDATE second_factors SET last_step = NULL');

interface Protected {
  client: Client;
  user: User;
  secret: string;
  recoveryCodes: string[];
}

/** An administrator with an authenticator, whose codes have not been used yet. */
async function protectedAdmin(): Promise<Protected> {
  const client = await signedIn(test, { role: 'admin' });
  const { secret } = (await client.post<SecondFactorOffer>(PATH, {})).body;
  const answer = await client.post<RecoveryCodes>(`${PATH}/confirm`, {
    password: PASSWORD,
    code: codeOf(secret),
  });
  expect(answer.status).toBe(200);
  await forgetSteps();
  return { client, user: client.user, secret, recoveryCodes: answer.body.recoveryCodes };
}

describe('setting an authenticator up', () => {
  it('counts once a right code has come, and shows ten recovery codes this once', async () => {
    const client = await signedIn(test, { role: 'admin', username: 'ann' });
    const { body: offer } = await client.post<SecondFactorOffer>(PATH, {});
    expect(offer.address).toContain(`secret=${offer.secret}`);
    expect(await state(client)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect((await login(client.user)).status).toBe(200);

    const wrong = await client.post<ErrorBody>(`${PATH}/confirm`, {
      password: PASSWORD,
      code: wrongCode(offer.secret),
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'code', message: 'That code is wrong or has already been used. Please try a new one.' },
        ],
      },
    });
    expect((await state(client)).isOn).toBe(false);

    const right = await client.post<RecoveryCodes>(`${PATH}/confirm`, {
      password: PASSWORD,
      code: codeOf(offer.secret),
    });
    expect(new Set(right.body.recoveryCodes).size).toBe(10);
    expect(await state(client)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await mailKinds(client.user)).toEqual(['second-factor-on']);
    const log = await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
    expect(log.map(({ action, username }) => [action, username])).toEqual([
      ['begin_second_factor', 'ann'],
      ['second_factor_on', 'ann'],
    ]);
  });

  it('takes the password as well: a stolen session would lock its owner out', async () => {
    const client = await signedIn(test, { role: 'admin' });
    const { body: offer } = await client.post<SecondFactorOffer>(PATH, {});
    const code = codeOf(offer.secret);
    expect(await client.post<ErrorBody>(`${PATH}/confirm`, { password: 'not it', code })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: "That isn't your current password." }] },
    });
    expect((await client.post(`${PATH}/confirm`, { code })).status).toBe(400);
    expect((await state(client)).isOn).toBe(false);
  });

  it('keeps neither the secret nor the codes as they are', async () => {
    const { user, secret, recoveryCodes } = await protectedAdmin();
    const row = await test.db.getRepository(SecondFactor).findOneByOrFail({ userId: user.id });
    const kept = JSON.stringify([row, await test.db.getRepository(RecoveryCode).findBy({ userId: user.id })]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(text);
    }
  });

  it('does not replace one that is on: a stolen session would', async () => {
    const { client, secret } = await protectedAdmin();
    expect(await client.post(PATH, {})).toMatchObject({
      status: 409,
      body: { error: 'SECOND_FACTOR_EXISTS' },
    });
    expect((await client.post(`${PATH}/confirm`, { password: PASSWORD, code: codeOf(secret) })).status).toBe(
      409,
    );
  });

  it('is for administrators alone', async () => {
    for (const role of ['user', 'farmer', 'vendor'] as const) {
      const client = await signedIn(test, { role });
      expect((await client.get(PATH)).status).toBe(403);
      expect((await client.post(PATH, {})).status).toBe(403);
    }
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code once the password is right, and makes no session before', async () => {
    const { user, secret } = await protectedAdmin();
    const [before] = await test.db.query<{ count: string }[]>('SELECT count(*) FROM sessions');
    const asked = await login(user);
    expect(asked).toMatchObject({
      status: 401,
      body: {
        error: 'SECOND_FACTOR_REQUIRED',
        message: 'Enter the six-digit code from your authenticator app.',
      },
    });
    expect(asked.cookies.join()).not.toContain('farmgate.sid');
    expect((await login(user, ' ')).body.error).toBe('SECOND_FACTOR_REQUIRED');
    const wrong = await login(user, wrongCode(secret));
    expect(wrong).toMatchObject({ status: 401, body: { error: 'SECOND_FACTOR_WRONG' } });
    expect(await test.db.query('SELECT count(*) FROM sessions')).toEqual([before]);

    const answer = await login(user, codeOf(secret));
    expect(answer.status).toBe(200);
    expect((await clientOf(test, user, cookieOf(answer)).get(PATH)).status).toBe(200);
  });

  it('tells nothing of it while the password is wrong', async () => {
    const { user, secret, recoveryCodes } = await protectedAdmin();
    for (const code of [undefined, codeOf(secret), wrongCode(secret), recoveryCodes[0]]) {
      expect((await login(user, code, 'wrong guess')).body.error).toBe('INVALID_CREDENTIALS');
      await test.db.query('DELETE FROM sign_in_failures');
    }
    // None of them was used up.
    expect((await login(user, recoveryCodes[0])).status).toBe(200);
    expect((await login(user, codeOf(secret))).status).toBe(200);
  });

  it('takes a code once, also when it comes twice at one moment', async () => {
    const { user, secret } = await protectedAdmin();
    const code = codeOf(secret);
    const answers = await Promise.all([login(user, code), login(user, code), login(user, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await login(user, code)).body.error).toBe('SECOND_FACTOR_WRONG');
  });

  it('takes a clock that is half a minute wrong, and no code before the last one', async () => {
    const { user, secret } = await protectedAdmin();
    expect((await login(user, codeOf(secret, 1))).status).toBe(200);
    expect((await login(user, codeOf(secret, 0))).body.error).toBe('SECOND_FACTOR_WRONG');
    await forgetSteps();
    expect((await login(user, codeOf(secret, 3))).body.error).toBe('SECOND_FACTOR_WRONG');
  });

  it('takes each recovery code once, however it is typed, and says so by mail', async () => {
    const { client, user, recoveryCodes } = await protectedAdmin();
    const [first = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    const answers = await Promise.all([login(user, typed), login(user, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(user, first)).body.error).toBe('SECOND_FACTOR_WRONG');
    expect((await state(client)).recoveryCodesLeft).toBe(9);
    expect(await mailKinds(user)).toEqual(['second-factor-on', 'recovery-code-used']);
  });

  it('keeps asking after the password was changed or reset', async () => {
    const { client, user, secret } = await protectedAdmin();
    const changed = { currentPassword: PASSWORD, password: 'another password' };
    expect((await client.put('/api/auth/password', changed)).status).toBe(200);
    expect((await login(user, undefined, 'another password')).body.error).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(user, codeOf(secret), 'another password')).status).toBe(200);
  });
});

describe('guessing codes', () => {
  it('has to wait longer and longer, by whatever name the account is called', async () => {
    const { user, secret } = await protectedAdmin();
    const names = [user.username, user.email];
    const errors: string[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const answer = await login(user, wrongCode(secret), PASSWORD, names[tries % 2]);
      errors.push(answer.body.error);
    }
    expect(errors.slice(0, 5)).toEqual(Array(5).fill('SECOND_FACTOR_WRONG'));
    expect(errors.slice(5)).toEqual(Array(3).fill('TOO_MANY_SIGN_INS'));
    // The right code waits as well: otherwise trying on would pay.
    expect((await login(user, codeOf(secret))).body.error).toBe('TOO_MANY_SIGN_INS');
  });

  it('is not helped by many at one moment', async () => {
    const { user, secret } = await protectedAdmin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(user, wrongCode(secret))));
    const looked = answers.filter(({ body }) => body.error === 'SECOND_FACTOR_WRONG');
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('is not helped by right passwords without a code in between', async () => {
    const { user, secret } = await protectedAdmin();
    let looked = 0;
    for (let tries = 0; tries < 8; tries += 1) {
      await login(user);
      const { error } = (await login(user, wrongCode(secret))).body;
      if (error === 'SECOND_FACTOR_WRONG') looked += 1;
    }
    expect(looked).toBeLessThanOrEqual(5);
  });

  it('counts for who is signed in just as well', async () => {
    const { client, secret } = await protectedAdmin();
    const errors: string[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const body = { code: wrongCode(secret) };
      errors.push((await client.post<ErrorBody>(`${PATH}/recovery-codes`, body)).body.error);
    }
    expect(errors.at(-1)).toBe('TOO_MANY_SIGN_INS');
  });
});

describe('new recovery codes', () => {
  it('need a code or the password, and end the old ones', async () => {
    const { client, user, secret, recoveryCodes } = await protectedAdmin();
    const path = `${PATH}/recovery-codes`;
    expect((await client.post(path, {})).status).toBe(400);
    expect(await client.post(path, { password: 'not it' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: "That isn't your current password." }] },
    });
    expect((await client.post(path, { code: codeOf(secret) })).status).toBe(200);
    const { body } = await client.post<RecoveryCodes>(path, { password: PASSWORD });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await login(user, recoveryCodes[0])).body.error).toBe('SECOND_FACTOR_WRONG');
    expect((await login(user, body.recoveryCodes[0])).status).toBe(200);
  });
});

describe('removing the second factor', () => {
  it('is refused while the password would not be enough alone', async () => {
    const { client, user, secret } = await protectedAdmin();
    const change = (from: Client, currentPassword: string, password: string) =>
      from.put('/api/auth/password', { currentPassword, password });
    const again = async (password: string) => {
      await forgetSteps();
      const answer = await login(user, codeOf(secret), password);
      await forgetSteps();
      return clientOf(test, user, cookieOf(answer));
    };
    const remove = (from: Client, password: string) =>
      from.delete<ErrorBody>(PATH, { password, code: codeOf(secret) });
    expect((await change(client, PASSWORD, 'sesame')).status).toBe(200);
    const weak = await again('sesame');
    const message =
      "Before you turn this off, choose a password of at least 12 characters that's hard to guess.";
    expect(await remove(weak, 'sesame')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message }] },
    });
    expect((await state(weak)).isOn).toBe(true);
    expect((await change(weak, 'sesame', 'sesame-seed-1')).status).toBe(200);
    expect((await remove(await again('sesame-seed-1'), 'sesame-seed-1')).status).toBe(200);
  });

  it('needs the password and a code, and is told by mail', async () => {
    const { client, user, secret } = await protectedAdmin();
    const password = PASSWORD;
    for (const body of [{}, { password }, { code: codeOf(secret) }, { password, code: '' }]) {
      expect((await client.delete(PATH, body)).status).toBe(400);
    }
    expect((await client.delete(PATH, { password: 'not it', code: codeOf(secret) })).status).toBe(400);
    expect((await client.delete(PATH, { password, code: wrongCode(secret) })).status).toBe(400);
    expect((await state(client)).isOn).toBe(true);
    expect((await client.delete(PATH, { password, code: codeOf(secret) })).status).toBe(200);
    expect(await state(client)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect((await login(user)).status).toBe(200);
    expect(await mailKinds(user)).toEqual(['second-factor-on', 'second-factor-off']);
    expect(await test.db.getRepository(AuditEntry).findOneByOrFail({ action: 'second_factor_off' })).toEqual(
      expect.objectContaining({ before: { hasSecondFactor: true }, after: { hasSecondFactor: false } }),
    );
  });
});
