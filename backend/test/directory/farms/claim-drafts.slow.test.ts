import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewImage } from '../../../src/contract/content/sitemap.js';
import type { AdminFarmClaim } from '../../../src/contract/directory/admin/farm-claims.admin.js';
import type { FarmerDashboard } from '../../../src/contract/directory/dashboard.js';
import type { FarmPhotoView, FarmView } from '../../../src/contract/directory/farms.js';
import type {
  FieldStatusAnswer,
  FieldStatusesNear,
  OwnFieldStatuses,
} from '../../../src/contract/directory/field-status.js';
import type { HoursException } from '../../../src/contract/directory/hours.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { imageIdOf } from '../../../src/contract/shared/images.js';
import { FarmPhotosService } from '../../../src/directory/farms/photos/farm-photos.service.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import type { Media } from '../../../src/platform/media/media.js';
import { imageColumns, unusedImages } from '../../../src/platform/media/media.sql.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { pictureFile } from '../../support/make/farm-form.js';
import { ALWAYS_OPEN, FORT_MYERS, makeFarm, makeListing, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder: string;
let admin: Client;
let stranger: Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-drafts-'));
  test = await startTestApp({ DATA_DIR: folder });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
afterEach(() => test.db.query('TRUNCATE places, farms, listings, mails, images, audit_log CASCADE'));

const OLD = new Date('2025-03-04T12:00:00Z');
const SAID = 'Prepay by text to 900-555-0199.';
const NOTE = 'Moved! Pay at 12 Elsewhere Road.';
const CROP = 'Dragonfruit';
const TODAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const FLOOD = 'Flood at the gate';
const closed: HoursException = {
  ...{ from: TODAY, to: TODAY, kind: 'closed', opens: null, closes: null, address: null, reason: FLOOD },
};

/** A farm of the directory, claimed by a stranger, who writes, shows and says what they like. */
async function attack() {
  stranger = await signedIn(test);
  const place = await makePlace(test.db, {
    ...{ ...FORT_MYERS, kind: 'farm_stand', name: 'Heron Farm', description: 'Eggs since 1971.' },
    ...{ seasons: ALWAYS_OPEN, hoursConfirmed: '2024-05-01', lastConfirmed: '2024-06-01' },
    ...{ timeZone: 'America/New_York', city: 'Fort Myers', state: 'FL', updatedAt: OLD },
  });
  const answer = await stranger.post<FarmView>(`/api/farms/place-${place.id}/claim`, {});
  expect(answer).toMatchObject({ status: 200, body: { isClaimed: true, isVerified: false } });
  const { id } = answer.body;
  await makeListing(test.db, { ...FORT_MYERS, farmId: id, zipCode: '33901' });
  const before = await seen(id);
  const details = { description: SAID, seasons: [], exceptions: [closed], hoursChecked: true };
  expect((await stranger.put(`/api/farms/${id}/details`, details)).status).toBe(200);
  const photos = await stranger.postForm<FarmPhotoView[]>(
    `/api/farms/${id}/photos`,
    { alt: 'Call 900-555-0199' },
    await pictureFile(),
  );
  expect(photos.status).toBe(201);
  const statuses = [
    await say(id, { crop: null, state: 'closed', note: NOTE }),
    await say(id, { crop: CROP, state: 'good', note: null }),
  ];
  expect(statuses.map(({ status, body }) => [status, typeof body.id])).toEqual([
    [200, 'number'],
    [200, 'number'],
  ]);
  const { id: claimId } = await test.db.getRepository(FarmClaim).findOneByOrFail({ farmId: id });
  return { id, placeId: place.id, claimId, before, photo: photos.body[0]!, statusId: statuses[1]?.body.id };
}

let keys = 0;
const say = (id: number, said: object, client = stranger) =>
  client.post<FieldStatusAnswer & ErrorBody>('/api/field-status', {
    ...{ subject: `farm-${id}`, key: `claim-key-${(keys += 1)}`, ...said },
  });

/** Every public answer that a farm is in, read by nobody in particular. */
const answersOf = (id: number) => [
  `/api/farms/${id}`,
  '/api/farms',
  '/api/farms?search=heron&zipCode=33901',
  '/api/local-farms?zipCode=33901',
  '/api/farmers-markets?zipCode=33901',
  '/api/listings?zipCode=33901',
  '/api/search/near?search=dragonfruit&zipCode=33901',
  '/api/search/near?search=heron&zipCode=33901',
  `/api/field-status/of/farm-${id}`,
  '/api/field-status/near?zipCode=33901',
  `/farms/${id}`,
  '/browse?zipCode=33901',
  '/field-status/feed.xml',
];

/** @returns what visitors read, by its address */
async function seen(id: number): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const address of answersOf(id)) {
    const { status, body } = await test.get<unknown>(address);
    expect([address, status]).toEqual([address, 200]);
    answers[address] = body;
  }
  return answers;
}

function expectNothingIn(answers: Record<string, unknown>, picture: string): void {
  const text = JSON.stringify(answers);
  expect(text).toContain('Heron Farm');
  const words = [SAID, NOTE, CROP, FLOOD, '900-555-0199', picture];
  expect(words.filter((word) => text.includes(word))).toEqual([]);
}

/** Pages aside, which may name the moment they were made. */
const calls = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).filter(([address]) => address.startsWith('/api/')));

const shown = async (id: number) => (await test.get<FarmView>(`/api/farms/${id}`)).body;
const near = async () =>
  (await test.get<FieldStatusesNear>('/api/field-status/near?zipCode=33901')).body.items;
const claimOf = async (claimId: number) =>
  (await admin.get<AdminFarmClaim>(`/api/admin/farm-claims/${claimId}`)).body;
const decide = (claimId: number, action: string, body: object) =>
  admin.post<AdminFarmClaim & ErrorBody>(`/api/admin/farm-claims/${claimId}/${action}`, body);
const verify = async (claimId: number) =>
  expect((await decide(claimId, 'verify', { despiteNoMatch: true })).status).toBe(200);
const REASON = { reason: 'The farm does not know this person.' };

describe('what an unverified claimant writes, shows and says', () => {
  it('is in no public answer, and changes none', async () => {
    const { id, before, photo, placeId } = await attack();
    const after = await seen(id);
    expectNothingIn(after, photo.imageUrl);
    expect(await shown(id)).toMatchObject({
      ...{
        description: 'Eggs since 1971.',
        seasons: ALWAYS_OPEN,
        exceptions: [],
        photos: [],
        imageUrl: null,
      },
      ...{ hoursConfirmed: '2024-05-01', lastConfirmed: '2024-06-01', openingHours: { openNow: true } },
      ...{ isClaimed: true, isUnderReview: false },
    });
    expect(calls(after)).toEqual(calls(before));
    expect((await test.get(previewImage('farms', id))).status).toBe(200);
    expect((await test.get<string>(`/places/${placeId}`)).body.includes(SAID)).toBe(false);
    expect((await shown(id)).updatedAt).toBe('2024-06-01T04:00:00.000Z');
  });

  it('is the claimant’s own', async () => {
    const { id, photo } = await attack();
    const draft = {
      ...{ description: SAID, seasons: [], exceptions: [closed], hoursConfirmed: null },
      ...{ isUnderReview: true, imageUrl: photo.imageUrl, photos: [photo] },
    };
    expect((await stranger.get(`/api/farms/${id}`)).body).toMatchObject(draft);
    const { farms } = (await stranger.get<FarmerDashboard>('/api/farmer/dashboard')).body;
    expect(farms).toMatchObject([draft]);
    const [own] = (await stranger.get<OwnFieldStatuses>('/api/field-status/mine')).body.items;
    expect(own).toMatchObject({ isUnderReview: true, crops: [CROP] });
    expect(own?.statuses.map(({ crop, state, note }) => [crop, state, note])).toEqual([
      [CROP, 'good', null],
      [null, 'closed', NOTE],
    ]);
    const mine = (await stranger.get('/api/account/export')).body;
    expect(JSON.stringify(mine)).toContain(SAID);
  });

  it('is for staff to read beside what the farm says', async () => {
    const { claimId, photo } = await attack();
    expect((await claimOf(claimId)).draft).toMatchObject({
      said: { description: SAID, seasons: [], exceptions: [closed], hoursConfirmed: null },
      shown: { description: 'Eggs since 1971.', seasons: ALWAYS_OPEN, hoursConfirmed: '2024-05-01' },
      ...{ overruled: [], photos: [photo], statuses: [{ crop: CROP }, { crop: null, note: NOTE }] },
    });
    const statuses = await admin.get('/api/admin/field-statuses');
    expect(statuses.body).toMatchObject([{ claimId }, { claimId }]);
  });

  it('is everyone’s once staff have verified the claim', async () => {
    const { id, claimId, photo } = await attack();
    await verify(claimId);
    expect(await shown(id)).toMatchObject({
      ...{ description: SAID, seasons: [], exceptions: [closed], hoursConfirmed: null, isVerified: true },
      ...{ imageUrl: photo.imageUrl, photos: [photo] },
    });
    expect(await near()).toMatchObject([{ subject: `farm-${id}`, statuses: [{ note: NOTE }] }]);
    expect((await test.get<string>(`/farms/${id}`)).body.includes(SAID)).toBe(true);
    const [own] = (await stranger.get<OwnFieldStatuses>('/api/field-status/mine')).body.items;
    expect(own).toMatchObject({ isUnderReview: false, statuses: [{ crop: CROP }, { crop: null }] });
    const log = await test.db.query<unknown[]>(
      `SELECT username, after ->> 'description' AS said FROM audit_log WHERE action = 'owner-update'`,
    );
    expect(log).toEqual([{ username: stranger.user.username, said: SAID }]);
  });

  it.each(['reject', 'release', 'withdraw'])(
    'was never anyone’s after %s, and staff keep it',
    async (how) => {
      const { id, claimId, before, photo, statusId } = await attack();
      const ended =
        how === 'withdraw'
          ? await stranger.post(`/api/farms/${id}/release`, {})
          : await decide(claimId, how, REASON);
      expect(ended.status).toBe(200);
      const after = await seen(id);
      expectNothingIn(after, photo.imageUrl);
      const unclaimed = JSON.stringify(calls(before)).replaceAll('"isClaimed":true', '"isClaimed":false');
      expect(calls(after)).toEqual(JSON.parse(unclaimed));
      expect((await claimOf(claimId)).draft).toMatchObject({
        ...{ said: { description: SAID }, photos: [photo], statuses: [{ crop: CROP }, { note: NOTE }] },
      });
      expect((await stranger.get(`/api/farms/${id}`)).body).toMatchObject({
        description: 'Eggs since 1971.',
      });
      expect((await stranger.get<OwnFieldStatuses>('/api/field-status/mine')).body.items).toEqual([]);
      // Who has it next has nothing of it.
      const next = await signedIn(test);
      await next.post(`/api/farms/${id}/claim`, {});
      expect((await next.get(`/api/farms/${id}`)).body).toMatchObject({
        description: 'Eggs since 1971.',
        photos: [],
      });
      expect((await next.get<OwnFieldStatuses>('/api/field-status/mine')).body.items).toMatchObject([
        { statuses: [], crops: [] },
      ]);
      expect((await next.post(`/api/field-status/${statusId}/undo`, {})).status).toBe(404);
    },
  );

  it('begins anew with a new claim, whatever is taken back of the old one', async () => {
    const { id, statusId } = await attack();
    await stranger.post(`/api/farms/${id}/release`, {});
    await stranger.post(`/api/farms/${id}/claim`, {});
    expect((await stranger.get(`/api/farms/${id}`)).body).toMatchObject({
      ...{ description: 'Eggs since 1971.', photos: [], isUnderReview: true },
    });
    expect((await stranger.post(`/api/field-status/${statusId}/undo`, {})).status).toBe(404);
    expect(await near()).toEqual([]);
  });

  it('does not end what the farm said before', async () => {
    stranger = await signedIn(test);
    const owner = await signedIn(test);
    const farm = await makeFarm(test.db, {
      ...{ ...FORT_MYERS, userId: owner.user.id, isClaimed: true, isVerified: true },
    });
    const first = await say(farm.id, { crop: CROP, state: 'good', note: 'Row 4.' }, owner);
    await owner.post(`/api/farms/${farm.id}/release`, {});
    await stranger.post(`/api/farms/${farm.id}/claim`, {});
    const notes = async () => (await near()).flatMap(({ statuses }) => statuses.map(({ note }) => note));
    const mine = await say(farm.id, { crop: CROP, state: 'picked_out', note: NOTE });
    expect(mine.body.items).toMatchObject([{ statuses: [{ note: NOTE }] }]);
    for (const call of ['end', 'undo']) {
      expect((await stranger.post(`/api/field-status/${first.body.id}/${call}`, {})).status).toBe(404);
    }
    expect(await notes()).toEqual(['Row 4.']);
    const { id: claimId } = await test.db.getRepository(FarmClaim).findOneByOrFail({ farmId: farm.id });
    await verify(claimId);
    expect(await notes()).toEqual([NOTE]);
    expect((await stranger.post(`/api/field-status/${mine.body.id}/end`, {})).status).toBe(200);
    expect(await notes()).toEqual([]);
  });

  it('goes with the claimant’s account', async () => {
    const { id, claimId, photo } = await attack();
    await decide(claimId, 'reject', REASON);
    expect((await stranger.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect((await claimOf(claimId)).draft).toEqual({
      ...{ said: {}, shown: {}, overruled: [], photos: [], statuses: [] },
    });
    expect(await test.db.query('SELECT id FROM farm_photos WHERE farm_id = $1', [id])).toEqual([]);
    expect(photo.imageUrl).toMatch(/^\/media\//);
  });
});

describe('the pictures of a claim', () => {
  const unused = async (photo: FarmPhotoView) => {
    const ids = [imageIdOf(photo.imageUrl) ?? ''];
    const columns = await fetchRows(test.db, imageColumns, []);
    return (await fetchRows(test.db, unusedImages(columns), [ids])).length === 1;
  };
  const sweep = () => new FarmPhotosService(test.db, {} as Media).sweep();

  it('are kept while it waits, and for thirty days once it was rejected', async () => {
    const { claimId, photo } = await attack();
    await test.db.query(`UPDATE farm_photos SET created_at = now() - interval '1 year'`);
    await sweep();
    expect(await unused(photo)).toBe(false);
    await decide(claimId, 'reject', REASON);
    await sweep();
    expect(await unused(photo)).toBe(false);
    await test.db.query(`UPDATE farm_photos SET removed_at = now() - interval '31 days'`);
    await sweep();
    expect(await unused(photo)).toBe(true);
    expect((await claimOf(claimId)).draft.photos).toEqual([]);
  });
});

describe('what others hear of a claimed farm', () => {
  it('is not what the claimant says on a roster, or of its age', async () => {
    const { id } = await attack();
    const market = await makePlace(test.db, { ...FORT_MYERS });
    const member = { placeId: market.id, farmId: id, status: 'member' as const };
    const { id: memberId } = await test.db.getRepository(MarketMember).save(member);
    const answers = [
      await stranger.put(`/api/market-memberships/${memberId}/every-day`, { comesEveryDay: true }),
      await stranger.put(`/api/market-memberships/${memberId}`, { status: 'removed' }),
      await stranger.post(`/api/markets/${market.id}/join`, { farmId: id }),
      await stranger.put(`/api/confirmations/farm-${id}`, { answer: 'closed' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await shown(id)).toMatchObject({ businessStatus: 'OPERATIONAL', lastConfirmed: '2024-06-01' });
  });
});

describe('what staff put right while a claim waits', () => {
  it('stays when the claim is verified, and staff see that it will', async () => {
    const { id, claimId } = await attack();
    const body = { description: 'Eggs since 1972.', was: { description: 'Eggs since 1971.' } };
    expect((await admin.put(`/api/admin/farms/${id}`, body)).status).toBe(200);
    expect((await claimOf(claimId)).draft).toMatchObject({
      ...{
        said: { description: SAID },
        shown: { description: 'Eggs since 1972.' },
        overruled: ['description'],
      },
    });
    expect((await stranger.get(`/api/farms/${id}`)).body).toMatchObject({
      ...{ description: 'Eggs since 1972.', exceptions: [closed] },
    });
    await verify(claimId);
    expect(await shown(id)).toMatchObject({
      description: 'Eggs since 1972.',
      seasons: [],
      exceptions: [closed],
    });
  });

  it('waits for staff once the claimant has written over it', async () => {
    const { id, claimId } = await attack();
    const body = { description: 'Eggs since 1972.', was: { description: 'Eggs since 1971.' } };
    await admin.put(`/api/admin/farms/${id}`, body);
    await stranger.put(`/api/farms/${id}/details`, { description: 'Eggs since 1973.', seasons: [] });
    expect((await shown(id)).description).toBe('Eggs since 1972.');
    expect((await claimOf(claimId)).draft.overruled).toEqual([]);
    await verify(claimId);
    expect((await shown(id)).description).toBe('Eggs since 1973.');
  });
});
