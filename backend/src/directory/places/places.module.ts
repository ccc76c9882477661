import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredPlaceRecord } from './place-record.entity.js';
import { Place } from './place.entity.js';
import { PlacesAdminController } from './places.admin.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Place, StoredPlaceRecord])],
  controllers: [PlacesAdminController],
})
export class PlacesModule {}
