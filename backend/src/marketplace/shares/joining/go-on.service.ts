import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import type {
  GoOnRequest,
  TrialQuoteRequest,
  TrialQuoteView,
} from '../../../contract/marketplace/shares/trials.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { readSubscription } from '../accounts/read-subscription.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { refuseAnotherTotal } from './join-share.js';
import { findPlan, loadChoice } from './load-choice.js';
import { plannedPayments } from './payments.rules.js';
import { type Choice, quoteBoxes, quoteView, type ShareQuote } from './quote-share.js';
import { boxPrice } from './quote.rules.js';
import { lockDaysOfShare } from './share-days.sql.js';
import { TellJoined } from './tell-joined.js';
import { lastDayOf } from './trials.sql.js';
import { takeRoom, writeBoxes } from './write-subscription.js';

interface Rest {
  member: Subscription;
  choice: Choice;
  quote: ShareQuote;
}
interface Asked {
  payments: number;
  now: Date;
  lock: boolean;
}

/** A trial becomes a membership for the season: its place stays, and the boxes after it are added. */
@Injectable()
export class GoOn {
  constructor(
    private readonly db: DataSource,
    private readonly telling: TellJoined,
  ) {}

  /**
   * @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET, TRIAL_OVER, SHARE_NOT_OPEN,
   * SHARE_SITE_FULL, VALIDATION_FAILED
   */
  async quote(userId: number, id: number, { payments }: TrialQuoteRequest): Promise<TrialQuoteView> {
    const now = new Date();
    const { choice, quote } = await rest(this.db.manager, { id, userId }, { payments, now, lock: false });
    const choices = choice.plan.payments.filter((count) => paymentsOf(choice, quote, count, now) !== null);
    return { ...quoteView(quote), choices };
  }

  /** The first payment is due today, paid as before. @throws as `quote`, SHARE_TOTAL_CHANGED */
  async goOn(userId: number, id: number, { payments, total }: GoOnRequest): Promise<SubscriptionView> {
    const now = new Date();
    await this.db.transaction(async (tx) => {
      const { member, choice, quote } = await rest(tx, { id, userId }, { payments, now, lock: true });
      refuseAnotherTotal(total, quote.total);
      const { plan, size } = choice;
      const room = await takeRoom(tx, quote, { crates: size.crates, quantity: member.quantity });
      await writeBoxes(tx, id, quote, room, { userId, role: 'member' });
      const before = (await tx.findBy(SharePayment, { subscriptionId: id })).map(({ number }) => number);
      const number = Math.max(0, ...before);
      await tx.insert(
        SharePayment,
        quote.payments.map((one) => ({ ...one, number: number + one.number, subscriptionId: id })),
      );
      const terms = { ...member.terms, includedHolds: quote.included, holds: plan.holds };
      await tx.update(Subscription, id, { isTrial: false, terms });
      await this.telling.tell(tx, id, now);
    });
    return readSubscription(this.db.manager, id);
  }
}

/** The membership is locked, then its size and the windows. */
async function rest(
  tx: EntityManager,
  of: { id: number; userId: number },
  { payments, now, lock }: Asked,
): Promise<Rest> {
  const before = await tx.findOneBy(Subscription, of);
  if (!before) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  const plan = await findPlan(tx, { id: before.planId, status: 'published' }, lock);
  if (!plan) throw new DomainError('SHARE_NOT_OPEN');
  if (lock) await fetchRows(tx, lockMemberships, [[of.id]]);
  const member = await tx.findOneByOrFail(Subscription, of);
  if (member.state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
  if (member.state === 'joining') throw new DomainError('SHARE_NOT_PAID_YET');
  if (!member.isTrial) throw new DomainError('TRIAL_OVER');
  const { sizeId, scheduleId, quantity, half, price, taxState, taxBasisPoints } = member;
  const [last] = await fetchRows(tx, lastDayOf, [member.id]);
  const asked = {
    sizeId,
    scheduleId,
    quantity,
    half,
    payments,
    from: last?.date ? addDays(last.date) : null,
  };
  const loaded = await loadChoice(tx, plan, asked, { lock });
  if (lock) await fetchRows(tx, lockDaysOfShare, [plan.id, scheduleId, now]);
  // Its place is taken already, at the price that it was joined at.
  const size = { ...loaded.size, price, taken: loaded.size.taken - quantity };
  const choice = { ...loaded, size, request: asked };
  const boxes = await quoteBoxes(tx, choice, now);
  const box = boxPrice({ price, fee: choice.site.fee, quantity, taxBasisPoints });
  const total = (box.value + box.tax) * (boxes.days.length - boxes.included);
  const quote = { ...boxes, box, total, taxState, taxBasisPoints, payments: [], work: null, works: false };
  const planned = paymentsOf(choice, quote, payments, now);
  if (!planned)
    throw new DomainError('VALIDATION_FAILED', [
      { path: 'payments', message: 'Please choose fewer payments. The season ends before the last one.' },
    ]);
  return { member, choice, quote: { ...quote, payments: planned } };
}

const paymentsOf = ({ plan, site }: Choice, { total, days }: ShareQuote, count: number, now: Date) =>
  plan.payments.includes(count)
    ? plannedPayments(total, count, dayIn(site.timeZone, now), days.at(-1)?.date ?? '')
    : null;
