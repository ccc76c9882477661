import { Injectable } from '@nestjs/common';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { REFUND_ROWS } from '../payments.admin.sql.js';
import { Refunds } from './refunds.service.js';

@Injectable()
export class RefundsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly refunds: Refunds,
  ) {
    super(REFUND_ROWS, rows);
  }

  retry(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, (tx) => this.refunds.sendAgain(tx, Number(id)));
  }

  /** The provider has refused it, and the money went back in another way; the reason says in which. */
  settle(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'settle', reason }, id, (tx) =>
      this.refunds.settleByHand(tx, Number(id)),
    );
  }
}
