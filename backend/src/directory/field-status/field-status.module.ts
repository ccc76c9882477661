import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { FarmsModule } from '../farms/farms.module.js';
import { FieldStatus } from '../tables/field-status.entity.js';
import { FieldStatusBoard } from './field-status-board.js';
import { FieldStatusRecords } from './field-status-records.js';
import { FieldStatusController } from './field-status.controller.js';
import { fieldStatusResource } from './field-statuses.admin.sql.js';
import { FieldStatusesJobs } from './field-statuses.job.js';
import { FieldStatuses } from './field-statuses.js';
import { FieldStatusesStaff } from './field-statuses.staff.js';
import { OwnFields } from './own-fields.js';
import { StatusesOfClaims } from './statuses-of-claims.js';

@Module({
  imports: [TypeOrmModule.forFeature([FieldStatus]), FarmsModule, GeoModule, UsersModule],
  controllers: [FieldStatusController, adminController(fieldStatusResource, FieldStatusesStaff)],
  providers: [
    FieldStatuses,
    FieldStatusBoard,
    OwnFields,
    FieldStatusesJobs,
    FieldStatusRecords,
    FieldStatusesStaff,
    StatusesOfClaims,
  ],
  exports: [FieldStatuses, FieldStatusBoard],
})
export class FieldStatusModule {}
