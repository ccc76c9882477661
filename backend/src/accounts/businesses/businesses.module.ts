import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { UsersModule } from '../users/users.module.js';
import { BusinessEvent } from './business-event.entity.js';
import { BusinessInvitation } from './business-invitation.entity.js';
import { BusinessInvitations } from './business-invitations.service.js';
import { BusinessOwners } from './business-owners.js';
import { BusinessPeople } from './business-people.service.js';
import { BusinessRecords } from './business-records.js';
import { BusinessShops } from './business-shops.js';
import { Business } from './business.entity.js';
import { BusinessesController } from './businesses.controller.js';
import { BusinessesService } from './businesses.service.js';
import { Membership } from './membership.entity.js';
import { OwnerChanges } from './owner-changes.js';
import { PayoutOwners } from './payout-owners.js';
import { Transfers } from './transfers.service.js';

@Global()
@Module({
  imports: [
    RateLimitsModule,
    UsersModule,
    TypeOrmModule.forFeature([Business, Membership, BusinessInvitation, BusinessEvent]),
  ],
  controllers: [BusinessesController],
  providers: [
    BusinessesService,
    BusinessInvitations,
    BusinessPeople,
    BusinessOwners,
    BusinessRecords,
    BusinessShops,
    Transfers,
    OwnerChanges,
    PayoutOwners,
  ],
  exports: [BusinessOwners, BusinessShops, OwnerChanges, PayoutOwners],
})
export class BusinessesModule {}
