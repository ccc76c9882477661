import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { GenerationService, WORK_RUNS } from './generation.service.js';

@Injectable()
export class GenerationJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly generation: GenerationService,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 2, timeoutSeconds: 180, keepDays: 1 };
    this.jobs.handle(WORK_RUNS, options, () => this.generation.work());
  }
}
