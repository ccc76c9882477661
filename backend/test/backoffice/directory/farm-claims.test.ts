import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminFarmClaim } from '../../../src/contract/directory/admin/farm-claims.admin.js';
import { FarmClaim } from '../../../src/directory/farms/claims/farm-claim.entity.js';
import { Farm } from '../../../src/directory/farms/farm.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { makeFarm } from '../../support/make/make.js';
import { type Client, makeUser, signIn, signedIn } from '../../support/http/people.js';
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
async function claim() {
  const farm = await makeFarm(test.db);
  const person = await signedIn(test);
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
