import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { DoneView } from '../../../contract/accounts/auth.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminRows } from '../../../platform/admin/admin-rows.js';
import { isKey } from '../../../platform/admin/list.sql.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { Place } from '../../tables/place.entity.js';
import { noteMarketEvent } from '../market-events.js';
import { managerRemovedMail } from './manager-mails.js';
import { marketManagerResource } from './market-managers.admin.sql.js';

@Injectable()
export class MarketManagersStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {
    super(marketManagerResource, rows);
  }

  /** The last one as well: others can claim the market then. @throws RECORD_NOT_FOUND */
  async removeManager(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<DoneView> {
    await this.dataSource.transaction(async (tx) => {
      const manager = isKey(this.source, id) ? await tx.findOneBy(MarketManager, { id: Number(id) }) : null;
      if (!manager) throw new DomainError('RECORD_NOT_FOUND');
      const { placeId, userId } = manager;
      // The market before its managers, as wherever they come and go.
      const where = { where: { id: placeId }, lock: { mode: 'pessimistic_write' as const } };
      const place = await tx.findOneOrFail(Place, where);
      const { affected } = await tx.delete(MarketManager, { id: manager.id });
      if (affected !== 1) throw new DomainError('RECORD_NOT_FOUND');
      await writeAudit(tx, {
        ...{ actor, action: 'remove-manager', resource: 'places', id: placeId, note: reason },
        ...{ before: { managerId: userId }, after: { managerId: null } },
      });
      const event = { placeId, userId: actor.id, role: 'staff' as const, action: 'remove' };
      await noteMarketEvent(tx, { ...event, detail: { userId } });
      const former = await this.users.contact(tx, userId);
      if (former) await this.mails.enqueue(tx, managerRemovedMail(place, former, reason));
    });
    return { done: true };
  }
}
