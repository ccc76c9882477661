import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { TextingModule } from '../../platform/texting/texting.module.js';
import { NamesakesModule } from '../places/namesakes/namesakes.module.js';
import { ClaimProof } from '../tables/claim-proof.entity.js';
import { FarmClaim } from '../tables/farm-claim.entity.js';
import { FarmPhoto } from '../tables/farm-photo.entity.js';
import { FarmRedirect } from '../tables/farm-redirect.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { EditFarm } from './changes/edit-farm.js';
import { ClaimCodes } from './claims/claim-codes.service.js';
import { ClaimDrafts } from './claims/claim-drafts.js';
import { ClaimsService } from './claims/claims.service.js';
import { farmClaimResource } from './claims/farm-claims.admin.sql.js';
import { FarmClaimsStaff } from './claims/farm-claims.staff.js';
import { ReviewedFarms } from './claims/reviewed-farms.service.js';
import { entryResource } from './entries/entries.admin.sql.js';
import { FarmIndex } from './farm-index.js';
import { FarmRecords } from './farm-records.js';
import { FarmsController } from './farms.controller.js';
import { FarmsService } from './farms.service.js';
import { FarmDoubles } from './merging/duplicate-farms.js';
import { FarmMergingAdminController } from './merging/farm-merging.admin.controller.js';
import { MergeFarms } from './merging/merge-farms.js';
import { FarmPhotosController } from './photos/farm-photos.controller.js';
import { FarmPhotosJobs } from './photos/farm-photos.job.js';
import { FarmPhotosService } from './photos/farm-photos.service.js';
import { FarmSearchService } from './search/farm-search.service.js';
import { AddFarm } from './staff/add-farm.js';
import { FarmDecisions } from './staff/farm-decisions.js';
import { farmResource } from './staff/farms.admin.sql.js';
import { FarmsStaff } from './staff/farms.staff.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ClaimProof, Farm, FarmPhoto, FarmClaim, FarmRedirect]),
    GeoModule,
    UsersModule,
    NamesakesModule,
    RateLimitsModule,
    TextingModule,
  ],
  controllers: [
    FarmsController,
    FarmPhotosController,
    adminController(farmResource, FarmsStaff),
    adminController(entryResource),
    FarmMergingAdminController,
    adminController(farmClaimResource, FarmClaimsStaff),
  ],
  providers: [
    FarmsStaff,
    AddFarm,
    FarmClaimsStaff,
    FarmsService,
    FarmSearchService,
    ClaimCodes,
    ClaimDrafts,
    ClaimsService,
    FarmPhotosService,
    FarmPhotosJobs,
    FarmRecords,
    FarmIndex,
    ReviewedFarms,
    FarmDecisions,
    EditFarm,
    FarmDoubles,
    MergeFarms,
  ],
  exports: [ClaimDrafts, ClaimsService, FarmsService, ReviewedFarms],
})
export class FarmsModule {}
