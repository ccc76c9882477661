import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { DiscountCode } from '../tables/discount-code.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { CashRoundingController } from './cash-rounding.controller.js';
import { CashRoundings } from './cash-rounding.service.js';
import { discountCodeResource } from './discount-codes.admin.sql.js';
import { DiscountCodesController } from './discount-codes.controller.js';
import { DiscountCodes } from './discount-codes.service.js';
import { DiscountCodesStaff } from './discount-codes.staff.js';
import { Discounts } from './discounts.service.js';
import { VendorTermsController } from './vendor-terms.controller.js';
import { VendorTermsService } from './vendor-terms.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DiscountCode, Vendor]), RateLimitsModule],
  controllers: [
    VendorTermsController,
    CashRoundingController,
    DiscountCodesController,
    adminController(discountCodeResource, DiscountCodesStaff),
  ],
  providers: [VendorTermsService, CashRoundings, DiscountCodes, DiscountCodesStaff, Discounts],
  exports: [Discounts],
})
export class TermsModule {}
