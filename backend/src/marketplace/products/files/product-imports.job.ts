import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ProductImports } from './product-imports.service.js';

const CLEAN_UP = 'product-imports-clean-up';
const HOUR_UTC = 8;

@Injectable()
export class ProductImportsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly imports: ProductImports,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 300, isSingle: true }, () =>
      this.imports.cleanUp(),
    );
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }
}
