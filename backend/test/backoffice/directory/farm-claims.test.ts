import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../../src/accounts/users/user.entity.js';
import type { AdminFarmClaim } from '../../../src/contract/directory/admin/farm-claims.admin.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, PASSWORD, signIn, signedIn } from '../../support/http/people.js';
import { makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM farms; DELETE FROM mails; DELETE FROM audit_log'));

const REASON = { reason: 'Two people say that it is theirs.' };
const act = (id: number, action: string, body: unknown = {}) =>
  admin.post<AdminFarmClaim>(`/api/admin/farm-claims/${id}/${action}`, body);
const kinds = async () => (await test.db.getRepository(Mail).find()).map(({ kind }) => kind);
const log = async () =>
  (await test.db.getRepository(AuditEntry).find()).map(({ resource, action, note }) => [
    resource,
    action,
    note,
  ]);

/** A farm that somebody has just claimed. */
async function claim(farmGiven: Partial<Farm> = {}, personGiven: Partial<User> = {}) {
  const farm = await makeFarm(test.db, { phone: '(239) 555-0134', ...farmGiven });
  const person = await signedIn(test, { phone: '239-555-0134', ...personGiven });
  await person.post(`/api/farms/${farm.id}/claim`, { userId: person.user.id });
  await test.db.query('DELETE FROM mails');
  const { id } = await test.db.getRepository(FarmClaim).findOneByOrFail({ farmId: farm.id });
  return { id, farm, person };
}
const farmOf = ({ id }: Farm) => test.db.getRepository(Farm).findOneByOrFail({ id });

describe('a claim', () => {
  it('is verified together with its farm', async () => {
    const { id, farm } = await claim();
    expect((await act(id, 'verify')).body).toMatchObject({ status: 'verified', verification: 'verified' });
    expect(await farmOf(farm)).toMatchObject({ isVerified: true });
    expect(await kinds()).toEqual(['farm-verified']);
    expect(await log()).toEqual([['farm-claims', 'verify', null]]);
    expect((await act(id, 'verify')).body).toMatchObject({ error: 'ALREADY_DECIDED' });
  });

  it('is released, and the farm is free again', async () => {
    const { id, farm } = await claim();
    expect((await act(id, 'release', REASON)).body).toMatchObject({ status: 'released', ...REASON });
    expect(await farmOf(farm)).toMatchObject({ userId: null, isClaimed: false });
    expect(await kinds()).toEqual(['farm-released']);
    expect(await log()).toEqual([['farm-claims', 'release', REASON.reason]]);
    expect((await act(id, 'release', REASON)).body).toMatchObject({ error: 'ALREADY_DECIDED' });
    expect((await act(id, 'verify')).body).toMatchObject({ error: 'ALREADY_DECIDED' });
  });

  it('that is old takes the farm from nobody who has it since', async () => {
    const { id, farm } = await claim();
    const next = await makeUser(test.db);
    await admin.post(`/api/admin/farms/${farm.id}/reassign`, { owner: next.username, ...REASON });
    expect((await act(id, 'release', REASON)).body).toMatchObject({ error: 'ALREADY_DECIDED' });
    expect(await farmOf(farm)).toMatchObject({ userId: next.id });
  });

  it('is decided once by two at the same time, on its own page and on that of the farm', async () => {
    const { id, farm } = await claim();
    const answers = await Promise.all([
      act(id, 'verify'),
      admin.post(`/api/admin/farms/${farm.id}/verify`, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await kinds()).toEqual(['farm-verified']);
  });
});

describe('the snapshot of a claim', () => {
  it('is what the farm said before, which it says again once it is released', async () => {
    const { id, farm } = await claim({ name: 'Rivers Farm' });
    const said = { name: 'Rivers Farm', phone: '(239) 555-0134' };
    const read = async () => (await admin.get<AdminFarmClaim>(`/api/admin/farm-claims/${id}`)).body;
    expect((await read()).snapshot).toMatchObject(said);
    await act(id, 'verify');
    const change = { phone: '(239) 555-0177', was: { phone: said.phone } };
    expect((await admin.put(`/api/admin/farms/${farm.id}`, change)).status).toBe(200);
    expect(await farmOf(farm)).toMatchObject({ phone: change.phone });
    expect((await read()).snapshot).toMatchObject(said);
    await act(id, 'release', REASON);
    expect(await farmOf(farm)).toMatchObject(said);
    const entries = await test.db.getRepository(AuditEntry).findBy({ resource: 'farm-claims' });
    expect(JSON.stringify(entries)).not.toContain('snapshot');
  });
});

describe('the evidence for a claim', () => {
  it('sets the claimant beside the directory’s record of the farm', async () => {
    const place = await makePlace(test.db, {
      ...{ name: 'Rivers Farm', kind: 'farm_stand', website: 'https://www.riversfarm.example' },
      ...{ email: 'hello@riversfarm.example', phone: '(239) 555-0134' },
    });
    const person = await signedIn(test, {
      ...{ firstName: 'Sam', lastName: 'Rivers', email: 'sam@riversfarm.example', phone: '+1 239 555 0199' },
    });
    await person.post(`/api/farms/place-${place.id}/claim`, { userId: person.user.id });
    const { id } = await test.db.getRepository(FarmClaim).findOneByOrFail({ userId: person.user.id });
    const { body } = await admin.get<AdminFarmClaim>(`/api/admin/farm-claims/${id}`);
    expect(body.evidence).toEqual([
      {
        ...{ field: 'domain', claimant: 'riversfarm.example', directory: 'riversfarm.example' },
        verdict: 'matches',
      },
      {
        ...{ field: 'email', claimant: 'sam@riversfarm.example', directory: 'hello@riversfarm.example' },
        verdict: 'different',
      },
      {
        ...{ field: 'phone', claimant: '+1 239 555 0199', directory: '(239) 555-0134' },
        verdict: 'different',
      },
      { field: 'name', claimant: 'Sam Rivers', directory: 'Rivers Farm', verdict: 'matches' },
    ]);
  });

  it('is what the farm said before the claim, where no directory has it', async () => {
    const { id } = await claim({ name: 'Heron Creek' });
    const { body } = await admin.get<AdminFarmClaim>(`/api/admin/farm-claims/${id}`);
    expect(body.evidence).toMatchObject([
      { field: 'domain', verdict: 'unknown' },
      { field: 'email' },
      { field: 'phone', verdict: 'matches' },
      { field: 'name', directory: 'Heron Creek', verdict: 'unknown' },
    ]);
  });

  it('has to be confirmed where nothing matches', async () => {
    const { id, farm } = await claim({ email: null }, { phone: null });
    expect(await act(id, 'verify')).toMatchObject({ status: 409, body: { error: 'CLAIM_WITHOUT_MATCH' } });
    expect(await farmOf(farm)).toMatchObject({ isVerified: false });
    expect(await kinds()).toEqual([]);
    expect(await act(id, 'verify', { despiteNoMatch: true })).toMatchObject({
      status: 200,
      body: { status: 'verified' },
    });
  });

  it('is kept as it was seen, until the claimant’s account is erased', async () => {
    const { id, person } = await claim({ name: 'Heron Creek' });
    await act(id, 'verify');
    const seen = async () =>
      (await test.db.getRepository(AuditEntry).findOneByOrFail({ action: 'verify' })).after;
    expect(await seen()).toMatchObject({
      ...{ userId: person.user.id, status: 'verified', seenName: 'unknown: nothing / Heron Creek' },
      seenPhone: 'matches: 239-555-0134 / (239) 555-0134',
    });
    expect((await person.delete('/api/account', { password: PASSWORD })).status).toBeLessThan(300);
    expect(await seen()).toEqual({ userId: person.user.id, status: 'verified' });
  });
});
