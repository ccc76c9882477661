import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { runSteps } from '../../platform/jobs/run-steps.js';
import { RUN_OUT } from './clean-up.sql.js';
import { KnownDevices } from './sign-in/known-devices.service.js';

const QUEUE = 'accounts-clean-up';
/** Early morning in the United States. */
const HOUR_UTC = 9;

@Injectable()
export class AccountsCleanUp implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly devices: KnownDevices,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 2, retryDelaySeconds: 60, isSingle: true }, () => this.run());
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  run(): Promise<void> {
    const statements = RUN_OUT.map((statement) => () => changeRows(this.dataSource, statement, []));
    return runSteps([...statements, () => this.devices.cleanUp()]);
  }
}
