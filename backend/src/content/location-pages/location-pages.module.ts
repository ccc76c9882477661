import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MarketsModule } from '../../directory/markets/markets.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { ContentHubPage } from '../content-hubs/content-hub-page.entity.js';
import { contentHubResource } from '../content-hubs/content-hubs.admin.sql.js';
import { ContentHubsController } from '../content-hubs/content-hubs.controller.js';
import { ContentHubsService } from '../content-hubs/content-hubs.service.js';
import { ContentHubsStaff } from '../content-hubs/content-hubs.staff.js';
import { GenerationItem } from '../generation/generation-item.entity.js';
import { GenerationRun } from '../generation/generation-run.entity.js';
import { GenerationController } from '../generation/generation.controller.js';
import { GenerationJobs } from '../generation/generation.job.js';
import { GenerationService } from '../generation/generation.service.js';
import { GenerationSchedule } from '../generation/schedule/generation-schedule.entity.js';
import { Removal } from '../generation/targets/removal.entity.js';
import { StatePage } from '../state-pages/state-page.entity.js';
import { statePageResource } from '../state-pages/state-pages.admin.sql.js';
import { StatePagesController } from '../state-pages/state-pages.controller.js';
import { StatePagesService } from '../state-pages/state-pages.service.js';
import { LocationPageIndex } from './location-page-index.js';
import { LocationPage } from './location-page.entity.js';
import { locationPageResource } from './location-pages.admin.sql.js';
import { LocationPagesController } from './location-pages.controller.js';
import { LocationPagesService } from './location-pages.service.js';
import { TargetLocation } from './targets/target-location.entity.js';
import { targetLocationResource } from './targets/target-locations.admin.sql.js';

@Module({
  imports: [
    MarketsModule,
    TypeOrmModule.forFeature([
      TargetLocation,
      LocationPage,
      StatePage,
      ContentHubPage,
      GenerationRun,
      GenerationItem,
      GenerationSchedule,
      Removal,
    ]),
  ],
  // The generator's addresses come before `:slug`, which would take them for a city.
  controllers: [
    GenerationController,
    LocationPagesController,
    adminController(locationPageResource),
    adminController(targetLocationResource),
    StatePagesController,
    adminController(statePageResource),
    ContentHubsController,
    adminController(contentHubResource, ContentHubsStaff),
  ],
  providers: [
    ContentHubsStaff,
    GenerationService,
    GenerationJobs,
    LocationPagesService,
    LocationPageIndex,
    StatePagesService,
    ContentHubsService,
  ],
})
export class LocationPagesModule {}
