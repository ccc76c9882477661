import { distanceKm, type Point } from '../../contract/shared/geo/distance.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import type { Farm } from '../tables/farm.entity.js';

/** A position further than this from its ZIP code's center contradicts it. Kilometers. */
const MAX_KM_FROM_ZIP = 50;

export interface GivenPlace {
  address: string;
  zipCode: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

export type FarmPosition = Pick<
  Farm,
  'zipCode' | 'city' | 'state' | 'timeZone' | 'latitude' | 'longitude' | 'isApproximate'
>;

type Known = Pick<Farm, 'address' | 'zipCode' | 'latitude' | 'longitude' | 'isApproximate'>;
interface Issue {
  path: string;
  message: string;
}

export const UNKNOWN_ZIP = "We don't recognize this ZIP code. Please check it.";
export const FAR_FROM_ZIP =
  'The position on the map is more than 30 miles from this ZIP code. Please check both.';
export const HALF_A_POSITION = 'Please give both latitude and longitude, or neither.';

/** As given where the ZIP code bears it out, else its center. @param known the farm before a change */
export function positionOf(
  given: GivenPlace,
  zip: ZipCode | null,
  known: Known | null,
): FarmPosition | Issue {
  if (!zip) return { path: 'zipCode', message: UNKNOWN_ZIP };
  const { zipCode, city, state, timeZone } = zip;
  const place = { zipCode, city, state, timeZone };
  const center = { latitude: zip.latitude, longitude: zip.longitude, isApproximate: true };
  const point = pointOf(given);
  if (point === 'half') return { path: 'latitude', message: HALF_A_POSITION };
  if (!point) return { ...place, ...(known && staysThere(given, known) ? pick(known) : center) };
  // A form sends back what it was shown, also where that was only the center of a ZIP code.
  if (known?.isApproximate && isSame(point, known)) {
    return { ...place, ...(given.zipCode === known.zipCode ? pick(known) : center) };
  }
  if (distanceKm(point, zip) > MAX_KM_FROM_ZIP) return { path: 'zipCode', message: FAR_FROM_ZIP };
  return { ...place, ...point, isApproximate: isSame(point, zip) };
}

function pointOf({ latitude, longitude }: GivenPlace): Point | 'half' | null {
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  return (latitude ?? longitude ?? null) === null ? null : 'half';
}

const pick = ({ latitude, longitude, isApproximate }: Known) => ({ latitude, longitude, isApproximate });
const isSame = (a: Point, b: Point) => a.latitude === b.latitude && a.longitude === b.longitude;
const staysThere = (given: GivenPlace, known: Known) =>
  given.address === known.address && given.zipCode === known.zipCode;
