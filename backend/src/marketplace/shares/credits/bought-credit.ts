import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { newToken, tokenHash } from '../../../accounts/auth/passwords/reset-token.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { CreditGift } from '../../tables/credit-gift.entity.js';
import { CreditPurchase } from '../../tables/credit-purchase.entity.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { type LoadedSubscription, loadSubscription } from '../accounts/load-subscriptions.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { tellFarm } from '../accounts/tell-farm.js';
import { CardMoney } from '../cards/card-money.js';
import { toCard } from '../cards/card-money.rules.js';
import { type Bought, boughtOf, returnable } from './bought.rules.js';
import {
  creditBackMail,
  creditBoughtMail,
  creditEndedMail,
  creditReturnedMail,
  creditSoldMail,
  giftMail,
  giftSentMail,
  type WentBack,
} from './credit-mails.js';
import { giftsNotIn, purchasesOfMember, withBought } from './credits.sql.js';

/** What was bought of an account's credit, and what of it can go back; cents. */
export interface Returnable {
  id: number;
  paymentId: number;
  paid: number;
  bonus: number;
  receivedAt: Date;
  of: Bought;
  refund: number;
  buyerId: number | null;
  /** Who has the membership now bought it. */
  isTheirs: boolean;
}

/**
 * @param toAll what others paid for an account goes back as well: nobody can spend it anymore
 * @returns what was bought for a membership, the newest first; else only its buyer gets any of it back
 */
export async function returnablesOf(
  tx: EntityManager,
  member: LoadedSubscription,
  toAll = false,
): Promise<Returnable[]> {
  const bought = boughtOf(member.entries);
  const rows = await fetchRows(tx, purchasesOfMember, [member.id]);
  return rows.flatMap(({ userId: buyerId, onCard, ...row }) => {
    const of = bought.find(({ id }) => id === row.id);
    if (!of) return [];
    const isTheirs = buyerId !== null && buyerId === member.userId;
    const refund = isTheirs || toAll ? returnable(of, member.account.credit, onCard) : 0;
    return { ...row, of, buyerId, isTheirs, refund };
  });
}

/** What payments for farm credit do to a member's account. The membership is locked. */
@Injectable()
export class BoughtCredit {
  constructor(
    private readonly cards: CardMoney,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
  ) {}

  /** Once; of a farm that staff suspended meanwhile, all goes back. */
  async receive(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
    const purchase = await tx.findOneByOrFail(CreditPurchase, { paymentId: payment.id });
    const { id: purchaseId, vendorId, userId, subscriptionId, paid, bonus } = purchase;
    const { suspendedAt } = await tx.findOneByOrFail(Vendor, { id: vendorId });
    if (suspendedAt !== null) return this.cards.refuse(tx, payment);
    await tx.update(CreditPurchase, purchaseId, { receivedAt: now });
    if (subscriptionId === null) return this.sendGift(tx, payment, purchase, now);
    const entry = { vendorId, subscriptionId, purchaseId, userId };
    await tx.insert(MemberEntry, { ...entry, kind: 'bought', cents: paid });
    if (bonus > 0) await tx.insert(MemberEntry, { ...entry, kind: 'bonus', cents: bonus });
    const member = await loadSubscription(tx, subscriptionId, now);
    await this.mails.enqueue(tx, creditBoughtMail(member, purchase));
    await tellFarm(tx, this.mails, vendorId, (to) => creditSoldMail(to, member, purchase));
  }

  private async sendGift(
    tx: EntityManager,
    payment: Payment,
    purchase: CreditPurchase,
    now: Date,
  ): Promise<void> {
    const { id: purchaseId, vendorId, userId } = purchase;
    const { email, fromName, message } = await tx.findOneByOrFail(CreditGift, { purchaseId });
    const member = await loadSubscription(tx, payment.subscriptionId ?? 0, now);
    const token = newToken();
    await tx.update(CreditGift, purchaseId, { tokenHash: tokenHash(token) });
    const gift = { email: email ?? '', from: fromName ?? '', message };
    await this.mails.enqueue(tx, giftMail(member, gift, purchase, token, `account ${userId}`));
    await this.mails.enqueue(tx, giftSentMail(member, gift, purchase));
    await tellFarm(tx, this.mails, vendorId, (to) => creditSoldMail(to, member, purchase));
  }

  /** It wasn't taken: what was paid goes back to the card. Its giver's membership is locked. */
  async withdraw(tx: EntityManager, purchaseId: number, reason: string, now: Date): Promise<void> {
    const purchase = await tx.findOneByOrFail(CreditPurchase, { id: purchaseId });
    const taken = { takenAt: null, takenById: null };
    await tx.update(CreditGift, purchaseId, { ...taken, withdrawnAt: now });
    const { subscriptionId } = await tx.findOneByOrFail(Payment, { id: purchase.paymentId });
    await this.cards.giveBack(tx, purchase.paymentId, purchase.paid, reason);
    const member = await loadSubscription(tx, subscriptionId ?? 0, now);
    const went = { refund: purchase.paid, lost: purchase.bonus, reason };
    await this.tell(tx, member, went, member.userId === purchase.userId);
  }

  /** What a person can get back, or all that a farm sold. Locks the memberships, in ascending order. */
  async giveBackAll(
    tx: EntityManager,
    of: { userId: number } | { vendorId: number },
    reason: string,
    now: Date,
  ): Promise<void> {
    const [userId, vendorId] = 'userId' in of ? [of.userId, null] : [null, of.vendorId];
    const ids = (await fetchRows(tx, withBought, [userId, vendorId])).map(({ id }) => id);
    const gifts = await fetchRows(tx, giftsNotIn, [userId, vendorId]);
    await fetchRows(tx, lockMemberships, [[...ids, ...gifts.map(({ memberId }) => memberId)]]);
    for (const { id } of gifts) {
      // Behind the lock: it may have been taken, or taken back, meanwhile.
      const lock = { mode: 'pessimistic_write' as const };
      const where = {
        purchaseId: id,
        withdrawnAt: IsNull(),
        ...(vendorId === null && { takenAt: IsNull() }),
      };
      const isLeft = await tx.findOne(CreditGift, { where, lock });
      const isOut = await tx.findOne(CreditPurchase, { where: { id, subscriptionId: IsNull() }, lock });
      if (isLeft && isOut) await this.withdraw(tx, id, reason, now);
    }
    for (const id of ids) {
      for (;;) {
        // Each counts on what is left of the account by then.
        const member = await loadSubscription(tx, id, now);
        if (userId !== null && member.userId !== userId) break;
        const next = (await returnablesOf(tx, member, vendorId !== null)).find(({ refund }) => refund > 0);
        if (!next) break;
        await this.giveBack(tx, member, next, { userId, reason, now });
      }
    }
  }

  async export(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
    const bought = await tx.findBy(CreditPurchase, { userId, receivedAt: Not(IsNull()) });
    const gifts = new Map(
      (await tx.findBy(CreditGift, { purchaseId: In(bought.map(({ id }) => id)) })).map((gift) => [
        gift.purchaseId,
        gift,
      ]),
    );
    return bought.map(({ id, subscriptionId, paid, bonus, receivedAt }) => {
      const { email, fromName, message, takenAt } = gifts.get(id) ?? {};
      const gift = gifts.has(id) ? { email, from: fromName, message, takenAt } : null;
      const money = { paid: amountOf(paid), bonus: amountOf(bonus), boughtAt: receivedAt };
      return { farmCredit: { subscriptionId, ...money, gift } };
    });
  }

  /** What they gave has no names anymore. What they took and never had in an account is its giver's again. */
  async erase(tx: EntityManager, userId: number): Promise<void> {
    const nobody = { email: null, fromName: null, message: null };
    const given = await tx.findBy(CreditPurchase, { userId });
    const ids = given.map(({ id }) => id);
    await tx.update(CreditGift, { purchaseId: In(ids) }, nobody);
    await tx.update(MemberEntry, { purchaseId: In(ids), kind: 'gift' }, { note: null });
    for (const { purchaseId } of await tx.findBy(CreditGift, { takenById: userId })) {
      const isIn = await tx.existsBy(CreditPurchase, { id: purchaseId, subscriptionId: Not(IsNull()) });
      await tx.update(CreditGift, purchaseId, isIn ? nobody : { takenAt: null, takenById: null });
    }
  }

  /** What is left of it goes back to the card, and its bonus is lost. */
  async giveBack(
    tx: EntityManager,
    member: LoadedSubscription,
    { id: purchaseId, paymentId, of, refund, buyerId, isTheirs }: Returnable,
    { userId, reason, now }: { userId: number | null; reason: string; now: Date },
  ): Promise<void> {
    await this.cards.giveBack(tx, paymentId, refund, reason);
    const entry = { vendorId: member.vendorId, subscriptionId: member.id, purchaseId, userId };
    const given = toCard(refund, member.timeZone, now);
    await tx.insert(MemberEntry, { ...entry, kind: 'returned', cents: refund, given });
    if (of.bonusLeft > 0) await tx.insert(MemberEntry, { ...entry, kind: 'lost', cents: of.bonusLeft });
    const went = { refund, lost: of.bonusLeft, reason };
    await this.tell(tx, member, went, isTheirs);
    if (isTheirs) return;
    await this.mails.enqueue(tx, creditEndedMail(member, went));
    const buyer = buyerId === null ? null : await this.users.contact(tx, buyerId);
    if (buyer) await this.mails.enqueue(tx, creditBackMail(buyer, member, went));
  }

  /** @param isTheirs the membership is still the buyer's */
  private async tell(
    tx: EntityManager,
    member: LoadedSubscription,
    went: WentBack,
    isTheirs: boolean,
  ): Promise<void> {
    if (isTheirs)
      await this.mails.enqueue(tx, creditReturnedMail(member.email ?? '', member, went, 'member'));
    await tellFarm(tx, this.mails, member.vendorId, (to) => creditReturnedMail(to, member, went, 'farm'));
  }
}
