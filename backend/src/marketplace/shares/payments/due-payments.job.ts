import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach, runSteps } from '../../../platform/jobs/run-steps.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { SharePayment } from '../../tables/share-payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { type LoadedSubscription, loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lateMail } from '../accounts/member-mails.js';
import { isReminderDay } from '../accounts/pause.rules.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { forgetUnused } from '../cards/card-money.js';
import { CHARGE_CARD } from '../cards/card-queues.js';
import { toCharge, toForget } from '../cards/cards.sql.js';
import { dueWithCredit, lateMemberships } from './due-payments.sql.js';
import { useCredit } from './use-credit.js';

const QUEUE = 'shares.due-payments';
/** Morning in the East, before anyone is reminded. */
const HOUR_UTC = 11;

/** On the day of a payment, farm credit pays it, then the card. Members are reminded of what is late. */
@Injectable()
export class DuePayments implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 60, isSingle: true };
    this.jobs.handle(QUEUE, options, () => this.run(new Date()));
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** Member by member; idempotent. @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    const isDue = ({ dueOn, withoutCredit }: SharePayment, { today }: LoadedSubscription) =>
      dueOn <= today && !withoutCredit;
    const each = (
      all: readonly { id: number }[],
      work: (tx: EntityManager, id: number) => Promise<unknown>,
    ): Promise<void> => runEach(all, ({ id }) => this.db.transaction((tx) => work(tx, id)));
    await runSteps([
      async () =>
        each(await fetchRows(this.db, dueWithCredit, [now]), (tx, id) =>
          useCredit(tx, id, isDue, { userId: null, now }),
        ),
      async () =>
        each(await fetchRows(this.db, toCharge, [now]), (tx, subscriptionId) =>
          this.jobs.enqueue(tx, CHARGE_CARD, { subscriptionId }, `share ${subscriptionId}`),
        ),
      async () =>
        each(await fetchRows(this.db, toForget, []), async (tx, id) => {
          await fetchRows(tx, lockMemberships, [[id]]);
          await forgetUnused(tx, this.jobs, id);
        }),
      async () =>
        each(await fetchRows(this.db, lateMemberships, [now]), (tx, id) => this.remind(tx, id, now)),
    ]);
  }

  private async remind(tx: EntityManager, id: number, now: Date): Promise<void> {
    const lock = { mode: 'pessimistic_write' as const };
    const { remindedOn } = await tx.findOneOrFail(Subscription, { where: { id }, lock });
    const [loaded] = await loadSubscriptions(tx, [id], now);
    if (!loaded || remindedOn === loaded.today) return;
    const { payments, paused, today } = loaded;
    const late = payments.filter(({ state, dueOn }) => state === 'open' && dueOn < today);
    if (!isReminderDay(late, paused, { today, timeZone: loaded.timeZone, remindedOn })) return;
    await this.mails.enqueue(tx, lateMail(loaded));
    await tx.update(Subscription, id, { remindedOn: today });
  }
}
