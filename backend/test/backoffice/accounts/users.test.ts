import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PasswordToken } from '../../../src/accounts/auth/passwords/password-token.entity.js';
import { SecondFactor } from '../../../src/accounts/second-factor/second-factor.entity.js';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { MeView } from '../../../src/contract/accounts/auth.js';
import type { AdminUser, AdminUserRow } from '../../../src/contract/accounts/users.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import type { Answer } from '../../support/http/http-client.js';
import { type Client, makeUser, PASSWORD, signedIn, signIn } from '../../support/http/people.js';
import {
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makePurchase,
  makeVendor,
} from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM sign_in_failures; DELETE FROM mails; DELETE FROM audit_log');
  await test.db.query(`UPDATE users SET role = 'user' WHERE role = 'admin' AND username <> 'ann'`);
});

const PATH = '/api/admin/users';
const REASON = { reason: 'Because of the terms.' };
const userOf = (id: number) => test.db.getRepository(User).findOneByOrFail({ id });
const log = () => test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
const mailsTo = (recipient: string) =>
  test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
const login = (user: User, password = PASSWORD) =>
  test.post<ErrorBody>('/api/auth/login', { usernameOrEmail: user.username, password });
const list = async (filter: Record<string, unknown>) =>
  (await admin.get<AdminUserRow[]>(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const statuses = (answers: Answer<unknown>[]) => answers.map(({ status }) => status).sort();

describe('the list of accounts', () => {
  it('is searched by username, e-mail address and name', async () => {
    const user = await makeUser(test.db, {
      username: 'Heron-Farmer',
      email: 'Rosa@Heron.example',
      firstName: 'Rosa',
      lastName: 'Fieldñ',
    });
    for (const q of ['heron-f', 'rosa@heron', 'Rosa Field', 'FIELDÑ']) {
      expect((await list({ q })).map(({ id }) => id)).toEqual([user.id]);
    }
    expect(await list({ q: '%_%' })).toEqual([]);
  });

  it('says who sells and who manages a market', async () => {
    const user = await makeUser(test.db, { role: 'farmer' });
    expect(await list({ q: user.username })).toMatchObject([{ isVendor: false, marketCount: 0 }]);
    await makeVendor(test.db, { userId: user.id });
    const place = await makePlace(test.db, { kind: 'farmers_market' });
    await test.db.getRepository(MarketManager).save({ placeId: place.id, userId: user.id });
    expect(await list({ q: user.username })).toMatchObject([{ isVendor: true, marketCount: 1 }]);
  });

  it('is narrowed by role, lock, second factor and day', async () => {
    const user = await makeUser(test.db, {
      role: 'vendor',
      lockedAt: new Date(),
      lockReason: 'x',
      createdAt: new Date('2020-05-04T12:00:00Z'),
    });
    await test.db.getRepository(SecondFactor).save({ userId: user.id, secret: 'x', confirmedAt: new Date() });
    const wanted = {
      role: 'vendor',
      isLocked: true,
      hasSecondFactor: true,
      createdSince: '2020-05-04',
      createdUntil: '2020-05-04',
    };
    expect(await list(wanted)).toMatchObject([{ id: user.id, isLocked: true, hasSecondFactor: true }]);
    for (const other of [
      { role: 'farmer' },
      { isLocked: false },
      { hasSecondFactor: false },
      { createdSince: '2020-05-05' },
      { createdUntil: '2020-05-03' },
    ]) {
      expect(await list({ ...wanted, ...other })).toEqual([]);
    }
  });
});

describe('an account', () => {
  it('shows what belongs to it, and nothing that opens it', async () => {
    const user = await makeUser(test.db);
    const farm = await makeFarm(test.db, { userId: user.id, name: 'Heron' });
    await makeListing(test.db, { userId: user.id, farmId: farm.id });
    const vendor = await makeVendor(test.db, { userId: user.id, businessName: 'Heron Shop' });
    const other = await makeVendor(test.db);
    const product = await makeProduct(test.db, { vendorId: other.id });
    await makePurchase(test.db, { userId: user.id, product, status: 'delivered' });
    await signIn(test, user);
    const { body } = await admin.get<AdminUser>(`${PATH}/${user.id}`);
    expect(body).toMatchObject({
      ...{ farmCount: 1, listingCount: 1, orderCount: 1, reviewCount: 0, sessionCount: 1 },
      farms: [{ id: farm.id, name: 'Heron' }],
      vendor: { id: vendor.id, name: 'Heron Shop' },
      ...{ lockedAt: null, secondFactorSince: null, invitedUntil: null, recoveryCodesLeft: 0 },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('is changed; a new e-mail address is told to the old one, and ends links that went there', async () => {
    const user = await makeUser(test.db);
    await admin.post(`${PATH}/${user.id}/send-password-link`, {});
    const answer = await admin.put<AdminUser>(`${PATH}/${user.id}`, {
      ...{ firstName: 'Rosa', email: 'new@heron.example', zipCode: '33901-1234' },
      was: { firstName: null, email: user.email, zipCode: null },
    });
    expect(answer.body).toMatchObject({ firstName: 'Rosa', email: 'new@heron.example', zipCode: '33901' });
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['password-reset', 'email-changed']);
    expect(await test.db.getRepository(PasswordToken).countBy({ userId: user.id })).toBe(0);
  });

  it('does not take an e-mail address that somebody has', async () => {
    const [user, other] = [await makeUser(test.db), await makeUser(test.db)];
    const body = { email: other.email.toUpperCase(), was: { email: user.email } };
    expect(await admin.put(`${PATH}/${user.id}`, body)).toMatchObject({
      status: 409,
      body: { error: 'ACCOUNT_EXISTS', issues: [{ path: 'email' }] },
    });
  });
});

describe('a role', () => {
  it('counts at once, and ends nothing', async () => {
    const client = await signedIn(test);
    const change = (role: string, was: string) =>
      admin.put(`${PATH}/${client.user.id}`, { role, was: { role: was } });
    expect((await client.get(PATH)).status).toBe(403);
    expect((await change('admin', 'user')).status).toBe(200);
    expect((await client.get(PATH)).status).toBe(200);
    expect((await change('farmer', 'admin')).status).toBe(200);
    expect((await client.get<MeView>('/api/auth/me')).body.role).toBe('farmer');
    expect((await client.get(PATH)).status).toBe(403);
  });

  it('of one’s own is nobody’s to change', async () => {
    const answer = await admin.put(`${PATH}/${admin.user.id}`, { role: 'user', was: { role: 'admin' } });
    expect(answer).toMatchObject({ status: 409, body: { error: 'NOT_YOURSELF' } });
  });

  it('stays with one of two administrators who demote each other at one moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await signedIn(test, { role: 'admin' });
      const demote = (client: Client, user: User) =>
        client.put(`${PATH}/${user.id}`, { role: 'user', was: { role: 'admin' } });
      const answers = await Promise.all([demote(admin, other.user), demote(other, admin.user)]);
      const left = await test.db.getRepository(User).countBy({ role: 'admin' });
      await test.db.getRepository(User).update({ id: admin.user.id }, { role: 'admin' });
      await test.db.getRepository(User).update({ id: other.user.id }, { role: 'user' });
      expect(left).toBe(1);
      // Who comes late finds either the last one, or not to be an administrator any more.
      expect(statuses(answers)[0]).toBe(200);
      expect([403, 409]).toContain(statuses(answers)[1]);
    }
  });
});

describe('a lock', () => {
  it('ends every session at once, keeps the person out, and is told by mail', async () => {
    const user = await makeUser(test.db);
    const [phone, laptop] = [await signIn(test, user), await signIn(test, user)];
    await admin.post(`${PATH}/${user.id}/send-password-link`, {});
    expect((await admin.post(`${PATH}/${user.id}/lock`, {})).status).toBe(400);
    const answer = await admin.post<AdminUser>(`${PATH}/${user.id}/lock`, REASON);
    expect(answer.body).toMatchObject({ isLocked: true, lockReason: REASON.reason, sessionCount: 0 });
    for (const client of [phone, laptop]) expect((await client.get('/api/auth/me')).status).toBe(401);
    const [, mail] = await mailsTo(user.email);
    expect(mail).toMatchObject({ kind: 'account-locked' });
    expect(mail?.text).toContain(REASON.reason);
    expect(await test.db.getRepository(PasswordToken).countBy({ userId: user.id })).toBe(0);
    expect((await log()).at(-1)).toMatchObject({ action: 'lock', note: REASON.reason, username: 'ann' });
    expect((await admin.post(`${PATH}/${user.id}/lock`, REASON)).status).toBe(409);
  });

  it('shows to the right password alone', async () => {
    const user = await makeUser(test.db, { lockedAt: new Date(), lockReason: 'x' });
    expect((await login(user, 'wrong guess')).body.error).toBe('INVALID_CREDENTIALS');
    const answer = await login(user);
    expect(answer).toMatchObject({
      status: 403,
      body: { error: 'ACCOUNT_LOCKED', message: 'This account is locked. Please contact us.' },
    });
    expect(answer.cookies.join()).not.toContain('farmgate.sid');
  });

  it('refuses a session that is there all the same', async () => {
    const client = await signedIn(test);
    await test.db
      .getRepository(User)
      .update({ id: client.user.id }, { lockedAt: new Date(), lockReason: 'x' });
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });

  it('leaves no session to those who sign in at that moment', async () => {
    const user = await makeUser(test.db);
    const [, ...answers] = await Promise.all([
      admin.post(`${PATH}/${user.id}/lock`, REASON),
      ...Array.from({ length: 4 }, () => login(user)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 401, 403].includes(status))).toEqual(
      [],
    );
    expect(
      await test.db.query('SELECT count(*)::int AS count FROM sessions WHERE user_id = $1', [user.id]),
    ).toEqual([{ count: 0 }]);
  });

  it('sends no link for a new password', async () => {
    const user = await makeUser(test.db, { lockedAt: new Date(), lockReason: 'x' });
    expect(await admin.post(`${PATH}/${user.id}/send-password-link`, {})).toMatchObject({
      status: 409,
      body: { error: 'USER_LOCKED' },
    });
    await test.post('/api/auth/forgot-password', { email: user.email });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await mailsTo(user.email)).toEqual([]);
  });

  it('is taken away again, once', async () => {
    const user = await makeUser(test.db, { lockedAt: new Date(), lockReason: 'x' });
    const unlock = () => admin.post(`${PATH}/${user.id}/unlock`, {});
    expect(statuses(await Promise.all([unlock(), unlock()]))).toEqual([200, 409]);
    expect((await login(user)).status).toBe(200);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['account-unlocked']);
  });

  it('is for others only, and never for the last administrator', async () => {
    const path = `${PATH}/${admin.user.id}/lock`;
    expect(await admin.post(path, REASON)).toMatchObject({ status: 409, body: { error: 'NOT_YOURSELF' } });
    const other = await signedIn(test, { role: 'admin' });
    const answers = await Promise.all([
      admin.post(`${PATH}/${other.user.id}/lock`, REASON),
      other.post(path, REASON),
    ]);
    expect(statuses(answers)[0]).toBe(200);
    expect(statuses(answers)[1]).toBeGreaterThanOrEqual(401);
    const left = await test.db.query<unknown[]>(
      `SELECT 1 FROM users WHERE role = 'admin' AND locked_at IS NULL`,
    );
    await test.db.query('UPDATE users SET locked_at = NULL, lock_reason = NULL');
    admin = await signIn(test, admin.user);
    expect(left).toHaveLength(1);
  });
});

describe('signing out everywhere', () => {
  it('ends the sessions of one account alone', async () => {
    const [client, other] = [await signedIn(test), await signedIn(test)];
    const answer = await admin.post<AdminUser>(`${PATH}/${client.user.id}/sign-out`, {});
    expect(answer.body.sessionCount).toBe(0);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await other.get('/api/auth/me')).status).toBe(200);
    expect((await log()).at(-1)).toMatchObject({ action: 'sign_out', before: { sessionCount: 1 } });
  });
});

describe('a colleague’s second factor', () => {
  it('is removed with a reason that is told, by another administrator', async () => {
    const colleague = await makeUser(test.db, { role: 'admin' });
    const factors = test.db.getRepository(SecondFactor);
    const remove = (id: number) => admin.post(`${PATH}/${id}/remove-second-factor`, REASON);
    expect(await remove(colleague.id)).toMatchObject({ status: 409, body: { error: 'NO_SECOND_FACTOR' } });
    await factors.save({ userId: colleague.id, secret: 'x', confirmedAt: new Date() });
    expect((await login(colleague)).body.error).toBe('SECOND_FACTOR_REQUIRED');
    expect((await remove(colleague.id)).status).toBe(200);
    expect((await login(colleague)).status).toBe(200);
    const [mail] = await mailsTo(colleague.email);
    expect(mail).toMatchObject({ kind: 'second-factor-off' });
    expect(mail?.text).toContain(REASON.reason);
    expect((await log()).at(-1)).toMatchObject({ action: 'remove_second_factor', note: REASON.reason });
    await factors.save({ userId: admin.user.id, secret: 'x', confirmedAt: new Date() });
    expect((await remove(admin.user.id)).body).toMatchObject({ error: 'NOT_YOURSELF' });
    await factors.delete({ userId: admin.user.id });
  });
});

describe('erasing on request', () => {
  it('takes the account away with what belongs to it, and its name out of the log', async () => {
    const user = await makeUser(test.db, { firstName: 'Rosalind' });
    const farm = await makeFarm(test.db, { userId: user.id });
    await admin.put(`${PATH}/${user.id}`, { lastName: 'Fielding', was: { lastName: null } });
    expect(await admin.post(`${PATH}/${user.id}/erase`, REASON)).toMatchObject({
      status: 200,
      body: { done: true },
    });
    expect((await admin.get(`${PATH}/${user.id}`)).status).toBe(404);
    expect(await test.db.query('SELECT 1 FROM farms WHERE id = $1', [farm.id])).toEqual([]);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['account-erased']);
    const entries = await log();
    expect(entries.map(({ action }) => action)).toEqual(['update', 'erase']);
    expect(JSON.stringify(entries)).not.toMatch(
      new RegExp(`Fielding|Rosalind|${user.username}|${user.email}`),
    );
  });

  it('waits for open orders', async () => {
    const seller = await makeUser(test.db, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: seller.id });
    const product = await makeProduct(test.db, { vendorId: vendor.id });
    const buyer = await makeUser(test.db);
    await makePurchase(test.db, { userId: buyer.id, product, status: 'confirmed' });
    expect(await admin.post(`${PATH}/${seller.id}/erase`, REASON)).toMatchObject({
      status: 409,
      body: { error: 'ORDERS_OPEN' },
    });
    expect(await userOf(seller.id)).toMatchObject({ id: seller.id });
    expect(await log()).toEqual([]);
  });

  it('forgets whose farm it was and who had posted what staff took away', async () => {
    const user = await makeUser(test.db, {
      username: 'iris-forgotten',
      firstName: 'Iris',
      lastName: 'Forgotten',
    });
    const next = await makeUser(test.db, { username: 'joan-stays' });
    const farm = await makeFarm(test.db, { userId: user.id, isClaimed: true });
    const listing = await makeListing(test.db, {
      farmId: farm.id,
      userId: user.id,
      email: 'iris@own.example',
    });
    await admin.delete(`/api/admin/listings/${listing.id}`);
    await admin.post(`/api/admin/farms/${farm.id}/reassign`, { owner: next.username, ...REASON });
    expect(JSON.stringify(await log())).toMatch(/iris@own.*Iris/s);
    expect((await admin.post(`${PATH}/${user.id}/erase`, REASON)).status).toBe(200);
    const entries = await log();
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'reassign', 'erase']);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Iris|iris@own|${user.username}|${user.email}`));
    expect(entries[1]).toMatchObject({ before: { userId: user.id }, after: { ownerEmail: next.email } });
  });

  it('never erases oneself', async () => {
    const answer = await admin.post(`${PATH}/${admin.user.id}/erase`, REASON);
    expect(answer).toMatchObject({ status: 409, body: { error: 'NOT_YOURSELF' } });
  });
});
