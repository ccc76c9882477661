import { Module } from '@nestjs/common';
import { ObservabilityModule } from '../platform/observability/observability.module.js';
import { BackOffice } from './back-office.js';
import { NearController } from './near.controller.js';
import { PageCache } from './page-cache/page-cache.js';
import { Pages } from './pages.js';
import { PreviewsController } from './previews/previews.controller.js';
import { Previews } from './previews/previews.js';
import { WebController } from './web.controller.js';

@Module({
  imports: [ObservabilityModule],
  controllers: [NearController, PreviewsController, WebController],
  providers: [BackOffice, PageCache, Pages, Previews],
})
export class WebModule {}
