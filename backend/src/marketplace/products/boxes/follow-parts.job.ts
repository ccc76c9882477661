import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { execute } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { unlistExpired } from '../expired.sql.js';
import { followAllParts } from './boxes.sql.js';

const QUEUE = 'products.box-stock';

/**
 * Takes what is past its date out of the shop, and brings the shown stock of boxes along where a trigger
 * could not: contents of another week, or two orders at once.
 */
@Injectable()
export class FollowParts implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 2, retryDelaySeconds: 30, isSingle: true }, () => this.follow());
    this.jobs.quarterHourly(QUEUE);
  }

  async follow(): Promise<void> {
    await this.db.transaction(async (tx) => {
      await execute(tx, unlistExpired, []);
      await execute(tx, followAllParts, []);
    });
  }
}
