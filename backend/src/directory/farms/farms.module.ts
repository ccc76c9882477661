import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { ClaimsService } from './claims.service.js';
import { FarmClaim } from './farm-claim.entity.js';
import { FarmIndex } from './farm-index.js';
import { FarmPhoto } from './farm-photo.entity.js';
import { FarmPhotosController } from './farm-photos.controller.js';
import { FarmPhotosService } from './farm-photos.service.js';
import { FarmRecords } from './farm-records.js';
import { FarmSearchService } from './farm-search.service.js';
import { Farm } from './farm.entity.js';
import { FarmsController } from './farms.controller.js';
import { FarmsService } from './farms.service.js';
import { ReviewedFarms } from './reviewed-farms.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Farm, FarmPhoto, FarmClaim]), GeoModule, UsersModule],
  controllers: [FarmsController, FarmPhotosController],
  providers: [
    FarmsService,
    FarmSearchService,
    ClaimsService,
    FarmPhotosService,
    FarmRecords,
    FarmIndex,
    ReviewedFarms,
  ],
  exports: [FarmsService, ReviewedFarms],
})
export class FarmsModule {}
