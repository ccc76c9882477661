import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Cities } from './cities/cities.service.js';
import { ZipCode } from './zip-code.entity.js';
import { ZipCodes } from './zip-codes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ZipCode])],
  providers: [ZipCodes, Cities],
  exports: [ZipCodes, Cities],
})
export class GeoModule {}
