import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../accounts/auth/auth.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { FarmsModule } from '../farms/farms.module.js';
import { DecideApplication } from './decide-application.service.js';
import { FarmApplicationRecords } from './farm-application-records.js';
import { FarmApplication } from './farm-application.entity.js';
import { FarmApplicationsAdminController } from './farm-applications.admin.controller.js';
import { FarmApplicationsController } from './farm-applications.controller.js';
import { FarmApplicationsService } from './farm-applications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FarmApplication]), AuthModule, UsersModule, FarmsModule, GeoModule],
  controllers: [FarmApplicationsController, FarmApplicationsAdminController],
  providers: [FarmApplicationsService, FarmApplicationRecords, DecideApplication],
})
export class FarmApplicationsModule {}
