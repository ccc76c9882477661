import { NoBody } from '../../contract/backoffice/admin.js';
import {
  AdminImport,
  AdminImportRecord,
  ImportUndo,
  LeaveOutBody,
} from '../../contract/directory/admin/imports.admin.js';
import { ReadAsBody } from '../../contract/directory/admin/place-lists.admin.js';
import { IMPORT_STATUSES } from '../../contract/directory/import-files.js';
import { IMPORT_UNDO_DAYS } from '../../contract/site/retention.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, idIs, oneOf, since, until } from '../../platform/admin/filters.sql.js';

const UNDO_UNTIL = `CASE WHEN NOT t.is_preview AND t.status IN ('done', 'failed', 'stopped') AND t.undone_at IS NULL
  AND t.finished_at > now() - interval '${IMPORT_UNDO_DAYS} days' AND EXISTS (SELECT FROM import_places WHERE run_id = t.id)
  THEN t.finished_at + interval '${IMPORT_UNDO_DAYS} days' END`;

export const importResource = {
  name: 'imports',
  table: 'import_runs',
  joins: 'LEFT JOIN users AS person ON person.id = t.user_id',
  row: AdminImport,
  record: AdminImportRecord,
  columns: {
    id: 't.id',
    origin: 't.origin',
    directory: 't.directory',
    fileName: 't.file_name',
    fileSize: 't.file_size',
    status: 't.status',
    isStopping: 't.is_stopping',
    progress: 't.progress',
    format: 't.format',
    rowsRead: 't.rows_read',
    isPreview: 't.is_preview',
    isRefresh: 't.is_refresh',
    listId: 't.list_id',
    created: 't.created',
    added: 't.added',
    updated: 't.updated',
    written: 't.written',
    unchanged: 't.unchanged',
    rejected: 't.rejected',
    leftOut: 'cardinality(t.left_out)',
    message: 't.message',
    userId: 't.user_id',
    username: 'person.username',
    hasFile: 'EXISTS (SELECT 1 FROM import_files WHERE run_id = t.id)',
    createdAt: 't.created_at',
    startedAt: 't.started_at',
    finishedAt: 't.finished_at',
    undoUntil: UNDO_UNTIL,
    undoneAt: 't.undone_at',
    undone: 't.undone',
  },
  sorts: ['id', 'createdAt', 'fileName', 'rowsRead', 'rejected'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.file_name'),
    listId: idIs('t.list_id'),
    status: oneOf('t.status', IMPORT_STATUSES),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  isDeletable: true,
  actions: {
    leaveOut: { body: LeaveOutBody },
    confirm: { body: NoBody },
    undo: { body: NoBody, answer: ImportUndo },
    stop: { body: NoBody },
    restart: { body: NoBody },
    readAs: { body: ReadAsBody },
  },
} satisfies AdminResource;
