/** earthdistance measures chords in meters; people read miles along the surface. */

/** earth() of PostgreSQL's earthdistance, in meters. */
export const EARTH_RADIUS_M = 6_378_168;
/** The mean radius, in miles. */
const MEAN_RADIUS_MILES = 3_958.7613;

/** @returns meters, straight through the earth @param miles along the surface */
export function chordFromMiles(miles: number): number {
  return 2 * EARTH_RADIUS_M * Math.sin(miles / (2 * MEAN_RADIUS_MILES));
}

/** @param chord in meters @returns miles along the surface, to one tenth */
export function milesFromChord(chord: number): number {
  const half = Math.min(1, chord / (2 * EARTH_RADIUS_M));
  return Math.round(2 * MEAN_RADIUS_MILES * Math.asin(half) * 10) / 10;
}
