/**
 * Writes where each county is (backend/content/counties/counties.csv): the middle of its bounds, and how far
 * its border is from there at most, from the public-domain shapes of us-atlas. Run it after an update of
 * us-atlas: `node tools/art/make-counties.mjs`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { STATE_CODES } from './state-codes.mjs';

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8'));

const EARTH_KM = 6371;
const radians = (degrees) => (degrees * Math.PI) / 180;

function distanceKm([east, north], [otherEast, otherNorth]) {
  const [a, b] = [radians(north), radians(otherNorth)];
  const chord =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(otherEast - east) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

const lines = feature(atlas, atlas.objects.counties).features.map(({ id, properties, geometry }) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  // The Aleutians reach over the date line.
  const points = polygons.flatMap(([outer]) =>
    outer.map(([east, north]) => [east > 172 ? east - 360 : east, north]),
  );
  const [easts, norths] = [points.map(([east]) => east), points.map(([, north]) => north)];
  const middle = [easts, norths].map((list) => (Math.min(...list) + Math.max(...list)) / 2);
  const radius = Math.ceil(Math.max(...points.map((point) => distanceKm(point, middle))));
  const [longitude, latitude] = middle.map((value) => value.toFixed(2));
  return [STATE_CODES[id.slice(0, 2)], properties.name, latitude, longitude, radius].join(',');
});

const folder = new URL('../../backend/content/counties/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('counties.csv', folder),
  `state,county,latitude,longitude,radiusKm\n${lines.sort().join('\n')}\n`,
);
