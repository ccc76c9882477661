import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import type { PlaceView } from '../../../src/contract/directory/places.js';
import type { PlacedRecord } from '../../../src/directory/places/store/merge-records.rules.js';
import { SeenRecords } from '../../../src/directory/places/store/seen-records.js';
import { storeRecords } from '../../../src/directory/places/store/store-records.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { StoredPlaceRecord } from '../../../src/directory/tables/place-record.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import {
  ALWAYS_OPEN,
  degreesNorth,
  FORT_MYERS,
  makeFarm,
  makeListing,
  makePlace,
} from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rosa: Client;
let other: Client;

beforeAll(async () => {
  test = await startTestApp({ TEAM_EMAIL: 'team@farmgate.example' });
  [rosa, other] = await Promise.all([signedIn(test, { firstName: 'Rosa' }), signedIn(test)]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, listings, place_records, mails CASCADE'));

const claim = (id: number | string, client = rosa, body: object = { userId: client.user.id }) =>
  client.post<FarmView>(`/api/farms/${id}/claim`, body);
const verify = async (id: number) => {
  const admin = await signedIn(test, { role: 'admin' });
  expect((await admin.post(`/api/admin/farms/${id}/verify`, {})).status).toBe(200);
};
const farmOf = (id: number) => test.db.getRepository(Farm).findOneByOrFail({ id });

describe('POST /api/farms/{id}/claim for a farm', () => {
  it('makes it the person’s own at once, to be verified by the team', async () => {
    const farm = await makeFarm(test.db, { isVerified: true });
    const customer = await signedIn(test, { firstName: 'Rosa' });
    const answer = await claim(farm.id, customer);
    expect(answer).toMatchObject({ status: 200, body: { id: farm.id, isClaimed: true, isVerified: false } });
    expect(await farmOf(farm.id)).toMatchObject({
      userId: customer.user.id,
      isClaimed: true,
      isVerified: false,
    });
    expect(await test.db.getRepository(FarmClaim).find()).toMatchObject([
      { farmId: farm.id, userId: customer.user.id, status: 'new' },
    ]);
    expect(await test.db.getRepository(User).findOneByOrFail({ id: customer.user.id })).toMatchObject({
      role: 'farmer',
    });
    const mails = await test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['farm-claimed', customer.user.email],
      ['farm-claimed-team', 'team@farmgate.example'],
    ]);
  });

  it('is refused in the name of somebody else, and for a visitor', async () => {
    const farm = await makeFarm(test.db);
    for (const userId of [other.user.id, String(other.user.id), 0, 'x']) {
      expect(await claim(farm.id, rosa, { userId })).toMatchObject({
        status: 403,
        body: { error: 'NOT_YOUR_USER_ID' },
      });
    }
    expect((await test.post(`/api/farms/${farm.id}/claim`, {})).status).toBe(401);
    expect(await farmOf(farm.id)).toMatchObject({ userId: null, isClaimed: false });
    expect((await claim(farm.id, rosa, {})).status).toBe(200);
  });

  it('is refused for a farm that has its farmer', async () => {
    const claimed = await makeFarm(test.db, { userId: other.user.id, isClaimed: true });
    const owned = await makeFarm(test.db, { userId: other.user.id });
    for (const { id } of [claimed, owned]) {
      expect(await claim(id)).toMatchObject({ status: 409, body: { error: 'FARM_ALREADY_CLAIMED' } });
    }
    expect(await test.db.getRepository(FarmClaim).count()).toBe(0);
    expect(await test.db.getRepository(Mail).count()).toBe(0);
  });

  it('finds no farm that is not there', async () => {
    for (const id of ['999999', 'place-999999']) {
      expect(await claim(id)).toMatchObject({ status: 404, body: { error: 'FARM_NOT_FOUND' } });
    }
    for (const id of ['0', 'farm-1', 'place-', 'place-1;2', '%20'])
      expect((await claim(id)).status).toBe(400);
  });

  it('gives the farm to one of many who claim it at once', async () => {
    const farm = await makeFarm(test.db);
    const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(test)));
    const answers = await Promise.all(people.map((person) => claim(farm.id, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    const winner = people[answers.findIndex(({ status }) => status === 200)];
    expect((await farmOf(farm.id)).userId).toBe(winner?.user.id);
    expect(await test.db.getRepository(FarmClaim).count()).toBe(1);
  });

  it('makes the listings that nobody managed the claimer’s once staff have verified the claim', async () => {
    const farm = await makeFarm(test.db);
    const old = new Date('2020-01-01T00:00:00Z');
    const orphan = await makeListing(test.db, { farmId: farm.id, confirmedAt: old });
    const theirs = await makeListing(test.db, { farmId: farm.id, userId: other.user.id });
    await claim(farm.id);
    const read = (id: number) => test.db.getRepository(Listing).findOneByOrFail({ id });
    expect(await read(orphan.id)).toMatchObject({ userId: null, confirmedAt: old });
    await verify(farm.id);
    const taken = await read(orphan.id);
    expect(taken.userId).toBe(rosa.user.id);
    expect(taken.confirmedAt.getTime()).toBeGreaterThan(old.getTime());
    expect((await read(theirs.id)).userId).toBe(other.user.id);
  });
});

describe('POST /api/farms/{id}/claim for a place of the directory', () => {
  const known = {
    ...{ kind: 'csa', name: 'Heron Shares', city: 'Fort Myers', state: 'FL', phone: '239-555-0100' },
    ...{ email: 'heron@farm.example', website: 'https://heron.example', seasons: ALWAYS_OPEN },
    ...{ productTypes: ['Eggs'], features: ['snap'], organicCertified: true, activities: ['Tours'] },
  } satisfies Partial<Place>;

  it('makes a farm of it, with everything that the directory shows', async () => {
    const place = await makePlace(test.db, known);
    const { status, body } = await claim(`place-${place.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...known,
      ...{ email: null, phone: null },
      description: 'A farm with shares for members (CSA) in Fort Myers, Florida.',
      address: place.address,
      latitude: place.latitude,
      isClaimed: true,
      isVerified: false,
      placeId: `${place.source}/${place.sourceId}`,
      source: { name: 'usda' },
      openingHours: { openNow: true },
    });
    expect(await farmOf(body.id)).toMatchObject({ userId: rosa.user.id });
    expect(await test.db.getRepository(Place).findOneByOrFail({ id: place.id })).toMatchObject({
      farmId: body.id,
    });
    const near = await test.get<PlaceView[]>('/api/local-farms?zipCode=33901');
    expect(near.body.map(({ id, phone }) => [id, phone])).toEqual([[`farm-${body.id}`, null]]);
    await verify(body.id);
    expect((await test.get(`/api/farms/${body.id}`)).body).toMatchObject({
      phone: known.phone,
      email: known.email,
    });
  });

  it('gives one of many who claim it at once one farm', async () => {
    const place = await makePlace(test.db, known);
    const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(test)));
    const answers = await Promise.all(people.map((person) => claim(`place-${place.id}`, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    expect(await test.db.getRepository(Farm).count()).toBe(1);
    expect(await test.db.getRepository(FarmClaim).count()).toBe(1);
  });

  it('claims the farm that stands for it', async () => {
    const farm = await makeFarm(test.db);
    const place = await makePlace(test.db, { ...known, farmId: farm.id });
    expect((await claim(`place-${place.id}`)).body.id).toBe(farm.id);
    expect(await claim(`place-${place.id}`, other)).toMatchObject({ status: 409 });
  });

  it('refuses a farmers market', async () => {
    const place = await makePlace(test.db);
    expect(await claim(`place-${place.id}`)).toMatchObject({
      status: 409,
      body: { error: 'PLACE_NOT_CLAIMABLE' },
    });
    expect(await test.db.getRepository(Farm).count()).toBe(0);
  });

  it('gives a place without a ZIP code the nearest one', async () => {
    const place = await makePlace(test.db, { ...known, zipCode: null });
    expect((await claim(`place-${place.id}`)).body.zipCode).toMatch(/^33\d{3}$/);
  });

  const record: PlacedRecord = {
    ...{ source: 'usda_export', sourceId: 'csa/1', updatedAt: '2025-01-01T00:00:00.000Z', kind: 'csa' },
    ...{ name: 'Heron Shares', description: null, street: '1 Main Street', city: 'Fort Myers', state: 'FL' },
    ...FORT_MYERS,
    ...{ address: null, isApproximate: false, website: null, phone: null, email: null, imageUrl: null },
    ...{ productTypes: [], activities: [], features: [], organicCertified: false, organicOptions: false },
    ...{ seasons: [], hoursNote: null, businessStatus: 'OPERATIONAL' },
  };
  const importRecord = (more: Partial<PlacedRecord> = {}) =>
    test.db.transaction((tx) =>
      storeRecords(tx, [{ record: { ...record, ...more }, raw: {} }], new SeenRecords()),
    );

  it('stays the farm’s when it is imported again, under another name and elsewhere, and leaves the farm as its owner has it', async () => {
    await importRecord();
    const place = await test.db.getRepository(Place).findOneByOrFail({ sourceId: 'csa/1' });
    const farm = (await claim(`place-${place.id}`)).body;
    await verify(farm.id);
    await rosa.put(`/api/farms/${farm.id}`, {
      ...{
        name: 'Rosa’s Garden',
        description: 'Mine.',
        address: '2 Hill',
        zipCode: '33901',
        phone: '239-555-0101',
      },
    });
    const before = await farmOf(farm.id);
    const latitude = FORT_MYERS.latitude + degreesNorth(5);
    await importRecord({ updatedAt: '2025-02-01T00:00:00.000Z', name: 'Heron Farm', phone: '2', latitude });
    expect(await test.db.getRepository(Place).find()).toMatchObject([
      { id: place.id, name: 'Heron Farm', phone: '2', latitude, farmId: farm.id },
    ]);
    expect(await farmOf(farm.id)).toEqual(before);
    expect(await test.db.getRepository(StoredPlaceRecord).find()).toMatchObject([
      { placeId: place.id, record: { name: 'Heron Farm' } },
    ]);
    const near = await test.get<PlaceView[]>('/api/local-farms?zipCode=33901');
    expect(near.body.map(({ name }) => name)).toEqual(['Rosa’s Garden']);
  });

  it('is anybody’s again when the claimer gives it back', async () => {
    const place = await makePlace(test.db, known);
    const { id } = (await claim(`place-${place.id}`)).body;
    expect((await rosa.delete(`/api/farms/${id}`)).body).toMatchObject({ error: 'FARM_FROM_DIRECTORY' });
    expect((await rosa.post(`/api/farms/${id}/release`, {})).status).toBe(200);
    expect((await claim(`place-${place.id}`, other)).status).toBe(200);
  });
});
