import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { tokenHash } from '../../../accounts/auth/passwords/reset-token.js';
import type {
  GiftView,
  TakenGiftView,
  WaitingGifts,
} from '../../../contract/marketplace/shares/credit-gifts.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { CreditGift } from '../../tables/credit-gift.entity.js';
import { CreditPurchase } from '../../tables/credit-purchase.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { giftTakenMail } from './credit-mails.js';
import { giftsNotUsed, membershipFor } from './credits.sql.js';
import { lockTaker, putGift } from './put-gifts.js';

interface Found {
  gift: CreditGift;
  purchase: CreditPurchase;
}

/** Farm credit that somebody was given, by the link in the email. */
@Injectable()
export class TakeGift {
  constructor(
    private readonly db: DataSource,
    private readonly mails: MailOutbox,
  ) {}

  async waiting(userId: number): Promise<WaitingGifts> {
    const gifts = await fetchRows(this.db, giftsNotUsed, [userId]);
    return gifts.map(({ id, fromName, message, cents, vendorId, vendorName: name }) => ({
      ...{ id, from: fromName ?? '', message, vendor: { id: vendorId, name }, amount: amountOf(cents) },
    }));
  }

  /** @throws GIFT_INVALID */
  async look(token: string): Promise<GiftView> {
    const tx = this.db.manager;
    const { gift, purchase } = await find(tx, token);
    const { id, businessName: name } = await tx.findOneByOrFail(Vendor, { id: purchase.vendorId });
    return {
      ...{ from: gift.fromName ?? '', message: gift.message, vendor: { id, name } },
      ...{ amount: amountOf(purchase.paid + purchase.bonus), isTaken: gift.takenAt !== null },
    };
  }

  /** Once; whoever took it may ask again where it is. @throws GIFT_INVALID */
  async accept(user: SignedInUser, token: string, now = new Date()): Promise<TakenGiftView> {
    return this.db.transaction(async (tx) => {
      const { vendorId } = (await find(tx, token)).purchase;
      const before = await fetchRows(tx, membershipFor, [user.id, vendorId]);
      await fetchRows(tx, lockMemberships, [before.map(({ id }) => id)]);
      await lockTaker(tx, user.id, vendorId);
      const [membership] = await fetchRows(tx, membershipFor, [user.id, vendorId]);
      // Behind the lock: of two who use the link at once, or while it is taken back, one finds it gone.
      const { gift, purchase } = await find(tx, token, true);
      if (gift.takenAt !== null && gift.takenById !== user.id) throw new DomainError('GIFT_INVALID');
      if (gift.takenAt === null) await this.take(tx, { gift, purchase }, user, now);
      if (purchase.subscriptionId === null && membership) {
        await putGift(tx, purchase, { id: membership.id, userId: user.id });
      }
      return { membershipId: purchase.subscriptionId ?? membership?.id ?? null };
    });
  }

  private async take(tx: EntityManager, { gift, purchase }: Found, user: SignedInUser, now: Date) {
    const { purchaseId } = gift;
    await tx.update(CreditGift, purchaseId, { takenById: user.id, takenAt: now });
    const { subscriptionId } = await tx.findOneByOrFail(Payment, { id: purchase.paymentId });
    const giver = await tx.findOneByOrFail(Subscription, { id: subscriptionId ?? 0 });
    if (giver.userId === purchase.userId) await this.mails.enqueue(tx, giftTakenMail(giver, gift, purchase));
  }
}

/** @throws GIFT_INVALID for none, one that was taken back, and one of a farm that staff suspended */
async function find(tx: EntityManager, token: string, isLocked = false): Promise<Found> {
  const lock = isLocked ? { lock: { mode: 'pessimistic_write' as const } } : {};
  const gift = await tx.findOne(CreditGift, { where: { tokenHash: tokenHash(token) }, ...lock });
  if (!gift || gift.withdrawnAt !== null) throw new DomainError('GIFT_INVALID');
  const purchase = await tx.findOneByOrFail(CreditPurchase, { id: gift.purchaseId });
  const { suspendedAt } = await tx.findOneByOrFail(Vendor, { id: purchase.vendorId });
  const { status } = await tx.findOneByOrFail(Payment, { id: purchase.paymentId });
  if (suspendedAt !== null || status !== 'paid') throw new DomainError('GIFT_INVALID');
  return { gift, purchase };
}
