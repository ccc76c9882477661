import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, MoreThan } from 'typeorm';
import type { LoginRequest, MeView, RegisteredView, RegisterRequest } from '../../contract/accounts/auth.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { visitorAddress } from '../../platform/http/security/visitor-address.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { EventCounts } from '../../platform/observability/metrics/event-counts.js';
import { StaffDays } from '../../platform/settings/staff-days.js';
import { EmailConfirmations } from '../email-confirmation/email-confirmations.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { lockAccount } from '../users/lock-account.js';
import { isLikeStaff } from '../users/look-alike-names.js';
import { meView } from '../users/me.view.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { welcomeMail, wrongPasswordsMail } from './auth-mails.js';
import { NewPasswords } from './passwords/new-passwords.js';
import { hashPassword, isPassword } from './passwords/password-hashes.js';
import { KnownDevices } from './sign-in/known-devices.service.js';
import { SignInWaits } from './sign-in/sign-in-throttle.js';
import { WARN_AFTER } from './sign-in/sign-in-throttle.rules.js';

/** Whoever knows the password has not failed. */
const FAILURES = new Set(['INVALID_CREDENTIALS', 'SECOND_FACTOR_WRONG', 'TOO_MANY_SIGN_INS']);

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly waits: SignInWaits,
    private readonly devices: KnownDevices,
    private readonly secondFactors: SecondFactors,
    private readonly newPasswords: NewPasswords,
    private readonly confirmations: EmailConfirmations,
    private readonly mail: MailOutbox,
    private readonly counts: EventCounts,
    private readonly staffDays: StaffDays,
  ) {}

  /** @throws VALIDATION_FAILED, ACCOUNT_EXISTS (also for a staff look-alike), LINKS_SENT_TODAY */
  async register(request: FastifyRequest, body: RegisterRequest): Promise<RegisteredView> {
    const passwordWarning = await this.newPasswords.ofNewAccount(body.password, body);
    if (await isLikeStaff(this.dataSource.manager, body.username)) throw new DomainError('ACCOUNT_EXISTS');
    const password = await hashPassword(body.password);
    const user = await this.dataSource.transaction(async (tx) => {
      const made = await tx.save(tx.create(User, { ...body, password }));
      const token = await this.confirmations.makeToken(tx, made);
      const mailId = await this.mail.enqueue(
        tx,
        welcomeMail(made, token, this.mail.network(visitorAddress(request))),
      );
      if (mailId === null) throw new DomainError('LINKS_SENT_TODAY');
      return made;
    });
    await this.sessions.start(request, user);
    return { ...(await this.me(user.id)), passwordWarning };
  }

  /** @throws INVALID_CREDENTIALS, TOO_MANY_SIGN_INS, ACCOUNT_LOCKED, SECOND_FACTOR_REQUIRED or _WRONG */
  async login(request: FastifyRequest, body: LoginRequest): Promise<MeView> {
    return this.check(request, body).catch((error: unknown) => {
      if (error instanceof DomainError && FAILURES.has(error.code)) this.counts.signInFailed();
      throw error;
    });
  }

  private async check(
    request: FastifyRequest,
    { usernameOrEmail, password, code }: LoginRequest,
  ): Promise<MeView> {
    const device = await this.devices.find(request, usernameOrEmail);
    const attempt = { name: usernameOrEmail, address: visitorAddress(request), device };
    const failures = await this.waits.begin(attempt);
    const user = await this.users.findByLoginName(usernameOrEmail);
    const isRight = await isPassword(user?.password ?? null, password);
    if (user && !isRight && failures >= WARN_AFTER) await this.warn(user);
    if (!user || !isRight) throw new DomainError('INVALID_CREDENTIALS');
    const refusal = user.lockedAt ? 'ACCOUNT_LOCKED' : await this.refusalOfCode(user, code ?? '');
    if (refusal === 'SECOND_FACTOR_WRONG') throw new DomainError(refusal);
    if (refusal) {
      // Forgetting earlier failures here would let codes be guessed without end.
      await this.waits.takeBack(attempt);
      throw new DomainError(refusal);
    }
    await this.waits.succeeded([usernameOrEmail, user.username, user.email], attempt);
    await this.sessions.start(request, user);
    return meView(user);
  }

  async logout(request: FastifyRequest): Promise<void> {
    await this.sessions.end(request);
  }

  async me(userId: number): Promise<MeView> {
    const me = meView(await this.users.get(this.dataSource.manager, userId));
    return me.staffRole ? { ...me, staffTimeZone: await this.staffDays.zone(new Date()) } : me;
  }

  private async warn({ id }: User): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, id);
      const user = await this.users.get(tx, id);
      const draft = wrongPasswordsMail(user);
      const createdAt = MoreThan(new Date(Date.now() - DAY_MS));
      if (await tx.existsBy(Mail, { kind: draft.kind, recipient: user.email, createdAt })) return;
      await this.mail.enqueue(tx, draft);
    });
  }

  private async refusalOfCode(user: User, code: string) {
    if (!(await this.secondFactors.isOn(user.id))) return null;
    if (code === '') return 'SECOND_FACTOR_REQUIRED';
    return (await this.secondFactors.accept(user, code)) ? null : 'SECOND_FACTOR_WRONG';
  }
}
