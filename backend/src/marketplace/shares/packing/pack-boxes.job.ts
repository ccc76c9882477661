import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { packBoxes } from './pack-boxes.js';
import { dueBoxes } from './packing.sql.js';

const QUEUE = 'shares.pack';

/** So many boxes in one transaction: members whose boxes are packed wait for it. */
const AT_ONCE = 50;

/** At its cutoff a box becomes an order. It can stop half way. */
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
    const due = await fetchRows(this.db, dueBoxes, [now]);
    let failed = 0;
    for (let at = 0; at < due.length; at += AT_ONCE) {
      const boxes = due.slice(at, at + AT_ONCE);
      if (await this.isPacked(boxes, now)) continue;
      // One of them fails: the others go out.
      for (const box of boxes) if (!(await this.isPacked([box], now))) failed += 1;
    }
    if (failed > 0) throw new Error(`${failed} boxes of shares weren’t packed.`);
  }

  private async isPacked(boxes: readonly { id: number; subscriptionId: number }[], now: Date) {
    try {
      await this.db.transaction((tx) => packBoxes(tx, boxes, now));
      return true;
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : String(error));
      return false;
    }
  }
}
