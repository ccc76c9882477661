import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveSettings } from './live-settings.js';
import { Setting } from './setting.entity.js';
import { SiteNotice } from './site-notice.js';
import { StaffDays } from './staff-days.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Setting])],
  providers: [LiveSettings, SiteNotice, StaffDays],
  exports: [LiveSettings, SiteNotice, StaffDays],
})
export class SettingsModule {}
