import { EARTH_RADIUS_M } from './earth.js';

/** For tables with an index on `map_point(latitude, longitude)`. */
export interface NearSql {
  /** Within the circle, by the index and exactly. */
  within: string;
  /** By arithmetic alone, for rows that were found otherwise. */
  inCircle: string;
  /** Straight through the earth, in meters. */
  chord: string;
  /** In map degrees; `ORDER BY` it reads the index, nearly nearest first. */
  onMap: string;
}

const there = 'map_point(latitude, longitude)';

/** @param latitude, longitude, chord placeholders: center in degrees, radius as a chord in meters */
export function nearSql(latitude: string, longitude: string, chord: string): NearSql {
  const here = `map_point(${latitude}, ${longitude})`;
  // The map is drawn largest at the circle's end nearest to a pole.
  const box = `(SELECT box(point(here[0] - reach, here[1] - reach), point(here[0] + reach, here[1] + reach))
    FROM (SELECT ${here} AS here, degrees(angle / cos(least(abs(radians(${latitude})) + angle, 1.57))) AS reach
      FROM (SELECT 2 * asin(${chord}::float8 / ${2 * EARTH_RADIUS_M}) AS angle) AS circle) AS square)`;
  // 1 − chord² / 2 on a sphere of radius 1.
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

/** Distances on the map are off by 0.4 % (25 miles) to 3 % (Alaska). @param wanted SQL */
export const nearestOnMap = (wanted: string): string => `(${wanted}) * 6 / 5 + 8`;
