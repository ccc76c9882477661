import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { DiskStore } from './disk-store.js';
import { Image } from './image.entity.js';
import { MediaController } from './media.controller.js';
import { Media, MEDIA_STORE } from './media.js';
import type { MediaStore } from './media-store.js';
import { S3Store } from './s3-store.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Image])],
  controllers: [MediaController],
  providers: [
    {
      provide: MEDIA_STORE,
      inject: [CONFIG],
      useFactory: ({ media, dataDir }: Config): MediaStore =>
        media.s3 ? new S3Store(media.s3) : new DiskStore(path.join(dataDir, 'media')),
    },
    Media,
  ],
  exports: [Media],
})
export class MediaModule {}
