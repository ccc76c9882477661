import { Injectable } from '@nestjs/common';
import { AdminAuditEntry } from '../../contract/shared/audit.admin.js';
import { adminResource } from '../../platform/admin/admin-resource.js';
import { contains, idIs, since, textIs, until } from '../../platform/admin/filters.js';

/** What staff have done; nobody changes it. */
@Injectable()
export class AuditLogAdminController extends adminResource({
  name: 'audit-log',
  table: 'audit_log',
  row: AdminAuditEntry,
  columns: {
    id: 't.id',
    userId: 't.user_id',
    username: 't.username',
    action: 't.action',
    resource: 't.resource',
    recordId: 't.record_id',
    before: 't.before',
    after: 't.after',
    note: 't.note',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.username', 't.action', 't.resource', 't.note'),
    userId: idIs('t.user_id'),
    resource: textIs('t.resource'),
    recordId: textIs('t.record_id'),
    action: textIs('t.action'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
}) {}
