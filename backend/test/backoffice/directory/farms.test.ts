import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { AdminFarm, AdminFarmRow } from '../../../src/contract/directory/admin/farms.admin.js';
import type { FarmerDashboard } from '../../../src/contract/directory/dashboard.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn, signedIn } from '../../support/http/people.js';
import { BLUE_HERON } from '../../support/make/farm-form.js';
import { FORT_MYERS, makeFarm, makeListing, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin', username: 'ann' }));
});
afterAll(() => test.close());
beforeEach(() =>
  test.db.query(
    'DELETE FROM listings; DELETE FROM places; DELETE FROM farms; DELETE FROM mails; DELETE FROM audit_log',
  ),
);

const path = (id: number, action = '') => `/api/admin/farms/${id}${action && `/${action}`}`;
const act = (id: number, action: string, body: unknown = {}) => admin.post<AdminFarm>(path(id, action), body);
const mails = async () =>
  (await test.db.getRepository(Mail).find({ order: { id: 'ASC' } })).map(({ kind, recipient }) => [
    kind,
    recipient,
  ]);
const log = async () =>
  (await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } })).map(({ action, note }) => [
    action,
    note,
  ]);
const farmOf = (id: number) => test.db.getRepository(Farm).findOneByOrFail({ id });
const REASON = { reason: 'The address is a parking lot.' };

/** A farm that its owner registered, who is signed in. */
async function claimed(given: Partial<Farm> = {}) {
  const owner = await signedIn(test, { role: 'farmer' });
  const farm = await makeFarm(test.db, {
    userId: owner.user.id,
    isClaimed: true,
    email: 'a@farm.example',
    ...given,
  });
  return { farm, owner };
}
/** The same, by a claim that staff have yet to look at. */
async function underReview(given: Partial<Farm> = {}) {
  const { farm, owner } = await claimed(given);
  const claim = await test.db.getRepository(FarmClaim).save({ farmId: farm.id, userId: owner.user.id });
  return { farm, owner, claim };
}
const claimOf = (id: number) => test.db.getRepository(FarmClaim).findOneByOrFail({ id });

describe('verifying a farm', () => {
  it('gives it the badge, settles the claim, tells the owner and is logged', async () => {
    const { farm, owner, claim } = await underReview();
    const answer = await act(farm.id, 'verify');
    expect(answer).toMatchObject({ status: 200, body: { isVerified: true, verification: 'verified' } });
    expect(await claimOf(claim.id)).toMatchObject({ status: 'verified', decidedAt: expect.any(Date) });
    expect(await mails()).toEqual([['farm-verified', owner.user.email]]);
    expect(await log()).toEqual([['verify', null]]);
    expect((await test.get(`/api/farms/${farm.id}`)).body).toMatchObject({ isVerified: true });
  });

  it('is refused when it was done already, also of two at once', async () => {
    const { farm } = await claimed();
    const answers = await Promise.all([act(farm.id, 'verify'), act(farm.id, 'verify')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('what staff hear of emails', () => {
  it('is how many the server sends: none where nobody has to hear of it', async () => {
    const { farm } = await claimed();
    const told = await act(farm.id, 'verify');
    expect(told.headers['x-emails-queued']).toBe('1');
    const untold = await admin.put<AdminFarm>(path(farm.id), { name: 'Heron', was: { name: farm.name } });
    expect(untold.status).toBe(200);
    expect(untold.headers['x-emails-queued']).toBeUndefined();
    expect(await mails()).toHaveLength(1);
  });

  it('is for staff alone', async () => {
    const message = 'Where do you sell kale?';
    const sent = await test.post('/api/contact', {
      name: 'Sam',
      email: 'sam@mail.example',
      subject: 'Kale',
      message,
    });
    expect(sent.headers['x-emails-queued']).toBeUndefined();
    expect(await mails()).not.toEqual([]);
  });
});

describe('rejecting a farm', () => {
  it('keeps the reason, tells the owner, who reads it in the dashboard, and nobody else does', async () => {
    const { farm, owner } = await claimed();
    expect((await act(farm.id, 'reject', REASON)).body).toMatchObject({
      verification: 'rejected',
      rejectedReason: REASON.reason,
    });
    const { body } = await owner.get<FarmerDashboard>('/api/farmer/dashboard');
    expect(body.farms).toMatchObject([{ id: farm.id, rejectedReason: REASON.reason }]);
    expect(await mails()).toEqual([['farm-rejected', owner.user.email]]);
    expect(await log()).toEqual([['reject', REASON.reason]]);
    expect(JSON.stringify((await test.get(`/api/farms/${farm.id}`)).body)).not.toContain('parking lot');
    expect((await act(farm.id, 'reject', REASON)).status).toBe(409);
  });

  it('ends when the owner changes the farm: it waits again, and the team is told', async () => {
    const { farm, owner } = await claimed();
    await act(farm.id, 'reject', REASON);
    await test.db.query('DELETE FROM mails');
    const changed = { ...BLUE_HERON, name: farm.name, address: '9 Real Road, Fort Myers, FL' };
    expect((await owner.put(`/api/farms/${farm.id}`, changed)).status).toBe(200);
    expect((await admin.get<AdminFarm>(path(farm.id))).body).toMatchObject({
      verification: 'waiting',
      rejectedReason: null,
    });
    expect((await mails()).map(([kind]) => kind)).toEqual(['farm-corrected-team']);
  });

  it('is refused for a verified farm, and for one that nobody has claimed', async () => {
    const { farm } = await claimed({ isVerified: true });
    expect((await act(farm.id, 'reject', REASON)).body).toMatchObject({ error: 'ALREADY_DECIDED' });
    const free = await makeFarm(test.db);
    expect((await act(free.id, 'reject', REASON)).body).toMatchObject({ error: 'FARM_NOT_CLAIMED' });
  });
});

describe('releasing a farm', () => {
  it('takes it and its listings from the owner, so that somebody else can claim it', async () => {
    const { farm, owner, claim } = await underReview({ isVerified: true });
    const listing = await makeListing(test.db, { farmId: farm.id, userId: owner.user.id });
    expect((await act(farm.id, 'release', REASON)).body).toMatchObject({
      ...{ userId: null, isClaimed: false, isVerified: false, verification: 'unclaimed' },
    });
    expect(await claimOf(claim.id)).toMatchObject({ status: 'released', reason: REASON.reason });
    expect(await mails()).toEqual([['farm-released', owner.user.email]]);
    expect(await log()).toEqual([['release', REASON.reason]]);
    expect((await owner.put(`/api/farms/${farm.id}`, BLUE_HERON)).status).toBe(404);
    expect((await owner.delete(`/api/listings/${listing.id}`)).status).toBe(404);
    const next = await signedIn(test);
    const taken = await next.post(`/api/farms/${farm.id}/claim`, { userId: next.user.id });
    expect(taken.status).toBe(200);
    await act(farm.id, 'verify');
    const { userId } = await test.db.getRepository(Listing).findOneByOrFail({ id: listing.id });
    expect(userId).toBe(next.user.id);
    expect((await act(farm.id, 'release', REASON)).status).toBe(200);
    expect((await act(farm.id, 'release', REASON)).body).toMatchObject({ error: 'FARM_NOT_CLAIMED' });
  });

  it('stops showing a contact that only the directory named, and keeps the place with the farm', async () => {
    const { farm } = await claimed({ phone: '239-555-0100', email: 'own@farm.example' });
    const place = await makePlace(test.db, { kind: 'csa', farmId: farm.id, phone: '239-555-0100' });
    await act(farm.id, 'release', REASON);
    expect(await farmOf(farm.id)).toMatchObject({ phone: null, email: 'own@farm.example' });
    const [row] = await test.db.query<{ farm_id: number }[]>('SELECT farm_id FROM places WHERE id = $1', [
      place.id,
    ]);
    expect(row?.farm_id).toBe(farm.id);
  });
});

describe('reassigning a farm', () => {
  it('gives it with its listings to another account, which becomes a farmer, and tells both', async () => {
    const { farm, owner, claim } = await underReview();
    const listing = await makeListing(test.db, { farmId: farm.id, userId: owner.user.id });
    const next = await makeUser(test.db);
    const body = { owner: next.email.toUpperCase(), ...REASON };
    expect((await act(farm.id, 'reassign', body)).body).toMatchObject({ userId: next.id, isClaimed: true });
    const people = test.db.getRepository(User);
    expect((await people.findOneByOrFail({ id: next.id })).role).toBe('farmer');
    const { userId } = await test.db.getRepository(Listing).findOneByOrFail({ id: listing.id });
    expect(userId).toBe(next.id);
    expect(await claimOf(claim.id)).toMatchObject({ status: 'released' });
    expect(await mails()).toEqual([
      ['farm-released', owner.user.email],
      ['farm-assigned', next.email],
    ]);
    expect(await log()).toEqual([['reassign', REASON.reason]]);
  });

  it('names what is wrong with the new owner', async () => {
    const { farm, owner } = await claimed();
    for (const name of ['nobody', owner.user.username]) {
      const answer = await act(farm.id, 'reassign', { owner: name, ...REASON });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'owner' }] } });
    }
  });
});

describe('editing a farm', () => {
  it('checks what is changed by the rules of the farmer, moves it, and lets its listings follow', async () => {
    const { farm } = await claimed({ isVerified: true });
    const listing = await makeListing(test.db, { farmId: farm.id, farmName: farm.name });
    const was = { name: farm.name, zipCode: '33901' };
    const bad = await admin.put(path(farm.id), { name: '', zipCode: '00000', was });
    expect(bad).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }] } });
    const { body } = await admin.put<AdminFarm>(path(farm.id), { name: 'Heron', zipCode: '10001', was });
    expect(body).toMatchObject({
      name: 'Heron',
      state: 'NY',
      isVerified: true,
      description: farm.description,
    });
    const { farmName } = await test.db.getRepository(Listing).findOneByOrFail({ id: listing.id });
    expect(farmName).toBe('Heron');
    expect(await log()).toEqual([['update', null]]);
  });

  it('leaves alone what is not changed, also what the form would not take', async () => {
    const farm = await makeFarm(test.db, { kind: 'food_hub', website: 'not an address', phone: null });
    const { status, body } = await admin.put<AdminFarm>(path(farm.id), {
      description: 'Pears.',
      was: { description: farm.description },
    });
    expect([status, body.website, body.description]).toEqual([200, 'not an address', 'Pears.']);
  });

  it('does not take the last way to reach a farmer', async () => {
    const { farm } = await claimed({ phone: null });
    const answer = await admin.put(path(farm.id), { email: '', was: { email: farm.email } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'email' }] } });
  });
});

describe('the page of a farm', () => {
  it('has the directory’s record of a similar name nearby beside it', async () => {
    const farm = await makeFarm(test.db, { name: 'Blue Heron Farm' });
    await makePlace(test.db, { kind: 'csa', name: 'The Blue Heron', ...FORT_MYERS });
    await makePlace(test.db, { kind: 'csa', name: 'Larkspur' });
    const { body } = await admin.get<AdminFarm>(path(farm.id));
    expect(body.twin).toMatchObject({ name: 'The Blue Heron', relation: 'nearby', distanceMiles: 0 });
  });

  it('has the place that the farm was claimed from before all others', async () => {
    await makePlace(test.db, { kind: 'csa', name: 'Larkspur', source: 'usda_export', sourceId: 'csa/7' });
    const farm = await makeFarm(test.db, { name: 'Larkspur', placeId: 'usda_export/csa/7' });
    expect((await admin.get<AdminFarm>(path(farm.id))).body.twin).toMatchObject({ relation: 'origin' });
  });
});

describe('the list of farms', () => {
  const find = async (filter: object) =>
    (
      await admin.get<AdminFarmRow[]>(`/api/admin/farms?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    ).body.map(({ name }) => name);

  it('is narrowed by what staff have to decide, by name without accents, and by its owner', async () => {
    const { owner } = await claimed({ name: 'Peña Farm' });
    const { id } = (await claimed({ name: 'Verified', isVerified: true })).owner.user;
    await makeFarm(test.db, { name: 'Free' });
    expect(await find({ verification: 'waiting' })).toEqual(['Peña Farm']);
    expect(await find({ verification: ['verified', 'unclaimed'] })).toEqual(['Free', 'Verified']);
    expect(await find({ q: 'PENA' })).toEqual(['Peña Farm']);
    expect(await find({ userId: owner.user.id })).toEqual(['Peña Farm']);
    expect(await find({ hasOwner: true, isClaimed: true, userId: id })).toEqual(['Verified']);
    expect(await find({ hasOwner: false })).toEqual(['Free']);
  });
});

it('deletes a farm with its listings', async () => {
  const { farm } = await claimed();
  await makeListing(test.db, { farmId: farm.id });
  expect((await admin.delete(path(farm.id))).status).toBe(200);
  expect(await test.db.getRepository(Listing).count()).toBe(0);
  expect(await log()).toEqual([['delete', null]]);
});
