import { Body, Get, HttpStatus, Injectable, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { EntityManager } from 'typeorm';
import { IMPORT_STATUSES, MAX_IMPORT_BYTES } from '../../contract/directory/import-files.js';
import { AdminImport, AdminImportRecord, ImportForm } from '../../contract/directory/admin/imports.admin.js';
import { NoBody } from '../../contract/backoffice/admin.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { sendCsv } from '../../platform/admin/export-csv.js';
import { contains, oneOf, since, until } from '../../platform/admin/filters.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { type FormWithFile, Multipart } from '../../platform/http/multipart.js';
import { ImportUploads } from './import-uploads.js';
import { ImportWorker } from './import-worker.js';
import { rejectFields, rejectRows } from './rejects-csv.js';

const SHOWN_REJECTS = 20;
const FORM = {
  schema: ImportForm,
  file: 'file',
  maxBytes: MAX_IMPORT_BYTES,
  tooLarge: 'IMPORT_FILE_TOO_LARGE',
} as const;

/** Files of directories, read into the places. */
@Injectable()
export class ImportsAdminController extends adminResource({
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
}) {
  constructor(
    private readonly uploads: ImportUploads,
    private readonly worker: ImportWorker,
  ) {
    super();
  }

  /** Takes a file, which is read in the background. */
  @Post()
  @Access('admin')
  @Answers(AdminImportRecord, HttpStatus.CREATED)
  async upload(
    @CurrentUser() actor: SignedInUser,
    @Multipart(FORM) form: FormWithFile<ImportForm>,
  ): Promise<Row> {
    return this.uploads.accept(actor, form, (tx, id) => this.read(id, tx));
  }

  /** The rows that could not be taken, with the reason, as they stood in the file. */
  @Get(':id/rejects.csv')
  @Access('admin')
  @RawAnswer('text/csv')
  async rejects(
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const run = (await this.read(id)) as AdminImport;
    const name = `import-${run.id}-rejects`;
    await sendCsv(
      reply,
      name,
      await rejectFields(this.dataSource, run.id),
      rejectRows(this.dataSource, run.id),
    );
  }

  @StaffAction(':id/stop', AdminImportRecord)
  stop(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'stop' }, id, async (tx, before) => {
      const { status } = before as AdminImport;
      if (status === 'queued') {
        await tx.query(`UPDATE import_runs SET status = 'stopped', finished_at = now() WHERE id = $1`, [id]);
      } else if (status === 'running') {
        await tx.query('UPDATE import_runs SET is_stopping = true WHERE id = $1', [id]);
      } else throw new DomainError('IMPORT_IS_OVER');
    });
  }

  /** Reads a kept file once more, from its start. */
  @StaffAction(':id/restart', AdminImportRecord)
  restart(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'restart' }, id, async (tx, before) => {
      const { status, hasFile } = before as AdminImport;
      if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
      if (!hasFile) throw new DomainError('IMPORT_FILE_GONE');
      await tx.query(
        `UPDATE import_runs SET status = 'queued', is_stopping = false, progress = 0, started_at = NULL, finished_at = NULL,
           message = NULL, tries = 0 WHERE id = $1`,
        [id],
      );
      await this.worker.enqueue(tx, Number(id));
    });
  }

  protected override async complete({ id }: Row, tx: EntityManager): Promise<Row> {
    const rejects = await tx.query<unknown[]>(
      'SELECT row_number AS row, reason, raw FROM import_rejects WHERE run_id = $1 ORDER BY position LIMIT $2',
      [id, SHOWN_REJECTS],
    );
    return { rejects };
  }

  protected override async erase(tx: EntityManager, id: number | string, before: Row): Promise<void> {
    const { status } = before as AdminImport;
    if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
    await tx.query('DELETE FROM import_runs WHERE id = $1', [id]);
  }
}
