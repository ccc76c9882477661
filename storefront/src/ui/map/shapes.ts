import type { Feature, FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { Box } from './markers/geometry';
import boxes from './shapes/boxes.json';

/** What tools/art/make-map-shapes.mjs writes for the country and for each state. */
type ShapeFile = Parameters<typeof feature>[0] & {
  /** [name, longitude, latitude, population] */
  cities: [string, number, number, number][];
};

/** West, south, east and north of each state, by postal code. */
export const STATE_BOXES = boxes as unknown as Readonly<Record<string, Box>>;

/** The addresses of the files: hashed by the build, so that a browser may keep them for good. */
const ADDRESSES = import.meta.glob<string>(['./shapes/*.json', '!./shapes/boxes.json'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The land around the states, as GeoJSON. */
export const NEIGHBORS_ADDRESS = ADDRESSES['./shapes/neighbors.json'];

const loads = new Map<string, Promise<Feature[]>>();

/**
 * The states, county lines and cities of one file as GeoJSON, told apart by the property `kind`.
 * @param name 'nation' or a state's postal code
 * @throws when the file cannot be fetched; a later call tries again
 */
export function loadShapes(name: string): Promise<Feature[]> {
  const known = loads.get(name);
  if (known !== undefined) return known;
  const load = fetchShapes(name);
  loads.set(name, load);
  load.catch(() => loads.delete(name));
  return load;
}

async function fetchShapes(name: string): Promise<Feature[]> {
  const address = ADDRESSES[`./shapes/${name}.json`];
  if (address === undefined) return [];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The shapes of ${name} answered ${response.status}.`);
  const file = (await response.json()) as ShapeFile;
  return [
    ...outlines(file, 'states', 'state'),
    ...outlines(file, 'counties', 'county'),
    ...file.cities.map(([label, longitude, latitude, population]): Feature => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { kind: 'city', name: label, population },
    })),
  ];
}

function outlines(file: ShapeFile, name: string, kind: string): Feature[] {
  const object = file.objects[name];
  if (object === undefined) return [];
  const decoded: Feature | FeatureCollection = feature(file, object);
  const features = decoded.type === 'FeatureCollection' ? decoded.features : [decoded];
  return features.map((one) => ({ ...one, properties: { kind } }));
}
