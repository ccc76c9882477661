import { find, setCache } from 'geo-tz';
import { LRUCache } from 'lru-cache';

/** Pieces of the map that are kept: next points are mostly near the last. */
const PIECES = 40;
setCache({ store: new LRUCache<string, object>({ max: PIECES }) });

/**
 * Around a point in the water, so far on each side, in degrees: a pier, a ferry, a rounded point of an
 * island.
 */
const AROUND = [0.02, 0.1, 0.5] as const;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Zones that no clock on land is set by. */
const isAtSea = (zone: string) => zone.startsWith('Etc/');

/**
 * The clock that is kept at a point. Source: the boundaries of timezone-boundary-builder, made of
 * OpenStreetMap's data (© OpenStreetMap contributors, ODbL), as the package `geo-tz` has them.
 * @returns an IANA name
 */
export function timeZoneAt(latitude: number, longitude: number): string {
  const [here = 'Etc/GMT'] = find(latitude, longitude);
  if (!isAtSea(here)) return here;
  for (const far of AROUND)
    for (const [north, east] of SIDES) {
      const near = find(latitude + north * far, longitude + east * far).find((zone) => !isAtSea(zone));
      if (near) return near;
    }
  return here;
}
