import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentHubPage } from '../content-hubs/content-hub-page.entity.js';
import { ContentHubsAdminController } from '../content-hubs/content-hubs.admin.controller.js';
import { ContentHubsController } from '../content-hubs/content-hubs.controller.js';
import { ContentHubsService } from '../content-hubs/content-hubs.service.js';
import { GenerationController } from '../generation/generation.controller.js';
import { GenerationItem } from '../generation/generation-item.entity.js';
import { GenerationRun } from '../generation/generation-run.entity.js';
import { GenerationSchedule } from '../generation/generation-schedule.entity.js';
import { GenerationService } from '../generation/generation.service.js';
import { StatePage } from '../state-pages/state-page.entity.js';
import { StatePagesAdminController } from '../state-pages/state-pages.admin.controller.js';
import { StatePagesController } from '../state-pages/state-pages.controller.js';
import { StatePagesService } from '../state-pages/state-pages.service.js';
import { LocationPage } from './location-page.entity.js';
import { LocationPageIndex } from './location-page-index.js';
import { LocationPagesAdminController } from './location-pages.admin.controller.js';
import { LocationPagesController } from './location-pages.controller.js';
import { LocationPagesService } from './location-pages.service.js';
import { TargetLocationsAdminController } from './targets/target-locations.admin.controller.js';
import { TargetLocation } from './targets/target-location.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      TargetLocation,
      LocationPage,
      StatePage,
      ContentHubPage,
      GenerationRun,
      GenerationItem,
      GenerationSchedule,
    ]),
  ],
  // The generator's addresses come before `:slug`, which would take them for a city.
  controllers: [
    GenerationController,
    LocationPagesController,
    LocationPagesAdminController,
    TargetLocationsAdminController,
    StatePagesController,
    StatePagesAdminController,
    ContentHubsController,
    ContentHubsAdminController,
  ],
  providers: [
    GenerationService,
    LocationPagesService,
    LocationPageIndex,
    StatePagesService,
    ContentHubsService,
  ],
})
export class LocationPagesModule {}
