import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TRANSFER_DAYS } from '../../contract/accounts/businesses.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { lockAccounts } from '../users/lock-account.js';
import { UsersService } from '../users/users.service.js';
import { noteBusinessEvent } from './business-events.js';
import { refuseOtherOwner } from './business-invitations.service.js';
import { transferredMail, transferOfferedMail } from './business-mails.js';
import { BusinessOwners } from './business-owners.js';
import { Business } from './business.entity.js';
import { Membership } from './membership.entity.js';
import { lockOwnBusiness, memberOf } from './own-membership.js';

const NONE = { transferTo: null, transferBy: null, transferUntil: null };

@Injectable()
export class Transfers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly owners: BusinessOwners,
    private readonly mails: MailOutbox,
  ) {}

  /**
   * @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED, BUSINESS_PERSON_NOT_FOUND, OWNS_ANOTHER_BUSINESS
   */
  async offer(actorId: number, businessId: number, to: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccounts(tx, [actorId, to]);
      const { business, own } = await lockOwnBusiness(tx, businessId, actorId, 'invite');
      const heir = await memberOf(tx, businessId, to);
      if (heir.role === 'owner') throw new DomainError('ALREADY_MEMBER');
      await refuseOtherOwner(tx, to);
      const transferUntil = new Date(Date.now() + TRANSFER_DAYS * DAY_MS);
      await tx.update(Business, { id: businessId }, { transferTo: to, transferBy: actorId, transferUntil });
      const contact = await this.users.contact(tx, to);
      const who = (await this.users.contact(tx, actorId))?.name ?? '';
      if (contact)
        await this.mails.enqueue(tx, transferOfferedMail(contact, { who, businessName: business.name }));
      const event = { businessId, userId: actorId, role: own.role, action: 'offer-handover' as const };
      await noteBusinessEvent(tx, { ...event, detail: { name: contact?.name ?? '', of: String(to) } });
    });
  }

  /** @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED */
  async end(actorId: number, businessId: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccounts(tx, [actorId]);
      const { business, own } = await lockOwnBusiness(tx, businessId, actorId, null);
      if (business.transferTo === null) return;
      if (own.role !== 'owner' && business.transferTo !== actorId)
        throw new DomainError('BUSINESS_ROLE_NOT_ALLOWED');
      await tx.update(Business, { id: businessId }, NONE);
      await noteBusinessEvent(tx, { businessId, userId: actorId, role: own.role, action: 'end-handover' });
    });
  }

  /**
   * Whoever was asked says yes: they own it from now on, and who offered stays on as a manager.
   * @throws BUSINESS_NOT_FOUND, HANDOVER_OVER, OWNS_ANOTHER_BUSINESS
   */
  async accept(userId: number, businessId: number): Promise<void> {
    const offer = await this.dataSource.manager.findOneBy(Business, { id: businessId });
    const former = offer?.transferBy ?? null;
    await this.dataSource.transaction(async (tx) => {
      await lockAccounts(tx, [userId, ...(former === null ? [] : [former])]);
      const { business, own } = await lockOwnBusiness(tx, businessId, userId, null);
      const giver = former === null ? null : await tx.findOneBy(Membership, { businessId, userId: former });
      const isOpen = (business.transferUntil?.getTime() ?? 0) > Date.now();
      const isMeant = business.transferTo === userId && business.transferBy === former;
      if (!isOpen || !isMeant || giver?.role !== 'owner') throw new DomainError('HANDOVER_OVER');
      await refuseOtherOwner(tx, userId);
      await tx.update(Membership, { id: own.id }, { role: 'owner' });
      await this.owners.replaceBy(tx, giver, userId);
      await tx.update(Membership, { id: giver.id }, { role: 'manager' });
      await tx.update(Business, { id: businessId }, NONE);
      await this.users.makeFarmer(tx, userId);
      const [to, from] = [await this.users.contact(tx, giver.userId), await this.users.contact(tx, userId)];
      const done = { who: from?.name ?? '', businessName: business.name };
      if (to) await this.mails.enqueue(tx, transferredMail(to, done));
      const event = { businessId, userId, role: 'owner' as const, action: 'take-over' as const };
      await noteBusinessEvent(tx, { ...event, detail: { name: to?.name ?? '', of: String(giver.userId) } });
    });
  }
}
