import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { Listing } from './listing.entity.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';
import { SearchWord } from './search-word.entity.js';
import { Spelling } from './spelling.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Listing, SearchWord]), GeoModule],
  controllers: [ListingsController],
  providers: [ListingsService, Spelling],
})
export class ListingsModule {}
