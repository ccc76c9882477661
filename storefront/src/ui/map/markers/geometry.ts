import type { Polygon } from 'geojson';

/** A place on the ground, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** West, south, east and north, in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

const EARTH_RADIUS_MILES = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * The point that lies a distance away on the sphere.
 * @param bearing degrees clockwise from north
 */
export function destination(from: Position, miles: number, bearing: number): Position {
  const angle = miles / EARTH_RADIUS_MILES;
  const latitude = radians(from.latitude);
  const sine =
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(radians(bearing));
  const turn = Math.atan2(
    Math.sin(radians(bearing)) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  return { latitude: degrees(Math.asin(sine)), longitude: from.longitude + degrees(turn) };
}

/**
 * A circle on the ground as a closed GeoJSON ring, counterclockwise as RFC 7946 asks.
 * @param steps how many corners approximate the circle
 */
export function circlePolygon(center: Position, miles: number, steps = 96): Polygon {
  const ring = Array.from({ length: steps }, (_, step) => {
    const corner = destination(center, miles, (-360 * step) / steps);
    return [corner.longitude, corner.latitude];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0] ?? []]] };
}

/** The smallest box around all positions; null when there are none. */
export function boxAround(positions: readonly Position[]): Box | null {
  if (positions.length === 0) return null;
  const longitudes = positions.map(({ longitude }) => longitude);
  const latitudes = positions.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** The box around a circle on the ground. */
export function boxOfCircle(center: Position, miles: number): Box {
  const north = destination(center, miles, 0).latitude;
  const south = destination(center, miles, 180).latitude;
  const east = destination(center, miles, 90).longitude;
  return [2 * center.longitude - east, south, east, north];
}

/** Whether two boxes share any ground. */
export function boxesOverlap(one: Box, other: Box): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
}

/** The contiguous states: what is shown when there is nothing to look at. */
export const HOME_BOX: Box = [-125, 24.4, -66.9, 49.4];
/** Up to so many results the whole searched circle is shown. */
const FEW_RESULTS = 12;
/**
 * Around a single spot that nothing was searched from, a first view shows so many miles: the towns that
 * people know.
 */
const MILES_AROUND_ONE = 12;
/** With more results, a first view shows at least this part of the circle's radius. */
const CLOSEST_VIEW = 0.3;

/**
 * What a map shows at first: the results with the center they were searched from, so that results that all
 * lie close by are not a heap in the middle of a wide circle; with few results the whole circle that was
 * searched.
 */
export function firstView(
  points: readonly Position[],
  center: Position | null,
  radiusMiles: number | null,
): Box {
  if (center === null || radiusMiles === null) {
    const [only, ...others] = points;
    if (center === null && only && others.length === 0) return boxOfCircle(only, MILES_AROUND_ONE);
    return boxAround(center === null ? points : [center, ...points]) ?? HOME_BOX;
  }
  if (points.length <= FEW_RESULTS) return boxOfCircle(center, radiusMiles);
  const [west, south, east, north] = boxOfCircle(center, radiusMiles * CLOSEST_VIEW);
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
  return boxAround([...points, ...corners]) ?? HOME_BOX;
}
