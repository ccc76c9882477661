import { Injectable } from '@nestjs/common';
import type { ReasonBody } from '../../contract/backoffice/admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { DiscountCode } from '../tables/discount-code.entity.js';
import { discountCodeResource } from './discount-codes.admin.sql.js';

@Injectable()
export class DiscountCodesStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(discountCodeResource, rows);
  }

  /** Its vendor cannot start it again. @throws DISCOUNT_CODE_ENDED */
  end(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'end', reason }, id, async (tx, before) => {
      if (before['endedReason'] !== null) throw new DomainError('DISCOUNT_CODE_ENDED');
      await tx.update(DiscountCode, { id: Number(id) }, { endedAt: new Date(), endedReason: reason });
    });
  }
}
