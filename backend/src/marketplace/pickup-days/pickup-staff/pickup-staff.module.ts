import { Module } from '@nestjs/common';
import { adminController } from '../../../platform/admin/admin-controller.js';
import { PickupDaysModule } from '../pickup-days.module.js';
import { pickupScheduleResource, pickupWindowResource } from './pickup-days.admin.sql.js';
import { deliveryZoneResource, pickupSiteResource } from './pickup-places.admin.sql.js';
import { PickupWindowsStaff } from './pickup-windows.staff.js';

@Module({
  imports: [PickupDaysModule],
  controllers: [
    adminController(pickupSiteResource),
    adminController(deliveryZoneResource),
    adminController(pickupScheduleResource),
    adminController(pickupWindowResource, PickupWindowsStaff),
  ],
  providers: [PickupWindowsStaff],
})
export class PickupStaffModule {}
