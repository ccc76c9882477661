import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { AuditLogAdminController } from './audit-log/audit-log.admin.controller.js';

/** What of the back office belongs to no room: the audit log. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditLogAdminController],
})
export class BackofficeModule {}
