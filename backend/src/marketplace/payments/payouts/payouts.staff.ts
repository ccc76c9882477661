import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminPayout } from '../../../contract/marketplace/admin/ledger.admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { PAYOUT_ROWS } from '../../ledger/ledger.admin.sql.js';
import { Payouts } from './payouts.service.js';
import { Reversals } from './reversals.service.js';

@Injectable()
export class PayoutsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly payouts: Payouts,
    private readonly reversals: Reversals,
  ) {
    super(PAYOUT_ROWS, rows);
  }

  /** It was booked back, so what is due by now is paid by a new payout. */
  retry(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, (tx, before) =>
      this.payouts.payAgain(tx, before as AdminPayout),
    );
  }

  /** The order is locked before its payout, as the daily job locks them. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const key = this.keyOf(id);
    if (typeof key === 'number') {
      await this.reversals.lockFor(tx, key);
    }
    await super.lockRow(tx, id);
  }

  reverse(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'reverse' }, id, (tx) => this.reversals.takeBack(tx, Number(id)));
  }
}
