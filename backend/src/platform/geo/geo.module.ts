import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ZipCode } from './zip-code.entity.js';
import { ZipCodes } from './zip-codes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ZipCode])],
  providers: [ZipCodes],
  exports: [ZipCodes],
})
export class GeoModule {}
