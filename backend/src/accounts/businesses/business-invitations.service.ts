import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import {
  BUSINESS_INVITATION_DAYS,
  type BusinessInvitationParams,
  type BusinessInvitationRequest,
  type BusinessInvitationView,
  MAX_MEMBERS,
  MAX_OPEN_INVITATIONS,
} from '../../contract/accounts/businesses.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { maskedEmail } from '../../platform/mail/masked-email.rules.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { newToken, tokenHash } from '../auth/passwords/reset-token.js';
import { lockAccount } from '../users/lock-account.js';
import { UsersService } from '../users/users.service.js';
import { noteBusinessEvent } from './business-events.js';
import { BusinessInvitation } from './business-invitation.entity.js';
import { businessInvitationMail, memberJoinedMail } from './business-mails.js';
import { Membership } from './membership.entity.js';
import { lockBusiness, lockOwnBusiness } from './own-membership.js';

const INVITATIONS_A_DAY = 20;

@Injectable()
export class BusinessInvitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Emails a link by which somebody joins. A second invitation to the same address takes the first one's
   * place.
   * @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED, ALREADY_MEMBER, TOO_MANY_MEMBERS,
   *   TOO_MANY_INVITATIONS, TOO_MANY_REQUESTS; INVITATION_NOT_SENT where the address gets no more
   *   of them today
   */
  async invite(user: SignedInUser, businessId: number, given: BusinessInvitationRequest): Promise<void> {
    await this.dataSource.transaction((tx) => this.mayInvite(tx, user.id, businessId, given.email));
    // Counted after the refusals, and outside of the transaction.
    await this.limits.take('business invitations', String(businessId), DAY_MS, INVITATIONS_A_DAY);
    await this.dataSource.transaction(async (tx) => {
      const { business, own } = await this.mayInvite(tx, user.id, businessId, given.email);
      const { email, role } = given;
      await tx.delete(BusinessInvitation, { businessId, email });
      const token = newToken();
      const expiresAt = new Date(Date.now() + BUSINESS_INVITATION_DAYS * DAY_MS);
      const invitation = { businessId, email, role, tokenHash: tokenHash(token), expiresAt };
      await tx.insert(BusinessInvitation, { ...invitation, invitedBy: user.id });
      const who = (await this.users.contact(tx, user.id))?.name ?? user.username;
      const said = { businessId, businessName: business.name, role, who };
      const mailId = await this.mails.enqueue(tx, businessInvitationMail(email, said, token));
      if (mailId === null) throw new DomainError('INVITATION_NOT_SENT');
      const event = { businessId, userId: user.id, role: own.role, action: 'invite' as const };
      await noteBusinessEvent(tx, { ...event, detail: { email, role } });
    });
  }

  private async mayInvite(tx: EntityManager, userId: number, businessId: number, email: string) {
    await lockAccount(tx, userId);
    const found = await lockOwnBusiness(tx, businessId, userId, 'invite');
    if (await tx.existsBy(Membership, { businessId, user: { email } }))
      throw new DomainError('ALREADY_MEMBER');
    await refuseFull(tx, businessId);
    const open = { businessId, expiresAt: MoreThan(new Date()) };
    if ((await tx.countBy(BusinessInvitation, open)) >= MAX_OPEN_INVITATIONS)
      throw new DomainError('TOO_MANY_INVITATIONS');
    return found;
  }

  /** @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED, BUSINESS_INVITATION_NOT_FOUND */
  async withdraw(userId: number, { id, invitation }: BusinessInvitationParams): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const { own } = await lockOwnBusiness(tx, id, userId, 'invite');
      const open = await tx.findOneBy(BusinessInvitation, { id: invitation, businessId: id });
      if (!open) throw new DomainError('BUSINESS_INVITATION_NOT_FOUND');
      await tx.delete(BusinessInvitation, { id: invitation });
      const event = { businessId: id, userId, role: own.role, action: 'withdraw' as const };
      await noteBusinessEvent(tx, { ...event, detail: { email: open.email } });
    });
  }

  /** @throws BUSINESS_INVITATION_INVALID */
  async look(token: string): Promise<BusinessInvitationView> {
    const { email, role, expiresAt, business } = await openInvitation(this.dataSource.manager, token);
    return {
      ...{ businessName: business.name, role, sentTo: maskedEmail(email) },
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** @throws BUSINESS_INVITATION_INVALID, TOO_MANY_MEMBERS, OWNS_ANOTHER_BUSINESS */
  async accept(userId: number, token: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const { businessId } = await openInvitation(tx, token);
      await lockBusiness(tx, businessId);
      // Read again behind the lock: of two who use the link at once, one finds it gone.
      const { id, email, role, business, invitedBy } = await openInvitation(tx, token);
      const user = await this.users.get(tx, userId);
      if (user.email.toLowerCase() !== email.toLowerCase())
        throw new DomainError('BUSINESS_INVITATION_INVALID');
      await tx.delete(BusinessInvitation, { id });
      await refuseFull(tx, businessId);
      if (role === 'owner') await refuseOtherOwner(tx, userId);
      if (await tx.existsBy(Membership, { businessId, userId })) throw new DomainError('ALREADY_MEMBER');
      await tx.insert(Membership, { businessId, userId, role, chosenAt: new Date() });
      // They post listings for the business. The link came from their mailbox.
      if (role === 'owner' || role === 'manager') await this.users.makeFarmer(tx, userId);
      await this.users.noteConfirmedEmail(tx, userId);
      await noteBusinessEvent(tx, { businessId, userId, role, action: 'join', detail: { role } });
      const inviter = invitedBy === null ? null : await this.users.contact(tx, invitedBy);
      const who = (await this.users.contact(tx, userId))?.name ?? user.username;
      const joined = { who, businessName: business.name, role };
      if (inviter) await this.mails.enqueue(tx, memberJoinedMail(inviter, joined));
    });
  }
}

async function openInvitation(tx: EntityManager, token: string) {
  const invitation = await tx.findOne(BusinessInvitation, {
    where: { tokenHash: tokenHash(token), expiresAt: MoreThan(new Date()) },
    relations: { business: true },
  });
  // Still good when whoever invited is gone: the business wanted them.
  if (!invitation?.business || invitation.business.userId === null)
    throw new DomainError('BUSINESS_INVITATION_INVALID');
  return { ...invitation, business: invitation.business };
}

async function refuseFull(tx: EntityManager, businessId: number): Promise<void> {
  if ((await tx.countBy(Membership, { businessId })) >= MAX_MEMBERS)
    throw new DomainError('TOO_MANY_MEMBERS');
}

/** @throws OWNS_ANOTHER_BUSINESS */
export async function refuseOtherOwner(tx: EntityManager, userId: number): Promise<void> {
  if (await tx.existsBy(Membership, { userId, role: 'owner' }))
    throw new DomainError('OWNS_ANOTHER_BUSINESS');
}
