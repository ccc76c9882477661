import type { ImportOrigin, ImportStatus } from '../../contract/directory/import-files.js';
import { statement } from '../../platform/database/statement.js';
import type { UsdaDirectory } from '../tables/import-run.entity.js';

export interface ClaimedRun {
  id: number;
  fileName: string;
  fileSize: number;
  directory: UsdaDirectory | null;
  isPreview: boolean;
  /** Positions of its rows. */
  leftOut: number[];
}

export const beginTerminalRun = statement<
  { id: number },
  [fileName: string, fileSize: number, directory: UsdaDirectory | null, worker: string]
>(
  `INSERT INTO import_runs (origin, file_name, file_size, directory, status, worker, heartbeat_at, started_at)
   VALUES ('terminal', $1, $2, $3, 'running', $4, now(), now()) RETURNING id`,
);

/** No row when another worker has the run now. */
export const noteProgress = statement<
  { isStopping: boolean },
  [
    id: number,
    worker: string,
    percent: number,
    rowsRead: number,
    created: number,
    added: number,
    updated: number,
    unchanged: number,
    rejected: number,
  ]
>(
  `UPDATE import_runs SET status = 'running', finished_at = NULL, heartbeat_at = now(),
     progress = greatest(progress, $3), rows_read = $4, created = $5, added = $6, updated = $7,
     written = $5::int + $6::int + $7::int, unchanged = $8, rejected = $9
   WHERE id = $1 AND worker = $2 RETURNING is_stopping AS "isStopping"`,
);

export const finishRun = statement<
  object,
  [id: number, worker: string, status: ImportStatus, message: string | null]
>(
  `UPDATE import_runs SET status = $3, message = $4, finished_at = now(), is_stopping = false, worker = NULL,
     progress = CASE WHEN $3 = 'done' THEN 100 ELSE progress END
   WHERE id = $1 AND worker = $2`,
);

/** The rejected rows as a JSON list, which keeps the order of their columns. */
export const addRejects = statement<object, [runId: number, after: number, rejectsAsJson: string]>(
  `INSERT INTO import_rejects (run_id, position, row_number, reason, raw)
   SELECT $1, $2 + given.ordinality, (given.value ->> 'row')::int, given.value ->> 'reason', given.value -> 'raw'
   FROM json_array_elements($3::json) WITH ORDINALITY AS given ON CONFLICT DO NOTHING`,
);

/** Of the run's own worker alone, as another one notes them all again. */
export const addRows = statement<object, [runId: number, worker: string, rowsAsJson: string]>(
  `INSERT INTO import_rows (run_id, position, row_number, outcome, name, location, place_id, reason)
   SELECT run.id, given.position, given.row, given.outcome, given.name, given.location, given."placeId", given.reason
   FROM import_runs AS run, json_to_recordset($3::json) AS given (position int, row int, outcome text, name text,
     location text, "placeId" int, reason text)
   WHERE run.id = $1 AND run.worker = $2`,
);

/** Takes a queued run and sets its counts back; no row when it is over, or another's. */
export const claimRun = statement<ClaimedRun, [id: number, worker: string]>(
  `UPDATE import_runs SET status = 'running', worker = $2, heartbeat_at = now(),
     started_at = coalesce(started_at, now()), progress = 0, rows_read = 0, created = 0, added = 0, updated = 0,
     written = 0, unchanged = 0, rejected = 0, message = NULL
   WHERE id = $1 AND status = 'queued'
   RETURNING id, file_name AS "fileName", file_size AS "fileSize", directory, is_preview AS "isPreview",
     left_out AS "leftOut"`,
);

export const lostRuns = statement<{ id: number; origin: ImportOrigin }, [afterSeconds: number]>(
  `SELECT id, origin FROM import_runs
   WHERE status = 'running' AND heartbeat_at < now() - $1 * interval '1 second' FOR UPDATE SKIP LOCKED`,
);

export const countTry = statement<{ tries: number }, [id: number]>(
  `UPDATE import_runs SET tries = tries + 1 WHERE id = $1 AND status = 'running' RETURNING tries`,
);

export const filePart = statement<{ part: Buffer }, [runId: number, from: number, bytes: number]>(
  'SELECT substring(content FROM $2 FOR $3) AS part FROM import_files WHERE run_id = $1',
);

export const deleteOldFiles = statement<object, [keptDays: number]>(
  `DELETE FROM import_files USING import_runs AS run
   WHERE run.id = run_id AND run.finished_at < now() - $1 * interval '1 day'`,
);

export const deleteOldRows = statement<object, [keptDays: number]>(
  `DELETE FROM import_rows USING import_runs AS run
   WHERE run.id = run_id AND run.finished_at < now() - $1 * interval '1 day'`,
);

export const columnsOfRejects = statement<{ name: string }, [runId: number, limit: number]>(
  `SELECT name FROM import_rejects, json_object_keys(raw) WITH ORDINALITY AS given (name, place)
   WHERE run_id = $1 GROUP BY name ORDER BY min(place), name LIMIT $2::int`,
);
