import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { HOLD_MINUTES } from '../../../contract/marketplace/checkout.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import type { StartSharePayment } from '../../../contract/marketplace/shares/subscriptions.js';
import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Gateways } from '../../payments/gateways/gateways.js';
import { orUnavailable } from '../../payments/gateways/or-unavailable.js';
import type { PaymentGateway } from '../../payments/gateways/payment-gateway.js';
import { MemberPayments, shareReference } from '../../payments/member-payments.js';
import { endOfPage } from '../../payments/order-payments.js';
import { Payment } from '../../tables/payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import { type LoadedSubscription, loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { BoughtCredit } from '../credits/bought-credit.js';
import { lockTaker } from '../credits/put-gifts.js';
import { TellJoined } from '../joining/tell-joined.js';
import { KeepAgain } from '../places/keep-again.js';
import { CardMoney } from './card-money.js';
import { isDueNow } from './card-money.rules.js';
import { CHARGE_CARD, RELEASE_JOINING } from './card-queues.js';

/** So long after a page was closed, what was paid on it is still asked for. */
const ASKED_FOR_MS = 48 * HOUR_MS;

/** Pages on which members pay by card, or save one. The provider is asked outside of transactions. */
@Injectable()
export class CardPages implements OnModuleInit {
  private readonly logger = new Logger('CardPages');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
    private readonly following: MemberPayments,
    private readonly money: CardMoney,
    private readonly telling: TellJoined,
    private readonly canceling: CancelSubscriptions,
    private readonly again: KeepAgain,
    private readonly bought: BoughtCredit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.following.follow((id) => this.settle(id));
  }

  /** Where cards are taken for orders, they are for shares: later payments need one that can be saved. */
  get gateway(): PaymentGateway | null {
    const gateway = this.gateways.of('credit_card');
    return gateway?.chargeSaved ? gateway : null;
  }

  /**
   * For a member who is joining: the first payment. A card is saved only where more are to come.
   * @throws VALIDATION_FAILED where cards aren't taken, or not for so little
   */
  async open(
    tx: EntityManager,
    subscriptionId: number,
    payments: readonly { cents: number }[],
  ): Promise<void> {
    const { gateway } = this;
    const [first] = payments;
    const wrong = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'payBy', message }]);
    if (!gateway || !first) throw wrong('This share takes no cards now. Please choose check or cash.');
    if (first.cents < gateway.least)
      throw wrong('This is too little for a card. Please choose check or cash.');
    const take = payments.length > 1 ? 'now-and-save' : 'at-once';
    await this.write(tx, subscriptionId, gateway, { amount: first.cents, take });
    const key = `share ${subscriptionId}`;
    await this.jobs.enqueue(tx, RELEASE_JOINING, { subscriptionId }, key, HOLD_MINUTES * 60);
  }

  /** @returns where to pay; null for nothing to pay @throws PAYMENTS_UNAVAILABLE, PAYMENT_RUNNING */
  async start(id: number, what: StartSharePayment['for']): Promise<string | null> {
    await this.settle(id);
    const page = await this.db.transaction((tx) => this.page(tx, id, what, new Date()));
    if (!page) return null;
    const query = page.take === 'save' ? '?for=card' : '';
    return this.begin(id, page, ({ planName, vendorName }) => `${planName} from ${vendorName}`, query);
  }

  /** @param query of the built-in gateway's page @returns where to pay @throws PAYMENTS_UNAVAILABLE */
  async begin(
    id: number,
    page: Payment,
    titleOf: (member: LoadedSubscription) => string,
    query: string,
  ): Promise<string | null> {
    const { id: paymentId, amount: total, take } = page;
    const [member] = await loadSubscriptions(this.db.manager, [id]);
    if (!member || page.gateway === 'cash') return null;
    const gateway = this.gateways.byName(page.gateway);
    const begun = await orUnavailable(
      gateway.start({
        ...{ orderNumber: shareReference(id), key: `${shareReference(id)}-${paymentId}`, total, take },
        title: titleOf(member),
        email: member.email ?? '',
        heldUntil: member.heldUntil ?? endOfPage(page),
        returnUrl: `${this.config.server.publicUrl}${sharePaths.membership(id)}?paid=1`,
        testUrl: `${sharePaths.membershipPayment(id)}${query}`,
      }),
    );
    const { providerId } = begun;
    const noted = await this.db.manager.update(Payment, { id: paymentId, status: 'started' }, { providerId });
    if (noted.affected) return begun.url;
    // Given up meanwhile. What is paid there all the same must find its membership.
    await this.db.manager.update(Payment, { id: paymentId }, { providerId });
    await orUnavailable(gateway.close(providerId));
    return null;
  }

  /** May be called as often as anybody likes. @param isLast time is up @throws PAYMENTS_UNAVAILABLE */
  async settle(id: number, isLast = false): Promise<void> {
    const now = new Date();
    const member = await this.db.manager.findOneBy(Subscription, { id });
    if (!member) return;
    const pages = await this.db.manager.findBy(Payment, [
      { subscriptionId: id, status: 'started' },
      { subscriptionId: id, status: 'failed', providerId: Not(IsNull()) },
    ]);
    for (const page of pages) await this.settlePage(member, page, isLast, now);
    const isOver = isLast || (member.heldUntil !== null && member.heldUntil <= now);
    if (member.state === 'joining' && isOver) await this.giveUp(id, now);
  }

  /** @throws PAYMENT_NOT_WAITING, PAYMENT_DECLINED */
  async payAsTest(id: number, outcome: 'paid' | 'declined', kind: Payment['kind'] = 'share'): Promise<void> {
    const page = await this.db.manager.findOne(Payment, {
      where: { subscriptionId: id, kind, gateway: 'test', status: 'started' },
      order: { id: 'DESC' },
    });
    if (!page || !this.gateways.areTests) throw new DomainError('PAYMENT_NOT_WAITING');
    if (outcome === 'declined') throw new DomainError('PAYMENT_DECLINED');
    await this.finish(id, page.id, new Date());
  }

  /** The membership is locked here. @returns the page to begin; null for nothing to pay */
  private async page(
    tx: EntityManager,
    id: number,
    what: StartSharePayment['for'],
    now: Date,
  ): Promise<Payment | null> {
    await fetchRows(tx, lockMemberships, [[id]]);
    const [member] = await loadSubscriptions(tx, [id], now);
    if (!member || member.payBy !== 'card') return null;
    const where = { subscriptionId: id, kind: 'share' as const, status: In(['started', 'collecting']) };
    const newest = await tx.findOne(Payment, { where, order: { id: 'DESC' } });
    const isJoining = member.state === 'joining';
    if (isJoining && member.heldUntil !== null && member.heldUntil <= now) return null;
    if (isJoining && newest) return newest;
    if (newest?.status === 'collecting') throw new DomainError('PAYMENT_RUNNING');
    const amount =
      what === 'due' || isJoining
        ? member.payments.filter(isDueNow(member.today)).reduce((sum, { cents }) => sum + cents, 0)
        : 0;
    const gateway = this.gateway;
    // A card that is saved for what is asked for hours would be forgotten that night: nothing charges it.
    const isOpen = member.payments.some(
      ({ state, forWork }) => state === 'open' && (what === 'due' || !forWork),
    );
    if (!gateway || !isOpen || (what === 'due' && amount === 0)) return null;
    if (what === 'due' && amount < gateway.least) throw new DomainError('SHARE_CARD_TOO_SMALL');
    const isMore = member.payments.some(
      ({ state, dueOn, forWork }) => state === 'open' && !forWork && dueOn > member.today,
    );
    const take = what === 'card' && !isJoining ? 'save' : isMore ? 'now-and-save' : 'at-once';
    if (newest && newest.amount === amount && newest.take === take) return newest;
    return this.write(tx, id, gateway, { amount, take });
  }

  private write(
    tx: EntityManager,
    subscriptionId: number,
    { name }: PaymentGateway,
    of: Pick<Payment, 'amount' | 'take'>,
  ): Promise<Payment> {
    return tx.save(Payment, { subscriptionId, gateway: name, status: 'started', kind: 'share', ...of });
  }

  private async settlePage(member: Subscription, page: Payment, isLast: boolean, now: Date): Promise<void> {
    const { id, gateway: name, providerId, status } = page;
    const isClosed = status !== 'started';
    if (name === 'cash' || (isClosed && now.getTime() - page.updatedAt.getTime() > ASKED_FOR_MS)) return;
    // A charge of a saved card has no page.
    if (isClosed && page.take === 'save' && page.amount > 0) return;
    const gateway = this.gateways.byName(name);
    const until = member.state === 'joining' ? (member.heldUntil ?? now) : endOfPage(page);
    const isOver = !isClosed && ((isLast && member.state === 'joining') || until <= now);
    let state = providerId === null ? ('started' as const) : await orUnavailable(gateway.find(providerId));
    if (providerId !== null && state === 'started' && isOver) {
      await orUnavailable(gateway.close(providerId));
      // What was paid in between is only known now.
      state = await orUnavailable(gateway.find(providerId));
    }
    if (state === 'paid' || state === 'authorized') return this.finish(member.id, id, now);
    if (!isClosed && (isOver || state === 'failed'))
      await this.db.manager.update(
        Payment,
        { id, status: 'started', providerId: providerId ?? IsNull() },
        { status: 'failed' },
      );
  }

  /** Once; who pays after the place was given up or handed over gets the money back. */
  private async finish(id: number, paymentId: number, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      await fetchRows(tx, lockMemberships, [[id]]);
      const member = await tx.findOneByOrFail(Subscription, { id });
      const payment = await tx.findOneByOrFail(Payment, { id: paymentId });
      if (payment.status !== 'started' && payment.status !== 'failed') return;
      const status = payment.amount > 0 ? 'paid' : 'authorized';
      await tx.update(Payment, paymentId, { status });
      const isOfAnother = member.takenOverAt !== null && payment.createdAt < member.takenOverAt;
      if (isOfAnother || (member.heldUntil !== null && member.state !== 'joining'))
        return this.money.refuse(tx, payment);
      if (payment.kind === 'credit') return this.bought.receive(tx, payment, now);
      const isJoining = member.state === 'joining';
      if (isJoining) await tx.update(Subscription, id, { state: 'active', heldUntil: null });
      if (payment.take !== 'at-once') {
        await this.money.forget(tx, member);
        await tx.update(Subscription, id, { cardId: paymentId });
      }
      if (payment.amount > 0) await this.money.receive(tx, payment, now);
      else await this.jobs.enqueue(tx, CHARGE_CARD, { subscriptionId: id });
      if (!isJoining) return;
      if (member.userId !== null) await lockTaker(tx, member.userId, member.vendorId);
      await this.telling.tell(tx, id, now);
    });
  }

  private async giveUp(id: number, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      await fetchRows(tx, lockMemberships, [[id]]);
      const member = await tx.findOneBy(Subscription, { id, state: 'joining' });
      if (!member) return;
      // A page that began meanwhile is asked for first.
      if (await tx.existsBy(Payment, { subscriptionId: id, status: 'started' }))
        throw new Error(`Membership ${id} has begun to pay; it is looked at again.`);
      const why = { reason: 'canceled', by: { userId: null, role: null } } as const;
      await this.again.after(tx, member, now, () => this.canceling.end(tx, id, why, now));
      this.logger.log(`The place of membership ${id} is free again: no payment came.`);
    });
  }
}
