import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { SpellingModule } from '../../platform/search/spelling.module.js';
import { Listing } from './listing.entity.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Listing]), GeoModule, SpellingModule],
  controllers: [ListingsController],
  providers: [ListingsService],
})
export class ListingsModule {}
