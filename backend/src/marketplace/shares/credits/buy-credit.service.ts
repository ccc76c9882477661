import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  BuyCreditRequest,
  CreditOffer,
  CreditShopView,
  ReturnCreditRequest,
} from '../../../contract/marketplace/shares/bought-credit.js';
import type { GiftFor } from '../../../contract/marketplace/shares/credit-gifts.js';
import type { SharePaymentPage } from '../../../contract/marketplace/shares/subscriptions.js';
import { amountOf, wholeCents } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { CreditGift } from '../../tables/credit-gift.entity.js';
import { CreditPurchase } from '../../tables/credit-purchase.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { loadSubscription } from '../accounts/load-subscriptions.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { CardPages } from '../cards/card-pages.service.js';
import { BoughtCredit, type Returnable, returnablesOf } from './bought-credit.js';
import { GIFT_MAIL } from './credit-mails.js';
import { giftsOfMember } from './credits.sql.js';

const BY_ITS_BUYER = 'Farm credit that wasn’t spent was returned.';

/** What a farm sells now; cents. Nothing unless staff have turned it on. */
export const offersOf = ({
  sellsCredit,
  suspendedAt,
  creditOffers,
}: Pick<Vendor, 'sellsCredit' | 'suspendedAt' | 'creditOffers'>): Vendor['creditOffers'] =>
  sellsCredit && suspendedAt === null ? creditOffers : [];

export const offerView = ({ pay, get }: { pay: number; get: number }): CreditOffer => ({
  ...{ pay: amountOf(pay), get: amountOf(get) },
});

/** Farm credit that a member buys by card for their own account. */
@Injectable()
export class BuyCredit {
  constructor(
    private readonly db: DataSource,
    private readonly pages: CardPages,
    private readonly bought: BoughtCredit,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws SUBSCRIPTION_NOT_FOUND */
  async look(user: SignedInUser, id: number, now = new Date()): Promise<CreditShopView> {
    const tx = this.db.manager;
    const { vendorId, state } = await own(tx, user, id);
    const vendor = await tx.findOneByOrFail(Vendor, { id: vendorId });
    const member = await loadSubscription(tx, id, now);
    const waiting = await openPage(tx, id);
    const canBuy = state === 'active' && this.pages.gateway !== null;
    return {
      offers: canBuy ? offersOf(vendor).map(offerView) : [],
      waiting: waiting && offerView({ pay: waiting.paid, get: waiting.paid + waiting.bonus }),
      bought: (await returnablesOf(tx, member)).filter(({ isTheirs }) => isTheirs).map(boughtView),
      gifts: (await fetchRows(tx, giftsOfMember, [id, user.id])).map((gift) => ({
        ...{ id: gift.id, ...offerView({ pay: gift.paid, get: gift.paid + gift.bonus }) },
        ...{ email: gift.email ?? '', state: stateOf(gift) },
      })),
    };
  }

  /**
   * @returns where to pay
   * @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET, CREDIT_NOT_SOLD,
   * CREDIT_OFFER_CHANGED, SHARE_CARD_TOO_SMALL, PAYMENTS_UNAVAILABLE
   */
  async buy(user: SignedInUser, id: number, shown: BuyCreditRequest): Promise<SharePaymentPage> {
    await own(this.db.manager, user, id);
    const page = await this.db.transaction((tx) => this.page(tx, user, id, shown));
    const url = await this.pages.begin(
      id,
      page,
      ({ vendorName }) => `Farm credit with ${vendorName}`,
      '?for=credit',
    );
    return { url };
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, PAYMENT_NOT_WAITING, PAYMENT_DECLINED */
  async payAsTest(user: SignedInUser, id: number, outcome: 'paid' | 'declined'): Promise<CreditShopView> {
    await own(this.db.manager, user, id);
    await this.pages.payAsTest(id, outcome, 'credit');
    return this.look(user, id);
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, CREDIT_PURCHASE_NOT_FOUND, REFUND_CHANGED, NO_CREDIT_LEFT */
  async giveBack(
    user: SignedInUser,
    id: number,
    purchaseId: number,
    { refund }: ReturnCreditRequest,
    now = new Date(),
  ): Promise<CreditShopView> {
    await this.db.transaction(async (tx) => {
      await fetchRows(tx, lockMemberships, [[id]]);
      // Behind the lock: it may have been handed over.
      await own(tx, user, id);
      if (await this.takeBack(tx, user, { id, purchaseId, cents: wholeCents(refund) }, now)) return;
      const member = await loadSubscription(tx, id, now);
      const found = (await returnablesOf(tx, member)).find((one) => one.id === purchaseId);
      if (!found) throw new DomainError('CREDIT_PURCHASE_NOT_FOUND');
      if (found.refund === 0) throw new DomainError('NO_CREDIT_LEFT');
      if (wholeCents(refund) !== found.refund) throw new DomainError('REFUND_CHANGED');
      await this.bought.giveBack(tx, member, found, { userId: user.id, reason: BY_ITS_BUYER, now });
    });
    return this.look(user, id);
  }

  /** A gift, locked, unless it was taken meanwhile. @returns whether it is one @throws GIFT_INVALID */
  private async takeBack(
    tx: EntityManager,
    user: SignedInUser,
    { id, purchaseId, cents }: { id: number; purchaseId: number; cents: number },
    now: Date,
  ): Promise<boolean> {
    const gift = (await fetchRows(tx, giftsOfMember, [id, user.id])).find((one) => one.id === purchaseId);
    if (!gift) return false;
    const lock = { mode: 'pessimistic_write' as const };
    const { takenAt, withdrawnAt } = await tx.findOneOrFail(CreditGift, { where: { purchaseId }, lock });
    if (takenAt !== null || withdrawnAt !== null) throw new DomainError('GIFT_INVALID');
    if (cents !== gift.paid) throw new DomainError('REFUND_CHANGED');
    await this.bought.withdraw(tx, purchaseId, 'The gift was taken back before anyone took it.', now);
    return true;
  }

  /** The same page again where the same is being bought already. */
  private async page(
    tx: EntityManager,
    user: SignedInUser,
    id: number,
    { gift, ...shown }: BuyCreditRequest,
  ): Promise<Payment> {
    await fetchRows(tx, lockMemberships, [[id]]);
    const { vendorId, state } = await own(tx, user, id);
    if (state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
    if (state === 'joining') throw new DomainError('SHARE_NOT_PAID_YET');
    const { gateway } = this.pages;
    const offers = offersOf(await tx.findOneByOrFail(Vendor, { id: vendorId }));
    if (gateway === null || offers.length === 0) throw new DomainError('CREDIT_NOT_SOLD');
    const [pay, get] = [wholeCents(shown.pay), wholeCents(shown.get)];
    if (!offers.some((offer) => offer.pay === pay && offer.get === get))
      throw new DomainError('CREDIT_OFFER_CHANGED');
    if (pay < gateway.least) throw new DomainError('SHARE_CARD_TOO_SMALL');
    const sold = { paid: pay, bonus: get - pay, userId: user.id, subscriptionId: gift ? null : id };
    if (gift) await this.refuseTooMany(tx, user, gift);
    else {
      const open = await openPage(tx, id);
      if (open && isSame(open, sold)) return tx.findOneByOrFail(Payment, { id: open.paymentId });
    }
    const page = await tx.save(Payment, {
      ...{ subscriptionId: id, gateway: gateway.name, amount: pay },
      ...{ status: 'started' as const, kind: 'credit' as const },
    });
    const { id: purchaseId } = await tx.save(CreditPurchase, { ...sold, vendorId, paymentId: page.id });
    if (gift) {
      const { email, from: fromName, message } = gift;
      await tx.insert(CreditGift, { purchaseId, email, fromName, message });
    }
    return page;
  }

  /** @throws GIFT_NOT_SENT */
  private async refuseTooMany(tx: EntityManager, { id }: SignedInUser, { email }: GiftFor): Promise<void> {
    const mail = { kind: GIFT_MAIL, to: email, typed: { by: `account ${id}` } };
    if (await this.mails.hasEnough(tx, mail)) throw new DomainError('GIFT_NOT_SENT');
  }
}

type Sold = Pick<CreditPurchase, 'paid' | 'bonus' | 'userId' | 'subscriptionId'>;

const isSame = (one: Sold, other: Sold): boolean =>
  one.subscriptionId === other.subscriptionId &&
  one.userId === other.userId &&
  one.paid === other.paid &&
  one.bonus === other.bonus;

const stateOf = ({ takenAt, withdrawnAt }: Pick<CreditGift, 'takenAt' | 'withdrawnAt'>) =>
  takenAt !== null ? 'taken' : withdrawnAt !== null ? 'withdrawn' : 'waiting';

/** @throws SUBSCRIPTION_NOT_FOUND */
async function own(tx: EntityManager, user: SignedInUser, id: number): Promise<Subscription> {
  const found = await tx.findOneBy(Subscription, { id, userId: user.id });
  if (!found) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  return found;
}

/** What is being bought for a membership, the newest. */
async function openPage(tx: EntityManager, subscriptionId: number): Promise<CreditPurchase | null> {
  const page = await tx.findOne(Payment, {
    where: { subscriptionId, kind: 'credit', status: 'started' },
    order: { id: 'DESC' },
  });
  return page && tx.findOneBy(CreditPurchase, { paymentId: page.id });
}

const boughtView = ({
  id,
  paid,
  bonus,
  of,
  refund,
  receivedAt,
}: Returnable): CreditShopView['bought'][number] => ({
  ...{ id, ...offerView({ pay: paid, get: paid + bonus }), left: amountOf(of.paidLeft + of.bonusLeft) },
  ...{ refund: amountOf(refund), lost: amountOf(refund > 0 ? of.bonusLeft : 0) },
  boughtAt: receivedAt.toISOString(),
});
