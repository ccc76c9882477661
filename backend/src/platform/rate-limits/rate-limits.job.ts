import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { RateLimits } from './rate-limits.js';

const CLEAN_UP = 'rate-limits-clean-up';
const HOUR_UTC = 9;

@Injectable()
export class RateLimitsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 60, isSingle: true }, () =>
      this.limits.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }
}
