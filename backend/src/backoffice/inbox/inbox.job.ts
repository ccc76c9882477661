import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { InboxKinds } from './inbox-kinds.js';
import { forgetOldItems } from './inbox.sql.js';

const CLEAN_UP = 'inbox-clean-up';
const CLEAN_UP_HOUR_UTC = 9;

@Injectable()
export class InboxJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly kinds: InboxKinds,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, async () => {
      await changeRows(this.dataSource.manager, forgetOldItems(this.kinds.all()), []);
    });
    this.jobs.daily(CLEAN_UP, CLEAN_UP_HOUR_UTC);
  }
}
