import { Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { CitiesController } from './cities.controller.js';
import { DirectorySuggestions } from './directory-suggestions.js';
import { PlaceNames } from './place-names.js';

@Module({
  imports: [GeoModule],
  controllers: [CitiesController],
  providers: [DirectorySuggestions, PlaceNames],
  exports: [DirectorySuggestions, PlaceNames],
})
export class DirectorySuggestionsModule {}
