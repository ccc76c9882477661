import { dayOf, zoneOr } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { MergedPlace, PlacedRecord } from './merge-records.rules.js';

export interface PlaceRow extends MergedPlace {
  timeZone: string;
  farmId: number | null;
}

export interface RecordRow {
  placeId: number;
  source: string;
  sourceId: string;
  /** ISO 8601. */
  sourceUpdatedAt: string | null;
  contentHash: string;
  record: PlacedRecord;
  raw: Record<string, string>;
  fileKey: string | null;
}

const PLACE_TYPES: Record<keyof PlaceRow, string> = {
  kind: 'text',
  source: 'text',
  sourceId: 'text',
  name: 'text',
  nameKey: 'text',
  description: 'text',
  address: 'text',
  street: 'text',
  city: 'text',
  state: 'text',
  zipCode: 'text',
  latitude: 'float8',
  longitude: 'float8',
  isApproximate: 'boolean',
  timeZone: 'text',
  phone: 'text',
  email: 'text',
  website: 'text',
  socialLinks: 'jsonb',
  imageUrl: 'text',
  productTypes: 'text[]',
  activities: 'text[]',
  features: 'text[]',
  organicCertified: 'boolean',
  organicOptions: 'boolean',
  seasons: 'jsonb',
  hoursNote: 'text',
  businessStatus: 'text',
  lastConfirmed: 'date',
  hoursConfirmed: 'date',
  farmId: 'integer',
};

const RECORD_TYPES: Record<keyof RecordRow, string> = {
  placeId: 'integer',
  source: 'text',
  sourceId: 'text',
  sourceUpdatedAt: 'timestamptz',
  contentHash: 'text',
  record: 'jsonb',
  raw: 'jsonb',
  fileKey: 'text',
};

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = (types: object) => Object.keys(types).map(snake).join(', ');
const fields = (types: object) =>
  Object.keys(types)
    .map((name) => `row."${name}"`)
    .join(', ');
/** The rows of a JSON list as a table: one parameter for a whole batch, however many columns it has. */
const rowsOf = (types: Record<string, string>) =>
  `json_to_recordset($1::json) AS row(${Object.entries(types)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ')})`;

/** Of a place, by what its sources say. */
export const PLACE_COLUMNS = columns(PLACE_TYPES);

interface AddedRow {
  id: number;
  source: string;
  sourceId: string;
}

export const addPlaces = statement<AddedRow, [placesAsJson: string]>(`
  INSERT INTO places (${PLACE_COLUMNS})
  SELECT ${fields(PLACE_TYPES)} FROM ${rowsOf(PLACE_TYPES)}
  RETURNING id, source, source_id AS "sourceId"`);

/** A farm stands for its place until it is deleted. What its manager confirmed stays confirmed. */
export const rewritePlaces = statement<object, [placesAsJson: string]>(`
  UPDATE places SET (${PLACE_COLUMNS}, updated_at) = (
    ${fields(PLACE_TYPES)
      .replace('row."farmId"', 'coalesce(places.farm_id, row."farmId")')
      .replace(
        'row."lastConfirmed"',
        `greatest(row."lastConfirmed", ${dayOf('places.confirmed_at', zoneOr('places.time_zone'))})`,
      )}, now())
  FROM ${rowsOf({ id: 'integer', ...PLACE_TYPES })}
  WHERE places.id = row.id`);

export const putRecords = statement<object, [recordsAsJson: string]>(`
  INSERT INTO place_records (${columns(RECORD_TYPES)})
  SELECT ${fields(RECORD_TYPES)} FROM ${rowsOf(RECORD_TYPES)}
  ON CONFLICT (source, source_id) DO UPDATE SET
    (place_id, source_updated_at, content_hash, record, raw, file_key, imported_at) = (excluded.place_id,
      excluded.source_updated_at, excluded.content_hash, excluded.record, excluded.raw,
      excluded.file_key, now())`);
