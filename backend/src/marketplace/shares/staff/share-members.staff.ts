import { Injectable } from '@nestjs/common';
import type { CreditMemberBody, EndMemberBody } from '../../../contract/marketplace/admin/shares.admin.js';
import { centsOf } from '../../../contract/shared/money.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import { lockSubscription } from '../accounts/end-subscription.js';
import { shareMemberResource } from './shares.admin.sql.js';

@Injectable()
export class ShareMembersStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly canceling: CancelSubscriptions,
  ) {
    super(shareMemberResource, rows);
  }

  /** The farm pays back what goes back. @throws SUBSCRIPTION_ENDED */
  end(actor: SignedInUser, id: string, { reason, refund }: EndMemberBody): Promise<Row> {
    return this.act({ actor, action: 'end', reason }, id, async (tx) => {
      const by = { userId: actor.id, role: 'staff' as const };
      const as = refund === 'all' ? ('all-back' as const) : ('canceled' as const);
      await this.canceling.end(tx, Number(id), { reason: as, by, note: reason }, new Date());
    });
  }

  /** @throws SUBSCRIPTION_ENDED */
  credit(actor: SignedInUser, id: string, { reason, amount }: CreditMemberBody): Promise<Row> {
    return this.act({ actor, action: 'credit', reason }, id, async (tx) => {
      const { vendorId } = await lockSubscription(tx, Number(id), new Date());
      const entry = { vendorId, subscriptionId: Number(id), userId: actor.id };
      await tx.insert(MemberEntry, { ...entry, kind: 'gift', cents: centsOf(amount) ?? 0, note: reason });
    });
  }
}
