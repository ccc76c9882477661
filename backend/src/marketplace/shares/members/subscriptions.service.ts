import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  CancelPreview,
  CancelSubscriptionRequest,
  JoinShareRequest,
  SharePaymentPage,
  StartSharePayment,
  SubscriptionList,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { readSubscription, viewOf } from '../accounts/read-subscription.js';
import { subscriptionCard } from '../accounts/subscription.view.js';
import { subscriptionsOfUser } from '../accounts/subscriptions.sql.js';
import { CardPages } from '../cards/card-pages.service.js';
import { Handovers } from '../handing-over/handovers.service.js';
import { JoinShare } from '../joining/join-share.js';

/** A person's own shares. Whatever is somebody else's answers as what is not there. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly db: DataSource,
    private readonly joining: JoinShare,
    private readonly canceling: CancelSubscriptions,
    private readonly handovers: Handovers,
    private readonly cards: CardPages,
  ) {}

  /** @throws as `JoinShare.join` */
  async join(user: SignedInUser, request: JoinShareRequest, key: string | null): Promise<SubscriptionView> {
    const now = new Date();
    return viewOf(this.db.manager, await this.joining.join(user, request, key, now), now);
  }

  /** @returns where to pay @throws SUBSCRIPTION_NOT_FOUND, PAYMENTS_UNAVAILABLE, PAYMENT_RUNNING */
  async startPayment(
    user: SignedInUser,
    id: number,
    { for: what }: StartSharePayment,
  ): Promise<SharePaymentPage> {
    await this.own(user, id);
    return { url: await this.cards.start(id, what) };
  }

  /** The member is back from the provider's page. @throws SUBSCRIPTION_NOT_FOUND, PAYMENTS_UNAVAILABLE */
  async checkPayment(user: SignedInUser, id: number): Promise<SubscriptionView> {
    await this.own(user, id);
    await this.cards.settle(id);
    return this.read(id);
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, PAYMENT_NOT_WAITING, PAYMENT_DECLINED */
  async payAsTest(user: SignedInUser, id: number, outcome: 'paid' | 'declined'): Promise<SubscriptionView> {
    await this.own(user, id);
    await this.cards.payAsTest(id, outcome);
    return this.read(id);
  }

  async list({ id }: SignedInUser): Promise<SubscriptionList> {
    const ids = (await fetchRows(this.db, subscriptionsOfUser, [id])).map((row) => row.id);
    const now = new Date();
    const loaded = await loadSubscriptions(this.db.manager, ids, now);
    return loaded.map((one) => subscriptionCard(one, now));
  }

  /** @throws SUBSCRIPTION_NOT_FOUND */
  async get(user: SignedInUser, id: number): Promise<SubscriptionView> {
    await this.own(user, id);
    return this.read(id);
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
  async previewCancel(user: SignedInUser, id: number): Promise<CancelPreview> {
    await this.own(user, id);
    return this.canceling.preview(id);
  }

  /**
   * @param shown dollars
   * @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, REFUND_CHANGED
   */
  async cancel(user: SignedInUser, id: number, shown: CancelSubscriptionRequest): Promise<SubscriptionView> {
    await this.canceling.cancel({ id, userId: user.id }, shown, { userId: user.id, role: 'member' });
    return this.read(id);
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, HANDOVER_NOT_SENT */
  async handOver(user: SignedInUser, id: number, email: string): Promise<SubscriptionView> {
    await this.handovers.offer({ id, userId: user.id }, email);
    return this.read(id);
  }

  /** @throws SUBSCRIPTION_NOT_FOUND */
  async withdrawHandOver(user: SignedInUser, id: number): Promise<SubscriptionView> {
    await this.handovers.withdraw({ id, userId: user.id });
    return this.read(id);
  }

  private async own(user: SignedInUser, id: number): Promise<void> {
    if (!(await this.db.manager.existsBy(Subscription, { id, userId: user.id })))
      throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  }

  private read(id: number): Promise<SubscriptionView> {
    return readSubscription(this.db.manager, id);
  }
}
