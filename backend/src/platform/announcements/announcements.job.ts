import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { Announcements } from './announcements.js';

const CLEAN_UP = 'announcements-clean-up';
const CLEAN_UP_HOUR_UTC = 9;

@Injectable()
export class AnnouncementsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly announcements: Announcements,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, () =>
      this.announcements.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, CLEAN_UP_HOUR_UTC);
  }
}
