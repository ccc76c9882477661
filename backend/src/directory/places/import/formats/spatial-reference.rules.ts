import type { Position } from './point-on-surface.rules.js';

const EARTH_RADIUS = 6_378_137;
const DEGREES = 180 / Math.PI;

/** Web maps count meters on a sphere that is unrolled. */
const fromWebMercator = ([x, y]: Position): Position => [
  (x / EARTH_RADIUS) * DEGREES,
  (2 * Math.atan(Math.exp(y / EARTH_RADIUS)) - Math.PI / 2) * DEGREES,
];

const inDegrees = (position: Position): Position => position;

/** EPSG's 4326 and, a meter or two beside it, 4269 (NAD 83); Esri's own number of 3857 is 102100. */
const REFERENCES: Readonly<Record<number, (position: Position) => Position>> = {
  ...{
    4326: inDegrees,
    4269: inDegrees,
    3857: fromWebMercator,
    102100: fromWebMercator,
    102113: fromWebMercator,
  },
};

/** @param wkid number of a spatial reference @returns what makes longitude and latitude; null for others */
export const toDegrees = (wkid: number): ((position: Position) => Position) | null =>
  REFERENCES[wkid] ?? null;
