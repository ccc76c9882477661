import type { KeptReason } from '../../contract/directory/import-files.js';
import { statement } from '../../platform/database/statement.js';
import { PLACE_COLUMNS } from '../places/store/write-places.sql.js';

/** As it is before rows of the file are written, once for each import. */
export const noteBefore = statement<object, [runId: number, placeIds: readonly number[]]>(`
  INSERT INTO import_places AS noted (run_id, place_id, before, records, written_at, farm_id)
  SELECT $1, place.id, to_jsonb(place), coalesce((
    SELECT jsonb_agg(to_jsonb(said)) FROM place_records AS said WHERE said.place_id = place.id), '[]'),
    place.updated_at, place.farm_id
  FROM places AS place WHERE place.id = ANY($2::int[])
  ON CONFLICT (run_id, place_id) DO UPDATE SET is_changed = noted.is_changed
    OR (noted.written_at, noted.farm_id) IS DISTINCT FROM (excluded.written_at, excluded.farm_id)`);

/** As it was left; one that was not there before is new. */
export const noteAfter = statement<object, [runId: number, placeIds: readonly number[]]>(`
  INSERT INTO import_places (run_id, place_id, records, written_at, farm_id)
  SELECT $1, id, '[]', updated_at, farm_id FROM places WHERE id = ANY($2::int[])
  ON CONFLICT (run_id, place_id) DO UPDATE SET (written_at, farm_id) = (excluded.written_at, excluded.farm_id)`);

export interface WrittenRow {
  placeId: number;
  /** Where it was merged into; null where it wasn't. */
  mergedInto: number | null;
  name: string;
  isNew: boolean;
  /** Whatever people have of the place since then came after the import. */
  usedSince: Date;
  /** Of the directory itself; null where nothing came after the import. */
  reason: KeptReason | null;
}

/** Not when it was written last: a later import that is undone, or the same one once more, writes it anew. */
const USED_SINCE = `coalesce(CASE WHEN noted.before IS NULL THEN place.created_at ELSE run.started_at END, noted.written_at)`;
const used = (table: string) =>
  `EXISTS (SELECT FROM ${table} AS used WHERE used.place_id = noted.place_id AND used.created_at >= ${USED_SINCE})`;

/** In the order of their ids; whoever claims one of them waits. */
export const lockWritten = statement<object, [runId: number]>(`
  SELECT 1 FROM places WHERE id IN (SELECT place_id FROM import_places WHERE run_id = $1) ORDER BY id FOR UPDATE`);

/** Every place that an import wrote, and what came to it since. */
export const written = statement<WrittenRow, [runId: number]>(`
  SELECT noted.place_id AS "placeId", redirect.place_id AS "mergedInto", coalesce(place.name, stays.name, noted.before ->> 'name', 'A deleted place') AS name,
    noted.before IS NULL AS "isNew", ${USED_SINCE} AS "usedSince", CASE
      WHEN redirect.id IS NOT NULL THEN 'merged'
      WHEN place.id IS NULL THEN 'deleted'
      WHEN place.farm_id IS DISTINCT FROM noted.farm_id OR EXISTS (SELECT FROM farms
        WHERE farms.place_id = place.source || '/' || place.source_id AND farms.created_at >= ${USED_SINCE})
        OR ${used('market_claims')} OR ${used('market_managers')} THEN 'claimed'
      WHEN EXISTS (SELECT FROM import_places AS later WHERE later.place_id = noted.place_id AND later.run_id <> noted.run_id
        AND later.written_at > noted.written_at) THEN 'imported'
      WHEN noted.is_changed OR place.updated_at <> noted.written_at THEN 'changed'
      WHEN ${used('market_members')} OR ${used('market_events')} OR ${used('field_statuses')} OR ${used('corrections')}
        THEN 'used' END AS reason
  FROM import_places AS noted JOIN import_runs AS run ON run.id = noted.run_id
    LEFT JOIN places AS place ON place.id = noted.place_id
    LEFT JOIN place_redirects AS redirect ON redirect.id = noted.place_id
    LEFT JOIN places AS stays ON stays.id = redirect.place_id
  WHERE noted.run_id = $1 ORDER BY name, noted.place_id`);

const IDS = 'ANY($2::int[])';

export const deletePlaces = statement<object, [ids: readonly number[]]>(
  'DELETE FROM places WHERE id = ANY($1::int[])',
);

export const restorePlaces = statement<object, [runId: number, ids: readonly number[]]>(`
  UPDATE places SET (${PLACE_COLUMNS}, updated_at) = (
    SELECT ${PLACE_COLUMNS}, now() FROM jsonb_populate_record(NULL::places, noted.before))
  FROM import_places AS noted WHERE noted.run_id = $1 AND places.id = noted.place_id AND noted.place_id = ${IDS}`);

export const deleteRecords = statement<object, [ids: readonly number[]]>(
  'DELETE FROM place_records WHERE place_id = ANY($1::int[])',
);

export const restoreRecords = statement<object, [runId: number, ids: readonly number[]]>(`
  INSERT INTO place_records SELECT (jsonb_populate_recordset(NULL::place_records, noted.records)).*
  FROM import_places AS noted WHERE noted.run_id = $1 AND noted.place_id = ${IDS}`);

/** Imports before this one can be undone, too: they find their places as they left them. */
export const handBack = statement<object, [runId: number, ids: readonly number[]]>(`
  UPDATE import_places AS earlier SET written_at = now()
  FROM import_places AS noted
  WHERE noted.run_id = $1 AND noted.place_id = ${IDS} AND earlier.place_id = noted.place_id
    AND earlier.run_id <> noted.run_id AND earlier.written_at = (noted.before ->> 'updated_at')::timestamptz`);

export const forgetOldPlaces = statement<object, [keptDays: number]>(
  `DELETE FROM import_places USING import_runs AS run
   WHERE run.id = run_id AND run.finished_at < now() - $1 * interval '1 day'`,
);
