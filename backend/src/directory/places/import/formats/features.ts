import { storable } from '../normalize/text.rules.js';
import type { RawRow } from '../raw-rows.js';
import { pointOnSurface, type Position, type Ring } from './point-on-surface.rules.js';
import { toDegrees } from './spatial-reference.rules.js';

/** The columns that say where a feature is on its map; no property is called so. */
export const LONGITUDE = 'longitude (map)';
export const LATITUDE = 'latitude (map)';

export interface Features {
  rows: RawRow[];
  /** The service left out what is more than it sends at once. */
  isCut: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type Place = { at: Position | null } | { problem: string };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A FeatureCollection of GeoJSON (RFC 7946), or an answer of ArcGIS. @returns null for anything else */
export function readFeatures(answer: unknown): Features | null {
  if (!isFields(answer) || !Array.isArray(answer.features)) return null;
  const features = answer.features as unknown[];
  if (answer.type === 'FeatureCollection') {
    return {
      rows: features.map((one, index) => geoJsonRow(one, index + 1, wkidOfCrs(answer.crs))),
      isCut: isCut(answer),
    };
  }
  if (!features.every((one) => isFields(one) && isFields(one.attributes))) return null;
  const dates = dateFields(answer.fields);
  const wkid = wkidOf(answer.spatialReference);
  return {
    rows: features.map((one, index) => esriRow(one as Fields, index + 1, wkid, dates)),
    isCut: isCut(answer),
  };
}

const isCut = ({ exceededTransferLimit, properties }: Fields): boolean =>
  exceededTransferLimit === true || (isFields(properties) && properties.exceededTransferLimit === true);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return storable(typeof value === 'string' ? value : JSON.stringify(value));
}

function rowOf(row: number, values: Record<string, string>, place: Place): RawRow {
  if ('problem' in place) return { row, values, problem: place.problem };
  if (place.at === null) return { row, values };
  const [longitude, latitude] = place.at;
  return {
    row,
    values: { ...values, [LONGITUDE]: degreesText(longitude), [LATITUDE]: degreesText(latitude) },
  };
}

/** To a tenth of a meter. */
const degreesText = (degrees: number) => String(Number(degrees.toFixed(6)));

// GeoJSON

/** GeoJSON of before 2016 may name a reference: "urn:ogc:def:crs:EPSG::3857", "EPSG:4326". */
function wkidOfCrs(crs: unknown): number {
  const name = isFields(crs) && isFields(crs.properties) ? textOf(crs.properties.name) : '';
  return Number(/EPSG:+(\d+)$/i.exec(name)?.[1] ?? 4326);
}

function geoJsonRow(feature: unknown, row: number, wkid: number): RawRow {
  if (!isFields(feature)) return { row, values: {}, problem: 'The row is not a feature.' };
  const values = Object.fromEntries(
    Object.entries(isFields(feature.properties) ? feature.properties : {}).map(([name, value]) => [
      name,
      textOf(value),
    ]),
  );
  return rowOf(row, values, placed(geoJsonPosition(feature.geometry), wkid));
}

function geoJsonPosition(geometry: unknown): Place {
  if (!isFields(geometry)) return { at: null };
  const { type, coordinates } = geometry;
  const [first] = type === 'MultiPoint' ? listOf(coordinates) : [];
  if (type === 'Point') return { at: positionOf(coordinates) };
  if (type === 'MultiPoint' && listOf(coordinates).length === 1) return { at: positionOf(first) };
  if (type === 'Polygon') return surfaceOf([coordinates]);
  if (type === 'MultiPolygon') return surfaceOf(listOf(coordinates));
  return { problem: `The row is a ${String(type)} on the map. Only points and areas are read.` };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function positionOf(value: unknown): Position | null {
  const [x, y] = listOf(value);
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y)
    ? [x, y]
    : null;
}

const ringOf = (value: unknown): Ring =>
  listOf(value)
    .map(positionOf)
    .filter((position) => position !== null);

/** All outlines are looked at together, so of several areas it is one that lies at half of their height. */
function surfaceOf(polygons: readonly unknown[]): Place {
  const at = pointOnSurface(polygons.flatMap((polygon) => listOf(polygon).map(ringOf)));
  return at === null ? { problem: 'The row is an area without a size on the map.' } : { at };
}

// Answers of ArcGIS

const wkidOf = (reference: unknown): number => {
  if (!isFields(reference)) return 4326;
  return Number(reference.latestWkid ?? reference.wkid ?? NaN);
};

/** Days and times are milliseconds since 1970 in fields of this type. */
const dateFields = (fields: unknown): ReadonlySet<string> =>
  new Set(
    listOf(fields).flatMap((field) =>
      isFields(field) && field.type === 'esriFieldTypeDate' ? [textOf(field.name)] : [],
    ),
  );

function esriRow(feature: Fields, row: number, wkid: number, dates: ReadonlySet<string>): RawRow {
  const { attributes, geometry } = feature;
  const values = Object.fromEntries(
    Object.entries(attributes as Fields).map(([name, value]) => [
      name,
      dates.has(name) && typeof value === 'number' ? dayText(value) : textOf(value),
    ]),
  );
  const own =
    isFields(geometry) && isFields(geometry.spatialReference) ? wkidOf(geometry.spatialReference) : wkid;
  return rowOf(row, values, placed(esriPosition(geometry), own));
}

function dayText(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 19).replace('T', ' ');
}

function esriPosition(geometry: unknown): Place {
  if (!isFields(geometry)) return { at: null };
  if ('x' in geometry) return { at: positionOf([geometry.x, geometry.y]) };
  if ('rings' in geometry) return surfaceOf([geometry.rings]);
  const [first, ...more] = listOf(geometry.points);
  if ('points' in geometry && more.length === 0) return { at: positionOf(first) };
  return { problem: 'The row is no point and no area on the map. Only these are read.' };
}

function placed(place: Place, wkid: number): Place {
  if ('problem' in place || place.at === null) return place;
  const convert = toDegrees(wkid);
  if (convert) return { at: convert(place.at) };
  return {
    problem: `Its position is in a spatial reference that is not read (${Number.isNaN(wkid) ? 'without a number' : wkid}). Please ask the service for 4326 (outSR=4326).`,
  };
}
