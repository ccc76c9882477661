import type { DataSource } from 'typeorm';
import { ImportStep } from '../../../platform/database/import-steps/import-step.entity.js';

export class ImportSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly job: string,
  ) {}

  async load(): Promise<string[]> {
    const rows = await this.dataSource.getRepository(ImportStep).findBy({ job: this.job });
    return rows.map(({ step }) => step);
  }

  async markDone(step: string): Promise<void> {
    await this.dataSource.getRepository(ImportStep).upsert({ job: this.job, step }, ['job', 'step']);
  }

  async clear(): Promise<void> {
    await this.dataSource.getRepository(ImportStep).delete({ job: this.job });
  }
}
