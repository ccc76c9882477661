import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import { eachBatch } from '../../../platform/database/each-batch.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { lookBack } from './look-back.js';
import { makeWindows } from './make-windows.js';
import { marketCanceledMail } from './market-canceled-mail.js';
import { lostToMarkets, scheduleIdsAfter, schedulesOfChangedMarkets } from './pickup-windows.sql.js';

const QUEUE = 'pickup-windows';
const OF_MARKETS_QUEUE = 'pickup-windows-of-markets';
/** It looks four times an hour: what changed since then was not seen before. */
const JUST_NOW_MS = 20 * 60_000;
/** After the days of markets are made, which some schedules follow. */
const HOUR_UTC = 10;
const BATCH = 200;

@Injectable()
export class PickupWindows implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
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
    return eachBatch(this.db, scheduleIdsAfter, BATCH, (tx, ids) => this.make(tx, ids, now));
  }

  async followMarkets(now: Date): Promise<void> {
    const justNow = new Date(now.getTime() - JUST_NOW_MS);
    for (const { id, lost } of await fetchRows(this.db, schedulesOfChangedMarkets, [lookBack(now), justNow]))
      await this.db.transaction((tx) => this.make(tx, [id], now, lost));
  }

  /** A farm reads once, with the change, that a market was canceled on a day for which it has orders. */
  private async make(tx: EntityManager, ids: readonly number[], now: Date, lost: readonly number[] = []) {
    const closed = await makeWindows(tx, ids, now, lost);
    if (closed.length === 0) return;
    for (const day of await fetchRows(tx, lostToMarkets, [closed]))
      for (const to of await emailsOfWhoMay(tx, day.businessId, 'orders'))
        await this.mails.enqueue(tx, { ...marketCanceledMail(day), to });
  }
}
