/**
 * Writes storefront/src/ui/map/shapes/neighbors.json: the land around the states, so that the map can
 * paint what is neither as water. The source draws countries across the Great Lakes, so the northern
 * shores of the lakes are here, in a few points each.
 *
 * Source: countries-50m.json of world-atlas 2.0.2 (Natural Earth, public domain), given as the argument.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Give the path of countries-50m.json of world-atlas.');
const target = new URL('../../storefront/src/ui/map/shapes/neighbors.json', import.meta.url);

/** Canada, Mexico, Cuba, the Bahamas, the Dominican Republic, the British Virgin Islands, Samoa. */
const COUNTRIES = new Set(['124', '484', '192', '044', '214', '092', '882']);
/** Nobody looks farther from a state: west, south, east, north. */
const WINDOW = [-180, -15, -52, 70];
/** Degrees: of two points that are closer one is enough. */
const STEP = 0.04;

/** What lies south of each shore is closed over the states, which are painted later. */
const LAKES = {
  superior: [
    [-89.6, 48.0],
    [-89.2, 48.4],
    [-88.6, 48.6],
    [-88.2, 48.9],
    [-87, 48.75],
    [-86.35, 48.75],
    [-85.8, 47.95],
    [-84.9, 47.95],
    [-84.7, 47.3],
    [-84.6, 46.9],
    [-84.5, 46.5],
    [-85, 46.4],
    [-87.5, 46.4],
    [-90.5, 46.9],
  ],
  huron: [
    [-84.1, 46.25],
    [-83.5, 46.25],
    [-82.5, 46.15],
    [-81.5, 46],
    [-80.8, 45.9],
    [-80.3, 45.3],
    [-79.9, 44.85],
    [-80.1, 44.5],
    [-80.9, 44.6],
    [-81.2, 45.1],
    [-81.65, 45.25],
    [-81.3, 44.75],
    [-81.4, 44.4],
    [-81.75, 43.75],
    [-81.7, 43.3],
    [-82.2, 43.05],
    [-82.42, 43],
    [-83.9, 43.7],
    [-84.7, 45.8],
  ],
  erie: [
    [-83.1, 42.05],
    [-82.6, 42],
    [-82.5, 41.92],
    [-82.4, 42.1],
    [-81.9, 42.28],
    [-81.2, 42.65],
    [-80.6, 42.6],
    [-80.2, 42.78],
    [-79.5, 42.86],
    [-78.95, 42.88],
    [-79, 42.6],
    [-81.5, 41.4],
    [-83.4, 41.6],
  ],
  ontario: [
    [-79.07, 43.26],
    [-79.4, 43.18],
    [-79.8, 43.3],
    [-79.4, 43.63],
    [-78.9, 43.85],
    [-78.2, 43.93],
    [-77.5, 43.95],
    [-77, 43.85],
    [-76.5, 44.2],
    [-76.2, 44.2],
    [-76.2, 43.4],
    [-79, 43.2],
  ],
};

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
const round = (degrees) => Number(degrees.toFixed(2));

/** @returns a ring within the window with fewer points; null where nothing is left of it */
function simplified(ring) {
  const [west, south, east, north] = WINDOW;
  const kept = [];
  for (const [longitude, latitude] of ring) {
    const point = [round(clamp(longitude, west, east)), round(clamp(latitude, south, north))];
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= STEP) kept.push(point);
  }
  if (kept.length < 4) return null;
  return [...kept, kept[0]];
}

const atlas = JSON.parse(readFileSync(source, 'utf8'));
const rings = feature(atlas, atlas.objects.countries)
  .features.filter(({ id }) => COUNTRIES.has(id))
  .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .map(([outer]) => outer)
  .filter((ring) => Math.min(...ring.map(([, latitude]) => latitude)) < 60)
  .map(simplified)
  .filter((ring) => ring !== null);

const polygon = (kind, ring) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const collection = {
  type: 'FeatureCollection',
  features: [
    ...rings.map((ring) => polygon('neighbor', ring)),
    ...Object.values(LAKES).map((ring) => polygon('lake', [...ring, ring[0]])),
  ],
};
const text = `${JSON.stringify(collection)}\n`;
writeFileSync(target, text);
console.log(`${collection.features.length} shapes, ${Math.round(text.length / 1000)} kB`);
