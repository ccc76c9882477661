import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { IMPORT_QUEUE, type ImportJob, ImportWorker, PREVIEW_QUEUE } from './import-worker.js';
import { ListRefresh, REFRESH_QUEUE, type RefreshJob } from './lists/list-refresh.service.js';

const CLEAN_UP = 'import-files-clean-up';
const HOUR_UTC = 7;
const DUE_LISTS = 'place-lists-due';
const REFRESH_HOUR_UTC = 9;

@Injectable()
export class ImportsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly worker: ImportWorker,
    private readonly refreshes: ListRefresh,
  ) {}

  onModuleInit(): void {
    // Lost ones are found by their sign of life, long before pg-boss would give the job to another.
    const options = { retries: 3, retryDelaySeconds: 60, timeoutSeconds: 6 * 3_600 };
    for (const queue of [IMPORT_QUEUE, PREVIEW_QUEUE]) {
      this.jobs.handle<ImportJob>(queue, options, ({ runId }) => this.worker.read(runId));
    }
    this.jobs.handle(CLEAN_UP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, () =>
      this.worker.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
    const once = { retries: 2, retryDelaySeconds: 300, isSingle: true };
    this.jobs.handle<RefreshJob>(REFRESH_QUEUE, once, ({ listId }) => this.refreshes.refresh(listId));
    this.jobs.handle(DUE_LISTS, once, () => this.refreshes.enqueueDue());
    this.jobs.daily(DUE_LISTS, REFRESH_HOUR_UTC);
  }
}
