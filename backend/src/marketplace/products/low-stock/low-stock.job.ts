import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { LOW_STOCK_MAIL, type LowJob, LowStock } from './low-stock.service.js';

@Injectable()
export class LowStockJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly lowStock: LowStock,
  ) {}

  onModuleInit(): void {
    const options = { retries: 8, retryDelaySeconds: 5 };
    this.jobs.handle<LowJob>(LOW_STOCK_MAIL, options, (job) => this.lowStock.tell(job));
  }
}
