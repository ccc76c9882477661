import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FieldStatus } from './field-status.entity.js';
import { FieldStatuses } from './field-statuses.js';

@Module({
  imports: [TypeOrmModule.forFeature([FieldStatus])],
  providers: [FieldStatuses],
  exports: [FieldStatuses],
})
export class FieldStatusModule {}
