import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { isHeldUntil, PAYMENT_METHODS } from '../../contract/marketplace/checkout.js';
import type { DeliveryView } from '../../contract/marketplace/orders.js';
import { DAY_MS, HOUR_MS } from '../../contract/shared/calendar/durations.js';
import { dollars } from '../../contract/shared/money.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { EventCounts } from '../../platform/observability/metrics/event-counts.js';
import { bookSales } from '../ledger/ledger.js';
import { lockOrder, lockPaidOrder } from '../tables/lock-order.js';
import { Order } from '../tables/order.entity.js';
import { isFirst, orderOf, Payment, type TakeMoney } from '../tables/payment.entity.js';
import { Gateways } from './gateways/gateways.js';
import type { PaymentGateway, ProviderState } from './gateways/payment-gateway.js';
import { Collecting, kindOfRest, requestForgetting } from './later/collecting.service.js';
import { restOf } from './later/rest-of.js';
import { endOfPage, newestOf, newestPayment } from './order-payments.js';
import type { LaterPrice, PayableOrders, PaymentEnd } from './payable-orders.js';
import { RELEASE_HOLD, RELEASE_PAYMENT } from './payment-queues.js';
import { noteProviderId } from './payments.sql.js';
import { Refunds } from './refunds/refunds.service.js';

const TOO_LATE: PaymentEnd = { by: 'system', why: 'The payment did not come in time.' };
const NOT_ADDED: PaymentEnd = { by: 'system', why: 'The order could not be added to anymore.' };

/** Providers are asked outside of transactions; what they say is written down in one. */
@Injectable()
export class Payments {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
    private readonly refunds: Refunds,
    private readonly collecting: Collecting,
    private readonly counts: EventCounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Call it in `onModuleInit`: payments know what an order is, but not how it goes on. */
  follow(orders: PayableOrders): void {
    this.collecting.follow(orders);
  }

  offered(isPickup: boolean): Pick<DeliveryView, 'paymentMethods' | 'savedAfterDays' | 'isTestPayments'> {
    const offered = PAYMENT_METHODS.filter((method) =>
      method === 'cash' ? isPickup : this.gateways.of(method) !== null,
    );
    const saved = offered.flatMap((method) => {
      const gateway = method === 'cash' ? null : this.gateways.of(method);
      return gateway?.chargeSaved ? [[method, gateway.holdDays] as const] : [];
    });
    return {
      paymentMethods: offered,
      savedAfterDays: Object.fromEntries(saved),
      isTestPayments: this.gateways.areTests,
    };
  }

  /** @throws VALIDATION_FAILED for a method that is not offered, or not for so little */
  async open(tx: EntityManager, order: Order, later: LaterPrice | null = null): Promise<Payment> {
    const gateway = order.paymentMethod === 'cash' ? null : this.gateways.of(order.paymentMethod);
    if (order.paymentMethod !== 'cash' && !gateway)
      throw notPayable('This payment method is no longer available. Please choose another.');
    const amount = later?.deposit ?? order.total;
    if (gateway && amount < gateway.least) throw tooSmall(gateway.least, order);
    const take = gateway && later ? takeOf(gateway, later, new Date()) : 'at-once';
    const kind = later?.deposit == null ? 'order' : 'deposit';
    return tx.getRepository(Payment).save({
      ...{ orderId: order.id, gateway: gateway?.name ?? 'cash', status: 'started', kind },
      ...{ amount, take, authorized: take === 'at-once' ? null : order.total },
    });
  }

  /** The order is locked. @throws VALIDATION_FAILED where what is held may be free by then */
  async refuseAfterHold(tx: EntityManager, orderId: number, until: Date): Promise<void> {
    const { gateway, status, authorizedUntil } = await newestPayment(tx, orderId);
    if (gateway === 'cash' || status !== 'authorized' || authorizedUntil === null) return;
    if (until <= authorizedUntil || this.gateways.byName(gateway).chargeSaved) return;
    const message = 'Your payment can’t be held that long. Please choose an earlier day.';
    throw new DomainError('VALIDATION_FAILED', [{ path: 'windowId', message }]);
  }

  /** Idempotent. @returns null for nothing to pay @throws PAYMENTS_UNAVAILABLE, PAYMENT_RUNNING */
  async start(orderId: number): Promise<string | null> {
    const order = await this.db.getRepository(Order).findOneBy({ id: orderId });
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    return this.begin(
      order,
      order.paymentStatus === 'owed' ? await this.owed(orderId) : await this.newest(orderId),
    );
  }

  /** @throws PAYMENTS_UNAVAILABLE */
  async begin(order: Order, payment: Payment): Promise<string | null> {
    const orderId = order.id;
    const heldUntil = order.paymentStatus === 'owed' ? endOfPage(payment) : order.heldUntil;
    const isWanted = ['held', 'owed'].includes(order.paymentStatus) && payment.status === 'started';
    if (payment.gateway === 'cash' || !isWanted || !heldUntil) return null;
    const gateway = this.gateway(payment.gateway);
    const returnUrl = `${this.config.server.publicUrl}${paths.order(order.addsToId ?? order.id)}`;
    const { orderNumber, email } = order;
    const { amount: total, take, kind } = payment;
    const key = isFirst(kind) ? orderNumber : `${orderNumber}-${payment.id}`;
    const begun = await this.ask(() =>
      gateway.start({
        ...{ orderNumber, title: `Order ${orderNumber}`, key, total, take, email, heldUntil, returnUrl },
        testUrl: paths.orderPayment(orderId),
      }),
    );
    const [noted] = await fetchRows(this.db, noteProviderId, [orderId, payment.id, begun.providerId]);
    if (noted?.isHeld) return begun.url;
    await this.ask(() => gateway.close(begun.providerId));
    return null;
  }

  /** May be called as often as anybody likes. @param isLast time is up @throws PAYMENTS_UNAVAILABLE */
  async settle(orderId: number, isLast = false, end = TOO_LATE): Promise<void> {
    const found = await this.find(orderId);
    if (!found) return;
    const { order, payment } = found;
    if (order.paymentStatus === 'owed') return this.settleOwed(payment);
    const isHeld = order.paymentStatus === 'held';
    if (payment.gateway === 'cash' || !(isHeld || isGivenUp(order) || isClosedPage(payment))) return;
    const isOver = isLast || (order.heldUntil !== null && order.heldUntil.getTime() <= Date.now());
    const gateway = this.gateway(payment.gateway);
    const { providerId } = payment;
    // A payment without an id has no page that its buyer could have been on.
    let state: ProviderState = 'started';
    if (providerId !== null) state = await this.ask(() => truth(gateway, providerId, isHeld));
    if (providerId !== null && isHeld && isOver && state === 'started') {
      await this.ask(() => gateway.close(providerId));
      // What was paid in between is only known now.
      state = await this.ask(() => truth(gateway, providerId, isHeld));
    }
    if (state === 'paid' || state === 'authorized') return this.finish(orderId, payment.id, state);
    if (!isHeld || !(isOver || state === 'failed')) return;
    const isDone = await this.giveUp(orderId, payment, end);
    if (isDone) this.counts.order('abandoned');
    // The buyer began to pay in between.
    if (!isDone) await this.settle(orderId, isLast, end);
  }

  /** The job that takes what was agreed to. A page on which the buyer pays comes first. */
  async collect(orderId: number): Promise<void> {
    const { order, payment } = await this.load(orderId);
    if (order.paymentStatus === 'owed') await this.settleOwed(payment);
    await this.collecting.collect(orderId);
  }

  /** @throws PAYMENT_NOT_WAITING where the order waits for no test payment, PAYMENT_DECLINED */
  async payAsTest(orderId: number, outcome: 'paid' | 'declined'): Promise<void> {
    const { order, payment } = await this.load(orderId);
    const isWaiting = payment.gateway === 'test' && payment.status === 'started';
    const isWanted = order.paymentStatus === 'held' || order.paymentStatus === 'owed';
    if (!isWaiting || !isWanted || !this.gateways.areTests) throw new DomainError('PAYMENT_NOT_WAITING');
    if (outcome === 'declined') throw new DomainError('PAYMENT_DECLINED');
    const isNow = payment.take === 'at-once' || payment.take === 'now-and-save';
    await this.finish(orderId, payment.id, isNow ? 'paid' : 'authorized');
  }

  async settleForgotten(): Promise<void> {
    const held = await this.db.getRepository(Order).find({
      select: { id: true },
      where: { paymentStatus: 'held', heldUntil: LessThan(new Date(Date.now() - HOUR_MS)) },
      order: { id: 'ASC' },
    });
    await this.db.transaction(async (tx) => {
      for (const { id } of held) await this.jobs.enqueue(tx, RELEASE_HOLD, { orderId: id }, `order ${id}`);
      await this.collecting.requestForgotten(tx);
    });
  }

  private async settleOwed(payment: Payment): Promise<void> {
    const { id, gateway: name, providerId, status } = payment;
    const orderId = orderOf(payment);
    if (name === 'cash' || status !== 'started') return;
    const gateway = this.gateway(name);
    const state = providerId === null ? 'started' : await this.ask(() => truth(gateway, providerId, true));
    if (state === 'paid') return this.finish(orderId, id, state);
    if (state === 'failed' || endOfPage(payment).getTime() <= Date.now()) await this.endPage(payment);
  }

  private async endPage(page: Payment): Promise<void> {
    const { id, gateway: name, providerId } = page;
    const orderId = orderOf(page);
    if (providerId !== null) {
      const gateway = this.gateway(name as PaymentGateway['name']);
      await this.ask(() => gateway.close(providerId));
      if ((await this.ask(() => truth(gateway, providerId, true))) === 'paid')
        return this.finish(orderId, id, 'paid');
    }
    await this.db.getRepository(Payment).update({ id, status: 'started' }, { status: 'failed' });
  }

  /** A new one where the last failed, or was of another amount. @throws PAYMENT_RUNNING */
  private async owed(orderId: number): Promise<Payment> {
    const { newest, opened } = await this.db.transaction(async (tx) => {
      const { paymentStatus } = await lockOrder(tx, orderId);
      const newest = await newestPayment(tx, orderId);
      if (newest.status === 'collecting') throw new DomainError('PAYMENT_RUNNING');
      const { gateway, status } = newest;
      const amount = await restOf(tx, orderId);
      const isOpen = status === 'started' && newest.amount === amount;
      if (gateway === 'cash' || paymentStatus !== 'owed' || isOpen) return { newest, opened: newest };
      if (status === 'started') return { newest, opened: null };
      if (amount > 0 && amount >= this.gateway(gateway).least) {
        const kind = await kindOfRest(tx, orderId);
        const row = { orderId, gateway, amount, status: 'started', kind } as const;
        return { newest, opened: await tx.save(Payment, row) };
      }
      await this.collecting.request(tx, orderId);
      return { newest, opened: newest };
    });
    if (opened) return opened;
    await this.endPage(newest);
    return this.owed(orderId);
  }

  /** Once; money for an order that was given up goes back, once. */
  private async finish(orderId: number, paymentId: number, state: 'paid' | 'authorized'): Promise<void> {
    const isPaid = await this.db.transaction(async (tx) => {
      const order = await lockPaidOrder(tx, orderId);
      if (!order) return false;
      const payment = await tx.getRepository(Payment).findOneByOrFail({ id: paymentId });
      if (order.paymentStatus === 'held' && order.addsToId !== null) {
        if (await this.orders.added(tx, order, payment)) return false;
        await this.orders.givenUp(tx, orderId, NOT_ADDED);
        order.paymentStatus = 'abandoned';
      }
      if (order.paymentStatus === 'held') {
        const paymentStatus = payment.kind === 'deposit' ? 'authorized' : state;
        await tx.getRepository(Order).update(orderId, { paymentStatus, heldUntil: null, networkKey: null });
        const authorizedUntil = state === 'authorized' ? this.heldUntil(payment) : null;
        await tx.getRepository(Payment).update(paymentId, { status: state, authorizedUntil });
        if (paymentStatus === 'paid') await bookSales(tx, orderId);
        await this.orders.paid(tx, orderId);
        return true;
      }
      if (order.paymentStatus === 'owed' && payment.status === 'started') {
        const more = await this.collecting.paid(tx, payment, payment.providerId);
        if (more) await this.collecting.request(tx, orderId);
        return false;
      }
      if (isGivenUp(order) && state === 'authorized') {
        if (payment.status === 'released') return false;
        await tx.getRepository(Payment).update(paymentId, { status: 'released' });
        await this.jobs.enqueue(tx, RELEASE_PAYMENT, { paymentId });
        await requestForgetting(tx, this.jobs, payment);
        return false;
      }
      if ((isGivenUp(order) || isClosedPage(payment)) && payment.refunded === 0) {
        // What was being added stays given up: no vendor has heard of it.
        if (isGivenUp(order) && order.addsToId === null)
          await tx.update(Order, orderId, { paymentStatus: 'refunded' });
        const reason = 'The payment came after the order was given up.';
        const { tax, shipping } = payment.kind === 'order' ? order : { tax: 0, shipping: 0 };
        const parts = { goods: payment.amount - tax - shipping, tax, shipping };
        await this.refunds.giveBack(tx, payment, parts, null, reason);
        await requestForgetting(tx, this.jobs, payment);
      }
      return false;
    });
    if (isPaid) this.counts.order('paid');
  }

  /** @param asked as it was when the provider was asked @returns false where another began since */
  private giveUp(orderId: number, asked: Payment, end: PaymentEnd): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const order = await lockPaidOrder(tx, orderId);
      if (order?.paymentStatus !== 'held') return true;
      const { providerId } = await tx.getRepository(Payment).findOneByOrFail({ id: asked.id });
      if (providerId !== asked.providerId) return false;
      await tx.getRepository(Payment).update(asked.id, { status: 'failed' });
      await this.orders.givenUp(tx, orderId, end);
      return true;
    });
  }

  /** Until when the provider holds what was agreed to just now; null where only a card is saved. */
  private heldUntil({ gateway, take }: Payment): Date | null {
    if (gateway === 'cash' || take !== 'hold') return null;
    return new Date(Date.now() + this.gateways.byName(gateway).holdDays * DAY_MS);
  }

  private get orders(): PayableOrders {
    return this.collecting.orders;
  }

  private async load(orderId: number): Promise<{ order: Order; payment: Payment }> {
    const found = await this.find(orderId);
    if (!found) throw new DomainError('ORDER_NOT_FOUND');
    return found;
  }

  private async find(orderId: number): Promise<{ order: Order; payment: Payment } | null> {
    const order = await this.db.getRepository(Order).findOneBy({ id: orderId });
    const payment = order && (await this.db.getRepository(Payment).findOne(newestOf(orderId)));
    return payment ? { order, payment } : null;
  }

  private newest(orderId: number): Promise<Payment> {
    return newestPayment(this.db.manager, orderId);
  }

  private gateway(name: PaymentGateway['name']): PaymentGateway {
    try {
      return this.gateways.byName(name);
    } catch (error) {
      return this.unavailable(error);
    }
  }

  private ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    return question().catch((error: unknown) => this.unavailable(error));
  }

  private unavailable(error: unknown): never {
    this.logger.error(error instanceof Error ? error.stack : String(error));
    throw new DomainError('PAYMENTS_UNAVAILABLE', undefined, { cause: error });
  }
}

function takeOf(gateway: PaymentGateway, { until, deposit }: LaterPrice, now: Date): TakeMoney {
  if (deposit !== null) return 'now-and-save';
  if (isHeldUntil(until, gateway.holdDays, now)) return 'hold';
  if (gateway.chargeSaved) return 'save';
  throw notPayable(
    `This payment method can't hold your payment for more than ${gateway.holdDays} days. Please choose another, or an earlier day.`,
  );
}

/** Whoever pays for it now gets the money back. */
const isGivenUp = ({ paymentStatus }: Order) => paymentStatus === 'abandoned' || paymentStatus === 'void';

const isClosedPage = ({ kind, take, status }: Payment) =>
  !isFirst(kind) && take === 'at-once' && status === 'failed';

const tooSmall = (least: number, { addsToId }: Order) =>
  addsToId === null
    ? notPayable(`This payment method has a ${dollars(least)} minimum. Please choose another.`)
    : notPayable(`Card payments start at ${dollars(least)}. Please add a little more.`);

const notPayable = (message: string) =>
  new DomainError('VALIDATION_FAILED', [{ path: 'paymentMethod', message }]);

async function truth(gateway: PaymentGateway, providerId: string, isWanted: boolean): Promise<ProviderState> {
  const state = await gateway.find(providerId);
  return state === 'agreed' && isWanted ? gateway.collect(providerId) : state;
}
