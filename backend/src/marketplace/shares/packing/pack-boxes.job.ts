import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { packBox } from './pack-box.js';
import { boxesToPack } from './packing.sql.js';

const QUEUE = 'shares.pack';

/** At its cutoff a box becomes an order: each in a transaction of its own, so it can stop half way. */
@Injectable()
export class PackBoxes implements OnModuleInit {
  private readonly logger = new Logger('PackBoxes');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 2, retryDelaySeconds: 60, isSingle: true, keepDays: 1 }, () =>
      this.run(new Date()),
    );
    this.jobs.quarterHourly(QUEUE);
  }

  /** @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    let failed = 0;
    for (const box of await fetchRows(this.db, boxesToPack, [now]))
      await this.db
        .transaction((tx) => packBox(tx, box, now))
        .catch((error: unknown) => {
          failed += 1;
          this.logger.error(error instanceof Error ? error.stack : String(error));
        });
    if (failed > 0) throw new Error(`${failed} boxes of shares weren’t packed.`);
  }
}
