import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { MemberFiles } from './member-files.service.js';

const CLEAN_UP = 'member-imports-clean-up';
const HOUR_UTC = 8;

@Injectable()
export class MemberFilesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly files: MemberFiles,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 300, isSingle: true }, () =>
      this.files.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }
}
