import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { StoredPlaceRecord } from '../tables/place-record.entity.js';
import { Place } from '../tables/place.entity.js';
import { NamesakesModule } from './namesakes/namesakes.module.js';
import { placeResource } from './places.admin.sql.js';
import { PlacesStaff } from './places.staff.js';

@Module({
  imports: [TypeOrmModule.forFeature([Place, StoredPlaceRecord]), GeoModule, NamesakesModule],
  controllers: [adminController(placeResource, PlacesStaff)],
  providers: [PlacesStaff],
})
export class PlacesModule {}
