import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ShareCalendarView } from '../../../contract/marketplace/shares/subscriptions.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { loadWithContents } from '../accounts/read-subscription.js';
import { shareCalendar } from './share-calendar.js';

/** Programs that follow a calendar don't log in: whoever has the link reads it. */
@Injectable()
export class ShareCalendars {
  private readonly publicUrl: string;

  constructor(
    private readonly db: DataSource,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.publicUrl = server.publicUrl;
  }

  /** The link, for its member. @throws SUBSCRIPTION_NOT_FOUND */
  async link({ id: userId }: SignedInUser, id: number): Promise<ShareCalendarView> {
    const subscription = await this.db.manager.findOneBy(Subscription, { id, userId });
    if (!subscription) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    return { path: `/api/subscriptions/${id}/calendar.ics?key=${await this.keyOf(subscription)}` };
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, also for a wrong key and once the account is erased */
  async file(id: number, key: string): Promise<string> {
    const subscription = await this.db.manager.findOneBy(Subscription, { id });
    if (!subscription || !isSameSignature(key, await this.keyOf(subscription)))
      throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    const { loaded, contents } = await loadWithContents(this.db.manager, id, new Date());
    return shareCalendar(loaded, contents, this.publicUrl);
  }

  private async keyOf({ id, userId }: Subscription): Promise<string> {
    return signatureOf(`share ${id} of ${userId}`, await appSecret(this.db, 'share-calendars'));
  }
}
