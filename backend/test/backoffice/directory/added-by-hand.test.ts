import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminFarm } from '../../../src/contract/directory/admin/farms.admin.js';
import type { Namesake } from '../../../src/contract/directory/admin/namesakes.admin.js';
import type { AdminPlace } from '../../../src/contract/directory/admin/places.admin.js';
import type { PlacedRecord } from '../../../src/directory/places/store/merge-records.rules.js';
import { SeenRecords } from '../../../src/directory/places/store/seen-records.js';
import { storeRecords } from '../../../src/directory/places/store/store-records.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
beforeEach(() =>
  test.db.query('DELETE FROM farms; DELETE FROM places; DELETE FROM mails; DELETE FROM audit_log'),
);

const FARM = {
  ...{ name: 'Heron Creek Farm', description: 'Greens and eggs.', address: '12 Harbor Road' },
  ...{ zipCode: '33901', phone: '239 555 0134', kind: 'farm_stand', productTypes: ['Eggs'] },
};
const PLACE = {
  ...{ name: 'Harbor Market', kind: 'farmers_market', street: '1 Pier Street', zipCode: '33901' },
  ...{ phone: '239 555 0100', website: 'https://harbor.example', productTypes: ['Eggs'] },
  seasons: [{ from: '05-01', to: '10-31', hours: [{ day: 6, opens: '08:00', closes: '12:00' }] }],
};
const addFarm = (given: object = {}) => admin.post<AdminFarm>('/api/admin/farms', { ...FARM, ...given });
const addPlace = (given: object = {}) => admin.post<AdminPlace>('/api/admin/places', { ...PLACE, ...given });
const log = () => test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });

describe('a farm that staff add', () => {
  it('is at its ZIP code’s center, nobody’s, to be claimed, and in the audit log', async () => {
    const { status, body } = await addFarm();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ name: 'Heron Creek Farm', state: 'FL', isApproximate: true, productTypes: ['Eggs'] },
      ...{ userId: null, isClaimed: false, isVerified: false, verification: 'unclaimed' },
    });
    expect(await log()).toMatchObject([
      { action: 'create', resource: 'farms', recordId: String(body.id), before: null },
    ]);
    const claimer = await signIn(test, await makeUser(test.db));
    const claim = await claimer.post(`/api/farms/${body.id}/claim`, { userId: claimer.user.id });
    expect(claim.status).toBeLessThan(300);
  });

  it('goes to an account, which becomes a farmer’s and gets an email', async () => {
    const owner = await makeUser(test.db);
    const { body } = await addFarm({ owner: owner.email });
    expect(body).toMatchObject({ userId: owner.id, isClaimed: true, verification: 'verified' });
    expect(await test.db.getRepository(Mail).find()).toMatchObject([
      { kind: 'farm-assigned', recipient: owner.email },
    ]);
    const other = await addFarm({ name: 'Elm Farm', owner: owner.username, isVerified: false });
    expect(other.body).toMatchObject({ verification: 'waiting' });
  });

  it.each([
    [{ zipCode: '00000' }, 'zipCode', "We don't recognize this ZIP code. Please check it."],
    [{ owner: 'nobody-at-all' }, 'owner', 'No one has this username or email address.'],
    [{ name: '' }, 'name', 'Farm name is required'],
  ])('says what is wrong with %j', async (given, path, message) => {
    expect(await addFarm(given)).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
    expect(await test.db.getRepository(Farm).count()).toBe(0);
  });
});

describe('a namesake nearby', () => {
  const spot = { latitude: 26.6, longitude: -81.9, zipCode: '33901', isApproximate: false };
  const search = async (given: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      ...{ name: 'Elm Farm', kind: 'farm_stand', zipCode: '33901', latitude: '26.601', longitude: '-81.9' },
      ...given,
    });
    return (await admin.get<Namesake[]>(`/api/admin/namesakes?${query.toString()}`)).body;
  };

  it('is found among farms and places, nearest first, however its name is written', async () => {
    await makeFarm(test.db, { ...spot, name: 'The Elm Farms, LLC' });
    await makePlace(test.db, { ...spot, latitude: 26.603, name: 'Elm Farm', kind: 'csa' });
    await makeFarm(test.db, { ...spot, name: 'Oak Farm' });
    await makeFarm(test.db, { ...spot, name: 'Elm Farm', latitude: 26.7 });
    await makePlace(test.db, { ...spot, name: 'Elm Farm', kind: 'farmers_market' });
    const found = await search();
    expect(found.map(({ type, name }) => [type, name])).toEqual([
      ['farm', 'The Elm Farms, LLC'],
      ['place', 'Elm Farm'],
    ]);
    expect(found[0]?.distanceMiles).toBeCloseTo(0.07, 1);
    expect(await search({ kind: 'farmers_market' })).toMatchObject([{ type: 'place' }]);
  });

  it('is anywhere in the ZIP code where a position is not known', async () => {
    await makeFarm(test.db, { ...spot, latitude: 26.7, name: 'Elm Farm' });
    expect(await search()).toEqual([]);
    const query = new URLSearchParams({ name: 'Elm Farm', kind: 'csa', zipCode: '33901-1234' });
    const { body } = await admin.get<Namesake[]>(`/api/admin/namesakes?${query.toString()}`);
    expect(body).toHaveLength(1);
  });

  it('is none for a form that is not finished', async () => {
    expect(await search({ name: ' ' })).toEqual([]);
    expect(await search({ zipCode: '339' })).toEqual([]);
    expect(await search({ zipCode: '00000' })).toEqual([]);
  });

  it.each([
    [
      'farm',
      addFarm,
      () => makeFarm(test.db, { name: 'Heron Creek Farm', zipCode: '33901', isApproximate: true }),
    ],
    [
      'place',
      addPlace,
      () =>
        makePlace(test.db, {
          ...{ name: 'Harbor Farmers Market', kind: 'farmers_market', zipCode: '33901' },
          isApproximate: true,
        }),
    ],
  ])('keeps a %s from being added until staff say that it is another one', async (_kind, add, make) => {
    await make();
    expect(await add()).toMatchObject({ status: 400, body: { issues: [{ path: 'isAnother' }] } });
    expect((await add({ isAnother: true })).status).toBe(201);
  });
});

describe('a place that staff add', () => {
  const importRow = (given: Partial<PlacedRecord>) =>
    test.db.transaction((tx) => {
      const record: PlacedRecord = {
        ...{ source: 'usda_api', sourceId: 'farmersmarket/1', updatedAt: '2999-01-01T00:00:00.000Z' },
        ...{ kind: 'farmers_market', name: 'Harbor Farmers Market', description: 'From the source.' },
        ...{ street: '99 Other Street', city: 'Fort Myers', state: 'FL', zipCode: '33901', address: null },
        ...{ latitude: 26.64, longitude: -81.87, isApproximate: true, website: 'https://usda.example' },
        ...{ phone: '555', email: 'from@usda.example', imageUrl: null, productTypes: [], activities: [] },
        ...{ features: [], organicCertified: false, organicOptions: false, seasons: [], hoursNote: null },
        businessStatus: 'OPERATIONAL',
        ...given,
      };
      return storeRecords(tx, [{ record, raw: {} }], new SeenRecords());
    });

  it('is in the directory at its ZIP code’s center, with its hours', async () => {
    const { status, body } = await addPlace();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ name: 'Harbor Market', kind: 'farmers_market', source: 'staff', state: 'FL', isApproximate: true },
      ...{ listing: 'listed', phone: '239 555 0100', seasons: [{ from: '05-01' }] },
      records: [{ source: 'staff' }],
    });
    const shown = await test.get<{ name: string; source: object }[]>('/api/farmers-markets?zipCode=33901');
    expect(shown.body).toMatchObject([
      { name: 'Harbor Market', source: { attribution: 'Added by our team' } },
    ]);
    expect(await log()).toMatchObject([{ action: 'create', resource: 'places', before: null }]);
  });

  it('keeps what staff typed when an import finds it, which fills in the rest', async () => {
    const { id } = (await addPlace()).body;
    expect(await importRow({})).toEqual([{ outcome: 'added', placeId: id }]);
    expect(await test.db.getRepository(Place).count()).toBe(1);
    const { body } = await admin.get<AdminPlace>(`/api/admin/places/${id}`);
    expect(body).toMatchObject({
      ...{ name: 'Harbor Market', street: '1 Pier Street', phone: '239 555 0100' },
      ...{ website: 'https://harbor.example', seasons: [{ from: '05-01' }] },
      ...{ email: 'from@usda.example', description: 'From the source.' },
    });
    expect(body.records.map(({ source }) => source).sort()).toEqual(['staff', 'usda_api']);
  });

  it('is put right like any other, before and after an import', async () => {
    const { id } = (await addPlace()).body;
    const path = `/api/admin/places/${id}`;
    await admin.put(path, { phone: '239 555 0111', was: { phone: '239 555 0100' } });
    await importRow({});
    await admin.put(path, { email: null, was: { email: 'from@usda.example' } });
    await importRow({ description: 'Newer.', updatedAt: '2999-02-01T00:00:00.000Z' });
    expect((await admin.get(path)).body).toMatchObject({
      ...{ name: 'Harbor Market', phone: '239 555 0111', email: null, description: 'Newer.' },
    });
  });
});
