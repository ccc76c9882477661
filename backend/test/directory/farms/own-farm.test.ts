import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import type { PlaceView } from '../../../src/contract/directory/places.js';
import { FarmPhoto } from '../../../src/directory/tables/farm-photo.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { Image } from '../../../src/platform/media/image.entity.js';
import { emptyTables } from '../../support/database/empty-tables.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { BLUE_HERON, farmForm, pictureFile } from '../../support/make/farm-form.js';
import { ALWAYS_OPEN, makeFarm, makeListing, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder: string;
let rosa: Client;
let other: Client;
/** The center of 33901 as the database has it. */
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-own-farm-'));
  test = await startTestApp({ DATA_DIR: folder, JOBS: 'on', TEAM_EMAIL: 'team@farmgate.example' });
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
  rosa = await signedIn(test, { firstName: 'Rosa', role: 'user' });
  other = await signedIn(test, { role: 'farmer' });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
afterEach(() => emptyTables(test.db, 'places, farms, listings, place_records, mails, images'));

const register = (more: object = {}, client = rosa) =>
  client.postForm<FarmView>('/api/farms', farmForm(more));

describe('GET /api/farms/{id}', () => {
  it('shows a farm with its hours, and nothing of whose it is', async () => {
    const farm = await makeFarm(test.db, {
      userId: rosa.user.id,
      seasons: ALWAYS_OPEN,
      phone: '239-555-0100',
    });
    const { status, body } = await test.get<FarmView>(`/api/farms/${farm.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: farm.id, phone: '239-555-0100', openingHours: { openNow: true } });
    expect(body.userId).toBeNull();
    expect(JSON.stringify(body).replace('userId', '')).not.toMatch(/user/i);
  });

  it.each(['0', '999999', 'place-1', '1e3', '-1', '%00', '99999999999'])('finds no farm %s', async (id) => {
    expect([400, 404]).toContain((await test.get(`/api/farms/${id}`)).status);
  });
});

describe('PUT /api/farms/{id}', () => {
  const change = (id: number, more: object = {}, client = rosa) =>
    client.put<FarmView>(`/api/farms/${id}`, { ...BLUE_HERON, ...more });

  it('changes the whole farm', async () => {
    const { id } = (await register({ phone: '239-555-0100', activities: ['Tours'] })).body;
    const { status, body } = await change(id, {
      zipCode: '33905',
      website: 'https://heron.example',
      features: ['cash', 'cash'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      zipCode: '33905',
      phone: null,
      activities: [],
      features: ['cash'],
      website: 'https://heron.example',
    });
    expect((await rosa.get<FarmView>(`/api/farms/${id}`)).body).toEqual(body);
  });

  it('is for the owner alone', async () => {
    const { id } = (await register()).body;
    expect(await change(id, { name: 'Mine' }, other)).toMatchObject({
      status: 404,
      body: { error: 'FARM_NOT_FOUND' },
    });
    expect((await test.put(`/api/farms/${id}`, BLUE_HERON)).status).toBe(401);
    expect(await change(id, { userId: other.user.id })).toMatchObject({ status: 403 });
    expect(await change(999_999)).toMatchObject({ status: 404 });
    expect((await test.get<FarmView>(`/api/farms/${id}`)).body.name).toBe(BLUE_HERON.name);
  });

  it('keeps the badge until the name or the address changes, and asks the team to verify it again', async () => {
    const farm = await makeFarm(test.db, {
      ...BLUE_HERON,
      ...center,
      userId: rosa.user.id,
      isClaimed: true,
      isVerified: true,
    });
    expect((await change(farm.id, { description: 'More.' })).body.isVerified).toBe(true);
    expect(await test.db.getRepository(Mail).count()).toBe(0);
    expect((await change(farm.id, { address: '1 Elsewhere Lane' })).body.isVerified).toBe(false);
    await change(farm.id, { address: '2 Elsewhere Lane' });
    expect(await test.db.getRepository(Mail).find()).toMatchObject([
      { kind: 'farm-changed-team', recipient: 'team@farmgate.example' },
    ]);
  });

  it('does not take the center that the form sends back for the place itself', async () => {
    const { body } = await register();
    const { latitude, longitude } = body;
    expect((await change(body.id, { latitude, longitude })).body).toMatchObject({
      ...center,
      isApproximate: true,
    });
    expect((await change(body.id, { latitude, longitude, zipCode: '33905' })).body.latitude).not.toBe(
      latitude,
    );
  });

  it('lets listings follow where they said what the farm said', async () => {
    const { body: farm } = await register();
    const same = {
      farmId: farm.id,
      userId: rosa.user.id,
      farmName: farm.name,
      city: farm.city,
      state: farm.state,
      ...center,
      email: farm.email,
    };
    const following = await makeListing(test.db, same);
    const own = await makeListing(test.db, {
      ...same,
      farmName: 'Heron Stand',
      email: 'stand@example.com',
      zipCode: '33905',
      latitude: 26.7,
    });
    const stranger = await makeListing(test.db, { ...same, farmId: null, userId: other.user.id });
    await change(farm.id, {
      name: 'Red Heron Farm',
      zipCode: '33905',
      email: 'new@example.com',
      phone: '239-555-0101',
    });
    const moved = (await test.get<FarmView>(`/api/farms/${farm.id}`)).body;
    const read = (id: number) => test.db.getRepository(Listing).findOneByOrFail({ id });
    const { latitude, longitude } = moved;
    expect(await read(following.id)).toMatchObject({
      ...{ farmName: 'Red Heron Farm', zipCode: '33905', latitude, longitude },
      ...{ email: 'new@example.com', phone: '239-555-0101' },
    });
    expect(await read(own.id)).toMatchObject({
      farmName: 'Heron Stand',
      email: 'stand@example.com',
      latitude: 26.7,
    });
    expect(await read(stranger.id)).toMatchObject({ farmName: 'Blue Heron Farm', zipCode: '33901' });
    const found = await test.get<unknown[]>('/api/listings?search=red heron');
    expect(found.body).toHaveLength(1);
  });

  it('drops a foreign picture that it had, and takes none', async () => {
    const farm = await makeFarm(test.db, {
      ...BLUE_HERON,
      userId: rosa.user.id,
      imageUrl: 'http://old.example/a.jpg',
    });
    const same = await change(farm.id, { imageUrl: 'http://old.example/a.jpg' });
    expect(same).toMatchObject({ status: 200, body: { imageUrl: null } });
    expect((await change(farm.id, { imageUrl: 'http://old.example/b.jpg' })).status).toBe(400);
    expect((await change(farm.id, { imageUrl: null })).body.imageUrl).toBeNull();
  });
});

describe('DELETE /api/farms/{id}', () => {
  it('takes the farm, its listings and photographs away, and lists the place again', async () => {
    const place = await makePlace(test.db, { kind: 'csa', name: 'Blue Heron', ...center });
    const { id } = (await rosa.postForm<FarmView>('/api/farms', farmForm(), await pictureFile())).body;
    await makeListing(test.db, { farmId: id, userId: rosa.user.id });
    const kept = await makeListing(test.db, { userId: rosa.user.id });
    expect((await other.delete(`/api/farms/${id}`)).status).toBe(404);
    expect((await test.delete(`/api/farms/${id}`)).status).toBe(401);
    expect(await rosa.delete(`/api/farms/${id}`)).toMatchObject({ status: 200, body: { done: true } });
    expect((await test.get(`/api/farms/${id}`)).status).toBe(404);
    expect((await test.db.getRepository(Listing).find()).map((listing) => listing.id)).toEqual([kept.id]);
    expect(await test.db.getRepository(FarmPhoto).count()).toBe(0);
    const near = await test.get<PlaceView[]>('/api/local-farms?zipCode=33901');
    expect(near.body.map((view) => view.id)).toEqual([`place-${place.id}`]);
    await untilGone();
    expect((await rosa.delete(`/api/farms/${id}`)).status).toBe(404);
  });
});

/** Files go by a job. */
async function untilGone(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await test.db.getRepository(Image).count()) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The picture is still there.');
}

describe('the account', () => {
  it('takes its farms along when it is erased, and shows them in its export', async () => {
    const leaving = await signedIn(test);
    const { id } = (await leaving.postForm<FarmView>('/api/farms', farmForm(), await pictureFile())).body;
    await makeListing(test.db, { farmId: id, userId: leaving.user.id });
    const stays = await makeFarm(test.db, { userId: (await makeUser(test.db)).id });
    const exported = await leaving.get<{ records: Record<string, unknown[]> }>('/api/account/export');
    expect(exported.body.records.farms).toMatchObject([{ id, name: BLUE_HERON.name, photos: [{ alt: '' }] }]);
    expect((await leaving.delete('/api/account', { password: 'correct horse battery' })).status).toBe(200);
    expect((await test.db.getRepository(Farm).find()).map((farm) => farm.id)).toEqual([stays.id]);
    expect(await test.db.getRepository(Listing).count()).toBe(0);
    await untilGone();
  });
});
