import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { EventCounts } from '../../platform/observability/event-counts.js';
import { GooglePlacesClient } from '../../platform/places-google/google-places.client.js';
import { DirectoryPlacesSource } from './directory-places.source.js';
import { FarmersMarketsController } from './farmers-markets.controller.js';
import { GoogleBackedPlacesSource } from './google-backed.source.js';
import { LocalFarmsController } from './local-farms.controller.js';
import { ZipCodesController } from './zip-codes.controller.js';
import { PlacesSource } from './places-source.js';

@Module({
  imports: [GeoModule],
  controllers: [FarmersMarketsController, LocalFarmsController, ZipCodesController],
  providers: [
    DirectoryPlacesSource,
    {
      provide: PlacesSource,
      inject: [CONFIG, ZipCodes, DirectoryPlacesSource, EventCounts],
      useFactory: (
        config: Config,
        zipCodes: ZipCodes,
        directory: DirectoryPlacesSource,
        counts: EventCounts,
      ): PlacesSource => {
        const { provider, googleApiKey, googleBaseUrl } = config.places;
        if (provider !== 'google' || googleApiKey === undefined) return directory;
        const client = new GooglePlacesClient({
          apiKey: googleApiKey,
          baseUrl: googleBaseUrl,
          count: (outcome) => counts.placesCall(outcome),
        });
        return new GoogleBackedPlacesSource(zipCodes, directory, client);
      },
    },
  ],
})
export class SearchModule {}
