import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ProductViews } from './product-views.service.js';

const CLEAN_UP = 'product-views-clean-up';
const HOUR_UTC = 8;

@Injectable()
export class ProductViewsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly views: ProductViews,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 300, isSingle: true }, () =>
      this.views.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }
}
