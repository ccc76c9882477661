import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { newToken, tokenHash } from '../../../accounts/auth/passwords/reset-token.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import {
  type AcceptHandoverRequest,
  HANDOVER_DAYS,
  type HandoverView,
} from '../../../contract/marketplace/shares/share-handovers.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { maskedEmail } from '../../../platform/mail/masked-email.rules.js';
import { PromiseEvent } from '../../tables/promise-event.entity.js';
import { ShareHandover } from '../../tables/share-handover.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { lockSubscription, type Whose } from '../accounts/end-subscription.js';
import { type LoadedSubscription, loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lockComing, refuseOneMore } from '../accounts/most-memberships.js';
import { boxesToCome } from '../accounts/subscription.view.js';
import { addOnsOfMembers } from '../accounts/subscriptions.sql.js';
import { tellFarm } from '../accounts/tell-farm.js';
import { CardMoney } from '../cards/card-money.js';
import { lockTaker, putWaitingGifts } from '../credits/put-gifts.js';
import { dropPledge } from '../prices/drop-pledge.js';
import { hoursLeft } from '../works/work.rules.js';
import { handedOverMail, newHolderMail, offerMail, tookOverMail } from './handover-mails.js';

/** A membership goes to somebody else with boxes, payments and credit (0237). */
@Injectable()
export class Handovers {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly cards: CardMoney,
  ) {}

  /**
   * Emails the link. Who offers it is counted for emails to that address.
   * @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET, SHARE_IS_ADD_ON,
   * HANDOVER_NOT_SENT
   */
  async offer({ id, ...whose }: { id: number } & Whose, email: string, now = new Date()): Promise<void> {
    const by = 'userId' in whose ? `account ${whose.userId}` : `vendor ${whose.vendorId}`;
    await this.db.transaction(async (tx) => {
      const loaded = await lockSubscription(tx, id, now, whose);
      if (loaded.state === 'joining') throw new DomainError('SHARE_NOT_PAID_YET');
      if (loaded.addOnToId !== null) throw new DomainError('SHARE_IS_ADD_ON');
      await tx.delete(ShareHandover, { subscriptionId: id });
      const token = newToken();
      const expiresAt = new Date(now.getTime() + HANDOVER_DAYS * DAY_MS);
      await tx.insert(ShareHandover, { subscriptionId: id, email, tokenHash: tokenHash(token), expiresAt });
      if ((await this.mails.enqueue(tx, offerMail(email, loaded, token, by))) === null)
        throw new DomainError('HANDOVER_NOT_SENT');
    });
  }

  /** @throws SUBSCRIPTION_NOT_FOUND */
  async withdraw(where: { id: number } & Whose): Promise<void> {
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      if (!(await tx.findOne(Subscription, { where, lock }))) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
      await tx.delete(ShareHandover, { subscriptionId: where.id });
    });
  }

  /** @throws HANDOVER_INVALID */
  async look(token: string, now = new Date()): Promise<HandoverView> {
    const { subscriptionId, email, expiresAt } = await openOffer(this.db.manager, token, now);
    const tx = this.db.manager;
    const [loaded] = await loadSubscriptions(tx, [subscriptionId], now);
    if (!loaded || loaded.state === 'ended') throw new DomainError('HANDOVER_INVALID');
    const ids = (await fetchRows(tx, addOnsOfMembers, [[subscriptionId]])).map(({ id }) => id);
    const addOns = await loadSubscriptions(tx, ids, now);
    const cents = (of: (one: LoadedSubscription) => number) =>
      [loaded, ...addOns].reduce((sum, one) => sum + of(one), 0);
    const boxes = goingOver(loaded, now);
    const dayOf = (box: (typeof boxes)[number] | undefined) => box?.shiftedDay ?? box?.date ?? null;
    return {
      from: loaded.firstName,
      ...{ shareName: loaded.planName, vendorName: loaded.vendorName, sizeName: loaded.sizeName },
      ...{ quantity: loaded.quantity, half: loaded.half, siteName: loaded.siteName, boxes: boxes.length },
      ...{ firstBox: dayOf(boxes[0]), lastBox: dayOf(boxes.at(-1)) },
      addOns: addOns.map(({ planName }) => planName),
      due: amountOf(cents(({ account }) => account.due)),
      credit: amountOf(cents(({ account }) => account.credit + account.creditComing)),
      hoursLeft: loaded.work ? hoursLeft(loaded.work) : 0,
      ...{ sentTo: maskedEmail(email), expiresAt: expiresAt.toISOString() },
    };
  }

  /** @returns the membership's id @throws HANDOVER_INVALID, TOO_MANY_MEMBERSHIPS */
  async accept(
    user: SignedInUser,
    { token, firstName, lastName, phone }: AcceptHandoverRequest,
    now = new Date(),
  ): Promise<number> {
    return this.db.transaction(async (tx) => {
      const { subscriptionId: id } = await openOffer(tx, token, now);
      const { planId } = await tx.findOneByOrFail(Subscription, { id });
      await lockComing(tx, { userId: user.id, planId });
      const before = await lockRunning(tx, id, now);
      // Read again behind the lock: of two who use the link at once, one finds it gone.
      await openOffer(tx, token, now);
      if (before.userId === user.id) throw new DomainError('HANDOVER_INVALID');
      await refuseOneMore(tx, { userId: user.id, planId });
      await tx.delete(ShareHandover, { subscriptionId: id });
      const { email } = await this.users.get(tx, user.id);
      const to = { userId: user.id, firstName, lastName, email, phone };
      for (const { id: addOnId } of await fetchRows(tx, addOnsOfMembers, [[id]]))
        await this.give(tx, await lockSubscription(tx, addOnId, now), to, now);
      const boxes = await this.give(tx, before, to, now);
      await lockTaker(tx, user.id, before.vendorId);
      await putWaitingGifts(tx, id);
      await this.tell(tx, before, `${firstName} ${lastName}`, boxes, now);
      return id;
    });
  }

  /** It is locked. @returns how many boxes go along */
  private async give(
    tx: EntityManager,
    before: LoadedSubscription,
    to: Pick<Subscription, 'firstName' | 'lastName' | 'email' | 'phone'> & { userId: number },
    now: Date,
  ): Promise<number> {
    await this.cards.forget(tx, before);
    await dropPledge(tx, before.id);
    await tx.update(Subscription, before.id, { takenOverAt: now, ...to, isEntered: false });
    const boxes = goingOver(before, now);
    const by = { change: 'handed over', userId: to.userId, role: 'member' as const };
    const events = boxes.map(({ id: promiseId, state }) => ({
      promiseId,
      fromState: state,
      toState: state,
      ...by,
    }));
    if (events.length > 0) await tx.insert(PromiseEvent, events);
    return boxes.length;
  }

  private async tell(tx: EntityManager, before: LoadedSubscription, name: string, boxes: number, now: Date) {
    const [loaded] = await loadSubscriptions(tx, [before.id], now);
    await this.mails.enqueue(tx, handedOverMail(before, name));
    if (loaded) await this.mails.enqueue(tx, tookOverMail(loaded, boxes));
    await tellFarm(tx, this.mails, before.vendorId, (to) => newHolderMail(to, before, name));
  }
}

/** What is packed already stays with who ordered it. */
const goingOver = (loaded: LoadedSubscription, now: Date) =>
  boxesToCome(loaded, now).filter(({ orderId }) => orderId === null);

/** @throws HANDOVER_INVALID */
async function openOffer(tx: EntityManager, token: string, now: Date): Promise<ShareHandover> {
  const found = await tx.findOneBy(ShareHandover, { tokenHash: tokenHash(token), expiresAt: MoreThan(now) });
  if (!found) throw new DomainError('HANDOVER_INVALID');
  return found;
}

/** @throws HANDOVER_INVALID once it has ended */
async function lockRunning(tx: EntityManager, id: number, now: Date): Promise<LoadedSubscription> {
  return lockSubscription(tx, id, now).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'SUBSCRIPTION_ENDED')
      throw new DomainError('HANDOVER_INVALID');
    throw error;
  });
}
