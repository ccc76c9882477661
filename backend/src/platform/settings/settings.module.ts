import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Setting } from './setting.entity.js';
import { SiteNotice } from './site-notice.js';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([Setting])], providers: [SiteNotice], exports: [SiteNotice] })
export class SettingsModule {}
