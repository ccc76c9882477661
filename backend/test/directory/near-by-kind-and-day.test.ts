import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { KindCount } from '../../src/contract/directory/place-kind-counts.js';
import { PLACE_KINDS } from '../../src/contract/directory/place-kinds.js';
import type { PlaceView } from '../../src/contract/directory/places.js';
import { ALWAYS_OPEN, degreesNorth, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, place_records RESTART IDENTITY CASCADE'));

const at = (milesNorth: number) => ({ ...center, latitude: center.latitude + degreesNorth(milesNorth) });
const CALLS = ['farmers-markets', 'local-farms'] as const;
const near = (call: string, query: string) => test.get<PlaceView[]>(`/api/${call}?zipCode=33901${query}`);
const names = async (call: string, query: string) => (await near(call, query)).body.map(({ name }) => name);

describe('the kind of places near a ZIP code', () => {
  const makeEach = async () => {
    await makePlace(test.db, { name: 'Market', ...at(1) });
    await makePlace(test.db, { name: 'Share', kind: 'csa', ...at(2) });
    await makePlace(test.db, { name: 'Berries', kind: 'u_pick', ...at(3) });
    await makeFarm(test.db, { name: 'Registered share', kind: 'csa', ...at(4) });
    await makeFarm(test.db, { name: 'Stand', kind: 'farm_stand', ...at(5) });
  };

  it('is what each call lists by itself where none is asked for', async () => {
    await makeEach();
    const farms = ['Share', 'Berries', 'Registered share', 'Stand'];
    for (const kind of ['', '&kind=', '&kind=,']) {
      expect(await names('farmers-markets', kind)).toEqual(['Market']);
      expect(await names('local-farms', kind)).toEqual(farms);
    }
  });

  it.each(CALLS)('is what %s is asked for, whatever it lists by itself', async (call) => {
    await makeEach();
    expect(await names(call, '&kind=csa')).toEqual(['Share', 'Registered share']);
    expect(await names(call, '&kind=u_pick,csa')).toEqual(['Share', 'Berries', 'Registered share']);
    expect(await names(call, '&kind=u_pick&kind=farm_stand')).toEqual(['Berries', 'Stand']);
    expect(await names(call, '&kind=farmers_market')).toEqual(['Market']);
    expect(await names(call, '&kind=csa,farmers_market')).toEqual(['Market', 'Share', 'Registered share']);
    expect(await names(call, '&kind=food_hub')).toEqual([]);
  });

  it.each(CALLS)('goes with words, counts, pages and the other filters of %s', async (call) => {
    await makeEach();
    expect(await names(call, '&kind=csa&search=registered')).toEqual(['Registered share']);
    expect(await names(call, '&kind=csa,farmers_market&search=share OR market')).toEqual([
      'Market',
      'Share',
      'Registered share',
    ]);
    const first = await near(call, '&kind=csa,farmers_market&limit=2');
    expect(first.body.map(({ name }) => name)).toEqual(['Market', 'Share']);
    expect(first.headers['x-total-count']).toBe('3');
    expect((await near(call, '&kind=csa&limit=1')).headers['x-total-count']).toBe('2');
    expect(await names(call, '&kind=csa,farmers_market&limit=2&offset=2')).toEqual(['Registered share']);
    expect(await names(call, '&kind=csa,farmers_market&sort=name')).toEqual([
      'Market',
      'Registered share',
      'Share',
    ]);
    expect(await names(call, '&kind=csa&organic=true')).toEqual([]);
  });

  it('is also one that a place of another kind names among its activities', async () => {
    await makePlace(test.db, { name: 'Both', kind: 'on_farm_market', activities: ['CSA'], ...at(1) });
    await makePlace(test.db, {
      name: 'Visits',
      kind: 'agritourism',
      activities: ['U-Pick apples'],
      ...at(2),
    });
    await makeFarm(test.db, { name: 'Own words', activities: ['Pick your own'], ...at(3) });
    await makePlace(test.db, { name: 'Neither', kind: 'agritourism', activities: ['CSA tours'], ...at(4) });
    expect(await names('local-farms', '&kind=csa')).toEqual(['Both']);
    expect(await names('local-farms', '&kind=u_pick')).toEqual(['Visits', 'Own words']);
  });
});

describe('how many places of each kind there are', () => {
  const counts = async (query: string) => {
    const { body } = await test.get<KindCount[]>(`/api/place-kinds?zipCode=33901${query}`);
    return Object.fromEntries(body.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
  };

  it('is as many as the filter finds', async () => {
    await makePlace(test.db, { name: 'Market', activities: ['CSA'], ...at(1) });
    await makePlace(test.db, { name: 'Both', kind: 'on_farm_market', activities: ['CSA'], ...at(2) });
    await makePlace(test.db, { name: 'Honey share', kind: 'csa', features: ['snap'], ...at(3) });
    await makeFarm(test.db, { name: 'Pick', kind: 'u_pick', productTypes: ['Honey'], ...at(4) });
    await makePlace(test.db, { kind: 'csa', hiddenAt: new Date(), ...at(1) });
    await makePlace(test.db, { kind: 'csa', ...at(30) });
    const found = { farmers_market: 1, on_farm_market: 1, csa: 2, u_pick: 1 };
    expect(await counts('')).toEqual(found);
    for (const [kind, count] of Object.entries(found)) {
      expect([kind, (await names('local-farms', `&kind=${kind}`)).length]).toEqual([kind, count]);
    }
    expect(await counts('&search=honey')).toEqual({ csa: 1, u_pick: 1 });
    expect(await counts('&search=honeyy')).toEqual({ csa: 1, u_pick: 1 });
    expect(await counts('&features=snap')).toEqual({ csa: 1 });
    expect(await counts('&radius=50')).toEqual({ ...found, csa: 3 });
    expect(await counts('&radius=5&search=share OR pick')).toEqual({ csa: 1, u_pick: 1 });
  });

  it('is none of any where nothing is near, and not asked without a ZIP code', async () => {
    const { body } = await test.get<KindCount[]>('/api/place-kinds?zipCode=99999');
    expect(body.map(({ count }) => count)).toEqual(PLACE_KINDS.map(() => 0));
    expect((await test.get('/api/place-kinds')).status).toBe(400);
  });
});

describe('places that are open on a day that one chooses', () => {
  const DAY_MS = 86_400_000;
  /** The next Saturday that is at least a week away. */
  const saturday = (() => {
    const now = new Date();
    const ahead = 7 + ((6 - now.getUTCDay() + 7) % 7);
    return new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  })();
  const hours = [{ day: 6 as const, opens: '08:00', closes: '13:00' }];
  const saturdays = [{ from: null, to: null, hours }];

  it.each(CALLS)('are those of %s whose hours say so', async (call) => {
    const kind = call === 'local-farms' ? ('csa' as const) : ('farmers_market' as const);
    await makePlace(test.db, { kind, name: 'Saturdays', seasons: saturdays, ...at(1) });
    await makePlace(test.db, { kind, name: 'Always', seasons: ALWAYS_OPEN, ...at(2) });
    await makePlace(test.db, { kind, name: 'Unknown', ...at(3) });
    const noHours = [{ from: '01-01', to: '12-31', hours: [] }];
    await makePlace(test.db, { kind, name: 'Season alone', seasons: noHours, ...at(4) });
    await makePlace(test.db, {
      kind,
      name: 'Gone',
      seasons: ALWAYS_OPEN,
      businessStatus: 'CLOSED_TEMPORARILY',
      ...at(5),
    });
    const open = await near(call, `&openOn=${saturday}T09:30`);
    expect(open.body.map(({ name }) => name)).toEqual(['Saturdays', 'Always']);
    expect(open.headers['x-total-count']).toBe('2');
    expect(await names(call, `&openOn=${saturday}T13:00`)).toEqual(['Always']);
    expect(await names(call, `&openOn=${saturday}T09:30&limit=1&offset=1`)).toEqual(['Always']);
    expect(await names(call, '&openOn=')).toHaveLength(5);
    expect(await names(call, '&openDay=saturday')).toEqual(await names(call, '&openSaturday=true'));
    expect((await near(call, '&openDay=noday')).status).toBe(400);
  });

  it('is the same time on every clock, in Arizona and Florida', async () => {
    for (const timeZone of ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu'])
      await makePlace(test.db, { name: timeZone, timeZone, seasons: saturdays, ...at(1) });
    expect(await names('farmers-markets', `&openOn=${saturday}T08:00`)).toHaveLength(3);
    expect(await names('farmers-markets', `&openOn=${saturday}T07:59`)).toEqual([]);
  });
});
