import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveSettings } from './live-settings.js';
import { Setting } from './setting.entity.js';
import { SiteNotice } from './site-notice.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Setting])],
  providers: [LiveSettings, SiteNotice],
  exports: [LiveSettings, SiteNotice],
})
export class SettingsModule {}
