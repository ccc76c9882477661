import { Module } from '@nestjs/common';
import { DirectorySuggestionsModule } from '../../directory/suggestions/directory-suggestions.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({
  imports: [DirectorySuggestionsModule, GeoModule],
  controllers: [SuggestionsController],
  providers: [SuggestionsService],
})
export class SuggestionsModule {}
