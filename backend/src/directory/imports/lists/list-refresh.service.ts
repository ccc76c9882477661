import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ImportFile } from '../../tables/import-file.entity.js';
import { ImportRun } from '../../tables/import-run.entity.js';
import { PlaceList } from '../../tables/place-list.entity.js';
import { importFileName } from '../import-file-name.rules.js';
import { looksReadable } from '../import-uploads.js';
import { ImportWorker } from '../import-worker.js';
import { fileAtAddress } from './file-at-address.js';
import { isDue } from './refresh.rules.js';

export const REFRESH_QUEUE = 'place-list-refresh';
export interface RefreshJob {
  listId: number;
}

const NOT_READ = 'What is at the address is neither a table nor a map.';

/** Fetches lists from their addresses. Each time is an import: previewed, and stored unless much is gone. */
@Injectable()
export class ListRefresh {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly worker: ImportWorker,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  enqueue(tx: EntityManager, listId: number): Promise<void> {
    return this.jobs.enqueue(tx, REFRESH_QUEUE, { listId } satisfies RefreshJob, String(listId));
  }

  /** Those whose turn it is. */
  async enqueueDue(now = new Date()): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const lists = await tx.findBy(PlaceList, { rhythm: Not(IsNull()) });
      for (const { id, rhythm, triedAt } of lists)
        if (rhythm && isDue(rhythm, triedAt, now)) await this.enqueue(tx, id);
    });
  }

  /** An earlier one that waits for staff is over: what it says of the list is old. */
  async refresh(listId: number): Promise<void> {
    const list = await this.dataSource.manager.findOneBy(PlaceList, { id: listId });
    if (!list?.address) return;
    const fetched = await this.fetch(list.address);
    await this.dataSource.transaction(async (tx) => {
      const waiting = { listId, isRefresh: true, isPreview: true, status: 'done' as const };
      await tx.update(ImportRun, waiting, { status: 'stopped' });
      await tx.update(PlaceList, { id: listId }, { triedAt: new Date() });
      const common = { origin: 'upload' as const, listId, isRefresh: true, isPreview: true };
      if (typeof fetched === 'string') {
        const ended = { status: 'failed' as const, message: fetched, finishedAt: new Date() };
        const { hostname: fileName } = new URL(list.address ?? '');
        await tx.save(ImportRun, tx.create(ImportRun, { ...common, ...ended, fileName, fileSize: 0 }));
        return;
      }
      const { file, fileName } = fetched;
      const given = { fileName: importFileName(fileName), fileSize: file.length, storesItself: true };
      const { id } = await tx.save(ImportRun, tx.create(ImportRun, { ...common, ...given }));
      await tx.insert(ImportFile, { runId: id, content: file });
      await this.worker.enqueue(tx, id);
    });
  }

  /** @returns the file, or why there is none */
  private async fetch(address: string): Promise<{ file: Buffer; fileName: string } | string> {
    try {
      const fetched = await fileAtAddress(address, this.config);
      return looksReadable(fetched.file) ? fetched : NOT_READ;
    } catch (error) {
      const message = error instanceof DomainError ? error.issues?.[0]?.message : undefined;
      if (message === undefined) throw error;
      return message;
    }
  }
}
