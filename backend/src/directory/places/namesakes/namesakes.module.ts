import { Module } from '@nestjs/common';
import { GeoModule } from '../../../platform/geo/geo.module.js';
import { NamesakesAdminController } from './namesakes.admin.controller.js';
import { Namesakes } from './namesakes.service.js';

@Module({
  imports: [GeoModule],
  controllers: [NamesakesAdminController],
  providers: [Namesakes],
  exports: [Namesakes],
})
export class NamesakesModule {}
