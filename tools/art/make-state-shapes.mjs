/**
 * Writes the outline of each state and territory as a small picture (public/art/states/fl.svg) and the bounds
 * that place a point on it (storefront/src/ui/art/state-map/state-bounds.ts), from the public-domain shapes
 * of us-atlas. Run it after an update of us-atlas: `node tools/art/make-state-shapes.mjs`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { STATE_CODES } from './state-codes.mjs';

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/states-10m.json'), 'utf8'));

const SIZE = 200;
const SMALLEST_ISLAND = 0.004;
const TOLERANCE = 0.9;

/** Alaska and the Marianas reach over the date line; they are drawn in one piece to the west of it. */
const unwrap = (longitude, code) => (longitude > 0 && code === 'AK' ? longitude - 360 : longitude);

function area(ring) {
  let sum = 0;
  for (let index = 0, previous = ring.length - 1; index < ring.length; previous = index++)
    sum += ring[previous][0] * ring[index][1] - ring[index][0] * ring[previous][1];
  return Math.abs(sum / 2);
}

function distanceToLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Douglas and Peucker: drops the points that lie within the tolerance of the line without them. */
function simplify(points) {
  if (points.length < 3) return points;
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const distance = distanceToLine(points[index], points[0], points[points.length - 1]);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= TOLERANCE) return [points[0], points[points.length - 1]];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

function path(ring) {
  const half = Math.floor(ring.length / 2);
  const points = [...simplify(ring.slice(0, half + 1)).slice(0, -1), ...simplify(ring.slice(half))];
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
  let text = `M${whole[0].join(' ')}`;
  for (let index = 1; index < whole.length - 1; index++) {
    const [dx, dy] = [whole[index][0] - whole[index - 1][0], whole[index][1] - whole[index - 1][1]];
    text += `l${dx}${dy < 0 ? '' : ' '}${dy}`;
  }
  return `${text}z`;
}

const shapesDir = new URL('../../storefront/public/art/states/', import.meta.url);
mkdirSync(shapesDir, { recursive: true });
const bounds = [];

for (const state of feature(atlas, atlas.objects.states).features) {
  const code = STATE_CODES[state.id];
  const polygons =
    state.geometry.type === 'Polygon' ? [state.geometry.coordinates] : state.geometry.coordinates;
  let rings = polygons.map(([outer]) =>
    outer.map(([longitude, latitude]) => [unwrap(longitude, code), latitude]),
  );
  const largest = Math.max(...rings.map(area));
  rings = rings.filter((ring) => area(ring) >= largest * SMALLEST_ISLAND);
  if (code === 'HI') rings = rings.filter((ring) => ring[0][0] > -161);
  if (code === 'AK') rings = rings.filter((ring) => ring[0][0] > -172);
  if (code === 'MP') rings = rings.filter((ring) => ring[0][1] < 15.5);
  const longitudes = rings.flat().map(([longitude]) => longitude);
  const latitudes = rings.flat().map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)].map(
    (value) => Math.round(value * 1000) / 1000,
  );
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)].map(
    (value) => Math.round(value * 1000) / 1000,
  );
  // Every list of places carries them: a large state's pin needs no more than two digits.
  const unit = Math.max(east - west, north - south) < 2 ? 1000 : 100;
  const written = [west, south, east, north].map((value) => Math.round(value * unit) / unit);
  bounds.push(`  ${code}: [${written.join(', ')}],`);

  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [spanX, spanY] = [(east - west) * narrowing, north - south];
  const scale = SIZE / Math.max(spanX, spanY);
  const projected = rings.map((ring) =>
    ring.map(([longitude, latitude]) => [(longitude - west) * narrowing * scale, (north - latitude) * scale]),
  );
  const [width, height] = [Math.round(spanX * scale), Math.round(spanY * scale)];
  const d = projected.map(path).join('');
  writeFileSync(
    new URL(`${code.toLowerCase()}.svg`, shapesDir),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 ${width + 6} ${height + 6}" width="${width + 6}" height="${height + 6}" stroke-linejoin="round"><path fill="#1f2a1c" opacity=".13" transform="translate(2 3)" d="${d}"/><path fill="#9fb884" stroke="#fbf8f1" stroke-opacity=".55" stroke-width="2.400" d="${d}"/></svg>\n`.replace(
      '2.400',
      '2.4',
    ),
  );
}

writeFileSync(
  new URL('../../storefront/src/ui/art/state-map/state-bounds.ts', import.meta.url),
  `/** Written by tools/art/make-state-shapes.mjs from us-atlas; do not edit. */

/**
 * West, south, east and north of each state's drawn outline, in degrees; west of the date line counts below
 * -180.
 */
export const STATE_BOUNDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
${bounds.sort().join('\n')}
};
`,
);
