/** Distances on the ground. */

/** A point on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth (IUGG), in kilometers. */
const EARTH_RADIUS_KM = 6_371.0088;

/** Statute miles in one kilometer. */
export const MILES_PER_KM = 1 / 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The great-circle distance between two points (haversine).
 * @returns kilometers; within about half a percent of the true distance
 */
export function distanceKm(from: Point, to: Point): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  // Rounding can push the chord of two opposite points a hair over 1, which has no arc sine.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** As distanceKm, in statute miles. */
export function distanceMiles(from: Point, to: Point): number {
  return distanceKm(from, to) * MILES_PER_KM;
}
