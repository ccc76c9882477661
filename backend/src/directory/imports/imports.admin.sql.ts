import { NoBody } from '../../contract/backoffice/admin.js';
import { AdminImport, AdminImportRecord } from '../../contract/directory/admin/imports.admin.js';
import { IMPORT_STATUSES, type ImportExample } from '../../contract/directory/import-files.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, oneOf, since, until } from '../../platform/admin/filters.sql.js';
import { statement } from '../../platform/database/statement.js';

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
    created: 't.created',
    added: 't.added',
    updated: 't.updated',
    written: 't.written',
    unchanged: 't.unchanged',
    rejected: 't.rejected',
    message: 't.message',
    userId: 't.user_id',
    username: 'person.username',
    hasFile: 'EXISTS (SELECT 1 FROM import_files WHERE run_id = t.id)',
    createdAt: 't.created_at',
    startedAt: 't.started_at',
    finishedAt: 't.finished_at',
  },
  sorts: ['id', 'createdAt', 'fileName', 'rowsRead', 'rejected'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.file_name'),
    status: oneOf('t.status', IMPORT_STATUSES),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  isDeletable: true,
  actions: {
    confirm: { body: NoBody },
    stop: { body: NoBody },
    restart: { body: NoBody },
  },
} satisfies AdminResource;

const SHOWN_REJECTS = 20;

export const firstRejects = statement<{ row: number; reason: string; raw: unknown }, [runId: number]>(
  `SELECT row_number AS row, reason, raw FROM import_rejects WHERE run_id = $1 ORDER BY position LIMIT ${SHOWN_REJECTS}`,
);

export const examplesOf = statement<{ examples: ImportExample[] }, [runId: number]>(
  'SELECT examples FROM import_runs WHERE id = $1',
);
