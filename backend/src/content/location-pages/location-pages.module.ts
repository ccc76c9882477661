import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TargetLocation } from './target-location.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([TargetLocation])] })
export class LocationPagesModule {}
