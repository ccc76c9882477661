import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  JoinShareRequest,
  SubscriptionList,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { subscriptionCard, subscriptionView } from '../accounts/subscription.view.js';
import { subscriptionsOfUser } from '../accounts/subscriptions.sql.js';
import { JoinShare } from '../joining/join-share.js';

/** A person's own shares. Whatever is somebody else's answers as what is not there. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly db: DataSource,
    private readonly joining: JoinShare,
  ) {}

  /** @throws as `JoinShare.join` */
  async join(user: SignedInUser, request: JoinShareRequest, key: string | null): Promise<SubscriptionView> {
    return this.read(await this.joining.join(user, request, key));
  }

  async list({ id }: SignedInUser): Promise<SubscriptionList> {
    const ids = (await fetchRows(this.db, subscriptionsOfUser, [id])).map((row) => row.id);
    const now = new Date();
    const loaded = await loadSubscriptions(this.db.manager, ids, now);
    return loaded.map((one) => subscriptionCard(one, now));
  }

  /** @throws SUBSCRIPTION_NOT_FOUND */
  async get(user: SignedInUser, id: number): Promise<SubscriptionView> {
    if (!(await this.db.manager.existsBy(Subscription, { id, userId: user.id })))
      throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    return this.read(id);
  }

  private async read(id: number): Promise<SubscriptionView> {
    const now = new Date();
    const [loaded] = await loadSubscriptions(this.db.manager, [id], now);
    if (!loaded) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    return subscriptionView(loaded, now);
  }
}
