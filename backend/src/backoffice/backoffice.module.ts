import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { AuditLogAdminController } from './audit-log/audit-log.admin.controller.js';
import { JobsAdminController } from './jobs/jobs.admin.controller.js';
import { MailsAdminController } from './mails/mails.admin.controller.js';
import { SettingsAdminController } from './settings/settings.admin.controller.js';
import { SettingsService } from './settings/settings.service.js';
import { StartAdminController } from './start/start.admin.controller.js';

/** What of the back office belongs to no domain: start page, mails, jobs, settings, audit log. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [
    StartAdminController,
    MailsAdminController,
    JobsAdminController,
    SettingsAdminController,
    AuditLogAdminController,
  ],
  providers: [SettingsService],
})
export class BackofficeModule {}
