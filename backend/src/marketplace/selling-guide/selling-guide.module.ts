import { Module } from '@nestjs/common';
import { UsersModule } from '../../accounts/users/users.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PickupsModule } from '../pickups/pickups.module.js';
import { VendorsModule } from '../vendors/vendors.module.js';
import { FirstWindows } from './first-windows.service.js';
import { SellingGuideController } from './selling-guide.controller.js';
import { SellingGuides } from './selling-guides.service.js';

@Module({
  imports: [UsersModule, VendorsModule, PickupsModule, PaymentsModule],
  controllers: [SellingGuideController],
  providers: [SellingGuides, FirstWindows],
})
export class SellingGuideModule {}
