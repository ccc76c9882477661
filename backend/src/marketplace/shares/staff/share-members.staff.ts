import { Injectable } from '@nestjs/common';
import type {
  CreditMemberBody,
  EndMemberBody,
  EndMemberPreview,
} from '../../../contract/marketplace/admin/shares.admin.js';
import { centsOf } from '../../../contract/shared/money.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import { type EndReason, lockSubscription } from '../accounts/end-subscription.js';
import { shareMemberResource } from './shares.admin.sql.js';

const REASONS = { rule: 'canceled', all: 'all-back' } as const;

@Injectable()
export class ShareMembersStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly canceling: CancelSubscriptions,
  ) {
    super(shareMemberResource, rows);
  }

  /** @throws RECORD_NOT_FOUND, SUBSCRIPTION_ENDED */
  async previewEnd(id: string): Promise<EndMemberPreview> {
    await this.read(id);
    const of = (reason: EndReason) => this.canceling.preview(Number(id), reason);
    return { rule: await of(REASONS.rule), all: await of(REASONS.all) };
  }

  /** The farm pays back what goes back. @throws SUBSCRIPTION_ENDED, REFUND_CHANGED */
  end(actor: SignedInUser, id: string, { reason, refund, shown }: EndMemberBody): Promise<Row> {
    return this.act({ actor, action: 'end', reason }, id, async (tx) => {
      const by = { userId: actor.id, role: 'staff' as const };
      const why = { reason: REASONS[refund], by, note: reason, shown: shown[refund] };
      await this.canceling.end(tx, Number(id), why, new Date());
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
