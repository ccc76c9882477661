import { Injectable } from '@nestjs/common';
import { AuditActions } from '../../contract/backoffice/audit.admin.js';
import { type AdminPage, AdminRows } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { fetchRows } from '../../platform/database/statement.js';
import { latestActions, auditLogResource } from './audit-log.admin.sql.js';

@Injectable()
export class AuditLogStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(auditLogResource, rows);
  }

  historyOf(resource: string, recordId: string): Promise<AdminPage> {
    return this.list({ filter: { resource, recordId }, sort: ['id', 'DESC'], range: [0, 19] });
  }

  async actions(): Promise<AuditActions> {
    const [row] = await fetchRows(this.dataSource, latestActions, []);
    return row ?? { resources: [], actions: [] };
  }
}
