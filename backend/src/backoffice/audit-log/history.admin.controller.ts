import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { History, HistoryQuery } from '../../contract/backoffice/audit.admin.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Access, staffMay } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { AuditLogStaff } from './audit-log.staff.js';

@ApiTags('admin: audit-log')
@Controller('api/admin/history')
export class HistoryAdminController {
  constructor(private readonly staff: AuditLogStaff) {}

  /** @throws FORBIDDEN for a record that the one who asks may not read */
  @Get()
  @Access('admin')
  @Answers(History)
  async of(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: HistoryQuery }) { resource, recordId }: HistoryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Row[]> {
    if (!staffMay(user, { resource, action: 'show' })) throw new DomainError('FORBIDDEN');
    const { rows, total } = await this.staff.historyOf(resource, recordId);
    void reply.header('X-Total-Count', String(total));
    return rows;
  }
}
