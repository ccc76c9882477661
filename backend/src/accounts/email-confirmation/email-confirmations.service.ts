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

const LINKS_PER_HOUR = 3;

@Injectable()
export class EmailConfirmations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mail: MailOutbox,
  ) {}

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

  /** The account must be locked. @returns false where the address has had enough such mails today */
  async sendLink(tx: EntityManager, user: User): Promise<boolean> {
    const mailId = await this.mail.enqueue(tx, confirmEmailMail(user, await this.makeToken(tx, user)));
    return mailId !== null;
  }

  /** @throws CONFIRMATION_LINKS_SENT after three within an hour, or five within a day */
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

  /** Using a link twice changes nothing. @throws LINK_NOT_VALID */
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
