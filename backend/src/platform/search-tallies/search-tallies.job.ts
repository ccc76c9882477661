import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { SearchTallies } from './search-tallies.js';

const CLEAN_UP = 'search-tallies-clean-up';
const HOUR_UTC = 8;

@Injectable()
export class SearchTalliesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly tallies: SearchTallies,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 300, isSingle: true }, () =>
      this.tallies.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }
}
