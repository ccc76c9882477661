import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { AdminFarmClaim } from '../../../src/contract/directory/admin/farm-claims.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** A claim that staff rejected by mistake. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const decide = (id: number, action: string, reason = 'The farm called back.') =>
  admin.post<AdminFarmClaim & ErrorBody>(`/api/admin/farm-claims/${id}/${action}`, { reason });

async function rejectedClaim() {
  const farm = await makeFarm(test.db, { name: 'Heron Farm', email: 'heron@farm.example' });
  const rosa = await signedIn(test, { role: 'farmer' });
  expect((await rosa.post(`/api/farms/${farm.id}/claim`, {})).status).toBe(200);
  const { id } = await test.db.getRepository(FarmClaim).findOneByOrFail({ farmId: farm.id });
  expect((await decide(id, 'reject', 'Not known.')).status).toBe(200);
  return { farm, rosa, id };
}
const farmOf = (id: number) => test.db.getRepository(Farm).findOneByOrFail({ id });

describe('a rejected claim', () => {
  it('is reopened: it waits again, its claimant has the farm and is told, and the log says why', async () => {
    const { farm, rosa, id } = await rejectedClaim();
    expect(await farmOf(farm.id)).toMatchObject({ userId: null, isClaimed: false });
    const { status, body } = await decide(id, 'reopen');
    expect([status, body.status, body.isOwner, body.reason]).toEqual([200, 'new', true, null]);
    expect(await farmOf(farm.id)).toMatchObject({ userId: rosa.user.id, isClaimed: true, isVerified: false });
    const mails = await test.db.getRepository(Mail).findBy({ recipient: rosa.user.email });
    expect(mails.map(({ kind }) => kind)).toContain('claim-reopened');
    const log = await admin.get<AdminAuditEntry[]>(`/api/admin/history?resource=farm-claims&recordId=${id}`);
    expect(log.body[0]).toMatchObject({ action: 'reopen', note: 'The farm called back.' });
    expect((await decide(id, 'verify')).status).toBe(400);
    const verified = await admin.post<AdminFarmClaim>(`/api/admin/farm-claims/${id}/verify`, {
      despiteNoMatch: true,
    });
    expect(verified.body.status).toBe('verified');
    expect(await farmOf(farm.id)).toMatchObject({ userId: rosa.user.id, isVerified: true });
  });

  it('stays rejected where someone else has claimed the farm since, and is reopened once', async () => {
    const { farm, id } = await rejectedClaim();
    const jo = await signedIn(test, { role: 'farmer' });
    expect((await jo.post(`/api/farms/${farm.id}/claim`, {})).status).toBe(200);
    expect((await decide(id, 'reopen')).body.error).toBe('FARM_ALREADY_CLAIMED');
    expect(await farmOf(farm.id)).toMatchObject({ userId: jo.user.id });

    const other = await rejectedClaim();
    const both = await Promise.all([decide(other.id, 'reopen'), decide(other.id, 'reopen')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(999_999, 'reopen')).status).toBe(404);
  });
});
