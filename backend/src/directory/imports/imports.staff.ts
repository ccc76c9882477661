import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AdminImport,
  ImportForm,
  type ImportUndo,
  type LeaveOutBody,
} from '../../contract/directory/admin/imports.admin.js';
import type { ReadAsBody } from '../../contract/directory/admin/place-lists.admin.js';
import { undoSentences } from '../../contract/shared/undo-sentences.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { type SignedInUser } from '../../platform/http/security/current-user.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { positionsOf } from './import-rows.admin.sql.js';
import { ImportUndoing } from './import-undo.js';
import { ImportUploads } from './import-uploads.js';
import { ImportWorker } from './import-worker.js';
import { importResource } from './imports.admin.sql.js';
import { leaveRowsOut, leftOutWith } from './left-out.js';
import { PlaceLists } from './lists/place-lists.service.js';
import { QUEUED_AGAIN } from './queued-again.js';
import { rejectFields, rejectRows } from './rejects-csv.js';

interface RejectsFile {
  /** Without its ending. */
  name: string;
  fields: string[];
  rows: AsyncGenerator<Row[]>;
}

@Injectable()
export class ImportsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly uploads: ImportUploads,
    private readonly worker: ImportWorker,
    private readonly undoing: ImportUndoing,
    private readonly lists: PlaceLists,
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

  /** Rows of a preview that is done. @throws IMPORT_IS_OPEN, IMPORT_IS_OVER, RECORD_NOT_FOUND */
  async leaveOut(actor: SignedInUser, id: string, { rowIds, isLeftOut }: LeaveOutBody): Promise<Row> {
    const rows = await fetchRows(this.dataSource, positionsOf, [Number(id), rowIds]);
    const [first] = rows;
    if (!first || rows.length < new Set(rowIds).size) throw new DomainError('RECORD_NOT_FOUND');
    const what = rows.length === 1 ? `Row ${first.row}, ${first.name}.` : `${rows.length} rows.`;
    const action = isLeftOut ? 'leave-out' : 'put-back';
    return this.act({ actor, action, reason: what }, id, async (tx, before) => {
      refuseUnlessPreview(before as AdminImport);
      const run = await tx.findOneByOrFail(ImportRun, { id: Number(id) });
      // Rejected ones aren't stored anyway.
      const positions = rows.filter(({ outcome }) => outcome !== 'rejected').map(({ position }) => position);
      await leaveRowsOut(tx, run, leftOutWith(run.leftOut, positions, isLeftOut));
    });
  }

  confirm(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'confirm' }, id, async (tx, before) => {
      refuseUnlessPreview(before as AdminImport);
      if (!(before as AdminImport).hasFile) throw new DomainError('IMPORT_FILE_GONE');
      this.lists.refuseUnknown(await tx.findOneByOrFail(ImportRun, { id: Number(id) }));
      await tx.update(ImportRun, { id: Number(id) }, { ...QUEUED_AGAIN, isPreview: false });
      await this.worker.enqueue(tx, Number(id));
    });
  }

  /** @throws IMPORT_IS_OPEN, IMPORT_NOT_UNDOABLE */
  async lookAtUndo(id: string): Promise<ImportUndo> {
    const run = (await this.read(id)) as AdminImport;
    refuseUnlessUndoable(run);
    return this.undoing.look(run.id);
  }

  /** @throws as `lookAtUndo` */
  undo(actor: SignedInUser, id: string): Promise<ImportUndo> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      const run = (await this.read(id, tx)) as AdminImport;
      refuseUnlessUndoable(run);
      const undone = await this.undoing.undo(tx, run.id);
      const entry = { actor, action: 'undo', resource: 'imports', id, before: null, after: null };
      await writeAudit(tx, { ...entry, note: undoNote(undone) });
      return undone;
    });
  }

  stop(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'stop' }, id, async (tx, before) => {
      const { status, isPreview } = before as AdminImport;
      await tx.update(ImportRun, { id: Number(id) }, { storesItself: false });
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

  /** Reads the file of a preview again, by the columns that staff chose. */
  readAs(actor: SignedInUser, id: string, body: ReadAsBody): Promise<Row> {
    return this.act({ actor, action: 'read-as' }, id, async (tx, before) => {
      const { status, isPreview, hasFile } = before as AdminImport;
      if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
      if (!isPreview) throw new DomainError('IMPORT_IS_OVER');
      if (!hasFile) throw new DomainError('IMPORT_FILE_GONE');
      const run = await tx.findOneByOrFail(ImportRun, { id: Number(id) });
      const listId = await this.lists.save(tx, run, body);
      await tx.update(ImportRun, { id: Number(id) }, { ...QUEUED_AGAIN, listId });
      await this.worker.enqueue(tx, Number(id));
    });
  }

  protected override async deleteRow(tx: EntityManager, id: number | string, before: Row): Promise<void> {
    const { status } = before as AdminImport;
    if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
    await tx.delete(ImportRun, { id: Number(id) });
  }
}

function refuseUnlessUndoable({ status, undoUntil }: AdminImport): void {
  if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
  if (undoUntil === null) throw new DomainError('IMPORT_NOT_UNDOABLE');
}

const NAMED_IN_LOG = 20;

function undoNote({ removed, restored, keptCount, kept }: ImportUndo): string {
  const said = undoSentences({ removed, restored, kept: keptCount }, 'place', true);
  const names = kept.slice(0, NAMED_IN_LOG).map(({ name }) => name);
  return names.length === 0 ? said.join(' ') : `${said.join(' ')} Among them: ${names.join(', ')}.`;
}

/** @throws IMPORT_IS_OPEN, IMPORT_IS_OVER */
function refuseUnlessPreview({ status, isPreview }: AdminImport): void {
  if (status === 'queued' || status === 'running') throw new DomainError('IMPORT_IS_OPEN');
  if (!isPreview || status !== 'done') throw new DomainError('IMPORT_IS_OVER');
}
