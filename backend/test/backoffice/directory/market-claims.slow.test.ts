import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../../src/accounts/users/user.entity.js';
import type { AccountExport } from '../../../src/contract/accounts/account.js';
import type { AdminMarketClaim } from '../../../src/contract/directory/admin/market-claims.admin.js';
import type { AdminMarketManager } from '../../../src/contract/directory/admin/market-managers.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MarketClaim } from '../../../src/directory/tables/market-claim.entity.js';
import { MarketEvent } from '../../../src/directory/tables/market-event.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, PASSWORD, signedIn, signIn } from '../../support/http/people.js';
import { makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
beforeEach(() => test.db.query('TRUNCATE places, mails, audit_log CASCADE'));

const REASON = { reason: 'Their number is not the market’s.' };
const act = (id: number, action: string, body: object = {}) =>
  admin.post<AdminMarketClaim & ErrorBody>(`/api/admin/market-claims/${id}/${action}`, body);
const kinds = async () => (await test.db.getRepository(Mail).find()).map(({ kind }) => kind);
const log = async () =>
  (await test.db.getRepository(AuditEntry).find()).map(({ resource, action, note }) => [
    resource,
    action,
    note,
  ]);
const managers = () => test.db.getRepository(MarketManager).find({ order: { id: 'ASC' } });

/** A market whose phone number the claimant has. */
async function claim(given: Partial<User> = {}) {
  const phone = '(239) 555-0134';
  const place = await makePlace(test.db, { name: 'River Market', phone });
  const person = await signedIn(test, { phone, ...given });
  await person.post(`/api/markets/${place.id}/claim`, { evidence: 'Call me at the market’s number.' });
  await test.db.query('DELETE FROM mails');
  const { id } = await test.db.getRepository(MarketClaim).findOneByOrFail({ placeId: place.id });
  return { id, place, person };
}

describe('the claim of a market', () => {
  it('is shown with what they say and what matches, and makes a manager when it is approved', async () => {
    const { id, place, person } = await claim();
    expect((await admin.get('/api/admin/start/waiting')).body).toMatchObject({ 'market-claims': 1 });
    const { body } = await admin.get<AdminMarketClaim>(`/api/admin/market-claims/${id}`);
    expect(body).toMatchObject({ marketName: 'River Market', message: 'Call me at the market’s number.' });
    expect(body.evidence.find(({ field }) => field === 'phone')?.verdict).toBe('matches');
    expect((await act(id, 'approve')).body).toMatchObject({
      ...{ status: 'approved', managers: [{ userId: person.user.id, username: person.user.username }] },
    });
    expect(await kinds()).toEqual(['market-claim-approved']);
    expect(await log()).toEqual([['market-claims', 'approve', null]]);
    const events = await test.db.getRepository(MarketEvent).findBy({ placeId: place.id, role: 'staff' });
    expect(events).toMatchObject([{ userId: admin.user.id, action: 'approve' }]);
    expect((await person.get(`/api/markets/${place.id}/manage`)).status).toBe(200);
    expect((await act(id, 'approve')).body.error).toBe('ALREADY_DECIDED');
    expect((await act(id, 'reject', REASON)).body.error).toBe('ALREADY_DECIDED');
  });

  it('without anything that matches is approved by those alone who have checked', async () => {
    const { id } = await claim({ phone: '239 555 0199' });
    expect((await act(id, 'approve')).body.error).toBe('CLAIM_WITHOUT_MATCH');
    expect((await act(id, 'approve', { despiteNoMatch: true })).status).toBe(200);
    expect(await managers()).toHaveLength(1);
  });

  it('is decided once by two at the same time', async () => {
    const { id } = await claim();
    const both = await Promise.all([act(id, 'approve'), act(id, 'reject', REASON)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await kinds()).toHaveLength(1);
  });

  it('is rejected with a reason, and can be asked again', async () => {
    const { id, place, person } = await claim();
    expect((await act(id, 'reject', REASON)).body).toMatchObject({ status: 'rejected', ...REASON });
    expect(await kinds()).toEqual(['market-claim-rejected']);
    expect(await managers()).toEqual([]);
    const again = await person.post(`/api/markets/${place.id}/claim`, { evidence: 'Here is more.' });
    expect(again.status).toBe(201);
  });

  it('goes with the account of who made it, without what they said', async () => {
    const { id, person } = await claim();
    const { body } = await person.get<AccountExport>('/api/account/export');
    expect(body.records['marketClaims']).toMatchObject([
      { status: 'new', message: 'Call me at the market’s number.' },
    ]);
    expect((await person.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await test.db.getRepository(MarketClaim).findOneByOrFail({ id })).toMatchObject({
      ...{ userId: null, message: null, status: 'withdrawn' },
    });
    expect((await admin.get<AdminMarketClaim>(`/api/admin/market-claims/${id}`)).body).toMatchObject({
      ...{ claimantName: null, message: null },
    });
    expect((await act(id, 'approve')).body.error).toBe('ALREADY_DECIDED');
  });
});

describe('a manager of a market', () => {
  it('is removed by staff, the last one as well, and the market can be claimed again', async () => {
    const { id, place, person } = await claim();
    await act(id, 'approve');
    await test.db.query('DELETE FROM mails; DELETE FROM audit_log');
    const { body } = await admin.get<AdminMarketManager[]>(
      `/api/admin/market-managers?filter=${JSON.stringify({ placeId: place.id })}`,
    );
    expect(body).toMatchObject([{ userId: person.user.id, marketName: 'River Market' }]);
    const path = `/api/admin/market-managers/${body[0]?.id}/remove-manager`;
    expect((await admin.post<ErrorBody>(path, { reason: '' })).status).toBe(400);
    const both = await Promise.all([admin.post(path, REASON), admin.post(path, REASON)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await kinds()).toEqual(['manager-removed']);
    expect(await log()).toEqual([['places', 'remove-manager', REASON.reason]]);
    expect((await person.get(`/api/markets/${place.id}/manage`)).status).toBe(404);
    const again = await person.post(`/api/markets/${place.id}/claim`, { evidence: 'It was me.' });
    expect(again.status).toBe(201);
  });
});
