import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVERYTHING, marketsNear } from '../../../src/directory/search/places.sql.js';
import { chordFromMiles, EARTH_RADIUS_M } from '../../../src/platform/geo/earth.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Spot {
  id: number;
  latitude: number;
  longitude: number;
}

/** How many markets lie around each center. */
const MARKETS = 1_500;
/** The longest page, as visitors may ask for it. */
const PAGE = 100;

/** Straight through the earth, by vectors instead of by the cosine of an angle. */
function chordBetween(a: Omit<Spot, 'id'>, b: Omit<Spot, 'id'>): number {
  const [p, q] = [a, b].map(({ latitude, longitude }) => {
    const [up, right] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    return [Math.cos(up) * Math.cos(right), Math.cos(up) * Math.sin(right), Math.sin(up)];
  }) as [number[], number[]];
  return EARTH_RADIUS_M * Math.hypot(...p.map((value, axis) => value - q[axis]!));
}

describe('what is near', () => {
  it.each([
    ['Fort Myers', 26.62, -81.84],
    ['the border with Canada', 48.9, -97.2],
    ['the middle of Alaska', 64.84, -147.72],
    ['the Aleutians, on both sides of the 180th meridian', 51.9, 179.6],
    ['Guam', 13.44, 144.79],
  ])('of %s is exactly nearest first, page by page, each once', async (_name, latitude, longitude) => {
    const center = { latitude, longitude };
    await test.db.query('TRUNCATE places, place_records RESTART IDENTITY CASCADE');
    await test.db.query('SELECT setseed(0.42)');
    const markets = await test.db.query<Spot[]>(
      `INSERT INTO places (kind, source, source_id, name, name_key, address, latitude, longitude)
       SELECT 'farmers_market', 'usda_export', 'spot/' || n, 'Market ' || n, 'market', '', $1 + (random() - 0.5) * 3.4 / (n % 3 + 1),
         mod(($2 + (random() - 0.5) * 3.4 / (n % 3 + 1) / cos(radians($1)) + 540)::numeric, 360)::float8 - 180
       FROM generate_series(1, ${MARKETS}) AS n RETURNING id, latitude, longitude`,
      [latitude, longitude],
    );
    for (const miles of [5, 25, 100]) {
      const expected = markets
        .map((spot) => ({ id: spot.id, chord: chordBetween(center, spot) }))
        .filter(({ chord }) => chord <= chordFromMiles(miles))
        .sort((a, b) => a.chord - b.chord);
      const found: { id: number; chord: number }[] = [];
      for (let offset = 0; offset <= expected.length; offset += PAGE) {
        found.push(
          ...(await test.db.query<{ id: number; chord: number }[]>(marketsNear.list.text, [
            latitude,
            longitude,
            chordFromMiles(miles),
            ...EVERYTHING,
            PAGE,
            offset,
          ])),
        );
      }
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(found.map(({ chord }) => Math.round(chord))).toEqual(
        expected.map(({ chord }) => Math.round(chord)),
      );
      const [first] = await test.db.query<{ total: number }[]>(marketsNear.foundOfAll.text, [
        ...[latitude, longitude, chordFromMiles(miles)],
        ...[expected.length, MARKETS],
      ]);
      expect(first?.total ?? 0).toBe(expected.length);
    }
  });

  it('is in the order of the map only where it cannot matter: a page holds what is nearest on the globe', async () => {
    // To the north the map is larger than to the south, so that the nearer of two is the farther one on it.
    const center = { latitude: 48, longitude: -100 };
    const north = { latitude: 49.4, longitude: -100 };
    const south = { latitude: 46.595, longitude: -100 };
    await test.db.query('TRUNCATE places, place_records RESTART IDENTITY CASCADE');
    for (const [name, spot] of [
      ['North', north],
      ['South', south],
    ] as const) {
      await test.db.query(
        `INSERT INTO places (kind, source, source_id, name, name_key, address, latitude, longitude)
         VALUES ('farmers_market', 'usda_export', $1, $1, 'market', '', $2, $3)`,
        [name, spot.latitude, spot.longitude],
      );
    }
    expect(chordBetween(center, north)).toBeLessThan(chordBetween(center, south));
    const [onMap] = await test.db.query<{ name: string }[]>(
      'SELECT name FROM places ORDER BY map_point(latitude, longitude) <-> map_point($1, $2) LIMIT 1',
      [center.latitude, center.longitude],
    );
    expect(onMap?.name).toBe('South');
    const [first] = await test.db.query<{ name: string }[]>(marketsNear.list.text, [
      center.latitude,
      center.longitude,
      chordFromMiles(100),
      ...EVERYTHING,
      1,
      0,
    ]);
    expect(first?.name).toBe('North');
  });
});
