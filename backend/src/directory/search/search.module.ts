import { Module } from '@nestjs/common';
import { GOOGLE_CALLS_PER_MINUTE } from '../../contract/shared/limits.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { ipv6Prefix } from '../../platform/http/security/ipv6-prefix.js';
import { EventCounts } from '../../platform/observability/metrics/event-counts.js';
import { GooglePlacesClient } from '../../platform/places-google/google-places.client.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { TextSearchModule } from '../../platform/search/text-search.module.js';
import { FieldStatusModule } from '../field-status/field-status.module.js';
import { DirectoryPlacesSource } from './directory-places.source.js';
import { FarmersMarketsController } from './farmers-markets.controller.js';
import { GoogleBackedPlacesSource } from './google-backed.source.js';
import { LocalFarmsController } from './local-farms.controller.js';
import { OnlineFarms } from './online-farms.js';
import { PlaceKindsController } from './kinds/place-kinds.controller.js';
import { ZipCodesController } from './zip-codes.controller.js';
import { PlacesSource } from './places-source.js';
import { PublicPlaces } from './public-places.js';

const MINUTE_MS = 60_000;

@Module({
  imports: [FieldStatusModule, GeoModule, RateLimitsModule, TextSearchModule],
  controllers: [FarmersMarketsController, LocalFarmsController, PlaceKindsController, ZipCodesController],
  providers: [
    DirectoryPlacesSource,
    OnlineFarms,
    PublicPlaces,
    {
      provide: PlacesSource,
      inject: [CONFIG, ZipCodes, DirectoryPlacesSource, EventCounts, RateLimits],
      useFactory: (
        config: Config,
        zipCodes: ZipCodes,
        directory: DirectoryPlacesSource,
        counts: EventCounts,
        limits: RateLimits,
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
            if (config.server.rateLimit) {
              await limits.take('google places', ipv6Prefix(visitor), MINUTE_MS, GOOGLE_CALLS_PER_MINUTE);
            }
            return client.searchText(search);
          },
        }));
      },
    },
  ],
  exports: [DirectoryPlacesSource, PublicPlaces],
})
export class SearchModule {}
