import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MarketRecord } from '../../../src/contract/directory/market-record.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { PlacedRecord } from '../../../src/directory/places/store/merge-records.rules.js';
import { SeenRecords } from '../../../src/directory/places/store/seen-records.js';
import { storeRecords } from '../../../src/directory/places/store/store-records.js';
import { MarketEvent } from '../../../src/directory/tables/market-event.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { StoredPlaceRecord } from '../../../src/directory/tables/place-record.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { type Client, makeUser, signedIn, signIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mia: Client;
let ben: Client;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  [mia, ben] = await Promise.all([signedIn(test), signedIn(test)]);
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places CASCADE'));

const SATURDAYS = {
  from: '01-01',
  to: '12-31',
  hours: [{ day: 6 as const, opens: '08:00', closes: '12:00' }],
};
/** What the source says, as it is read a first or a later time. */
const read = (given: Partial<PlacedRecord> = {}) =>
  test.db.transaction((tx) => {
    const record: PlacedRecord = {
      ...{ source: 'usda_api', sourceId: 'farmersmarket/1', updatedAt: '2024-05-01T00:00:00.000Z' },
      ...{ kind: 'farmers_market', name: 'River Market', description: 'From the source.' },
      ...{ street: '1 Main Street', city: 'Fort Myers', state: 'FL', zipCode: '33901', address: null },
      ...{ latitude: 26.64, longitude: -81.87, isApproximate: false, website: 'https://usda.example' },
      ...{ phone: '555', email: 'from@usda.example', imageUrl: null, productTypes: [], activities: [] },
      ...{ features: [], organicCertified: false, organicOptions: false, seasons: [], hoursNote: null },
      businessStatus: 'OPERATIONAL',
      ...given,
    };
    return storeRecords(tx, [{ record, raw: {} }], new SeenRecords());
  });

async function scene() {
  await read();
  const { id } = await test.db.getRepository(Place).findOneByOrFail({ name: 'River Market' });
  await test.db.getRepository(MarketManager).insert([
    { placeId: id, userId: mia.user.id },
    { placeId: id, userId: ben.user.id },
  ]);
  return id;
}
const recordOf = (client: Client, id: number) =>
  client.get<MarketRecord & ErrorBody>(`/api/markets/${id}/record`);
const change = (client: Client, id: number, changes: object, was: object) =>
  client.put<MarketRecord & ErrorBody>(`/api/markets/${id}/record`, { ...changes, was });
const place = (id: number) => test.db.getRepository(Place).findOneByOrFail({ id });

describe('the record of a market', () => {
  it('is changed by its managers, and shown with its new hours and days', async () => {
    const id = await scene();
    const { body: before } = await recordOf(mia, id);
    expect(before).toMatchObject({ name: 'River Market', phone: '555', seasons: [], exceptions: [] });
    const changes = { name: 'River Market at the Dock', seasons: [SATURDAYS], features: ['snap'] };
    const { name, seasons, features } = before;
    expect((await change(mia, id, changes, { name, seasons, features })).body).toMatchObject(changes);
    const page = (await test.get<PlacePage>(`/api/places/${id}`)).body;
    // What a directory names as the phone number of a person is not shown.
    expect(page).toMatchObject({ name: changes.name, description: 'From the source.', phone: null });
    expect(page.days.length).toBeGreaterThan(6);
    expect(page.records.map(({ name: source }) => source)).toEqual(['manager', 'usda']);
    const [event] = await test.db.getRepository(MarketEvent).find();
    expect(event).toMatchObject({
      ...{ userId: mia.user.id, role: 'manager', action: 'edit' },
      detail: { fields: ['features', 'name', 'seasons'] },
    });
  });

  it('can be held in some weeks of the month, and its days are these', async () => {
    const id = await scene();
    const firstAndThird = (weeks: number[]) => [
      { ...SATURDAYS, hours: [{ ...SATURDAYS.hours[0], repeats: { kind: 'monthly', weeks } }] },
    ];
    const { body } = await change(mia, id, { seasons: firstAndThird([3, 1]) }, { seasons: [] });
    expect(body.seasons).toEqual(firstAndThird([1, 3]));
    const { days } = (await test.get<PlacePage>(`/api/places/${id}`)).body;
    expect(days.length).toBeGreaterThanOrEqual(3);
    for (const { date } of days) expect([1, 3]).toContain(Math.ceil(Number(date.slice(8)) / 7));
    const wrong = await change(mia, id, { seasons: firstAndThird([]) }, { seasons: body.seasons });
    expect(wrong.body.issues).toMatchObject([{ path: 'seasons.0.hours.0.repeats.weeks' }]);
  });

  it('wins over what is imported later, which is stored all the same', async () => {
    const id = await scene();
    await change(
      mia,
      id,
      { phone: '239 555 0100', website: '' },
      { phone: '555', website: 'https://usda.example' },
    );
    await read({
      phone: '777',
      website: 'https://new.example',
      email: 'new@usda.example',
      updatedAt: '2999-01-01',
    });
    expect(await place(id)).toMatchObject({
      phone: '239 555 0100',
      website: null,
      email: 'new@usda.example',
    });
    const stored = await test.db.getRepository(StoredPlaceRecord).findBy({ placeId: id });
    const said = Object.fromEntries(stored.map(({ source, record }) => [source, record.phone]));
    expect(said).toEqual({ usda_api: '777', manager: '239 555 0100' });
  });

  it('counts as much as what staff put right later', async () => {
    const id = await scene();
    await change(mia, id, { phone: '239 555 0100' }, { phone: '555' });
    await admin.put(`/api/admin/places/${id}`, { phone: '239 555 0111', was: { phone: '239 555 0100' } });
    expect(await place(id)).toMatchObject({ phone: '239 555 0111', email: 'from@usda.example' });
    await change(mia, id, { phone: '239 555 0122' }, { phone: '239 555 0111' });
    expect((await test.get<PlacePage>(`/api/places/${id}`)).body.phone).toBe('239 555 0122');
    expect(await place(id)).toMatchObject({ phone: '239 555 0122', source: 'usda_api' });
  });

  it('is moved to another ZIP code, and stays there', async () => {
    const id = await scene();
    const changes = { street: '9 Bay Road', zipCode: '33131' };
    const { body } = await change(mia, id, changes, { street: '1 Main Street', zipCode: '33901' });
    expect(body).toMatchObject({ ...changes, city: 'Miami', state: 'FL' });
    await read({ updatedAt: '2999-01-01T00:00:00.000Z', phone: '777' });
    const { latitude, address, isApproximate } = await place(id);
    expect(Math.round(latitude * 10)).toBe(258);
    expect([address, isApproximate]).toEqual(['9 Bay Road, Miami, FL 33131', true]);
    const unknown = await change(mia, id, { zipCode: '00000' }, { zipCode: '33131' });
    expect(unknown.body.issues?.[0]?.path).toBe('zipCode');
  });

  it('is changed by two at once, field by field', async () => {
    const id = await scene();
    const both = await Promise.all([
      change(mia, id, { phone: '239 555 0100' }, { phone: '555' }),
      change(ben, id, { hoursNote: 'Rain or shine' }, { hoursNote: null }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const late = await change(
      ben,
      id,
      { phone: '239 555 0199', name: 'River' },
      { phone: '555', name: 'River Market' },
    );
    expect(late.status).toBe(409);
    expect(late.body.issues).toEqual([
      { path: 'phone', message: 'Someone else changed this to “239 555 0100”.' },
    ]);
    expect(await place(id)).toMatchObject({ name: 'River Market', hoursNote: 'Rain or shine' });
  });

  it('has exceptions that no import changes, and refuses what is no record', async () => {
    const id = await scene();
    const exceptions = [{ from: '2099-01-01', to: '2099-01-01', kind: 'closed' }];
    const far = await change(mia, id, { exceptions }, { exceptions: [] });
    expect(far.body.issues?.[0]?.path).toBe('exceptions.0.to');
    const empty = await change(mia, id, { name: ' ' }, { name: 'River Market' });
    expect(empty.body.issues?.[0]?.path).toBe('name');
    expect((await change(mia, id, { phone: '1' }, {})).body.issues?.[0]?.path).toBe('phone');
    expect((await change(mia, id, { latitude: 1 }, { latitude: 2 })).status).toBe(400);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const holiday = [{ from: day, to: day, kind: 'closed', reason: 'Holiday' }];
    expect(
      (await change(mia, id, { exceptions: holiday }, { exceptions: [] })).body.exceptions,
    ).toMatchObject(holiday);
    await read({ updatedAt: '2999-01-01T00:00:00.000Z', phone: '777' });
    expect((await place(id)).exceptions).toMatchObject(holiday);
  });

  it('is nobody else’s to read or change', async () => {
    const id = await scene();
    const stranger = await signedIn(test);
    expect((await recordOf(stranger, id)).body.error).toBe('PLACE_NOT_FOUND');
    expect((await change(stranger, id, { phone: null }, { phone: '555' })).body.error).toBe(
      'PLACE_NOT_FOUND',
    );
    expect((await test.get(`/api/markets/${id}/record`)).status).toBe(401);
  });
});
