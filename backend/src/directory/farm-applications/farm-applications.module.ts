import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../accounts/auth/auth.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { FarmsModule } from '../farms/farms.module.js';
import { FarmApplication } from '../tables/farm-application.entity.js';
import { DecideApplication } from './decide-application.service.js';
import { FarmApplicationRecords } from './farm-application-records.js';
import { farmApplicationResource } from './farm-applications.admin.sql.js';
import { FarmApplicationsController } from './farm-applications.controller.js';
import { FarmApplicationsService } from './farm-applications.service.js';
import { FarmApplicationsStaff } from './farm-applications.staff.js';

@Module({
  imports: [TypeOrmModule.forFeature([FarmApplication]), AuthModule, UsersModule, FarmsModule, GeoModule],
  controllers: [FarmApplicationsController, adminController(farmApplicationResource, FarmApplicationsStaff)],
  providers: [FarmApplicationsStaff, FarmApplicationsService, FarmApplicationRecords, DecideApplication],
})
export class FarmApplicationsModule {}
