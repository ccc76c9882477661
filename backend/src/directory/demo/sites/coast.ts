import { distanceMiles, type Point } from '../../../platform/geo/distance.js';
import { COASTS } from '../words/coasts.data.js';

const REACH_MILES = 16;

/** @returns the name of the nearest water that shellfish and boats come from; undefined inland */
export function waterNear(point: Point): string | undefined {
  const near = COASTS.map((coast) => ({ water: coast.water, miles: distanceMiles(coast, point) }))
    .filter(({ miles }) => miles <= REACH_MILES)
    .sort((a, b) => a.miles - b.miles);
  return near[0]?.water;
}
