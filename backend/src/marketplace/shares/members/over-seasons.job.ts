import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { changeRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ShareHandover } from '../../tables/share-handover.entity.js';
import { endOverMemberships, endOverShares } from './over-seasons.sql.js';

const QUEUE = 'over-share-seasons';
const HOUR_UTC = 9;

@Injectable()
export class OverSeasons implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 60, isSingle: true };
    this.jobs.handle(QUEUE, options, () => this.end(new Date()));
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** What is owed stays to be paid. Offers that ran out go, too. Idempotent. */
  async end(now: Date): Promise<void> {
    const yesterday = new Date(now.getTime() - DAY_MS);
    await changeRows(this.db, endOverMemberships, [now, yesterday]);
    await changeRows(this.db, endOverShares, [now, yesterday]);
    await this.db.manager.delete(ShareHandover, { expiresAt: LessThan(now) });
  }
}
