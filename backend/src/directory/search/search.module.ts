import { Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { DirectoryPlacesSource } from './directory-places.source.js';
import { FarmersMarketsController } from './farmers-markets.controller.js';
import { LocalFarmsController } from './local-farms.controller.js';
import { ZipCodesController } from './zip-codes.controller.js';
import { PlacesSource } from './places-source.js';

@Module({
  imports: [GeoModule],
  controllers: [FarmersMarketsController, LocalFarmsController, ZipCodesController],
  providers: [DirectoryPlacesSource, { provide: PlacesSource, useExisting: DirectoryPlacesSource }],
})
export class SearchModule {}
