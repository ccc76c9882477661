import { AdminImportRow } from '../../contract/directory/admin/imports.admin.js';
import { ROW_OUTCOMES, type RowOutcome } from '../../contract/directory/import-files.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, flag, idIs, oneOf } from '../../platform/admin/filters.sql.js';
import { statement } from '../../platform/database/statement.js';

const IS_LEFT_OUT = 't.position = ANY (ARRAY(SELECT unnest(left_out) FROM import_runs WHERE id = t.run_id))';

export const importRowResource = {
  name: 'import-rows',
  table: 'import_rows',
  joins: 'LEFT JOIN places AS place ON place.id = t.place_id',
  row: AdminImportRow,
  columns: {
    id: 't.id',
    runId: 't.run_id',
    row: 't.row_number',
    outcome: 't.outcome',
    name: 't.name',
    location: 't.location',
    reason: 't.reason',
    placeId: 'place.id',
    placeName: 'place.name',
    isLeftOut: IS_LEFT_OUT,
  },
  sorts: ['id', 'name'],
  defaultSort: ['id', 'ASC'],
  filters: {
    q: contains('t.name', 't.location', 't.reason'),
    runId: idIs('t.run_id'),
    outcome: oneOf('t.outcome', ROW_OUTCOMES),
    isLeftOut: flag(IS_LEFT_OUT),
  },
} satisfies AdminResource;

const DOES = `ARRAY['unchanged', 'updated', 'added', 'created']`;

/**
 * What each row of a preview does without those left out. Of the rows of one place, one does the most, as
 * making the place. Once that is left out, the first that stays does it.
 */
export const doWithout = statement<never, [runId: number, leftOut: readonly number[]]>(`
  WITH told AS (
    SELECT id, position, coalesce(place_id, -id) AS place, array_position(${DOES}, coalesce(outcome_of_all, outcome)) AS does
    FROM import_rows WHERE run_id = $1 AND outcome <> 'rejected'
  ), whole AS (
    SELECT *, max(does) OVER (PARTITION BY place) AS most FROM told
  ), kept AS (
    SELECT *, max(does) OVER (PARTITION BY place) AS rest,
      row_number() OVER (PARTITION BY place ORDER BY position) AS nth
    FROM whole WHERE position <> ALL ($2::int[])
  ), done AS (
    SELECT id, CASE WHEN nth = 1 AND rest < most AND (most = 4 OR rest = 1) THEN most ELSE does END AS does FROM kept
  ), now AS (
    SELECT id, (${DOES})[told.does] AS told, (${DOES})[coalesce(done.does, told.does)] AS outcome
    FROM told LEFT JOIN done USING (id)
  )
  UPDATE import_rows AS t SET outcome = now.outcome, outcome_of_all = nullif(now.told, now.outcome)
  FROM now WHERE t.id = now.id AND t.outcome <> now.outcome`);

export const countsOfRows = statement<
  { created: number; added: number; updated: number; unchanged: number },
  [runId: number, leftOut: readonly number[]]
>(`
  SELECT count(*) FILTER (WHERE outcome = 'created')::int AS created, count(*) FILTER (WHERE outcome = 'added')::int AS added,
    count(*) FILTER (WHERE outcome = 'updated')::int AS updated, count(*) FILTER (WHERE outcome = 'unchanged')::int AS unchanged
  FROM import_rows WHERE run_id = $1 AND position <> ALL ($2::int[])`);

export const positionsOf = statement<
  { position: number; row: number; name: string; outcome: RowOutcome },
  [runId: number, ids: readonly number[]]
>(
  `SELECT position, row_number AS row, name, outcome FROM import_rows WHERE run_id = $1 AND id = ANY($2::int[]) ORDER BY id`,
);
