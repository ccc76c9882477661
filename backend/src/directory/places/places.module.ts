import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImportStep } from './store/import-step.entity.js';
import { StoredPlaceRecord } from './place-record.entity.js';
import { Place } from './place.entity.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { placeResource } from './places.admin.sql.js';
import { PlacesStaff } from './places.staff.js';

@Module({
  providers: [PlacesStaff],
  imports: [TypeOrmModule.forFeature([Place, StoredPlaceRecord, ImportStep])],
  controllers: [adminController(placeResource, PlacesStaff)],
})
export class PlacesModule {}
