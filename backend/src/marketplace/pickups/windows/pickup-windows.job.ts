import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eachBatch } from '../../../platform/database/each-batch.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { makeWindows } from './make-windows.js';
import { scheduleIdsAfter } from './pickup-windows.sql.js';

const QUEUE = 'pickup-windows';
/** After the days of markets are made, which some schedules follow. */
const HOUR_UTC = 10;
/** So many schedules are planned in one transaction. */
const BATCH = 200;

/** Makes the windows of all schedules, a day further every day. */
@Injectable()
export class PickupWindows implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () =>
      this.makeAll(new Date()),
    );
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** Batch by batch: stopped half way, it is done again, which changes nothing that is done. */
  makeAll(now: Date): Promise<void> {
    return eachBatch(this.db, scheduleIdsAfter, BATCH, (tx, ids) => makeWindows(tx, ids, now));
  }
}
