import { EARTH_RADIUS_M } from './earth.js';

/**
 * Pieces of SQL for tables with `latitude` and `longitude` and an index on `map_point(latitude, longitude)`.
 */
export interface NearSql {
  /** Within the circle, by the index and exactly. */
  within: string;
  /** Within the circle, by arithmetic alone, for rows that were found otherwise. */
  inCircle: string;
  /** The distance, exactly: straight through the earth, in meters. */
  chord: string;
  /** How far away it is on the map, in its degrees; `ORDER BY` it reads the index, nearly nearest first. */
  onMap: string;
}

const there = 'map_point(latitude, longitude)';

/**
 * What depends on the parameters alone stands in sub-selects, which a kept plan computes once and not for
 * every row.
 * @param latitude, longitude, chord placeholders of the center in degrees and of the radius as a chord in
 * meters
 */
export function nearSql(latitude: string, longitude: string, chord: string): NearSql {
  const here = `map_point(${latitude}, ${longitude})`;
  // The map is drawn largest at that end of the circle which is nearest to a pole.
  const box = `(SELECT box(point(here[0] - reach, here[1] - reach), point(here[0] + reach, here[1] + reach))
    FROM (SELECT ${here} AS here, degrees(angle / cos(least(abs(radians(${latitude})) + angle, 1.57))) AS reach
      FROM (SELECT 2 * asin(${chord}::float8 / ${2 * EARTH_RADIUS_M}) AS angle) AS circle) AS square)`;
  // The cosine of the angle between the two points, which is 1 − chord² / 2 on a sphere of radius 1.
  const cosine = `(
    sin(radians(latitude)) * (SELECT sin(radians(${latitude}))) +
    cos(radians(latitude)) * (SELECT cos(radians(${latitude}))) * cos(radians(longitude) - (SELECT radians(${longitude}))))`;
  const inCircle = `${cosine} >= (SELECT 1 - (${chord}::float8 / ${EARTH_RADIUS_M}) ^ 2 / 2)`;
  return {
    within: `${there} <@ ${box} AND ${inCircle}`,
    inCircle,
    chord: `${EARTH_RADIUS_M} * sqrt(greatest(0, 2 - 2 * ${cosine}))`,
    onMap: `${there} <-> (SELECT ${here})`,
  };
}

/**
 * How many of the nearest on the map have the nearest ones among them. Between map and globe, rows may change
 * places whose distances differ by less than 0.4 % (25 miles, south of Canada) to 3 % (100 miles, in the
 * middle of Alaska); of rows that are spread evenly these are one in sixty to one in nine.
 * @param wanted SQL of how many are wanted
 */
export const nearestOnMap = (wanted: string): string => `(${wanted}) * 6 / 5 + 8`;
