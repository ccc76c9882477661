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

export const positionsOf = statement<
  { position: number; row: number; name: string; outcome: RowOutcome },
  [runId: number, ids: readonly number[]]
>(
  `SELECT position, row_number AS row, name, outcome FROM import_rows WHERE run_id = $1 AND id = ANY($2::int[]) ORDER BY id`,
);
