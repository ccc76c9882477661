import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Watch } from './watch.job.js';
import { WatchedProduct } from './watched-product.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([WatchedProduct])], providers: [Watch] })
export class WatchModule {}
