import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { CorrectionRecords } from './correction-records.js';
import { Correction } from './correction.entity.js';
import { CorrectionsAdminController } from './corrections.admin.controller.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsService } from './corrections.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Correction]), UsersModule],
  controllers: [CorrectionsController, CorrectionsAdminController],
  providers: [CorrectionsService, CorrectionRecords],
  exports: [CorrectionsService],
})
export class CorrectionsModule {}
