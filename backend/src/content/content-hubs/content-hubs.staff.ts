import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { contentHubResource } from './content-hubs.admin.sql.js';

@Injectable()
export class ContentHubsStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(contentHubResource, rows);
  }

  protected override updateRow(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    return super.updateRow(tx, id, { ...changes, lastUpdated: new Date() }, before, actor);
  }
}
