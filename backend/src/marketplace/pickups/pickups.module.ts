import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlaceUsesModule } from '../../directory/places/uses/place-uses.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { DeliveryZone } from '../tables/delivery-zone.entity.js';
import { PickupSchedule } from '../tables/pickup-schedule.entity.js';
import { PickupSite } from '../tables/pickup-site.entity.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import { VendorsModule } from '../vendors/vendors.module.js';
import { NextPickups } from './next/next-pickups.service.js';
import { PickupPlaces } from './next/pickup-places.js';
import { PickupsNearController } from './next/pickups-near.controller.js';
import { PickupsController } from './pickups.controller.js';
import { PickupSchedules } from './schedules/pickup-schedules.service.js';
import { PickupSites } from './sites/pickup-sites.service.js';
import { SitesAtPlaces } from './sites/sites-at-places.js';
import { VendorOrderWays } from './ways/vendor-order-ways.js';
import { PickupWindows } from './windows/pickup-windows.job.js';
import { PickupWindowsOfVendor } from './windows/pickup-windows.service.js';
import { DeliveryZonesController } from './zones/delivery-zones.controller.js';
import { DeliveryZones } from './zones/delivery-zones.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PickupSite, DeliveryZone, PickupSchedule, PickupWindow]),
    GeoModule,
    PlaceUsesModule,
    VendorsModule,
  ],
  controllers: [PickupsController, PickupsNearController, DeliveryZonesController],
  providers: [
    NextPickups,
    VendorOrderWays,
    DeliveryZones,
    PickupPlaces,
    PickupSites,
    SitesAtPlaces,
    PickupSchedules,
    PickupWindowsOfVendor,
    PickupWindows,
  ],
  exports: [NextPickups, PickupSchedules, PickupSites, VendorOrderWays],
})
export class PickupsModule {}
