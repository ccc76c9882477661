import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { VendorMessage } from '../tables/vendor-message.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { VendorOfBusiness } from './current-vendor.js';
import { VendorMessagesJobs } from './messages/vendor-messages.job.js';
import { VendorMessages } from './messages/vendor-messages.service.js';
import { VendorProfilesController } from './profiles/vendor-profiles.controller.js';
import { VendorProfiles } from './profiles/vendor-profiles.service.js';
import { VendorFacts } from './staff/vendor-facts.js';
import { vendorResource } from './staff/vendors.admin.sql.js';
import { VendorsStaff } from './staff/vendors.staff.js';
import { SuspendedVendors } from './suspended-vendors.js';
import { VendorIndex } from './vendor-index.js';
import { VendorRecords } from './vendor-records.js';
import { VendorsController } from './vendors.controller.js';
import { VendorsService } from './vendors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Vendor, VendorMessage]), GeoModule, RateLimitsModule, UsersModule],
  controllers: [VendorsController, VendorProfilesController, adminController(vendorResource, VendorsStaff)],
  providers: [
    VendorFacts,
    VendorsStaff,
    VendorsService,
    VendorMessages,
    VendorMessagesJobs,
    VendorProfiles,
    VendorOfBusiness,
    VendorRecords,
    VendorIndex,
    SuspendedVendors,
  ],
  exports: [VendorFacts, SuspendedVendors],
})
export class VendorsModule {}
