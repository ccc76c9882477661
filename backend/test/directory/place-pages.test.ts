import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacePage } from '../../src/contract/directory/place-page.js';
import { StoredPlaceRecord } from '../../src/directory/tables/place-record.entity.js';
import { degreesNorth, FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, place_records RESTART IDENTITY CASCADE'));

const page = (id: number | string) => test.get<PlacePage>(`/api/places/${id}`);
const at = (milesNorth: number) => ({
  ...FORT_MYERS,
  latitude: FORT_MYERS.latitude + degreesNorth(milesNorth),
});
const says = (placeId: number, source: 'usda_legacy' | 'usda_export' | 'staff', day: string | null) =>
  test.db.getRepository(StoredPlaceRecord).insert({
    placeId,
    source,
    sourceId: `${source}/${placeId}`,
    sourceUpdatedAt: day === null ? null : new Date(`${day}T12:00:00Z`),
    contentHash: 'x',
    record: {} as StoredPlaceRecord['record'],
    raw: {},
  });

describe('GET /api/places/:id', () => {
  it('is the place with its address on the site, and what each source says of it', async () => {
    const { id } = await makePlace(test.db, { name: 'Peña’s River Market', productTypes: ['Eggs'] });
    await says(id, 'usda_legacy', '2019-05-02');
    await says(id, 'usda_export', '2024-03-01');
    await says(id, 'staff', '2025-01-07');
    const { status, body } = await page(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: `place-${id}`,
      name: 'Peña’s River Market',
      path: `/places/pena-s-river-market-${id}`,
      farmId: null,
      isThin: false,
      productTypes: ['Eggs'],
    });
    expect(body.records.map(({ attribution, updatedOn }) => [attribution, updatedOn])).toEqual([
      ['Added by our team', '2025-01-07'],
      ['USDA Agricultural Marketing Service, Local Food Directories', '2024-03-01'],
    ]);
    expect(body).not.toHaveProperty('distanceMiles');
  });

  it('says the note about the hours beside them, on cards as well, and calls no day closed that it names', async () => {
    const hours = [{ day: 6 as const, opens: '08:00', closes: '13:00' }];
    const hoursNote = 'Ask about Wednesdays.';
    const { id } = await makePlace(test.db, {
      ...{ hoursNote, seasons: [{ from: '01-01', to: '12-31', hours, unknownDays: [3] }] },
    });
    const { body } = await page(id);
    expect(body.hoursNote).toBe(hoursNote);
    expect(body.openingHours).toMatchObject({
      weekdayText: expect.arrayContaining(['Wednesday: Hours not listed', 'Thursday: Closed']),
    });
    const list = '/api/farmers-markets?zipCode=33901';
    expect((await test.get(list)).body).toMatchObject([{ hoursNote }]);
    expect((await test.get(`${list}&view=card`)).body).toMatchObject([{ hoursNote }]);
    expect((await test.get<string>(body.path)).body).toContain(hoursNote);
    const { id: words } = await makePlace(test.db, { hoursNote: 'Most Sundays', seasons: [] });
    expect((await page(words)).body).toMatchObject({ openingHours: 'Most Sundays', hoursNote: null });
  });

  it('shows no phone or email of a place that nobody has claimed', async () => {
    const { id } = await makePlace(test.db, { phone: '239-555-0111', email: 'ann@market.example' });
    const { body } = await page(id);
    expect(body.phone).toBeNull();
    expect(JSON.stringify(body)).not.toContain('ann@market.example');
  });

  it('lists the nearest three markets and three farms, without itself', async () => {
    const { id } = await makePlace(test.db, { name: 'Here' });
    for (const miles of [1, 2, 3, 4, 60]) await makePlace(test.db, { name: `Market ${miles}`, ...at(miles) });
    await makeFarm(test.db, { name: 'Farm 1.5', ...at(1.5) });
    await makePlace(test.db, { name: 'Stand 2.5', kind: 'farm_stand', ...at(2.5) });
    const { body } = await page(id);
    expect(body.nearby.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
      ['Market 1', 1],
      ['Farm 1.5', 1.5],
      ['Market 2', 2],
      ['Stand 2.5', 2.5],
      ['Market 3', 3],
    ]);
  });

  it('is thin where only a name and an address are known', async () => {
    const { id } = await makePlace(test.db);
    expect((await page(id)).body.isThin).toBe(true);
  });

  it('names the farm that stands for it', async () => {
    const farm = await makeFarm(test.db);
    const { id } = await makePlace(test.db, { kind: 'farm_stand', farmId: farm.id });
    expect((await page(id)).body.farmId).toBe(farm.id);
  });

  it('is not found for an id that nobody has, and no id is an error of the request', async () => {
    expect(await page(999_999)).toMatchObject({ status: 404, body: { error: 'PLACE_NOT_FOUND' } });
    for (const id of ['0', '-1', 'x', '1e3', '99999999999']) expect((await page(id)).status).toBe(400);
  });

  it('is not found where staff took it out of the directory', async () => {
    const { id } = await makePlace(test.db, { hiddenAt: new Date() });
    expect((await page(id)).status).toBe(404);
  });
});
