import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { EventCounts } from '../../platform/observability/metrics/event-counts.js';
import { GooglePlacesClient } from '../../platform/places-google/google-places.client.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { TextSearchModule } from '../../platform/search/text-search.module.js';
import { FieldStatusModule } from '../field-status/field-status.module.js';
import { DirectorySuggestionsModule } from '../suggestions/directory-suggestions.module.js';
import { DirectoryPlacesSource } from './directory-places.source.js';
import { FarmersMarketsController } from './farmers-markets.controller.js';
import { GoogleBackedPlacesSource } from './google-backed.source.js';
import { GoogleBudget } from './google-budget.js';
import { PlaceKindsController } from './kinds/place-kinds.controller.js';
import { LocalFarmsController } from './local-farms.controller.js';
import { PlacesSource } from './places-source.js';
import { PublicPlaces } from './public-places.js';
import { SellingFarms } from './selling-farms.js';
import { ZipCodesController } from './zip-codes.controller.js';

@Module({
  imports: [DirectorySuggestionsModule, FieldStatusModule, GeoModule, RateLimitsModule, TextSearchModule],
  controllers: [FarmersMarketsController, LocalFarmsController, PlaceKindsController, ZipCodesController],
  providers: [
    DirectoryPlacesSource,
    GoogleBudget,
    SellingFarms,
    PublicPlaces,
    {
      provide: PlacesSource,
      inject: [CONFIG, ZipCodes, DirectoryPlacesSource, EventCounts, GoogleBudget],
      useFactory: (
        config: Config,
        zipCodes: ZipCodes,
        directory: DirectoryPlacesSource,
        counts: EventCounts,
        budget: GoogleBudget,
      ): PlacesSource => {
        const { provider, googleApiKey, googleBaseUrl } = config.places;
        if (provider !== 'google' || googleApiKey === undefined) return directory;
        const client = new GooglePlacesClient({
          apiKey: googleApiKey,
          baseUrl: googleBaseUrl,
          count: (outcome) => counts.placesCall(outcome),
        });
        return new GoogleBackedPlacesSource(zipCodes, directory, (visitor) => ({
          searchText: async (search) => {
            await budget.spend(visitor);
            return client.searchText(search);
          },
        }));
      },
    },
  ],
  exports: [DirectoryPlacesSource, PublicPlaces],
})
export class SearchModule {}
