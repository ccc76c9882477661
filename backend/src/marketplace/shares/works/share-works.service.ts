import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type {
  AskForWorkRequest,
  NoteHoursRequest,
  WorkersView,
} from '../../../contract/marketplace/shares/share-work.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { centsOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { ShareHours } from '../../tables/share-hours.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareWork } from '../../tables/share-work.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { type LoadedSubscription, loadSubscription } from '../accounts/load-subscriptions.js';
import { askedMail } from './work-mails.js';
import { missingCents, workState } from './work.rules.js';
import { workerView } from './work.view.js';
import { type WorkRow, workersOfShare } from './works.sql.js';
import { changeWork } from './write-work.js';

/** So many days a member has to pay what the farm asks for. */
const DUE_AFTER_DAYS = 14;

/** Whose hours it is about: a member of a farm's share. */
export interface OfWorker {
  planId: number;
  memberId: number;
}
type Worker = LoadedSubscription & { work: WorkRow };

/** Hours that members work, also of who left. Whatever is another vendor's answers as what is not there. */
@Injectable()
export class ShareWorks {
  constructor(
    private readonly db: DataSource,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws SHARE_NOT_FOUND */
  async list({ id: vendorId }: OwnVendor, planId: number): Promise<WorkersView> {
    const plan = await this.db.manager.findOneBy(SharePlan, { id: planId, vendorId });
    if (!plan) throw new DomainError('SHARE_NOT_FOUND');
    const rows = await fetchRows(this.db, workersOfShare, [planId]);
    return { until: plan.work?.until ?? null, workers: rows.map(workerView) };
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, WORK_SETTLED, VALIDATION_FAILED for a day that is still to come */
  async note(
    vendor: OwnVendor,
    of: OfWorker,
    { hours, day, note }: NoteHoursRequest,
    now = new Date(),
  ): Promise<void> {
    await this.write(vendor, of, now, async (tx, { id, work, today }) => {
      refuseSettled(work);
      if (day > today)
        throw new DomainError('VALIDATION_FAILED', [{ path: 'day', message: 'This day is still to come.' }]);
      const row = { subscriptionId: id, minutes: hours * 60, day, note, userId: vendor.actor.id };
      await tx.insert(ShareHours, row);
    });
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, WORK_HOURS_NOT_FOUND, WORK_SETTLED */
  async takeBack(vendor: OwnVendor, of: OfWorker, hoursId: number, now = new Date()): Promise<void> {
    await this.write(vendor, of, now, async (tx, { id: subscriptionId, work }) => {
      refuseSettled(work);
      const { affected } = await tx.delete(ShareHours, { id: hoursId, subscriptionId });
      if (!affected) throw new DomainError('WORK_HOURS_NOT_FOUND');
    });
  }

  /**
   * What is missing is an open payment, which nothing charges by itself.
   * @throws SUBSCRIPTION_NOT_FOUND, WORK_SETTLED, WORK_NOT_OVER, WORK_CHANGED
   */
  async ask(vendor: OwnVendor, of: OfWorker, { amount }: AskForWorkRequest, now = new Date()): Promise<void> {
    await this.write(vendor, of, now, async (tx, member) => {
      const { id: subscriptionId, work, today } = member;
      refuseSettled(work);
      if (today <= work.until) throw new DomainError('WORK_NOT_OVER');
      const cents = missingCents(work);
      if (cents === 0 || centsOf(amount) !== cents) throw new DomainError('WORK_CHANGED');
      await changeWork(tx, work, -cents);
      const number = ((await tx.maximum(SharePayment, 'number', { subscriptionId })) ?? 0) + 1;
      const dueOn = addDays(today, DUE_AFTER_DAYS);
      const payment = { subscriptionId, number, dueOn, cents, forWork: true, withoutCredit: true };
      const { id: askedId } = await tx.save(SharePayment, payment);
      await tx.update(ShareWork, subscriptionId, { askedId });
      await this.mails.enqueue(tx, askedMail(member, work, { cents, dueOn }));
    });
  }

  /** Also what was asked for and isn't paid. @throws SUBSCRIPTION_NOT_FOUND, SHARE_PAYMENT_NOT_OPEN */
  async waive(vendor: OwnVendor, of: OfWorker, now = new Date()): Promise<void> {
    await this.write(vendor, of, now, async (tx, member) => {
      if (member.work.isWaived) return;
      await takeBackAsked(tx, member);
      await tx.update(ShareWork, member.id, { waivedAt: now });
    });
  }

  /** What was asked for or waived is open again. @throws SUBSCRIPTION_NOT_FOUND, SHARE_PAYMENT_NOT_OPEN */
  async reopen(vendor: OwnVendor, of: OfWorker, now = new Date()): Promise<void> {
    await this.write(vendor, of, now, async (tx, member) => {
      await takeBackAsked(tx, member);
      await tx.update(ShareWork, member.id, { waivedAt: null });
    });
  }

  private async write(
    vendor: OwnVendor,
    { planId, memberId: id }: OfWorker,
    now: Date,
    work: (tx: EntityManager, member: Worker) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const where = { id, planId, vendorId: vendor.id };
      const row = await tx.findOne(Subscription, { where, lock: { mode: 'pessimistic_write' } });
      const member = row?.state === 'joining' ? null : row && (await loadSubscription(tx, id, now));
      // Of who never paid, nothing is left to work for.
      const isNobody = member?.state === 'ended' && member.heldUntil !== null;
      if (!member?.work || isNobody) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
      await work(tx, { ...member, work: member.work });
    });
  }
}

/** @throws WORK_SETTLED */
function refuseSettled(work: WorkRow): void {
  if (workState(work) !== 'open') throw new DomainError('WORK_SETTLED');
}

/** What is open of it is paid by work again. @throws SHARE_PAYMENT_NOT_OPEN once all of it is paid */
async function takeBackAsked(tx: EntityManager, { id, work, payments }: Worker): Promise<void> {
  const asked = payments.filter(({ forWork, state }) => forWork && state === 'open');
  if (asked.length > 0) {
    await tx.update(SharePayment, { id: In(asked.map((one) => one.id)) }, { state: 'canceled', cents: 0 });
    await tx.update(ShareWork, id, { askedId: null });
    await changeWork(
      tx,
      work,
      asked.reduce((sum, { cents }) => sum + cents, 0),
    );
  } else if (workState(work) === 'asked') throw new DomainError('SHARE_PAYMENT_NOT_OPEN');
}
