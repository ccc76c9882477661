import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forgetAccount } from '../../platform/audit/write-audit.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { SignInWaits } from '../auth/sign-in/sign-in-throttle.js';
import { BusinessOwners } from '../businesses/business-owners.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { isAnAdministrator, keepOneAdministrator } from '../users/administrators.js';
import { User } from '../users/user.entity.js';
import { accountErasedMail } from './account-mails.js';

@Injectable()
export class EraseAccount {
  constructor(
    private readonly personalData: PersonalData,
    private readonly businesses: BusinessOwners,
    private readonly waits: SignInWaits,
    private readonly mail: MailOutbox,
  ) {}

  /** Call behind `lockAdministrators`. @throws LAST_ADMINISTRATOR, or a domain's own (ORDERS_OPEN) */
  async erase(tx: EntityManager, user: User): Promise<void> {
    if (isAnAdministrator(user)) await keepOneAdministrator(tx, user.id);
    // First, so that what another owner keeps is not taken away.
    await this.businesses.letGo(tx, user.id);
    await this.personalData.erase(tx, user.id);
    await forgetAccount(tx, user.id, PERSONAL);
    await tx.delete(User, { id: user.id });
    await this.waits.forget(tx, [user.username, user.email]);
    await this.mail.enqueue(tx, accountErasedMail(user));
  }
}

const PERSONAL = [
  'ownerName',
  'ownerEmail',
  'authorName',
  'authorEmail',
  'username',
  'account',
  'email',
  'phone',
  'seenDomain',
  'seenEmail',
  'seenPhone',
  'seenName',
  'seenCode',
];
