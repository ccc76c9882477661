import type { EntityManager } from 'typeorm';
import type { MergedPlace, PlacedRecord } from './merge-records.rules.js';

/** A place as it is written. */
export interface PlaceRow extends MergedPlace {
  timeZone: string;
  farmId: number | null;
}

/** A record as it is written. */
export interface RecordRow {
  placeId: number;
  source: string;
  sourceId: string;
  /** ISO 8601. */
  sourceUpdatedAt: string | null;
  contentHash: string;
  record: PlacedRecord;
  raw: Record<string, string>;
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

const INSERT_PLACES = `INSERT INTO places (${columns(PLACE_TYPES)})
  SELECT ${fields(PLACE_TYPES)} FROM ${rowsOf(PLACE_TYPES)}
  RETURNING id, source, source_id AS "sourceId"`;

// A farm that stands for a place does so until it is deleted, whatever its owner calls it and wherever the records move.
const UPDATE_PLACES = `UPDATE places SET (${columns(PLACE_TYPES)}, updated_at) = (
    ${fields(PLACE_TYPES).replace('row."farmId"', 'coalesce(places.farm_id, row."farmId")')}, now())
  FROM ${rowsOf({ id: 'integer', ...PLACE_TYPES })}
  WHERE places.id = row.id`;

const UPSERT_RECORDS = `INSERT INTO place_records (${columns(RECORD_TYPES)})
  SELECT ${fields(RECORD_TYPES)} FROM ${rowsOf(RECORD_TYPES)}
  ON CONFLICT (source, source_id) DO UPDATE SET
    (place_id, source_updated_at, content_hash, record, raw, imported_at) = (excluded.place_id,
      excluded.source_updated_at, excluded.content_hash, excluded.record, excluded.raw, now())`;

/** Adds places. @returns their ids, in their order */
export async function insertPlaces(tx: EntityManager, places: readonly PlaceRow[]): Promise<number[]> {
  if (places.length === 0) return [];
  const rows = await tx.query<{ id: number; source: string; sourceId: string }[]>(INSERT_PLACES, [
    JSON.stringify(places),
  ]);
  const ids = new Map(rows.map(({ id, source, sourceId }) => [`${source}/${sourceId}`, id]));
  return places.map(({ source, sourceId }) => ids.get(`${source}/${sourceId}`) as number);
}

/** Writes places that are there already anew. */
export async function updatePlaces(
  tx: EntityManager,
  places: readonly (PlaceRow & { id: number })[],
): Promise<void> {
  if (places.length > 0) await tx.query(UPDATE_PLACES, [JSON.stringify(places)]);
}

/** Adds records, or puts them in place of what the same source said before. */
export async function upsertRecords(tx: EntityManager, records: readonly RecordRow[]): Promise<void> {
  if (records.length > 0) await tx.query(UPSERT_RECORDS, [JSON.stringify(records)]);
}
