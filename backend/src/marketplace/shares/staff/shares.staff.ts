import { Injectable } from '@nestjs/common';
import type { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { EndShare } from '../members/end-share.service.js';
import { memberEntryResource, shareBoxResource, shareResource } from './shares.admin.sql.js';

@Injectable()
export class SharesStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly ending: EndShare,
  ) {
    super(shareResource, rows);
  }

  /** All that was paid ahead goes back, and each member gets an email. @throws SHARE_ENDED */
  end(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'end', reason }, id, async (tx) => {
      const plan = await tx.findOneByOrFail(SharePlan, { id: Number(id) });
      const by = { userId: actor.id, role: 'staff' as const };
      await this.ending.endIn(tx, plan, { by, note: reason }, new Date());
    });
  }
}

@Injectable()
export class ShareBoxesStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(shareBoxResource, rows);
  }
}

@Injectable()
export class MemberEntriesStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(memberEntryResource, rows);
  }
}
