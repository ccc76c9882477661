import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { mayUndoPayment } from '../accounts/subscription.view.js';
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
   * @throws SHARE_PAYMENT_NOT_FOUND, SHARE_PAYMENT_NOT_OPEN, NO_CREDIT_LEFT
   */
  async use(of: OfPayment, paymentId: number, userId: number, now = new Date()): Promise<number> {
    const id = await this.find(of, paymentId);
    await this.db.transaction(async (tx) => {
      const used = await useCredit(tx, id, (payment) => payment.id === paymentId, { userId, now });
      if (used > 0) return;
      const isOpen = await tx.existsBy(SharePayment, { id: paymentId, state: 'open' });
      throw new DomainError(isOpen ? 'NO_CREDIT_LEFT' : 'SHARE_PAYMENT_NOT_OPEN');
    });
    return id;
  }

  /** @returns the membership @throws SHARE_PAYMENT_NOT_FOUND, RECEIVED_IS_FINAL */
  async giveBack(of: OfPayment, paymentId: number, now = new Date()): Promise<number> {
    const id = await this.find(of, paymentId);
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const { endedAt } = await tx.findOneOrFail(Subscription, { where: { id }, lock });
      const payment = await tx.findOneByOrFail(SharePayment, { id: paymentId });
      if (payment.received?.by !== 'credit') return;
      if (!mayUndoPayment(payment.received, endedAt, now)) throw new DomainError('RECEIVED_IS_FINAL');
      await giveBackCredit(tx, payment, now);
    });
    return id;
  }

  private async find(of: OfPayment, id: number): Promise<number> {
    const payment = await this.db.manager.findOneBy(SharePayment, { id });
    const where = 'vendorId' in of ? { vendorId: of.vendorId } : { userId: of.userId };
    const isTheirs =
      payment !== null &&
      (!('subscriptionId' in of) || of.subscriptionId === payment.subscriptionId) &&
      (await this.db.manager.existsBy(Subscription, { id: payment.subscriptionId, ...where }));
    if (!isTheirs) throw new DomainError('SHARE_PAYMENT_NOT_FOUND');
    return payment.subscriptionId;
  }
}
