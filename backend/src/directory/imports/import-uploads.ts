import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImportForm } from '../../contract/directory/admin/imports.admin.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { ImportFile } from '../tables/import-file.entity.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { importFileName } from './import-file-name.rules.js';
import { ImportWorker } from './import-worker.js';
import { fileAtAddress } from './lists/file-at-address.js';

@Injectable()
export class ImportUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly worker: ImportWorker,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws VALIDATION_FAILED without a file, IMPORT_FILE_NOT_READ for neither a table nor JSON */
  async accept(
    actor: SignedInUser,
    form: FormWithFile<ImportForm>,
    read: (tx: EntityManager, id: number) => Promise<Row>,
  ): Promise<Row> {
    const { file, fileName } = await this.fileOf(form);
    if (!looksReadable(file)) throw new DomainError('IMPORT_FILE_NOT_READ');
    return this.dataSource.transaction(async (tx) => {
      const given = { directory: form.fields.directory ?? null, fileName: importFileName(fileName) };
      const uploaded = {
        origin: 'upload' as const,
        isPreview: true,
        fileSize: file.length,
        userId: actor.id,
      };
      const { id } = await tx.save(ImportRun, tx.create(ImportRun, { ...given, ...uploaded }));
      await tx.insert(ImportFile, { runId: id, content: file });
      await this.worker.enqueue(tx, id);
      const after = await read(tx, id);
      const { fileName: name, fileSize, directory } = after;
      const address = form.file ? null : form.fields.address;
      await writeAudit(tx, {
        ...{ actor, action: 'upload', resource: 'imports', id, before: null },
        after: { fileName: name, fileSize, directory, ...(address && { address }) },
      });
      return after;
    });
  }

  private async fileOf({ fields, file, fileName }: FormWithFile<ImportForm>) {
    if (file) return { file, fileName };
    if (fields.address !== null) return fileAtAddress(fields.address, this.config);
    throw new DomainError('VALIDATION_FAILED', [{ path: 'file', message: 'Please choose a file.' }]);
  }
}

/** A ZIP archive, as xlsx is one, or text; whatever else is wrong with it, its run says in a sentence. */
export function looksReadable(file: Buffer): boolean {
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return true;
  return !file.subarray(0, 4_096).includes(0);
}
