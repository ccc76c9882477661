import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { ClaimsService } from './claims.service.js';
import { EditFarm } from './edit-farm.js';
import { FarmClaimsAdminController } from './farm-claims.admin.controller.js';
import { FarmClaim } from './farm-claim.entity.js';
import { FarmDecisions } from './farm-decisions.js';
import { FarmDoubles } from './farm-doubles.js';
import { FarmMergingAdminController } from './farm-merging.admin.controller.js';
import { FarmIndex } from './farm-index.js';
import { FarmPhoto } from './farm-photo.entity.js';
import { FarmPhotosController } from './farm-photos.controller.js';
import { FarmPhotosService } from './farm-photos.service.js';
import { FarmRecords } from './farm-records.js';
import { FarmRedirect } from './farm-redirect.entity.js';
import { FarmSearchService } from './farm-search.service.js';
import { Farm } from './farm.entity.js';
import { FarmsAdminController } from './farms.admin.controller.js';
import { FarmsController } from './farms.controller.js';
import { FarmsService } from './farms.service.js';
import { MergeFarms } from './merge-farms.js';
import { ReviewedFarms } from './reviewed-farms.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Farm, FarmPhoto, FarmClaim, FarmRedirect]), GeoModule, UsersModule],
  controllers: [
    FarmsController,
    FarmPhotosController,
    FarmsAdminController,
    FarmMergingAdminController,
    FarmClaimsAdminController,
  ],
  providers: [
    FarmsService,
    FarmSearchService,
    ClaimsService,
    FarmPhotosService,
    FarmRecords,
    FarmIndex,
    ReviewedFarms,
    FarmDecisions,
    EditFarm,
    FarmDoubles,
    MergeFarms,
  ],
  exports: [FarmsService, ReviewedFarms],
})
export class FarmsModule {}
