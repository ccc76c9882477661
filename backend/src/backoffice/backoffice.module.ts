import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../platform/admin/admin-controller.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { StaffNote } from '../platform/notes/staff-note.entity.js';
import { AuditActionsAdminController } from './audit-log/audit-actions.admin.controller.js';
import { auditLogResource } from './audit-log/audit-log.admin.sql.js';
import { AuditLogStaff } from './audit-log/audit-log.staff.js';
import { HistoryAdminController } from './audit-log/history.admin.controller.js';
import { InboxItem } from './inbox/inbox-item.entity.js';
import { InboxKinds } from './inbox/inbox-kinds.js';
import { InboxRecords } from './inbox/inbox-records.js';
import { InboxAdminController } from './inbox/inbox.admin.controller.js';
import { InboxJobs } from './inbox/inbox.job.js';
import { InboxService } from './inbox/inbox.service.js';
import { JobQueuesAdminController } from './jobs/job-queues.admin.controller.js';
import { jobResource } from './jobs/jobs.admin.sql.js';
import { JobsStaff } from './jobs/jobs.staff.js';
import { MailKindsAdminController } from './mails/mail-kinds.admin.controller.js';
import { mailResource } from './mails/mails.admin.sql.js';
import { MailsStaff } from './mails/mails.staff.js';
import { NotesRecords } from './notes/notes-records.js';
import { NotesAdminController } from './notes/notes.admin.controller.js';
import { NotesJobs } from './notes/notes.job.js';
import { NotesService } from './notes/notes.service.js';
import { SearchAdminController } from './search/search.admin.controller.js';
import { StaffSearch } from './search/staff-search.service.js';
import { SettingsAdminController } from './settings/settings.admin.controller.js';
import { SettingsService } from './settings/settings.service.js';
import { StartAdminController } from './start/start.admin.controller.js';
import { StartService } from './start/start.service.js';

@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([AuditEntry, InboxItem, StaffNote])],
  controllers: [
    StartAdminController,
    InboxAdminController,
    NotesAdminController,
    adminController(mailResource, MailsStaff),
    MailKindsAdminController,
    adminController(jobResource, JobsStaff),
    JobQueuesAdminController,
    SettingsAdminController,
    adminController(auditLogResource, AuditLogStaff),
    AuditActionsAdminController,
    HistoryAdminController,
    SearchAdminController,
  ],
  providers: [
    ...[MailsStaff, JobsStaff, AuditLogStaff, SettingsService, StartService, StaffSearch],
    ...[InboxKinds, InboxService, InboxJobs, InboxRecords, NotesService, NotesJobs, NotesRecords],
  ],
})
export class BackofficeModule {}
