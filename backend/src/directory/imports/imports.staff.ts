import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminImport, ImportForm } from '../../contract/directory/admin/imports.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { type SignedInUser } from '../../platform/http/security/current-user.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { ImportUploads } from './import-uploads.js';
import { ImportWorker } from './import-worker.js';
import { examplesOf, firstRejects, importResource } from './imports.admin.sql.js';
import { rejectFields, rejectRows } from './rejects-csv.js';

interface RejectsFile {
  /** Without its ending. */
  name: string;
  fields: string[];
  rows: AsyncGenerator<Row[]>;
}

const QUEUED_AGAIN = {
  status: 'queued',
  isStopping: false,
  progress: 0,
  startedAt: null,
  finishedAt: null,
  message: null,
  tries: 0,
} as const;

@Injectable()
export class ImportsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly uploads: ImportUploads,
    private readonly worker: ImportWorker,
  ) {
    super(importResource, rows);
  }

  upload(actor: SignedInUser, form: FormWithFile<ImportForm>): Promise<Row> {
    return this.uploads.accept(actor, form, (tx, id) => this.read(id, tx));
  }

  async rejects(id: string): Promise<RejectsFile> {
    const run = (await this.read(id)) as AdminImport;
    const fields = await rejectFields(this.dataSource, run.id);
    return { name: `import-${run.id}-rejects`, fields, rows: rejectRows(this.dataSource, run.id) };
  }

  confirm(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'confirm' }, id, async (tx, before) => {
      const { status, isPreview, hasFile } = before as AdminImport;
      if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
      if (!isPreview || status !== 'done') throw new DomainError('IMPORT_IS_OVER');
      if (!hasFile) throw new DomainError('IMPORT_FILE_GONE');
      await tx.update(ImportRun, { id: Number(id) }, { ...QUEUED_AGAIN, isPreview: false });
      await this.worker.enqueue(tx, Number(id));
    });
  }

  stop(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'stop' }, id, async (tx, before) => {
      const { status, isPreview } = before as AdminImport;
      if (status === 'queued' || (status === 'done' && isPreview)) {
        await tx.update(ImportRun, { id: Number(id) }, { status: 'stopped', finishedAt: () => 'now()' });
      } else if (status === 'running') {
        await tx.update(ImportRun, { id: Number(id) }, { isStopping: true });
      } else throw new DomainError('IMPORT_IS_OVER');
    });
  }

  restart(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'restart' }, id, async (tx, before) => {
      const { status, hasFile } = before as AdminImport;
      if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
      if (!hasFile) throw new DomainError('IMPORT_FILE_GONE');
      await tx.update(ImportRun, { id: Number(id) }, QUEUED_AGAIN);
      await this.worker.enqueue(tx, Number(id));
    });
  }

  protected override async complete({ id }: Row, tx: EntityManager): Promise<Row> {
    const [run] = await fetchRows(tx, examplesOf, [id as number]);
    return { examples: run?.examples ?? [], rejects: await fetchRows(tx, firstRejects, [id as number]) };
  }

  protected override async deleteRow(tx: EntityManager, id: number | string, before: Row): Promise<void> {
    const { status } = before as AdminImport;
    if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
    await tx.delete(ImportRun, { id: Number(id) });
  }
}
