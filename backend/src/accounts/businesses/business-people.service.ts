import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BusinessMemberParams, MemberRoleRequest } from '../../contract/accounts/businesses.js';
import { assertUnchanged } from '../../platform/admin/conflicts.rules.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { lockAccounts } from '../users/lock-account.js';
import { UsersService } from '../users/users.service.js';
import { noteBusinessEvent } from './business-events.js';
import { refuseOtherOwner } from './business-invitations.service.js';
import { memberRemovedMail } from './business-mails.js';
import { BusinessOwners } from './business-owners.js';
import { Membership } from './membership.entity.js';
import { lockOwnBusiness, memberOf } from './own-membership.js';

@Injectable()
export class BusinessPeople {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly owners: BusinessOwners,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws BUSINESS_NOT_FOUND, LAST_OWNER */
  async leave(userId: number, businessId: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccounts(tx, [userId]);
      const { own } = await lockOwnBusiness(tx, businessId, userId, null);
      await this.end(tx, own);
      await noteBusinessEvent(tx, { businessId, userId, role: own.role, action: 'leave' });
    });
  }

  /** @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED, BUSINESS_PERSON_NOT_FOUND, LAST_OWNER */
  async remove(actorId: number, { id: businessId, user: userId }: BusinessMemberParams): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccounts(tx, [actorId, userId]);
      const { business, own } = await lockOwnBusiness(tx, businessId, actorId, 'invite');
      const member = await memberOf(tx, businessId, userId);
      await this.end(tx, member);
      const gone = await this.users.contact(tx, userId);
      const event = { businessId, userId: actorId, role: own.role, action: 'remove' as const };
      await noteBusinessEvent(tx, { ...event, detail: { name: gone?.name ?? '', of: String(userId) } });
      if (gone && userId !== actorId) await this.mails.enqueue(tx, memberRemovedMail(gone, business.name));
    });
  }

  /**
   * @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED, BUSINESS_PERSON_NOT_FOUND, LAST_OWNER,
   *   OWNS_ANOTHER_BUSINESS, CHANGED_MEANWHILE
   */
  async changeRole(
    actorId: number,
    { id: businessId, user: userId }: BusinessMemberParams,
    { role, was }: MemberRoleRequest,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccounts(tx, [actorId, userId]);
      const { own } = await lockOwnBusiness(tx, businessId, actorId, 'invite');
      const member = await memberOf(tx, businessId, userId);
      if (member.role === role) return;
      if (was) assertUnchanged({ role: member.role }, { role }, was);
      if (role === 'owner') await refuseOtherOwner(tx, userId);
      if (member.role === 'owner') await this.owners.replace(tx, member);
      await tx.update(Membership, { id: member.id }, { role });
      if (role === 'owner' || role === 'manager') await this.users.makeFarmer(tx, userId);
      const { name = '' } = (await this.users.contact(tx, userId)) ?? {};
      const event = { businessId, userId: actorId, role: own.role, action: 'change-role' as const };
      await noteBusinessEvent(tx, { ...event, detail: { name, role, of: String(userId) } });
    });
  }

  private async end(tx: EntityManager, member: Membership): Promise<void> {
    if (member.role === 'owner') await this.owners.replace(tx, member);
    await tx.delete(Membership, { id: member.id });
  }
}
