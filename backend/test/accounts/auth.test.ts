import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseOptions } from '@node-rs/argon2';
import { SecondFactor } from '../../src/accounts/second-factor/second-factor.entity.js';
import { User } from '../../src/accounts/users/user.entity.js';
import type { MeView } from '../../src/contract/accounts/auth.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import type { Answer } from '../support/http/http-client.js';
import { clientOf, cookieOf, makeUser, PASSWORD, signedIn } from '../support/http/people.js';
import { makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
// All of this file's tries come from one address.
beforeEach(() => test.db.query('DELETE FROM sign_in_failures'));

interface ErrorBody {
  error: string;
  message: string;
  issues?: { path: string; message: string }[];
}

let serial = 0;
const newPerson = (given: Record<string, unknown> = {}) => {
  serial += 1;
  return { username: `new-${serial}`, email: `new-${serial}@example.com`, password: 'secret-1', ...given };
};
const register = (given: Record<string, unknown>) =>
  test.post<MeView & ErrorBody>('/api/auth/register', newPerson(given));
const guess = (usernameOrEmail: string, password = 'wrong guess') =>
  test.post<ErrorBody>('/api/auth/login', { usernameOrEmail, password });
const userOf = (id: number) => test.db.getRepository(User).findOneByOrFail({ id });

describe('registering', () => {
  it('makes an account, signs it in and sends one welcome mail', async () => {
    const answer = await register({ firstName: ' Rosa ', lastName: '', role: 'farmer' });
    expect(answer).toMatchObject({
      status: 201,
      body: { role: 'farmer', firstName: 'Rosa', lastName: null },
    });
    const user = await userOf(answer.body.id);
    expect((await clientOf(test, user, cookieOf(answer)).get('/api/auth/me')).body).toEqual(answer.body);
    const mails = await test.db.getRepository(Mail).findBy({ recipient: user.email });
    expect(mails).toMatchObject([{ kind: 'welcome', subject: 'Welcome to Farmgate' }]);
  });

  it('keeps the password as an Argon2id hash of full cost', async () => {
    const { body } = await register({});
    const { password } = await userOf(body.id);
    expect(password).toMatch(/^\$argon2id\$/);
    expect(parseOptions(password)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  it('makes a farmer where nobody says otherwise, and never staff', async () => {
    expect((await register({})).body.role).toBe('farmer');
    expect((await register({ role: 'user' })).body.role).toBe('user');
    for (const role of ['admin', 'vendor', '', null, ['admin']]) {
      expect(await register({ role })).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
    }
    expect((await register({ isAdmin: true })).status).toBe(400);
  });

  it('says that a name or an address is taken, in whatever case, and leaves nothing behind', async () => {
    const { username, email } = await makeUser(test.db);
    const before = await test.db.getRepository(Mail).count();
    for (const taken of [{ username: username.toUpperCase() }, { email: email.toUpperCase() }]) {
      const answer = await register(taken);
      expect(answer).toMatchObject({ status: 409, body: { error: 'ACCOUNT_EXISTS' }, cookies: [] });
    }
    expect(await test.db.getRepository(Mail).count()).toBe(before);
  });

  it('gives one account to two who ask for the same name at the same moment', async () => {
    const answers = await Promise.all([register({ username: 'twins' }), register({ username: 'twins' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters long'],
    [{ username: 'a@b.com' }, 'username', 'Username may have letters, numbers, dots, dashes and underscores'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a\0b@example.com' }, 'email', 'Please enter a valid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters long'],
    [{ password: 'x'.repeat(201) }, 'password', 'Please use a password of at most 200 characters.'],
  ])('refuses %j', async (given, path, message) => {
    const answer = await register(given);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ path, message }]);
  });
});

describe('a password that is easy to guess', () => {
  const passwordWarning =
    'Your password is one of the first that others try. Choose another one on your account page.';

  it.each(['password1', 'PassWord1', 'ｐａｓｓｗｏｒｄ１', 'qwertyuiop', '123456', 'elizabeth'])(
    'is taken with a warning when it is among the commonest: %s',
    async (password) => {
      expect(await register({ password })).toMatchObject({ status: 201, body: { passwordWarning } });
    },
  );

  it('is taken with a warning when it is the name or the address of the account', async () => {
    for (const [name, password] of [
      ['Meadow-Farm', 'meadow-farm'],
      ['Meadow-Farm-2', 'Rosa.2@example.com'],
      ['Meadow-Farm-3', 'rosa.3'],
    ]) {
      const email = `rosa.${name?.at(-1)}@example.com`;
      const answer = await register({ username: name, email, password });
      expect(answer).toMatchObject({ status: 201, body: { passwordWarning } });
    }
  });

  it('gets a warning when a password is changed, and another one gets none', async () => {
    const client = await signedIn(test);
    const change = (currentPassword: string, password: string) =>
      client.put<ErrorBody>('/api/auth/password', { currentPassword, password });
    const easy = await change(PASSWORD, 'letmein');
    expect(easy).toMatchObject({ status: 200, body: { done: true, passwordWarning } });
  });

  it('is not enough for staff, who need twelve characters that are not their own email', async () => {
    const client = await signedIn(test, { role: 'admin' });
    const change = (password: string) =>
      client.put<ErrorBody>('/api/auth/password', { currentPassword: PASSWORD, password });
    const message = 'Password must be at least 12 characters long';
    expect((await change('sesame-seed')).body.issues).toEqual([{ path: 'password', message }]);
    const easy = "Please choose a password that's harder to guess.";
    expect((await change(client.user.email)).body.issues).toEqual([{ path: 'password', message: easy }]);
    expect((await change('sesame-seed-1')).status).toBe(200);
  });

  it('is not enough for an owner of payouts either, unless a second factor is on', async () => {
    const client = await signedIn(test);
    await makeVendor(test.db, { userId: client.user.id, stripeAccountId: 'acct_guarded' });
    const change = () =>
      client.put<ErrorBody>('/api/auth/password', { currentPassword: PASSWORD, password: 'sesame' });
    const message = 'Password must be at least 12 characters long';
    expect((await change()).body.issues).toEqual([{ path: 'password', message }]);
    await test.db
      .getRepository(SecondFactor)
      .insert({ userId: client.user.id, secret: 'sealed', confirmedAt: new Date() });
    expect((await change()).status).toBe(200);
  });
});

describe('a username that looks like another', () => {
  it('is written in plain letters', async () => {
    const answer = await register({ username: 'ｒｏｓａ-ﬁeld' });
    expect(answer).toMatchObject({ status: 201, body: { username: 'rosa-field' } });
    expect((await register({ username: 'rosa-field' })).status).toBe(409);
  });

  it('is refused when it mixes alphabets, or is Latin to the eye', async () => {
    const refusals = [
      ['аdmin', 'Please use the letters of one alphabet'],
      ['paypаl', 'Please use the letters of one alphabet'],
      ['αlpha', 'Please use the letters of one alphabet'],
      ['аре', 'Please write this name in Latin letters'],
    ];
    for (const [username, message] of refusals) {
      const answer = await register({ username });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'username', message }] } });
    }
  });

  it('may be in any one alphabet', async () => {
    for (const username of ['Zoë.Müller', 'дмитрий-7', 'Ελένη_2', '山田さくら', '김철수']) {
      expect(await register({ username })).toMatchObject({ status: 201, body: { username } });
    }
  });

  it("is refused when it is like a staff member's", async () => {
    await makeUser(test.db, { username: 'willow10', role: 'admin' });
    for (const username of ['ＷＩＬＬＯＷ１０', 'wi11owl0', 'WiLIowlO', 'wıllow10', 'wíllow10']) {
      expect(await register({ username })).toMatchObject({ status: 409, body: { error: 'ACCOUNT_EXISTS' } });
    }
    expect((await register({ username: 'willow11' })).status).toBe(201);
  });

  it('still opens an account that has it, and leads to nobody else', async () => {
    const old = await makeUser(test.db, { username: 'ｅｌｄｅｒ' });
    expect(await guess('ｅｌｄｅｒ', PASSWORD)).toMatchObject({ status: 200, body: { id: old.id } });
    const plain = await makeUser(test.db, { username: 'elder' });
    expect(await guess('elder', PASSWORD)).toMatchObject({ status: 200, body: { id: plain.id } });
    expect(await guess('ｅｌｄｅｒ', PASSWORD)).toMatchObject({ status: 200, body: { id: old.id } });
    expect(await guess('Ｅlder', PASSWORD)).toMatchObject({ status: 200, body: { id: plain.id } });
  });
});

describe('a failed sign-in', () => {
  it('is answered the same for a wrong password and for nobody', async () => {
    const user = await makeUser(test.db);
    const strip = ({ status, body }: Answer<ErrorBody>) => ({ status, body: { ...body, requestId: '' } });
    const known = strip(await guess(user.username));
    expect(known).toMatchObject({
      status: 401,
      body: { error: 'INVALID_CREDENTIALS', message: 'Invalid credentials. Please try again.' },
    });
    expect(strip(await guess(user.email))).toEqual(known);
    expect(strip(await guess('nobody-at-all'))).toEqual(known);
    expect(strip(await guess('nobody@example.org'))).toEqual(known);
  });

  it('is never a failure of ours, whatever is sent', async () => {
    const hostile = ['\0', 'a\0b', '\ud800', "' OR 1=1 --", '%', '<b>', 'x'.repeat(254), '💥', '__proto__'];
    for (const text of hostile) {
      expect([400, 401]).toContain((await guess(text, text)).status);
    }
    for (const body of [null, [], 5, 'text', {}, { usernameOrEmail: { $ne: 1 }, password: [] }]) {
      expect((await test.post('/api/auth/login', JSON.stringify(body))).status).toBe(400);
    }
    const polluted = '{"usernameOrEmail":"a","password":"b","__proto__":{"role":"admin"}}';
    expect((await test.post('/api/auth/login', polluted)).status).toBe(400);
  });
});

describe('guessing', () => {
  const rewind = (seconds: number) =>
    test.db.query(`UPDATE sign_in_failures SET last_failed_at = last_failed_at - make_interval(secs => $1)`, [
      seconds,
    ]);

  it.each(['known', 'unknown'])('is slowed down for a name that is %s, longer each time', async (kind) => {
    const name = kind === 'known' ? (await makeUser(test.db)).username : `nobody-${Date.now()}`;
    for (let round = 1; round <= 5; round += 1) expect((await guess(name)).status).toBe(401);
    for (const wait of [2, 4, 8, 16, 32, 60, 60]) {
      const refused = await guess(name.toUpperCase());
      expect(refused).toMatchObject({ status: 429, body: { error: 'TOO_MANY_SIGN_INS' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(wait - 1);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(wait);
      await rewind(wait);
      expect((await guess(name)).status).toBe(401);
    }
  });

  it('holds up the right password during a wait as well, and lets it in afterwards', async () => {
    const { username } = await makeUser(test.db);
    for (let round = 1; round <= 5; round += 1) await guess(username);
    expect((await guess(username, PASSWORD)).status).toBe(429);
    await rewind(2);
    expect((await guess(username, PASSWORD)).status).toBe(200);
    // Forgotten by the success.
    for (let round = 1; round <= 5; round += 1) expect((await guess(username)).status).toBe(401);
  });

  it('counts all spellings that the database takes for one name', async () => {
    await makeUser(test.db, { username: 'iris-ibis' });
    const names = ['iris-ibis', 'İris-ibis', 'irİs-ibis', 'iris-İbis', 'iris-ibİs', 'İRİS-İBİS'];
    const statuses = [];
    for (const name of names) statuses.push((await guess(name)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('counts guesses that come at one moment', async () => {
    const { username } = await makeUser(test.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(username)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('does not lock other accounts of the same address out, until there were many', async () => {
    for (let round = 0; round < 30; round += 1) {
      expect((await guess(`nobody-${round}`)).status).toBe(401);
    }
    expect((await guess('somebody-else')).status).toBe(429);
    // What was refused for the address does not count against the account.
    const [{ count } = { count: -1 }] = await test.db.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM sign_in_failures',
    );
    // One for the address, two for each name.
    expect(count).toBe(61);
    await rewind(2);
    expect((await guess('somebody-else')).status).toBe(401);
  });

  it('is forgotten after a day', async () => {
    const { username } = await makeUser(test.db);
    for (let round = 1; round <= 5; round += 1) await guess(username);
    await rewind(86_401);
    for (let round = 1; round <= 5; round += 1) expect((await guess(username)).status).toBe(401);
  });

  it('through a stolen session is slowed down too', async () => {
    const client = await signedIn(test);
    const change = (currentPassword: string) =>
      client.put<ErrorBody>('/api/auth/password', { currentPassword, password: 'new password' });
    for (let round = 1; round <= 5; round += 1) {
      expect(await change('wrong')).toMatchObject({ status: 403, body: { error: 'WRONG_PASSWORD' } });
    }
    expect((await change(PASSWORD)).status).toBe(429);
    expect((await client.delete('/api/account', { password: PASSWORD })).status).toBe(429);
  });
});

describe('where requests are limited', () => {
  it('one address registers, signs in and asks for links only so often', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    try {
      const statuses = async (path: string, body: unknown, times: number) => {
        const answers = await Promise.all(Array.from({ length: times }, () => limited.post(path, body)));
        return new Set(answers.map(({ status }) => status));
      };
      const forgot = await statuses('/api/auth/forgot-password', { email: 'a@example.com' }, 11);
      expect([...forgot].sort()).toEqual([200, 429]);
      const registered = await statuses('/api/auth/register', {}, 21);
      expect([...registered].sort()).toEqual([400, 429]);
    } finally {
      await limited.close();
    }
  });
});
