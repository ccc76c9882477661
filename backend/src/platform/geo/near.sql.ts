import { EARTH_RADIUS_M } from './earth.js';

/** Pieces of SQL for tables with `latitude` and `longitude` and an index on `ll_to_earth(latitude, longitude)`. */
export interface NearSql {
  /** Within the circle, by the index and exactly. */
  within: string;
  /** Within the circle, by arithmetic alone, for rows that were found otherwise. */
  inCircle: string;
  /** The distance as the index orders by it; `ORDER BY` it reads the index nearest first. */
  chord: string;
  /** The same number by arithmetic alone. */
  computedChord: string;
}

const there = 'll_to_earth(latitude, longitude)';

/**
 * What depends on the parameters alone stands in sub-selects, which a kept plan computes once and not for every row; and
 * rows are compared by arithmetic, because ll_to_earth, which checks its result, takes ten times as long.
 * @param latitude, longitude, chord placeholders of the center in degrees and of the radius as earthdistance's chord
 */
export function nearSql(latitude: string, longitude: string, chord: string): NearSql {
  const here = `(SELECT ll_to_earth(${latitude}, ${longitude}))`;
  const box = `(SELECT cube_enlarge(ll_to_earth(${latitude}, ${longitude}), ${chord}, 3))`;
  // The cosine of the angle between the two points, which is 1 − chord² / 2 on a sphere of radius 1.
  const cosine = `(
    sin(radians(latitude)) * (SELECT sin(radians(${latitude}))) +
    cos(radians(latitude)) * (SELECT cos(radians(${latitude}))) * cos(radians(longitude) - (SELECT radians(${longitude}))))`;
  const inCircle = `${cosine} >= (SELECT 1 - (${chord}::float8 / ${EARTH_RADIUS_M}) ^ 2 / 2)`;
  return {
    within: `${box} @> ${there} AND ${inCircle}`,
    inCircle,
    chord: `${there} <-> ${here}`,
    computedChord: `${EARTH_RADIUS_M} * sqrt(greatest(0, 2 - 2 * ${cosine}))`,
  };
}
