import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { FarmPhotosService } from './farm-photos.service.js';

const SWEEP = 'farm-photos-sweep';
const SWEEP_HOUR_UTC = 7;

@Injectable()
export class FarmPhotosJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly photos: FarmPhotosService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SWEEP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, () =>
      this.photos.sweep(),
    );
    this.jobs.daily(SWEEP, SWEEP_HOUR_UTC);
  }
}
