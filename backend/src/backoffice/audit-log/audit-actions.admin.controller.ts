import { Controller, Get } from '@nestjs/common';
import { AuditActions } from '../../contract/backoffice/audit.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { AuditLogStaff } from './audit-log.staff.js';

@ApiTags('admin: audit-log')
@Controller('api/admin/audit-log')
export class AuditActionsAdminController {
  constructor(private readonly staff: AuditLogStaff) {}

  @Get('actions')
  @Access('admin')
  @Answers(AuditActions)
  actions(): Promise<AuditActions> {
    return this.staff.actions();
  }
}
