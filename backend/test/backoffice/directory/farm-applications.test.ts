import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { PasswordSetView } from '../../../src/contract/accounts/auth.js';
import type { AdminFarmApplication } from '../../../src/contract/directory/admin/farm-applications.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { FarmApplication } from '../../../src/directory/tables/farm-application.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, clientOf, cookieOf, makeUser, signedIn } from '../../support/http/people.js';
import { makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM mails; DELETE FROM audit_log; DELETE FROM sign_in_failures'));

const PATH = '/api/admin/farm-applications';
let serial = 0;
const apply = (given: Partial<FarmApplication> = {}) => {
  serial += 1;
  return test.db.getRepository(FarmApplication).save({
    farmerName: 'Rosa Maria Field',
    email: `rosa-${serial}@heron.example`,
    phone: '239-555-0134',
    farmName: `Blue Heron Farm ${serial}`,
    farmAddress: '12345 River Road, Fort Myers, FL 33901-2345',
    farmDescription: 'Greens and eggs by the river.',
    productsGrown: 'Kale, eggs',
    experience: '12 years',
    ...given,
  });
};
const approve = (id: number, body: object = {}) =>
  admin.post<AdminFarmApplication & ErrorBody>(`${PATH}/${id}/approve`, body);
const decline = (id: number) => admin.post<ErrorBody>(`${PATH}/${id}/decline`, { reason: 'Too far away.' });
const mailsTo = (recipient: string) => test.db.getRepository(Mail).findBy({ recipient });
const farmOf = (id: number | null) => test.db.getRepository(Farm).findOneByOrFail({ id: id ?? 0 });
const counts = async () => {
  const [row] = await test.db.query<object[]>(
    'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM farms) AS farms, (SELECT count(*) FROM mails) AS mails',
  );
  return row;
};

describe('an application', () => {
  it('shows what helps to decide: ZIP code, account, other applications, farms of that name nearby', async () => {
    const user = await makeUser(test.db, { role: 'vendor' });
    const farm = await makeFarm(test.db, { name: 'Three Creeks Orchard' });
    await makeFarm(test.db, {
      name: 'Three Creeks Orchard',
      zipCode: '59601',
      latitude: 46.6,
      longitude: -112,
    });
    const first = await apply({ email: user.email.toUpperCase(), status: 'declined' });
    const { id } = await apply({ email: user.email, farmName: 'Three Creek Orchards' });
    const { body } = await admin.get<AdminFarmApplication>(`${PATH}/${id}`);
    expect(body).toMatchObject({
      ...{ zipCode: '33901', zipPlace: 'Fort Myers, FL', status: 'new', decidedBy: null },
      account: { id: user.id, username: user.username, role: 'vendor', isLocked: false },
      others: [{ id: first.id, status: 'declined' }],
      similarFarms: [{ id: farm.id, name: 'Three Creeks Orchard', distanceMiles: 0.7 }],
    });
  });
});

describe('approving', () => {
  it('makes the account, the farm at its ZIP code, and the invitation that opens both', async () => {
    const application = await apply();
    const answer = await approve(application.id);
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved', decidedBy: 'ann' } });
    const user = await test.db.getRepository(User).findOneByOrFail({ email: application.email });
    expect(user).toMatchObject({ role: 'farmer', firstName: 'Rosa Maria', lastName: 'Field' });
    expect(answer.body.userId).toBe(user.id);
    const farm = await farmOf(answer.body.farmId);
    expect(farm).toMatchObject({
      name: application.farmName,
      address: application.farmAddress,
      description: 'Greens and eggs by the river.\n\nWe grow: Kale, eggs',
      ...{ email: application.email, phone: '239-555-0134', userId: user.id },
      ...{ isVerified: true, isClaimed: true, isApproximate: true },
      ...{ zipCode: '33901', city: 'Fort Myers', state: 'FL', timeZone: 'America/New_York' },
    });

    const [mail, ...others] = await mailsTo(application.email);
    expect(others).toEqual([]);
    expect(mail?.kind).toBe('application-approved');
    const token = /\/reset-password\?for=invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const set = await test.post<PasswordSetView>('/api/auth/reset-password', {
      token,
      password: 'a password of my own',
    });
    expect(set.body.me).toMatchObject({ id: user.id, role: 'farmer' });
    const dashboard = await clientOf(test, user, cookieOf(set)).get('/api/farmer/dashboard');
    expect(JSON.stringify(dashboard.body)).toContain(application.farmName);
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'approve', recordId: String(application.id), before: { status: 'new' } },
    ]);
  });

  it('takes the account that has the address, whatever its case, and its role where that is more', async () => {
    for (const [role, after] of [
      ['user', 'farmer'],
      ['farmer', 'farmer'],
      ['vendor', 'vendor'],
      ['admin', 'admin'],
    ] as const) {
      const user = await makeUser(test.db, { role });
      const { id } = await apply({ email: user.email.toUpperCase() });
      const { body } = await approve(id);
      expect(body.userId).toBe(user.id);
      expect(await test.db.getRepository(User).findOneByOrFail({ id: user.id })).toMatchObject({
        role: after,
      });
      expect(await farmOf(body.farmId)).toMatchObject({ userId: user.id });
      const [mail] = await mailsTo(user.email.toUpperCase());
      expect(mail?.text).toContain('/farmer-dashboard');
      expect(mail?.text).not.toContain('reset-password');
    }
  });

  it('leaves the farm to be verified where that is wanted', async () => {
    const { body } = await approve((await apply()).id, { isVerified: false });
    expect(await farmOf(body.farmId)).toMatchObject({ isVerified: false });
  });

  it('asks for a ZIP code that the address does not have, and for one that is known', async () => {
    const { id } = await apply({ farmAddress: 'River Road, Fort Myers' });
    const before = await counts();
    const field = { issues: [{ path: 'zipCode' }] };
    expect(await approve(id)).toMatchObject({ status: 400, body: field });
    expect(await approve(id, { zipCode: '00000' })).toMatchObject({ status: 400, body: field });
    expect(await counts()).toEqual(before);
    const { body } = await approve(id, { zipCode: '99723' });
    expect(await farmOf(body.farmId)).toMatchObject({ zipCode: '99723', state: 'AK' });
  });

  it('gives nothing to an account that is locked', async () => {
    const user = await makeUser(test.db, { lockedAt: new Date(), lockReason: 'x' });
    const { id } = await apply({ email: user.email });
    expect(await approve(id)).toMatchObject({ status: 409, body: { error: 'USER_LOCKED' } });
  });
});

describe('declining', () => {
  it('tells the applicant why, and makes nothing', async () => {
    const { id, email } = await apply();
    expect((await admin.post(`${PATH}/${id}/decline`, {})).status).toBe(400);
    expect(await decline(id)).toMatchObject({
      status: 200,
      body: { status: 'declined', reason: 'Too far away.', userId: null, farmId: null },
    });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'application-declined' });
    expect(mail?.text).toContain('Too far away.');
    expect(await test.db.getRepository(User).countBy({ email })).toBe(0);
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'decline', note: 'Too far away.' },
    ]);
  });
});

describe('a decision', () => {
  it('is made once, also by two at one moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, email } = await apply();
      const answers = await Promise.all([approve(id), decline(id), approve(id), decline(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(answers.filter(({ body }) => body.error === 'ALREADY_DECIDED')).toHaveLength(3);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  });

  it('makes one account for two applications of one person, approved at one moment', async () => {
    const { id, email } = await apply();
    const other = await apply({ email: email.toUpperCase() });
    const answers = await Promise.all([approve(id), approve(other.id)]);
    // Whoever comes second may be told that the account is just being made, and tries again.
    for (const [index, { status }] of answers.entries()) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect((await approve(index === 0 ? id : other.id)).status).toBe(200);
    }
    const user = await test.db.getRepository(User).findOneByOrFail({ email });
    expect(await test.db.getRepository(Farm).countBy({ userId: user.id })).toBe(2);
  });

  it('goes with the account when that is erased', async () => {
    const application = await apply();
    const { body } = await approve(application.id);
    await admin.post(`/api/admin/users/${body.userId}/erase`, { reason: 'Asked by mail.' });
    expect((await admin.get(`${PATH}/${application.id}`)).status).toBe(404);
  });
});
