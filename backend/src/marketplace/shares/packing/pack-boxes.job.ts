import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach } from '../../../platform/jobs/run-steps.js';
import { packBoxes } from './pack-boxes.js';
import { dueBoxes } from './packing.sql.js';

const QUEUE = 'shares.pack';

/** So many boxes in one transaction: members whose boxes are packed wait for it. */
const AT_ONCE = 50;

/** At its cutoff a box becomes an order. It can stop half way. */
@Injectable()
export class PackBoxes implements OnModuleInit {
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
    const batches = Array.from({ length: Math.ceil(due.length / AT_ONCE) }, (_, index) =>
      due.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    await runEach(batches, (boxes) =>
      this.pack(boxes, now).catch((error: unknown) => {
        if (boxes.length === 1) throw error;
        // One of them fails: the others go out.
        return runEach(boxes, (box) => this.pack([box], now));
      }),
    );
  }

  private pack(boxes: Parameters<typeof packBoxes>[1], now: Date): Promise<unknown> {
    return this.db.transaction((tx) => packBoxes(tx, boxes, now));
  }
}
