import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FarmApplication } from './farm-application.entity.js';
import { FarmApplicationsController } from './farm-applications.controller.js';
import { FarmApplicationsService } from './farm-applications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FarmApplication])],
  controllers: [FarmApplicationsController],
  providers: [FarmApplicationsService],
})
export class FarmApplicationsModule {}
