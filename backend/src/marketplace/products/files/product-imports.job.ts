import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import {
  ImportPhotos,
  PHOTOS_CATCH_UP,
  PHOTOS_QUEUE,
  type PhotosJob,
} from './photos/import-photos.service.js';
import { ProductImports } from './product-imports.service.js';

const CLEAN_UP = 'product-imports-clean-up';
const HOUR_UTC = 8;

@Injectable()
export class ProductImportsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly imports: ProductImports,
    private readonly photos: ImportPhotos,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 300, isSingle: true }, () =>
      this.imports.cleanUp(),
    );
    this.jobs.handle<PhotosJob>(
      PHOTOS_QUEUE,
      { retries: 2, retryDelaySeconds: 60, isSingle: true },
      ({ importId }) => this.photos.fetch(importId),
    );
    this.jobs.handle(PHOTOS_CATCH_UP, { retries: 0, retryDelaySeconds: 0, isSingle: true }, () =>
      this.photos.goOn(),
    );
    this.jobs.quarterHourly(PHOTOS_CATCH_UP);
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }
}
