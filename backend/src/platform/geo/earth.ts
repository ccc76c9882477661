/**
 * Distances as PostgreSQL's earthdistance measures them: straight through the earth, in meters, on a sphere
 * of its radius. Statements compare such chords; people read miles along the surface.
 */

/** earth() of PostgreSQL's earthdistance, in meters. */
export const EARTH_RADIUS_M = 6_378_168;
/** The earth's mean radius, in miles. */
const MEAN_RADIUS_MILES = 3_958.7613;

/** @returns the chord in the extension's meters for a distance along the surface in miles */
export function chordFromMiles(miles: number): number {
  return 2 * EARTH_RADIUS_M * Math.sin(miles / (2 * MEAN_RADIUS_MILES));
}

/** @returns miles along the surface, to one tenth, for a chord in the extension's meters */
export function milesFromChord(chord: number): number {
  const half = Math.min(1, chord / (2 * EARTH_RADIUS_M));
  return Math.round(2 * MEAN_RADIUS_MILES * Math.asin(half) * 10) / 10;
}
