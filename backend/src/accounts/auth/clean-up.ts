import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../../platform/jobs/jobs.js';
import { KnownDevices } from './sign-in/known-devices.service.js';

const QUEUE = 'accounts-clean-up';
/** Early morning in the United States. */
const HOUR_UTC = 9;

/** Takes away each day what has run out: sessions, links, and failures that no longer count. */
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

  async run(): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE expires_at < now()');
    await this.dataSource.query('DELETE FROM password_tokens WHERE expires_at < now()');
    await this.devices.cleanUp();
    await this.dataSource.query('DELETE FROM email_confirmations WHERE expires_at < now()');
    await this.dataSource.query(
      `DELETE FROM sign_in_failures WHERE last_failed_at < now() - interval '1 day'`,
    );
  }
}
