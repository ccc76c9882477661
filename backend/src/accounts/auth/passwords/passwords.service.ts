import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import type {
  ChangePasswordRequest,
  PasswordNeeds,
  PasswordSetView,
  ResetPasswordRequest,
} from '../../../contract/accounts/auth.js';
import { RESET_LINK_MINUTES } from '../../../contract/shared/limits.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { typedOfAccount } from '../../account/account-mails.js';
import { SecondFactors } from '../../second-factor/second-factors.service.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { meView } from '../../users/me.view.js';
import { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { passwordChangedMail, resetMail } from '../auth-mails.js';
import { KnownDevices } from '../sign-in/known-devices.service.js';
import { SignInWaits } from '../sign-in/sign-in-throttle.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordCheck } from './password-check.js';
import { hashPassword } from './password-hashes.js';
import { PasswordToken } from './password-token.entity.js';
import { countResets, insertToken, useToken } from './password-tokens.sql.js';
import { newToken, tokenHash } from './reset-token.js';

/** Reset mails that one account gets within an hour, however often they are asked for. */
const MAILS_PER_HOUR = 3;

@Injectable()
export class PasswordsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Passwords');
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly check: PasswordCheck,
    private readonly devices: KnownDevices,
    private readonly secondFactors: SecondFactors,
    private readonly newPasswords: NewPasswords,
    private readonly waits: SignInWaits,
    private readonly mail: MailOutbox,
  ) {}

  /** The link is sent after the answer, so its time does not tell whether there is an account. */
  async forgot(email: string): Promise<void> {
    const user = await this.users.findByLoginName(email);
    if (!user) return;
    const link = this.sendLink(user.id)
      .catch((error: unknown) => this.logger.error(`A reset link could not be sent: ${String(error)}`))
      .finally(() => this.underWay.delete(link));
    this.underWay.add(link);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /**
   * Tells who has a link what a password of its account needs; it isn't used up.
   * @throws LINK_NOT_VALID
   */
  async needsOf(token: string): Promise<PasswordNeeds> {
    const on = this.dataSource.manager;
    const found = await on.findOneBy(PasswordToken, {
      ...{ tokenHash: tokenHash(token), expiresAt: MoreThan(new Date()) },
    });
    if (!found) throw new DomainError('LINK_NOT_VALID');
    return { leastLength: await this.newPasswords.leastOf(await this.users.get(on, found.userId)) };
  }

  /** Ends every session and confirms the email. @throws LINK_NOT_VALID, VALIDATION_FAILED */
  async reset(
    request: FastifyRequest,
    { token, password }: ResetPasswordRequest,
  ): Promise<Omit<PasswordSetView, 'done'>> {
    const hash = tokenHash(token);
    const found = await this.dataSource.manager.findOneBy(PasswordToken, { tokenHash: hash });
    if (!found) throw new DomainError('LINK_NOT_VALID');
    const account = await this.users.get(this.dataSource.manager, found.userId);
    const passwordWarning = await this.newPasswords.of(password, account);
    const newHash = await hashPassword(password);
    const isInvitation = found.purpose === 'invitation';
    const user = await this.dataSource.transaction(async (tx) => {
      // Lock order: the account first, then its tokens.
      const owner = await lockUser(tx, found.userId);
      if (!owner || !(await useUp(tx, hash))) throw new DomainError('LINK_NOT_VALID');
      await this.replace(tx, owner, newHash);
      await this.users.noteConfirmedEmail(tx, owner.id);
      if (!isInvitation) await this.mail.enqueue(tx, passwordChangedMail(owner));
      await this.waits.forget(tx, [owner.username, owner.email]);
      return owner;
    });
    if (request.session.userId === found.userId) await this.sessions.end(request);
    if (!isInvitation || (await this.secondFactors.isOn(user.id))) return { me: null, passwordWarning };
    await this.sessions.start(request, { ...user, password: newHash });
    return { me: meView(user), passwordWarning };
  }

  /** Ends all other sessions. @throws WRONG_PASSWORD, TOO_MANY_SIGN_INS, VALIDATION_FAILED */
  async change(
    request: FastifyRequest,
    userId: number,
    form: ChangePasswordRequest,
  ): Promise<string | undefined> {
    const user = await this.users.get(this.dataSource.manager, userId);
    if (!(await this.check.isRight(user, form.currentPassword, request))) {
      throw new DomainError('WRONG_PASSWORD');
    }
    const passwordWarning = await this.newPasswords.of(form.password, user);
    const password = await hashPassword(form.password);
    await this.dataSource.transaction(async (tx) => {
      const current = await lockUser(tx, userId);
      // Somebody was faster, with the same old password.
      if (current?.password !== user.password) throw new DomainError('WRONG_PASSWORD');
      await this.replace(tx, current, password);
      await this.mail.enqueue(tx, { ...passwordChangedMail(current), ...typedOfAccount(current) });
    });
    await this.sessions.start(request, { ...user, password });
    return passwordWarning;
  }

  private async replace(tx: EntityManager, user: User, password: string): Promise<void> {
    await tx.update(User, { id: user.id }, { password });
    await this.sessions.endAll(tx, user.id);
    await this.devices.forgetAll(tx, user.id);
    await tx.delete(PasswordToken, { userId: user.id });
  }

  /** The account must be locked by the transaction. @throws USER_LOCKED */
  async sendResetLink(tx: EntityManager, user: User): Promise<void> {
    if (user.lockedAt) throw new DomainError('USER_LOCKED');
    const token = newToken();
    await changeRows(tx, insertToken, [tokenHash(token), user.id, 'reset', `${RESET_LINK_MINUTES} minutes`]);
    await this.mail.enqueue(tx, resetMail(user, token));
  }

  private async sendLink(userId: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || user.lockedAt || (await isEnough(tx, userId))) return;
      await this.sendResetLink(tx, user);
    });
  }
}

const lockUser = (tx: EntityManager, id: number) =>
  tx.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });

async function useUp(tx: EntityManager, hash: string): Promise<boolean> {
  return (await changeRows(tx, useToken, [hash])) === 1;
}

async function isEnough(tx: EntityManager, userId: number): Promise<boolean> {
  const [sent] = await fetchRows(tx, countResets, [userId]);
  return (sent?.count ?? 0) >= MAILS_PER_HOUR;
}
