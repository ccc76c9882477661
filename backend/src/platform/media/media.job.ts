import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { DISCARD, Media } from './media.js';

const SWEEP = 'media-sweep';
const SWEEP_HOUR_UTC = 8;

@Injectable()
export class MediaJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly media: Media,
  ) {}

  onModuleInit(): void {
    const often = { retries: 8, retryDelaySeconds: 30 };
    this.jobs.handle<{ id: string }>(DISCARD, often, ({ id }) => this.media.removeUnused([id]));
    this.jobs.handle(SWEEP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, () => this.media.sweep());
    this.jobs.daily(SWEEP, SWEEP_HOUR_UTC);
  }
}
