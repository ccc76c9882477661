import { Body, Injectable, Param } from '@nestjs/common';
import { AdminRefund } from '../../../contract/marketplace/admin/payments.admin.js';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import { adminResource, RecordParams, StaffAction } from '../../../platform/admin/admin-resource.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { REFUND_ROWS } from '../payments.rows.js';
import { Refunds } from './refunds.service.js';

/** Money that goes back to buyers, for staff to follow. Refunds are made on the order's page. */
@Injectable()
export class RefundsAdminController extends adminResource(REFUND_ROWS) {
  constructor(private readonly refunds: Refunds) {
    super();
  }

  /** Sends it again. */
  @StaffAction(':id/retry', AdminRefund)
  retry(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, (tx) => this.refunds.sendAgain(tx, Number(id)));
  }

  /** The provider has refused it, and the money went back in another way; the reason says in which. */
  @StaffAction(':id/settle', AdminRefund)
  settle(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'settle', reason }, id, (tx) =>
      this.refunds.settleByHand(tx, Number(id)),
    );
  }
}
