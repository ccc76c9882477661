import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG } from '../config/config.module.js';
import { Image } from './image.entity.js';
import { MediaController } from './media.controller.js';
import { MediaJobs } from './media.job.js';
import { Media, MEDIA_STORE } from './media.js';
import { openMediaStore } from './open-media-store.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Image])],
  controllers: [MediaController],
  providers: [{ provide: MEDIA_STORE, inject: [CONFIG], useFactory: openMediaStore }, Media, MediaJobs],
  exports: [Media],
})
export class MediaModule {}
