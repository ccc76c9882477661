import { z } from 'zod';
import { distanceMiles, type Point } from '../../../contract/shared/geo/distance.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';

export const COASTS = readDemoWords(
  'directory/coasts',
  z.array(z.strictObject({ water: z.string(), latitude: z.number(), longitude: z.number() })),
);

const REACH_MILES = 16;

export function waterNear(point: Point): string | undefined {
  const near = COASTS.map((coast) => ({ water: coast.water, miles: distanceMiles(coast, point) }))
    .filter(({ miles }) => miles <= REACH_MILES)
    .sort((a, b) => a.miles - b.miles);
  return near[0]?.water;
}
