import { find, setCache } from 'geo-tz';
import { LRUCache } from 'lru-cache';

/** Next points are mostly near the last. */
const PIECES = 40;
setCache({ store: new LRUCache<string, object>({ max: PIECES }) });

/** Degrees: a pier, a ferry, a rounded point of an island. */
const AROUND = [0.02, 0.1, 0.5] as const;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** No clock on land is set by these. */
const isAtSea = (zone: string) => zone.startsWith('Etc/');

/** Source: timezone-boundary-builder (© OpenStreetMap, ODbL) by `geo-tz`. @returns an IANA name */
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
