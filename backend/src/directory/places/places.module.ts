import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { Double } from '../tables/double.entity.js';
import { MarketManager } from '../tables/market-manager.entity.js';
import { StoredPlaceRecord } from '../tables/place-record.entity.js';
import { PlaceRedirect } from '../tables/place-redirect.entity.js';
import { Place } from '../tables/place.entity.js';
import { doubleResource } from './doubles/doubles.admin.sql.js';
import { DoublesStaff } from './doubles/doubles.staff.js';
import { FindDoublesJobs } from './doubles/find-doubles.job.js';
import { MergePlaces } from './doubles/merge-places.js';
import { NamesakesModule } from './namesakes/namesakes.module.js';
import { placeResource } from './places.admin.sql.js';
import { PlacesStaff } from './places.staff.js';
import { PlaceUsesModule } from './uses/place-uses.module.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Double, MarketManager, Place, PlaceRedirect, StoredPlaceRecord]),
    GeoModule,
    NamesakesModule,
    PlaceUsesModule,
    UsersModule,
  ],
  controllers: [adminController(placeResource, PlacesStaff), adminController(doubleResource, DoublesStaff)],
  providers: [DoublesStaff, FindDoublesJobs, MergePlaces, PlacesStaff],
})
export class PlacesModule {}
