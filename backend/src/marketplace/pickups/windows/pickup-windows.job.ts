import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eachBatch } from '../../../platform/database/each-batch.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { makeWindows } from './make-windows.js';
import { scheduleIdsAfter, schedulesOfChangedMarkets } from './pickup-windows.sql.js';

const QUEUE = 'pickup-windows';
const OF_MARKETS_QUEUE = 'pickup-windows-of-markets';
/** It looks four times an hour. */
const LOOK_BACK_MS = 20 * 60_000;
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
    const ofMarkets = { retries: 3, retryDelaySeconds: 60, isSingle: true };
    this.jobs.handle(OF_MARKETS_QUEUE, ofMarkets, () => this.followMarkets(new Date()));
    this.jobs.quarterHourly(OF_MARKETS_QUEUE);
  }

  /** Batch by batch: stopped half way, it is done again, which changes nothing that is done. */
  makeAll(now: Date): Promise<void> {
    return eachBatch(this.db, scheduleIdsAfter, BATCH, (tx, ids) => makeWindows(tx, ids, now));
  }

  /** Windows at markets are held, moved or closed as the markets are, whose days have just changed. */
  async followMarkets(now: Date): Promise<void> {
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    const schedules = await fetchRows(this.db, schedulesOfChangedMarkets, [since]);
    for (const { id, lost } of schedules) await this.db.transaction((tx) => makeWindows(tx, [id], now, lost));
  }
}
