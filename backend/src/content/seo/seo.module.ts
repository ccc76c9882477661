import { Module } from '@nestjs/common';
import { ListingsModule } from '../../directory/listings/listings.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { KeptChunks } from './cached-chunks.js';
import { ContentIndex } from './content-index.js';
import { FeedsController } from './feeds.controller.js';
import { Feeds } from './feeds.js';
import { SiteMapController } from './site-map.controller.js';

@Module({
  imports: [BlogModule, ListingsModule],
  controllers: [SiteMapController, FeedsController],
  providers: [ContentIndex, KeptChunks, Feeds],
})
export class SeoModule {}
