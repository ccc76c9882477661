import type { DataSource } from 'typeorm';
import { ImportStep } from '../../../platform/database/import-steps/import-step.entity.js';

/**
 * Remembers in the database which steps of a long import are done, so that a stopped one goes on where it
 * was.
 */
export class ImportSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly job: string,
  ) {}

  /** @returns the steps that are done */
  async load(): Promise<string[]> {
    const rows = await this.dataSource.getRepository(ImportStep).findBy({ job: this.job });
    return rows.map(({ step }) => step);
  }

  async markDone(step: string): Promise<void> {
    await this.dataSource.getRepository(ImportStep).upsert({ job: this.job, step }, ['job', 'step']);
  }

  /** Forgets them all: the import is complete, and its next run starts afresh. */
  async clear(): Promise<void> {
    await this.dataSource.getRepository(ImportStep).delete({ job: this.job });
  }
}
