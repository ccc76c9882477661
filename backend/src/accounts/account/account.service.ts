import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import {
  type AccountExport,
  type EraseAccountRequest,
  ProfileRequest,
  SeenProfile,
  type SessionView,
} from '../../contract/accounts/account.js';
import type { MeView } from '../../contract/accounts/auth.js';
import { ERRORS } from '../../contract/shared/errors.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { PasswordCheck } from '../auth/passwords/password-check.js';
import { PasswordToken } from '../auth/passwords/password-token.entity.js';
import { EmailConfirmations } from '../email-confirmation/email-confirmations.service.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { lockAdministrators } from '../users/administrators.js';
import { lockAccount } from '../users/lock-account.js';
import { meView } from '../users/me.view.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { emailChangedMail, typedOfAccount } from './account-mails.js';
import { EraseAccount } from './erase-account.service.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly check: PasswordCheck,
    private readonly confirmations: EmailConfirmations,
    private readonly erasure: EraseAccount,
    private readonly personalData: PersonalData,
    private readonly mail: MailOutbox,
  ) {}

  /** @throws VALIDATION_FAILED (new email, wrong password), ACCOUNT_EXISTS, CHANGED_MEANWHILE */
  async update(request: FastifyRequest, userId: number, form: ProfileRequest): Promise<MeView> {
    const { currentPassword, was, ...given } = form;
    const before = await this.users.get(this.dataSource.manager, userId);
    const { email } = withKept(given, was, fieldsIn(ProfileRequest, before));
    const isMoved = email.toLowerCase() !== before.email.toLowerCase();
    if (isMoved) await this.confirm(request, before, currentPassword ?? '');
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const present = await this.users.get(tx, userId);
      refuseOverwriting(SeenProfile, meView(present), given, was);
      const profile = withKept(given, was, fieldsIn(ProfileRequest, present));
      await tx.update(User, { id: userId }, isMoved ? { ...profile, emailConfirmedAt: null } : profile);
      if (isMoved) {
        // Whoever reads the old address has those links.
        await tx.delete(PasswordToken, { userId });
        await this.mail.enqueue(tx, { ...emailChangedMail(before), ...typedOfAccount(before) });
        await this.confirmations.sendLink(tx, await this.users.get(tx, userId));
      }
      return meView(await this.users.get(tx, userId));
    });
  }

  listSessions(request: FastifyRequest, userId: number): Promise<SessionView[]> {
    return this.sessions.list(this.dataSource.manager, request, userId);
  }

  async export(request: FastifyRequest, userId: number): Promise<AccountExport> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => ({
      exportedAt: new Date().toISOString(),
      account: meView(await this.users.get(tx, userId)),
      sessions: await this.sessions.list(tx, request, userId),
      records: plainJson(await this.personalData.export(tx, userId)),
    }));
  }

  /** @throws WRONG_PASSWORD, TOO_MANY_SIGN_INS, LAST_ADMINISTRATOR */
  async erase(request: FastifyRequest, userId: number, { password }: EraseAccountRequest): Promise<void> {
    const user = await this.users.get(this.dataSource.manager, userId);
    if (!(await this.check.isRight(user, password, request))) throw new DomainError('WRONG_PASSWORD');
    await this.dataSource.transaction(async (tx) => {
      await lockAdministrators(tx, userId);
      await this.erasure.erase(tx, await this.users.get(tx, userId));
    });
    await this.sessions.end(request);
  }

  private async confirm(request: FastifyRequest, user: User, password: string): Promise<void> {
    const message = !password
      ? 'Please enter your password'
      : (await this.check.isRight(user, password, request))
        ? null
        : ERRORS.WRONG_PASSWORD.message;
    if (message) throw new DomainError('VALIDATION_FAILED', [{ path: 'currentPassword', message }]);
  }
}

const plainJson = (records: object) => JSON.parse(JSON.stringify(records)) as AccountExport['records'];
