import type { Point } from '../../../../../contract/shared/geo/distance.js';
import { oneLine } from '../text.rules.js';

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const UNITED_STATES: readonly Box[] = [
  { south: 24.3, north: 49.5, west: -125.2, east: -66.8 },
  { south: 51, north: 71.6, west: -180, east: -129.9 }, // Alaska
  { south: 51, north: 54, west: 172, east: 180 }, // its islands beyond the date line
  { south: 18.7, north: 28.6, west: -178.5, east: -154.7 }, // Hawaii
  { south: 17.5, north: 18.7, west: -68.1, east: -64.4 }, // Puerto Rico, Virgin Islands
  { south: 13.1, north: 20.7, west: 144.5, east: 146.2 }, // Guam, Northern Marianas
  { south: -14.7, north: -10.9, west: -171.3, east: -168 }, // American Samoa
];

export function isInUnitedStates({ latitude, longitude }: Point): boolean {
  return UNITED_STATES.some(
    (box) => latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  );
}

function degrees(text: string | undefined): number | null {
  const line = oneLine(text);
  return /^[-+]?\d{1,3}(?:\.\d*)?(?:e-?\d{1,2})?$/i.test(line) ? Number(line) : null;
}

/** In degrees. @returns null when missing, zero or abroad; mending swapped ones would be guessing */
export function mendCoordinates(x: string | undefined, y: string | undefined): Point | null {
  const longitude = degrees(x);
  const latitude = degrees(y);
  if (longitude === null || latitude === null) return null;
  const point = { latitude, longitude };
  return isInUnitedStates(point) ? point : null;
}
