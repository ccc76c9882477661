import { Injectable } from '@nestjs/common';
import type { EndShareBody } from '../../../contract/marketplace/admin/shares.admin.js';
import type { EndSharePreview } from '../../../contract/marketplace/shares/share-members.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { refuseAnotherRefund } from '../accounts/end-subscription.js';
import { EndShare } from '../members/end-share.service.js';
import {
  creditPurchaseResource,
  memberEntryResource,
  shareBoxResource,
  shareRenewalResource,
  shareResource,
  shareWaitResource,
} from './shares.admin.sql.js';

@Injectable()
export class SharesStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly ending: EndShare,
  ) {
    super(shareResource, rows);
  }

  /** @throws RECORD_NOT_FOUND, SHARE_ENDED */
  async previewEnd(id: string): Promise<EndSharePreview> {
    await this.read(id);
    return this.ending.preview({ id: Number(id) });
  }

  /** All that was paid ahead goes back, and all get an email. @throws SHARE_ENDED, REFUND_CHANGED */
  end(actor: SignedInUser, id: string, { reason, shown }: EndShareBody): Promise<Row> {
    return this.act({ actor, action: 'end', reason }, id, async (tx) => {
      const plan = await tx.findOneByOrFail(SharePlan, { id: Number(id) });
      const by = { userId: actor.id, role: 'staff' as const };
      refuseAnotherRefund(shown, await this.ending.endIn(tx, plan, { by, note: reason }, new Date()));
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

@Injectable()
export class ShareWaitsStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(shareWaitResource, rows);
  }
}

@Injectable()
export class ShareRenewalsStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(shareRenewalResource, rows);
  }
}

@Injectable()
export class CreditPurchasesStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(creditPurchaseResource, rows);
  }
}
