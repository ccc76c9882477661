import { NoBody } from '../../../contract/backoffice/admin.js';
import { AdminPlaceList, PlaceListChanges } from '../../../contract/directory/admin/place-lists.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { contains } from '../../../platform/admin/filters.sql.js';
import { statement } from '../../../platform/database/statement.js';

const LAST_RUN = `(SELECT json_build_object('id', run.id, 'status', run.status, 'isStopping', run.is_stopping,
    'isPreview', run.is_preview, 'rowsRead', run.rows_read, 'created', run.created, 'added', run.added,
    'updated', run.updated, 'written', run.written, 'unchanged', run.unchanged, 'rejected', run.rejected,
    'leftOut', cardinality(run.left_out), 'message', run.message, 'isRefresh', run.is_refresh)
  FROM import_runs AS run WHERE run.list_id = t.id ORDER BY run.id DESC LIMIT 1)`;

export const placeListResource = {
  name: 'place-lists',
  table: 'place_lists',
  row: AdminPlaceList,
  columns: {
    id: 't.id',
    name: 't.name',
    kind: 't.kind',
    city: 't.city',
    state: 't.state',
    address: 't.address',
    rhythm: 't.rhythm',
    triedAt: 't.tried_at',
    lastRun: LAST_RUN,
    updatedAt: 't.updated_at',
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: { q: contains('t.name') },
  update: PlaceListChanges,
  actions: { refresh: { body: NoBody } },
} satisfies AdminResource;

/**
 * How many places the last stored import of a list had, and how many of them a preview has. Where its rows
 * are deleted by now, all that is stored of the list counts.
 */
export const knownOfList = statement<{ known: number; found: number }, [listId: number, previewId: number]>(`
  WITH last AS (SELECT place_id FROM import_rows WHERE outcome NOT IN ('rejected', 'left_out')
      AND run_id = (SELECT max(id) FROM import_runs WHERE list_id = $1::int AND NOT is_preview AND status = 'done'
        AND undone_at IS NULL)),
    known AS (SELECT place_id FROM last UNION SELECT place_id FROM place_records
      WHERE source = 'list' AND starts_with(source_id, $1::text || '/') AND NOT EXISTS (SELECT FROM last))
  SELECT count(*)::int AS known, (count(*) FILTER (WHERE place_id IN (SELECT place_id FROM import_rows
      WHERE run_id = $2 AND outcome IN ('unchanged', 'updated'))))::int AS found
    FROM known WHERE place_id IS NOT NULL`);
