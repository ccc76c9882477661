import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../contract/shared/calendar/durations.js';
import { EMAIL_CONFIRMATION_DAYS } from '../../contract/shared/limits.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { newToken, tokenHash } from '../auth/passwords/reset-token.js';
import { lockAccount } from '../users/lock-account.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { confirmEmailMail } from './email-confirmation-mails.js';
import { EmailConfirmation } from './email-confirmation.entity.js';

/** Links that one account gets within an hour, however often they are asked for. */
const LINKS_PER_HOUR = 3;

/** Shows whose email address an account has: claims and cash orders rely on it. */
@Injectable()
export class EmailConfirmations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mail: MailOutbox,
  ) {}

  /** @returns the token of a new link to the account's address, as it stands in the link */
  async makeToken(tx: EntityManager, { id: userId, email }: Pick<User, 'id' | 'email'>): Promise<string> {
    const token = newToken();
    await tx.insert(EmailConfirmation, {
      tokenHash: tokenHash(token),
      userId,
      email,
      expiresAt: new Date(Date.now() + EMAIL_CONFIRMATION_DAYS * DAY_MS),
    });
    return token;
  }

  /**
   * Sends the link to an account's address. To be called where the account is locked.
   * @returns false where the address has had enough such emails today
   */
  async sendLink(tx: EntityManager, user: User): Promise<boolean> {
    const mailId = await this.mail.enqueue(tx, confirmEmailMail(user, await this.makeToken(tx, user)));
    return mailId !== null;
  }

  /**
   * Sends the signed-in person another link. Does nothing where the address is confirmed already.
   * @throws CONFIRMATION_LINKS_SENT after three within an hour, or five within a day
   */
  async sendAnother(userId: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const user = await this.users.get(tx, userId);
      if (user.emailConfirmedAt) return;
      const createdAt = MoreThan(new Date(Date.now() - HOUR_MS));
      const sent = await tx.countBy(EmailConfirmation, { userId, email: user.email, createdAt });
      if (sent >= LINKS_PER_HOUR) throw new DomainError('CONFIRMATION_LINKS_SENT');
      if (!(await this.sendLink(tx, user))) throw new DomainError('CONFIRMATION_LINKS_SENT');
    });
  }

  /**
   * Confirms an address by a link's token. A second use of the same link changes nothing.
   * @throws LINK_NOT_VALID
   */
  async confirm(token: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const found = await tx.findOneBy(EmailConfirmation, {
        tokenHash: tokenHash(token),
        expiresAt: MoreThan(new Date()),
      });
      if (!found) throw new DomainError('LINK_NOT_VALID');
      await lockAccount(tx, found.userId);
      const user = await this.users.get(tx, found.userId);
      if (user.email.toLowerCase() !== found.email.toLowerCase()) throw new DomainError('LINK_NOT_VALID');
      await this.users.noteConfirmedEmail(tx, user.id);
    });
  }
}
