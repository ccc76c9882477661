import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { FieldStatus } from '../tables/field-status.entity.js';
import { FieldStatusBoard } from './field-status-board.js';
import { FieldStatusRecords } from './field-status-records.js';
import { FieldStatusController } from './field-status.controller.js';
import { fieldStatusResource } from './field-statuses.admin.sql.js';
import { FieldStatuses } from './field-statuses.js';
import { FieldStatusesStaff } from './field-statuses.staff.js';
import { OwnFields } from './own-fields.js';

@Module({
  imports: [TypeOrmModule.forFeature([FieldStatus]), GeoModule, UsersModule],
  controllers: [FieldStatusController, adminController(fieldStatusResource, FieldStatusesStaff)],
  providers: [FieldStatuses, FieldStatusBoard, OwnFields, FieldStatusRecords, FieldStatusesStaff],
  exports: [FieldStatuses, FieldStatusBoard],
})
export class FieldStatusModule {}
