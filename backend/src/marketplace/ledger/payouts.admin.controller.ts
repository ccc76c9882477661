import { Body, Injectable, Param } from '@nestjs/common';
import { AdminPayout } from '../../contract/marketplace/admin/ledger.admin.js';
import { NoBody } from '../../contract/backoffice/admin.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { Payouts } from '../payments/payouts/payouts.service.js';
import { PAYOUT_ROWS } from './ledger.rows.js';

/** Money that goes to vendors, for staff to follow. */
@Injectable()
export class PayoutsAdminController extends adminResource(PAYOUT_ROWS) {
  constructor(private readonly payouts: Payouts) {
    super();
  }

  /** Pays again what the provider has refused: it was booked back, so what is due by now is paid by a new payout. */
  @StaffAction(':id/retry', AdminPayout)
  retry(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, (tx, before) =>
      this.payouts.payAgain(tx, before as AdminPayout),
    );
  }
}
