import { Injectable } from '@nestjs/common';
import type { ReasonBody } from '../../../contract/backoffice/admin.js';
import type { AdminPickupWindow } from '../../../contract/marketplace/admin/pickups.admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { closingKeys } from '../../pickups/windows/closing-keys.js';
import { refuseEnded } from '../../pickups/windows/refuse-ended.js';
import { PickupWindow } from '../../tables/pickup-window.entity.js';
import { CallOffDay } from '../call-off-day.js';
import { pickupWindowResource } from './pickup-days.admin.sql.js';

@Injectable()
export class PickupWindowsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly days: CallOffDay,
  ) {
    super(pickupWindowResource, rows);
  }

  /** @throws PICKUP_WINDOW_CANCELED, PICKUP_WINDOW_OVER, PICKUP_WINDOW_BUSY */
  cancel(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'cancel', reason }, id, async (tx, before) => {
      const { vendorId } = before as AdminPickupWindow;
      const by = { vendorId, by: { id: actor.id, role: null } };
      await this.days.cancelIn(tx, by, Number(id), { orders: 'refund', reason });
    });
  }

  /** No new order gets it. @throws PICKUP_WINDOW_CANCELED, ALREADY_DECIDED */
  close(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'close', reason }, id, async (tx, before) => {
      if (statusOf(before) !== 'open') throw new DomainError('ALREADY_DECIDED');
      await tx.update(PickupWindow, { id: Number(id) }, { status: 'closed', isOwn: true });
    });
  }

  /**
   * Orders get it again, while there is room and time, also where days off or a closed date closed it.
   * @throws PICKUP_WINDOW_CANCELED, ALREADY_DECIDED, PICKUP_SCHEDULE_ENDED
   */
  reopen(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'reopen', reason }, id, async (tx, before) => {
      const { isDayOff } = before as AdminPickupWindow;
      if (statusOf(before) !== 'closed' && !isDayOff) throw new DomainError('ALREADY_DECIDED');
      await refuseEnded(tx, Number(id));
      const openedDespite = await closingKeys(tx, Number(id));
      await tx.update(PickupWindow, { id: Number(id) }, { status: 'open', openedDespite, isOwn: true });
    });
  }
}

/** @throws PICKUP_WINDOW_CANCELED */
function statusOf(before: Row): 'open' | 'closed' {
  const { status } = before as AdminPickupWindow;
  if (status === 'canceled') throw new DomainError('PICKUP_WINDOW_CANCELED');
  return status;
}
