import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { ConfirmationAsk } from '../tables/confirmation-ask.entity.js';
import { ConfirmationAsks } from './confirmation-asks.job.js';
import { ConfirmationRecords } from './confirmation-records.js';
import { ConfirmationsController } from './confirmations.controller.js';
import { ConfirmationsService } from './confirmations.service.js';

@Module({
  imports: [UsersModule, TypeOrmModule.forFeature([ConfirmationAsk])],
  controllers: [ConfirmationsController],
  providers: [ConfirmationsService, ConfirmationAsks, ConfirmationRecords],
  exports: [ConfirmationsService],
})
export class ConfirmationsModule {}
