import { statement } from '../../../platform/database/statement.js';
import type { PlacedRecord } from './merge-records.rules.js';
import type { FromFile } from './sessions.rules.js';

interface StoredRow {
  /** Source and id, as in `usda_api/7`. */
  key: string;
  placeId: number;
  contentHash: string;
  updatedAt: string | null;
  fileKey: string | null;
}

/** Until the transaction ends. */
export const takeLock = statement<object, [lock: number]>('SELECT pg_advisory_xact_lock($1)');

/** All sources are named, for the index that begins with them. */
export const storedRecords = statement<StoredRow, [sources: readonly string[], sourceIds: string[]]>(
  `SELECT source || '/' || source_id AS key, place_id AS "placeId", content_hash AS "contentHash",
     record ->> 'updatedAt' AS "updatedAt", file_key AS "fileKey"
   FROM place_records WHERE source = ANY($1) AND source_id = ANY($2)`,
);

export const recordsOfPlaces = statement<
  { id: number; records: (PlacedRecord & FromFile)[] },
  [placeIds: number[]]
>(
  `SELECT place_id AS id, jsonb_agg(record || jsonb_build_object('fileKey', file_key)) AS records
   FROM place_records WHERE place_id = ANY($1) GROUP BY 1`,
);

export const stampRecords = statement<
  object,
  [fileKeys: (string | null)[], keys: string[], placeIds: number[]]
>(
  `UPDATE place_records SET file_key = stamp.file_key
   FROM unnest($1::text[], $2::text[], $3::int[]) AS stamp (file_key, key, place_id)
   WHERE place_records.place_id = stamp.place_id AND source || '/' || source_id = stamp.key`,
);
