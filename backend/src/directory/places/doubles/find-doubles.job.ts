import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { findDoubles } from './find-doubles.sql.js';

export const FIND_DOUBLES = 'find-doubles';
const HOUR_UTC = 8;

/** Every night, and after each import. */
@Injectable()
export class FindDoublesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(FIND_DOUBLES, { retries: 3, retryDelaySeconds: 300, isSingle: true }, async () => {
      await changeRows(this.dataSource, findDoubles, []);
    });
    this.jobs.daily(FIND_DOUBLES, HOUR_UTC);
  }
}
