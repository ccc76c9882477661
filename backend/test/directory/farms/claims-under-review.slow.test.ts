import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { AdminFarm } from '../../../src/contract/directory/admin/farms.admin.js';
import type { FarmPhotoView, FarmView } from '../../../src/contract/directory/farms.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { FarmPhotosService } from '../../../src/directory/farms/photos/farm-photos.service.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { FarmPhoto } from '../../../src/directory/tables/farm-photo.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import type { Media } from '../../../src/platform/media/media.js';
import { emptyTables } from '../../support/database/empty-tables.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { pictureFile } from '../../support/make/farm-form.js';
import { EGGS } from '../../support/make/listing-form.js';
import { ALWAYS_OPEN, makeFarm, makeListing, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder: string;
let admin: Client;
let stranger: Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-claims-'));
  test = await startTestApp({ DATA_DIR: folder, JOBS: 'on' });
  [admin, stranger] = await Promise.all([
    signedIn(test, { role: 'admin' }),
    signedIn(test, { createdAt: new Date('2025-03-04T12:00:00Z') }),
  ]);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
afterEach(() => emptyTables(test.db, 'places, farms, listings, mails, images, audit_log'));

const DIRECTORY = {
  ...{
    name: 'Heron Farm',
    description: 'Eggs since 1971.',
    email: 'heron@farm.example',
    phone: '239-555-0100',
  },
  ...{ website: 'https://heron.example/', kind: 'farm_stand' as const, zipCode: '33901' },
};
const REASON = { reason: 'The farm does not know this person.' };
const farmOf = (id: number) => test.db.getRepository(Farm).findOneByOrFail({ id });
const claim = (id: number | string, client = stranger) =>
  client.post<FarmView & ErrorBody>(`/api/farms/${id}/claim`, {});
const decide = (id: number, action: string, body: object = REASON) =>
  admin.post<AdminFarm & ErrorBody>(`/api/admin/farms/${id}/${action}`, body);
const shown = async (id: number) => (await test.get<FarmView>(`/api/farms/${id}`)).body;
const mine = async (id: number) => (await stranger.get<FarmView>(`/api/farms/${id}`)).body;
const photo = async (client: Client, id: number) =>
  client.postForm<FarmPhotoView[]>(`/api/farms/${id}/photos`, {}, await pictureFile());

/** What the form of a farm sends. */
function formOf(farm: FarmView, more: object = {}) {
  const { name, description, address, zipCode, email, phone, website, kind, seasons } = farm;
  const { productTypes, activities, features, organicCertified, businessStatus } = farm;
  const fields = { name, description, address, zipCode, email, phone, website, kind, seasons };
  return { ...fields, productTypes, activities, features, organicCertified, businessStatus, ...more };
}

/** A farm of the directory that the stranger has claimed, with a listing that no one manages. */
async function claimedFarm(client = stranger) {
  const farm = await makeFarm(test.db, DIRECTORY);
  const listing = await makeListing(test.db, { farmId: farm.id });
  expect((await claim(farm.id, client)).status).toBe(200);
  return { id: farm.id, before: farm, listing };
}

describe('until staff have verified a claim', () => {
  it.each([
    ['name', { name: 'Mine Now' }],
    ['email', { email: 'stranger@example.com' }],
    ['phone', { phone: '1-900-555-0199' }],
    ['website', { website: 'https://elsewhere.example/' }],
    ['address', { address: '1 Elsewhere Road' }],
    ['zipCode', { zipCode: '10001' }],
    ['kind', { kind: 'csa' }],
    ['businessStatus', { businessStatus: 'CLOSED_PERMANENTLY' }],
  ])('the %s of the farm waits', async (field, change) => {
    const { id } = await claimedFarm();
    const answer = await stranger.put<ErrorBody>(`/api/farms/${id}`, formOf(await shown(id), change));
    expect(answer).toMatchObject({ status: 403, body: { error: 'CLAIM_UNDER_REVIEW' } });
    expect(answer.body.issues?.map(({ path }) => path)).toContain(field);
    expect(await farmOf(id)).toMatchObject(DIRECTORY);
  });

  it('hours, a description and photos can be added, for the claimant, and the page says that it is claimed', async () => {
    const { id } = await claimedFarm();
    const details = { description: 'Eggs and honey.', seasons: ALWAYS_OPEN };
    expect((await stranger.put(`/api/farms/${id}/details`, details)).status).toBe(200);
    const more = formOf(await mine(id), { description: 'Eggs, honey and plums.' });
    expect((await stranger.put(`/api/farms/${id}`, more)).status).toBe(200);
    expect((await photo(stranger, id)).status).toBe(201);
    expect(await mine(id)).toMatchObject({
      ...{ description: 'Eggs, honey and plums.', seasons: ALWAYS_OPEN, isClaimed: true, isVerified: false },
      photos: [{ id: expect.any(Number) }],
    });
    expect(await shown(id)).toMatchObject({ description: DIRECTORY.description, seasons: [], photos: [] });
    const page = await test.get<string>(`/farms/${id}`);
    expect(page.body).toContain('haven’t verified');
  });

  it('its listings stay as they are, and no new ones can be posted for it', async () => {
    const { id, listing } = await claimedFarm();
    const path = `/api/listings/${listing.id}`;
    expect((await stranger.delete(path)).status).toBe(404);
    const form = { ...EGGS, farmId: String(id) };
    const answer = await stranger.postForm<ErrorBody>('/api/listings', form);
    expect(answer).toMatchObject({ status: 403, body: { error: 'CLAIM_UNDER_REVIEW' } });
    expect(await test.db.getRepository(Listing).find()).toMatchObject([{ id: listing.id, userId: null }]);
  });

  it('photos that were there stay where they are', async () => {
    const farm = await makeFarm(test.db, DIRECTORY);
    const owner = await signedIn(test);
    await test.db.getRepository(Farm).update(farm.id, { userId: owner.user.id, isClaimed: true });
    const [first] = (await photo(owner, farm.id)).body;
    await owner.post(`/api/farms/${farm.id}/release`, {});
    await claim(farm.id);
    const [, own] = (await photo(stranger, farm.id)).body;
    const at = `/api/farms/${farm.id}/photos`;
    expect((await stranger.delete(`${at}/${first?.id}`)).status).toBe(403);
    const reversed = { photos: [own, first].map((one) => ({ id: one?.id, alt: '' })) };
    expect((await stranger.put(at, reversed)).status).toBe(403);
    expect((await stranger.delete(`${at}/${own?.id}`)).status).toBe(200);
    expect((await shown(farm.id)).photos.map(({ id }) => id)).toEqual([first?.id]);
  });

  it('the farm cannot be deleted, and never by its owner', async () => {
    const { id } = await claimedFarm();
    for (const action of ['', 'verify']) {
      if (action) await decide(id, action, {});
      expect(await stranger.delete(`/api/farms/${id}`)).toMatchObject({
        status: 409,
        body: { error: 'FARM_FROM_DIRECTORY' },
      });
    }
    expect((await shown(id)).name).toBe(DIRECTORY.name);
    const closed = formOf(await shown(id), { businessStatus: 'CLOSED_PERMANENTLY' });
    expect((await stranger.put(`/api/farms/${id}`, closed)).status).toBe(200);
  });

  it('a verified owner may change everything', async () => {
    const { id, listing } = await claimedFarm();
    await decide(id, 'verify', {});
    const change = formOf(await shown(id), { phone: '239-555-0111', website: 'https://heron2.example/' });
    expect((await stranger.put(`/api/farms/${id}`, change)).status).toBe(200);
    expect((await stranger.get(`/api/farmer/listings/${listing.id}`)).status).toBe(200);
  });
});

describe('the snapshot of a claim', () => {
  it.each(['release', 'reject'])(
    'is restored by %s, and the same account cannot claim again',
    async (action) => {
      const { id, before } = await claimedFarm();
      await stranger.put(`/api/farms/${id}/details`, { description: 'Mine now.', seasons: ALWAYS_OPEN });
      await photo(stranger, id);
      expect((await decide(id, action)).body).toMatchObject({ userId: null, verification: 'unclaimed' });
      const { description, seasons, photos, isClaimed } = await shown(id);
      expect({ description, seasons, photos, isClaimed }).toEqual({
        ...{ description: before.description, seasons: [], photos: [], isClaimed: false },
      });
      expect(await claim(id)).toMatchObject({ status: 403, body: { error: 'CLAIM_REFUSED' } });
      expect((await claim(id, await signedIn(test))).status).toBe(200);
      const mails = await test.db.getRepository(Mail).findBy({ recipient: stranger.user.email });
      expect(mails.map(({ kind }) => kind)).toContain(
        action === 'release' ? 'farm-released' : 'claim-rejected',
      );
    },
  );

  it('brings back name, contact and badge also after the claim was verified', async () => {
    const farm = await makeFarm(test.db, { ...DIRECTORY, isVerified: true });
    await claim(farm.id);
    await decide(farm.id, 'verify', {});
    const change = formOf(await shown(farm.id), { name: 'Mine Now', phone: '1-900-555-0199' });
    await stranger.put(`/api/farms/${farm.id}`, change);
    await decide(farm.id, 'release');
    expect(await farmOf(farm.id)).toMatchObject({ ...DIRECTORY, userId: null, isVerified: true });
  });

  it('keeps what staff put right meanwhile', async () => {
    const { id } = await claimedFarm();
    const body = { phone: '239-555-0122', was: { phone: DIRECTORY.phone } };
    expect((await admin.put(`/api/admin/farms/${id}`, body)).status).toBe(200);
    await decide(id, 'reject');
    expect((await farmOf(id)).phone).toBe('239-555-0122');
  });

  it('is restored when the claimant gives the farm back or leaves, and the farm stays', async () => {
    for (const leave of [
      (client: Client, id: number) => client.post(`/api/farms/${id}/release`, {}),
      (client: Client) => client.delete('/api/account', { password: PASSWORD }),
    ]) {
      const person = await signedIn(test);
      const { id, before } = await claimedFarm(person);
      await person.put(`/api/farms/${id}/details`, { description: 'Mine now.', seasons: [] });
      await photo(person, id);
      expect((await leave(person, id)).status).toBe(200);
      expect(await shown(id)).toMatchObject({
        description: before.description,
        photos: [],
        isClaimed: false,
      });
      expect(await test.db.getRepository(FarmClaim).countBy({ farmId: id, status: 'withdrawn' })).toBe(1);
      await test.db.query('TRUNCATE places, farms, listings CASCADE');
    }
  });

  it('is restored when a verified owner leaves, and the history forgets who they were', async () => {
    const person = await signedIn(test);
    const { id, before } = await claimedFarm(person);
    await person.put(`/api/farms/${id}/details`, { description: 'Mine now.', seasons: [] });
    await decide(id, 'verify', {});
    expect((await shown(id)).description).toBe('Mine now.');
    expect((await person.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ description: before.description, isClaimed: false });
    const log = await test.db.query<unknown[]>(
      `SELECT username, after FROM audit_log WHERE action = 'owner-update'`,
    );
    expect(log).toEqual([{ username: 'a deleted account', after: null }]);
    expect((await test.db.getRepository(FarmClaim).findOneByOrFail({ farmId: id })).draft).toBeNull();
  });
});

describe('claims of one account', () => {
  it('are three at a time, also of many at once', async () => {
    const person = await signedIn(test, { createdAt: new Date('2025-03-04T12:00:00Z') });
    const farms = await Promise.all(Array.from({ length: 8 }, () => makeFarm(test.db)));
    const answers = await Promise.all(farms.map(({ id }) => claim(id, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('TOO_MANY_CLAIMS');
    const [first] = await test.db.getRepository(Farm).findBy({ userId: person.user.id });
    await decide(first?.id ?? 0, 'verify', {});
    const free = farms[answers.findIndex(({ status }) => status === 409)];
    expect((await claim(free?.id ?? 0, person)).status).toBe(200);
  });

  it('need a confirmed email address', async () => {
    const person = await signedIn(test);
    await test.db.getRepository(User).update(person.user.id, { emailConfirmedAt: null });
    const place = await makePlace(test.db, { kind: 'csa' });
    expect(await claim(`place-${place.id}`, person)).toMatchObject({
      status: 403,
      body: { error: 'EMAIL_NOT_CONFIRMED' },
    });
    expect(await test.db.getRepository(Farm).count()).toBe(0);
  });
});

describe('undoing a change of a claimed farm', () => {
  const history = async (id: number) =>
    (
      await admin.get<AdminAuditEntry[]>(
        `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resource: 'farms', recordId: String(id) }))}&sort=${encodeURIComponent('["id","DESC"]')}`,
      )
    ).body;
  const undo = (id: number, entryId: number | undefined) =>
    admin.post<AdminFarm & ErrorBody>(`/api/admin/farms/${id}/undo`, { entryId });

  it('gives back what the farm said, each change by itself', async () => {
    const { id } = await claimedFarm();
    await decide(id, 'verify', {});
    await stranger.put(`/api/farms/${id}`, formOf(await shown(id), { phone: '239-555-0111' }));
    await stranger.put(`/api/farms/${id}`, formOf(await shown(id), { description: 'New.' }));
    const [described, called] = await history(id);
    expect(called).toMatchObject({ action: 'owner-update', username: stranger.user.username });
    expect((await undo(id, called?.id)).body).toMatchObject({ phone: DIRECTORY.phone, description: 'New.' });
    expect((await undo(id, described?.id)).body).toMatchObject({ description: DIRECTORY.description });
    expect((await history(id))[0]).toMatchObject({ action: 'undo', username: admin.user.username });
  });

  it('brings back photos for thirty days', async () => {
    const photos = new FarmPhotosService(test.db, {} as Media);
    const { id } = await claimedFarm();
    await decide(id, 'verify', {});
    const [first] = (await photo(stranger, id)).body;
    await stranger.delete(`/api/farms/${id}/photos/${first?.id}`);
    await photos.sweep();
    const [removed] = await history(id);
    expect((await undo(id, removed?.id)).body.photos.map((one) => one.id)).toEqual([first?.id]);
    await test.db.query(`UPDATE farm_photos SET removed_at = now() - interval '31 days'`);
    await photos.sweep();
    expect(await test.db.getRepository(FarmPhoto).count()).toBe(0);
  });

  it('is refused where the value was changed once more, and for what is no change of the farm', async () => {
    const { id } = await claimedFarm();
    await decide(id, 'verify', {});
    for (const description of ['One.', 'Two.']) {
      await stranger.put(`/api/farms/${id}/details`, { description, seasons: [] });
    }
    const [, one] = await history(id);
    expect((await undo(id, one?.id)).body.error).toBe('CHANGED_MEANWHILE');
    expect((await undo(id, (await history(id)).at(-1)?.id)).body.error).toBe('NOTHING_TO_UNDO');
    const other = await claimedFarm(await signedIn(test));
    expect((await undo(other.id, one?.id)).status).toBe(404);
  });
});
