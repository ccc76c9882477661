import { fetchRows } from '../../platform/database/statement.js';
import { latestActions, auditLogResource } from './audit-log.admin.sql.js';
import { Injectable } from '@nestjs/common';
import { AdminAuditEntry, AuditActions } from '../../contract/backoffice/audit.admin.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { AdminRows } from '../../platform/admin/admin-rows.js';

/** What staff have done; nobody changes it. */
@Injectable()
export class AuditLogStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(auditLogResource, rows);
  }

  /** @returns what was done to one record, the newest first */
  async historyOf(resource: string, recordId: string): Promise<AdminAuditEntry[]> {
    const filter = { resource, recordId };
    const { rows } = await this.list({ filter, sort: ['id', 'DESC'], range: [0, 19] });
    return rows as AdminAuditEntry[];
  }

  /** What the list can be narrowed to. */
  async actions(): Promise<AuditActions> {
    const [row] = await fetchRows(this.dataSource, latestActions, []);
    return row ?? { resources: [], actions: [] };
  }
}
