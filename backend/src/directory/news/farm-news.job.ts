import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { forgetRemoved } from './farm-news.sql.js';

const SWEEP = 'farm-news-sweep';
const SWEEP_HOUR_UTC = 7;

@Injectable()
export class FarmNewsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SWEEP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, async () => {
      await changeRows(this.dataSource, forgetRemoved, []);
    });
    this.jobs.daily(SWEEP, SWEEP_HOUR_UTC);
  }
}
