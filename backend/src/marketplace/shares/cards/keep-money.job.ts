import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { basisPointsOf, shareOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach } from '../../../platform/jobs/run-steps.js';
import { useAdvances } from '../../ledger/advances.js';
import { bookSales } from '../../ledger/ledger.js';
import { newOrderNumber } from '../../orders/order-number.js';
import { Payouts } from '../../payments/payouts/payouts.service.js';
import { BoxDraw } from '../../tables/box-draw.entity.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { type LoadedSubscription, loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { spentCredit } from '../credits/credits.sql.js';
import { drawsFor } from './card-money.js';
import { keptBefore, withMoneyLeft } from './cards.sql.js';

const QUEUE = 'shares.keep-money';
const HOUR_UTC = 10;

/**
 * What is left of card payments once a membership is over is its farm's: what it keeps of it, and credit that
 * it owes its member. It is a canceled order of which something is kept, so it is booked and paid out as one.
 */
@Injectable()
export class KeepMoney implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly payouts: Payouts,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 60, isSingle: true };
    this.jobs.handle(QUEUE, options, () => this.run(new Date()));
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** Member by member; idempotent. @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    const members = await fetchRows(this.db, withMoneyLeft, []);
    await runEach(members, ({ id }) => this.db.transaction((tx) => this.keep(tx, id, now)));
  }

  private async keep(tx: EntityManager, id: number, now: Date): Promise<void> {
    await fetchRows(tx, lockMemberships, [[id]]);
    const [member] = await loadSubscriptions(tx, [id], now);
    if (!member) return;
    const spent = await fetchRows(tx, spentCredit, [[id]]);
    const draws = await drawsFor(tx, member, Number.MAX_SAFE_INTEGER, spent);
    const cents = draws.reduce((sum, draw) => sum + draw.cents, 0);
    if (cents === 0) return;
    const order = await tx.save(Order, orderOf(member, cents, now));
    const commission = await commissionOf(tx, member, cents);
    const vendorOrderId = await writeVendorOrder(tx, member, order, commission, now);
    await tx.insert(
      BoxDraw,
      draws.map((draw) => ({ orderId: order.id, ...draw })),
    );
    await tx.insert(Payment, { orderId: order.id, gateway: 'cash', status: 'paid', amount: cents });
    await bookSales(tx, order.id);
    await useAdvances(tx, vendorOrderId);
    await this.payouts.request(tx, member.vendorId);
  }
}

/** Of what the farm keeps, each cent once; credit is sold when it pays for a box. */
async function commissionOf(
  tx: EntityManager,
  { id: subscriptionId, commissionRate }: LoadedSubscription,
  cents: number,
): Promise<number> {
  const kept =
    (await tx.sum(MemberEntry, 'cents', { subscriptionId, kind: 'kept', undoneAt: IsNull() })) ?? 0;
  const [before] = await fetchRows(tx, keptBefore, [subscriptionId]);
  const commissioned = Math.min(kept, cents + (before?.cents ?? 0));
  const whole = shareOf(commissioned, basisPointsOf(commissionRate) ?? 0);
  return Math.max(0, whole - (before?.commission ?? 0));
}

const orderOf = ({ id, firstName, lastName }: LoadedSubscription, cents: number, now: Date) => ({
  ...{ userId: null, email: '', phone: '', firstName, lastName },
  ...{ shippingAddress: '', shippingCity: '', shippingState: '', shippingZipCode: '' },
  ...{
    orderNumber: newOrderNumber(),
    requestHash: 'share',
    idempotencyKey: `kept of share ${id}, ${now.getTime()}`,
  },
  ...({
    status: 'cancelled',
    paymentMethod: 'cash',
    paymentStatus: 'paid',
    shippingMethod: 'pickup',
  } as const),
  ...{ subtotal: cents, tax: 0, total: cents, discount: 0, shipping: 0, toldAt: now },
});

/** @returns its id */
async function writeVendorOrder(
  tx: EntityManager,
  member: LoadedSubscription,
  { id: orderId, total }: Order,
  commission: number,
  now: Date,
): Promise<number> {
  const { vendorId, planId, planName, sizeName, commissionRate, timeZone } = member;
  const money = { subtotal: total, tax: 0, total, discount: 0, shipping: 0 };
  const { id: vendorOrderId } = await tx.save(VendorOrder, {
    ...{ orderId, vendorId, status: 'cancelled' as const, method: 'pickup' as const, ...money, kept: total },
    ...{ commissionRate, commission },
    received: {
      ...{ by: 'share' as const, cents: total, day: dayIn(timeZone, now), note: null },
      markedAt: now.toISOString(),
    },
  });
  const { productId } = await tx.findOneByOrFail(SharePlan, { id: planId });
  await tx.insert(OrderItem, {
    ...{
      orderId,
      vendorOrderId,
      vendorId,
      productId: productId ?? 0,
      productName: `${planName}, ${sizeName}: kept`,
    },
    ...{ unit: 'each', quantity: 1, madeToOrder: true, unitPrice: total, totalPrice: total, tax: 0 },
  });
  return vendorOrderId;
}
