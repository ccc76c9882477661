import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { forgetOldStatuses } from './field-status.sql.js';

const SWEEP = 'field-statuses-sweep';
const SWEEP_HOUR_UTC = 9;
const KEEP_DAYS = 90;

@Injectable()
export class FieldStatusesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SWEEP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, async () => {
      await changeRows(this.dataSource, forgetOldStatuses, [KEEP_DAYS]);
    });
    this.jobs.daily(SWEEP, SWEEP_HOUR_UTC);
  }
}
