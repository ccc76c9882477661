import { Injectable } from '@nestjs/common';
import type { ReasonBody } from '../../contract/backoffice/admin.js';
import type { AdminFieldStatus } from '../../contract/directory/admin/field-statuses.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { FieldStatus } from '../tables/field-status.entity.js';
import { fieldStatusKey } from './field-status-news.js';
import { fieldStatusResource } from './field-statuses.admin.sql.js';

@Injectable()
export class FieldStatusesStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly announcements: Announcements,
  ) {
    super(fieldStatusResource, rows);
  }

  /** Tells no more followers; the farm may say something else. */
  end(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'end', reason }, id, async (tx, row) => {
      if (!(row as unknown as AdminFieldStatus).isCurrent) throw new DomainError('ALREADY_DECIDED');
      await tx.update(FieldStatus, { id: Number(id) }, { endedAt: new Date() });
      await this.announcements.withdraw(tx, fieldStatusKey(Number(id)));
    });
  }
}
