import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { mayUndoPayment } from '../accounts/subscription.view.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { giveBackCredit, useCredit } from './use-credit.js';

/** Whose payment it is: a member's own, or one of a farm's members. */
export type OfPayment = { userId: number; subscriptionId: number } | { vendorId: number };

/** Farm credit that pays what members owe for their boxes. */
@Injectable()
export class ShareCredit {
  constructor(private readonly db: DataSource) {}

  /**
   * Uses as much as there is, and as the payment needs.
   * @returns the membership
   * @throws SHARE_PAYMENT_NOT_FOUND, SHARE_PAYMENT_NOT_OPEN, SHARE_NOT_PAID_YET, NO_CREDIT_LEFT
   */
  async use(of: OfPayment, paymentId: number, userId: number, now = new Date()): Promise<number> {
    return this.db.transaction(async (tx) => {
      const id = await lockOf(tx, of, paymentId);
      if (await tx.existsBy(Subscription, { id, state: 'joining' }))
        throw new DomainError('SHARE_NOT_PAID_YET');
      const used = await useCredit(tx, id, (payment) => payment.id === paymentId, { userId, now });
      if (used > 0) return id;
      const isOpen = await tx.existsBy(SharePayment, { id: paymentId, state: 'open' });
      throw new DomainError(isOpen ? 'NO_CREDIT_LEFT' : 'SHARE_PAYMENT_NOT_OPEN');
    });
  }

  /** @returns the membership @throws SHARE_PAYMENT_NOT_FOUND, RECEIVED_IS_FINAL */
  async giveBack(of: OfPayment, paymentId: number, now = new Date()): Promise<number> {
    return this.db.transaction(async (tx) => {
      const id = await lockOf(tx, of, paymentId);
      const [own] = await loadSubscriptions(tx, [id], now);
      const payment = own?.payments.find((one) => one.id === paymentId);
      if (!own || payment?.received?.by !== 'credit') return id;
      if (!mayUndoPayment(payment, own, now)) throw new DomainError('RECEIVED_IS_FINAL');
      await giveBackCredit(tx, payment, now);
      // Nor does the job use it again on its day.
      await tx.update(SharePayment, [paymentId, payment.partOf ?? paymentId], { withoutCredit: true });
      return id;
    });
  }
}

/** Locks the member's memberships at the farm. @returns the payment's @throws SHARE_PAYMENT_NOT_FOUND */
async function lockOf(tx: EntityManager, of: OfPayment, id: number): Promise<number> {
  const payment = await tx.findOneBy(SharePayment, { id });
  if (payment) await fetchRows(tx, lockMemberships, [[payment.subscriptionId]]);
  const where = 'vendorId' in of ? { vendorId: of.vendorId } : { userId: of.userId };
  // Behind the lock: it may have been handed over.
  const isTheirs =
    payment !== null &&
    (!('subscriptionId' in of) || of.subscriptionId === payment.subscriptionId) &&
    (await tx.existsBy(Subscription, { id: payment.subscriptionId, ...where }));
  if (!isTheirs) throw new DomainError('SHARE_PAYMENT_NOT_FOUND');
  return payment.subscriptionId;
}
