import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { Correction } from '../tables/correction.entity.js';
import { CorrectionRecords } from './correction-records.js';
import { correctionResource } from './corrections.admin.sql.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectionsStaff } from './corrections.staff.js';

@Module({
  imports: [TypeOrmModule.forFeature([Correction]), UsersModule],
  controllers: [CorrectionsController, adminController(correctionResource, CorrectionsStaff)],
  providers: [CorrectionsStaff, CorrectionsService, CorrectionRecords],
  exports: [CorrectionsService],
})
export class CorrectionsModule {}
