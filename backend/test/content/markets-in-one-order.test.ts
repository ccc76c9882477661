import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PageMaker, savePages } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import type { LocationPageView } from '../../src/contract/content/location-pages.js';
import type { MarketDaysNear } from '../../src/contract/directory/market-days-near.js';
import type { PlaceView } from '../../src/contract/directory/places.js';
import type { NearResult } from '../../src/contract/marketplace/search-near.js';
import { DAY_MS } from '../../src/contract/shared/calendar/durations.js';
import { makeDays } from '../../src/directory/places/days/make-days.js';
import type { Place } from '../../src/directory/tables/place.entity.js';
import { ALWAYS_OPEN, degreesNorth, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayAt = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const later = [{ from: dayAt(60).slice(5), to: dayAt(90).slice(5), hours: ALWAYS_OPEN[0]?.hours ?? [] }];

/**
 * In miles. What is out of season comes last of its band; when it was confirmed last changes nothing. The
 * city's page measures from a center of its own, so none is near the end of a band.
 */
const MARKETS: readonly [name: string, miles: number, given?: Partial<Place>][] = [
  ['Ninth', 12, { lastConfirmed: dayAt(-1) }],
  ['Fifth', 1.5, { seasons: later, lastConfirmed: dayAt(-1) }],
  ['First', 2, { lastConfirmed: dayAt(-300) }],
  ['Third', 3.5, { lastConfirmed: null }],
  ['Fourth', 3.9, { lastConfirmed: dayAt(-2) }],
  ['Second', 2.8, { lastConfirmed: dayAt(-60) }],
  ['Eighth', 6.5, { seasons: later, lastConfirmed: dayAt(-3) }],
  ['Seventh', 9, { lastConfirmed: dayAt(-2) }],
  ['Sixth', 7.5, { lastConfirmed: dayAt(-200) }],
];
const ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];
const HELD = ORDER.filter((name) => !['Fifth', 'Eighth'].includes(name));

async function cityPage(): Promise<LocationPageView> {
  const where = { city: 'Fort Myers', stateCode: 'FL' };
  const target = await test.db.getRepository(TargetLocation).findOneByOrFail(where);
  const draft = await new PageMaker(test.db).draft(target, new Date());
  await test.db.transaction((tx) => savePages(tx, [draft]));
  return (await test.get<LocationPageView>('/api/location-pages/farms-fort-myers-fl')).body;
}

it('is the same in every list of the markets near a place on a day', async () => {
  const zip = 'SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1';
  const [center] = await test.db.query<{ latitude: number; longitude: number }[]>(zip, ['33901']);
  if (!center) throw new Error('There is no 33901.');
  for (const [name, miles, given] of MARKETS) {
    const at = { ...center, latitude: center.latitude + degreesNorth(miles), state: 'FL' };
    const { id } = await makePlace(test.db, {
      ...{ ...at, name, productTypes: ['Eggs'], seasons: ALWAYS_OPEN },
      ...given,
    });
    await makeDays(test.db.manager, [id]);
  }
  const around = 'zipCode=33901';
  const markets = (await test.get<PlaceView[]>(`/api/farmers-markets?${around}`)).body;
  expect(markets.map(({ name }) => name)).toEqual(ORDER);
  const everything = (await test.get<NearResult[]>(`/api/search/near?${around}&search=eggs`)).body;
  expect(everything.map(({ name }) => name)).toEqual(ORDER);
  const city = await cityPage();
  expect(city.farmsDataParsed.map(({ name }) => name)).toEqual(ORDER);
  expect(city.saturday.items.length).toBeGreaterThan(2);
  expect(city.saturday.items.map(({ place }) => place.name)).toEqual(
    HELD.slice(0, city.saturday.items.length),
  );
  for (const date of ['', '&date=today']) {
    const { items } = (await test.get<MarketDaysNear>(`/api/market-days?${around}${date}`)).body;
    expect(items.map(({ place }) => place.name)).toEqual(HELD);
  }
});
