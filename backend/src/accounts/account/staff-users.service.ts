import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminUser, AdminUserChanges, UserInvitation } from '../../contract/accounts/users.admin.js';
import { isAdministrator } from '../../contract/shared/capabilities.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Invitations } from '../auth/invitations.service.js';
import { PasswordToken } from '../auth/passwords/password-token.entity.js';
import { PasswordsService } from '../auth/passwords/passwords.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isAnAdministrator, keepOneAdministrator } from '../users/administrators.js';
import { User } from '../users/user.entity.js';
import { emailChangedMail } from './account-mails.js';
import { EraseAccount } from './erase-account.service.js';
import { accountLockedMail, accountUnlockedMail, invitationMail } from './staff-mails.js';
import { staffRoleAfter } from './staff-role.rules.js';

/** Everything runs behind `lockAdministrators`, in the transaction that writes the audit log. */
@Injectable()
export class StaffUsers {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordsService,
    private readonly secondFactors: SecondFactors,
    private readonly invitations: Invitations,
    private readonly erasure: EraseAccount,
    private readonly mails: MailOutbox,
  ) {}

  /** @returns the new account's id @throws ACCOUNT_EXISTS */
  async invite(tx: EntityManager, person: UserInvitation): Promise<number> {
    const { user, token } = await this.invitations.invite(tx, person);
    await this.mails.enqueue(tx, invitationMail(user, token));
    return user.id;
  }

  /** @throws NOT_YOURSELF, LAST_ADMINISTRATOR, VALIDATION_FAILED for a role, ACCOUNT_EXISTS for an email */
  async prepareChange(
    tx: EntityManager,
    actor: SignedInUser,
    before: AdminUser,
    changes: AdminUserChanges,
  ): Promise<AdminUserChanges> {
    const { role = before.role, email } = changes;
    const staffRole = staffRoleAfter(before, role, changes.staffRole);
    const isOther = role !== before.role || staffRole !== before.staffRole;
    if (isOther) {
      refuseOneself(actor, before.id);
      if (isAdministrator(before.staffRole)) await keepOneAdministrator(tx, before.id);
    }
    if (email !== undefined && email.toLowerCase() !== before.email.toLowerCase()) {
      await this.prepareMove(tx, before, email);
    }
    return isOther ? { ...changes, role, staffRole } : changes;
  }

  /** Ends all sessions too. @throws NOT_YOURSELF, LAST_ADMINISTRATOR, ALREADY_DECIDED */
  async lock(tx: EntityManager, actor: SignedInUser, id: number, reason: string): Promise<void> {
    refuseOneself(actor, id);
    const user = await tx.findOneByOrFail(User, { id });
    if (user.lockedAt) throw new DomainError('ALREADY_DECIDED');
    if (isAnAdministrator(user)) await keepOneAdministrator(tx, id);
    await tx.update(User, { id }, { lockedAt: new Date(), lockReason: reason });
    await this.sessions.endAll(tx, id);
    await tx.delete(PasswordToken, { userId: id });
    await this.mails.enqueue(tx, accountLockedMail(user, reason, this.mails.teamAddress));
  }

  /** @throws ALREADY_DECIDED */
  async unlock(tx: EntityManager, id: number): Promise<void> {
    const user = await tx.findOneByOrFail(User, { id });
    if (!user.lockedAt) throw new DomainError('ALREADY_DECIDED');
    await tx.update(User, { id }, { lockedAt: null, lockReason: null });
    await this.mails.enqueue(tx, accountUnlockedMail(user));
  }

  async signOut(tx: EntityManager, id: number): Promise<void> {
    await this.sessions.endAll(tx, id);
  }

  /** @throws USER_LOCKED */
  async sendPasswordLink(tx: EntityManager, id: number): Promise<void> {
    await this.passwords.sendResetLink(tx, await tx.findOneByOrFail(User, { id }));
  }

  /** @throws NOT_YOURSELF, NO_SECOND_FACTOR */
  async removeSecondFactor(
    tx: EntityManager,
    actor: SignedInUser,
    id: number,
    reason: string,
  ): Promise<void> {
    refuseOneself(actor, id);
    await this.secondFactors.remove(tx, await tx.findOneByOrFail(User, { id }), reason);
  }

  /** @throws RECORD_NOT_FOUND, NOT_YOURSELF, LAST_ADMINISTRATOR, or a domain's own, such as ORDERS_OPEN */
  async erase(tx: EntityManager, actor: SignedInUser, id: number, reason: string): Promise<void> {
    refuseOneself(actor, id);
    const user = await tx.findOneBy(User, { id });
    if (!user) throw new DomainError('RECORD_NOT_FOUND');
    await this.erasure.erase(tx, user);
    // The log keeps no name of whoever was erased.
    const { role, createdAt } = user;
    const before = { id, role, createdAt: createdAt.toISOString() };
    await writeAudit(tx, {
      ...{ actor, action: 'erase', resource: 'users', id, note: reason },
      before,
      after: null,
    });
  }

  private async prepareMove(tx: EntityManager, before: AdminUser, email: string): Promise<void> {
    if (await tx.existsBy(User, { email })) {
      const message = "There's already an account with this email address.";
      throw new DomainError('ACCOUNT_EXISTS', [{ path: 'email', message }]);
    }
    // Whoever reads the old address has those links.
    await tx.delete(PasswordToken, { userId: before.id });
    await tx.update(User, { id: before.id }, { emailConfirmedAt: null });
    await this.mails.enqueue(tx, emailChangedMail(before));
  }
}

function refuseOneself(actor: SignedInUser, id: number): void {
  if (actor.id === id) throw new DomainError('NOT_YOURSELF');
}
