import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { placeCard } from '../../src/contract/directory/place-card.js';
import { type PlaceCard, PlaceView } from '../../src/contract/directory/places.js';
import { createRandom } from '../../src/directory/demo/random.js';
import { placeView } from '../../src/directory/search/place.view.js';
import { EVERYTHING, farmsNearby, marketsNear } from '../../src/directory/search/places.sql.js';
import { fetchRows } from '../../src/platform/database/statement.js';
import { chordFromMiles } from '../../src/platform/geo/earth.js';
import { ALWAYS_OPEN, degreesNorth, FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let center: { latitude: number; longitude: number };

beforeAll(async () => {
  test = await startTestApp();
  [center] = await test.db.query('SELECT latitude, longitude FROM zip_codes WHERE zip_code = $1', ['33901']);
});
afterAll(() => test.close());

const CHANGES = 1_000;
const LOOK_EVERY = 25;
const OF_A_KIND = 12;
const random = createRandom('known places');

const anything = (): readonly [column: string, value: unknown] =>
  random.pick([
    ['name', `Farm ${random.int(1, 999)}`],
    ['description', random.pick(['', `Words ${random.int(1, 999)}`])],
    ['website', random.pick([null, `https://farm-${random.int(1, 99)}.example/`])],
    ['product_types', random.pick([[], ['Eggs'], ['Fresh Fruits', 'Honey']])],
    ['features', random.pick([[], ['snap'], ['wic', 'cards']])],
    ['organic_certified', random.chance(0.5)],
    ['seasons', JSON.stringify(random.pick([[], ALWAYS_OPEN]))],
    ['hours_confirmed', random.pick([null, '2024-05-01'])],
    ['business_status', random.pick(['OPERATIONAL', 'CLOSED_TEMPORARILY'])],
    ['latitude', FORT_MYERS.latitude + degreesNorth(random.int(1, 30))],
  ] as const);

async function changeSomething(): Promise<void> {
  const table = random.pick(['places', 'farms'] as const);
  const [column, value] = random.chance(0.1)
    ? table === 'farms'
      ? (['waits_for', random.pick([null, 'staff'])] as const)
      : (['hidden_at', random.pick([null, '2026-01-01'])] as const)
    : anything();
  await test.db.query(
    `UPDATE ${table} SET ${column} = $1
     WHERE id = (SELECT id FROM ${table} ORDER BY id OFFSET $2 LIMIT 1)`,
    [value, random.int(0, OF_A_KIND - 1)],
  );
}

const ordered = <Item extends { id: string }>(items: readonly Item[]) =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

it('shows every place and farm as the tables have it, after any change', async () => {
  for (let made = 0; made < OF_A_KIND; made += 1) {
    await makePlace(test.db, { kind: random.pick(['farmers_market', 'csa']) });
    await makeFarm(test.db, {});
  }
  const around = [center.latitude, center.longitude, chordFromMiles(25)] as const;
  for (let change = 1; change <= CHANGES; change += 1) {
    await changeSomething();
    if (change % LOOK_EVERY > 0) continue;
    for (const [path, { list }] of [
      ['local-farms', farmsNearby],
      ['farmers-markets', marketsNear],
    ] as const) {
      const address = `/api/${path}?zipCode=33901&limit=100`;
      const shown = await test.get<PlaceView[]>(address);
      const cards = await test.get<PlaceCard[]>(`${address}&view=card`);
      const rows = await fetchRows(test.db, list, [...around, ...EVERYTHING, 100, 0]);
      const known = rows.map((row) => PlaceView.parse(placeView(row, new Date())));
      expect(ordered(shown.body)).toEqual(ordered(known));
      expect(shown.headers['x-total-count']).toBe(String(known.length));
      expect(ordered(cards.body)).toEqual(ordered(known.map(placeCard)));
    }
  }
});
