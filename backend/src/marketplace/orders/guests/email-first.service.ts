import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { EMAIL_FIRST_MINUTES } from '../../../contract/marketplace/guest-orders.js';
import { mailPaths } from '../../../contract/shared/mail-paths.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { runSteps } from '../../../platform/jobs/run-steps.js';
import type { TypedMail } from '../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { Buyer } from '../../carts/buyer.js';
import { lockKeys } from '../../tables/locks.sql.js';
import { PlacingConfirmation } from '../../tables/placing-confirmation.entity.js';
import { emailFirstMail, toOwnAddress, toTypedAddress } from '../mails/email-first-mail.js';
import { forgetConfirmations, forgetLapses, hasFreshLink, useConfirmation } from './unpaid-holds.sql.js';

export interface Placer {
  email: string;
  /** An account, or the guest's cookie, stands for the device. */
  buyer: Buyer;
  address: string;
}

export const deviceOf = ({ userId, guestKey }: Buyer): string => guestKey ?? String(userId);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const emailHashOf = (email: string) => hashOf(email.toLowerCase());

async function isAsked(tx: EntityManager, emailHash: string, device: string): Promise<boolean> {
  const [known] = await fetchRows(tx, hasFreshLink, [emailHash, device]);
  return known?.isFresh ?? false;
}

/** Who would hold too much unpaid opens an emailed link first; each link allows one order. */
@Injectable()
export class EmailFirst {
  constructor(
    private readonly db: DataSource,
    private readonly mail: MailOutbox,
    private readonly users: UsersService,
  ) {}

  /** Once what it had locked is free: @throws CONFIRM_EMAIL_FIRST, TOO_MANY_EMAILS */
  async asking<Placed>(placer: Placer, place: () => Promise<Placed>): Promise<Placed> {
    try {
      return await place();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'CONFIRM_EMAIL_FIRST') await this.ask(placer);
      throw error;
    }
  }

  /** Uses a confirmation up. @returns whether there was one */
  async use(tx: EntityManager, { email, buyer }: Placer): Promise<boolean> {
    const used = await fetchRows(tx, useConfirmation, [emailHashOf(email), deviceOf(buyer)]);
    return used.length > 0;
  }

  /** @returns whether by the browser or account that orders @throws LINK_NOT_VALID, also once used */
  async confirm(token: string, reader: Buyer | null): Promise<{ isHere: boolean }> {
    const own = { tokenHash: hashOf(token), expiresAt: MoreThan(new Date()) };
    const links = this.db.getRepository(PlacingConfirmation);
    const link = await links.findOneBy(own);
    if (!link) throw new DomainError('LINK_NOT_VALID');
    await links.update({ id: link.id, confirmedAt: IsNull() }, { confirmedAt: new Date() });
    return { isHere: reader !== null && deviceOf(reader) === link.device };
  }

  forget(): Promise<void> {
    return runSteps([
      () => changeRows(this.db, forgetConfirmations, []),
      () => changeRows(this.db, forgetLapses, []),
    ]);
  }

  /** @throws TOO_MANY_EMAILS */
  private async ask(placer: Placer): Promise<void> {
    const { email, buyer } = placer;
    const [emailHash, device] = [emailHashOf(email), deviceOf(buyer)];
    if (await isAsked(this.db.manager, emailHash, device)) return;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + EMAIL_FIRST_MINUTES * 60_000);
    await this.db.transaction(async (tx) => {
      await fetchRows(tx, lockKeys, [[`link ${emailHash} ${device}`], null]);
      if (await isAsked(tx, emailHash, device)) return;
      await tx.insert(PlacingConfirmation, { tokenHash: hashOf(token), emailHash, device, expiresAt });
      const typed = await this.typedBy(tx, placer);
      const mail = emailFirstMail(email, mailPaths.confirmCheckout(token), typed);
      if ((await this.mail.enqueue(tx, mail)) === null) throw new DomainError('TOO_MANY_EMAILS');
    });
  }

  private async typedBy(
    tx: EntityManager,
    { email, buyer: { userId }, address }: Placer,
  ): Promise<TypedMail> {
    const account = userId === null ? null : await this.users.contact(tx, userId);
    const isOwn = account?.email.toLowerCase() === email.toLowerCase();
    return userId !== null && isOwn && (await this.users.hasConfirmedEmail(tx, userId))
      ? toOwnAddress(userId)
      : toTypedAddress(this.mail.network(address));
  }
}
