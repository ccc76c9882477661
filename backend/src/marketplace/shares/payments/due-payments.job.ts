import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lateMail } from '../accounts/member-mails.js';
import { isReminderDay } from '../accounts/pause.rules.js';
import { dueWithCredit, lateMemberships } from './due-payments.sql.js';
import { useCredit } from './use-credit.js';

const QUEUE = 'shares.due-payments';
/** Morning in the East, before anyone is reminded. */
const HOUR_UTC = 11;

/** On the day of a payment, farm credit pays it. After that, members are reminded of what is late. */
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

  /** Member by member; idempotent. */
  async run(now: Date): Promise<void> {
    for (const { id } of await fetchRows(this.db, dueWithCredit, [now]))
      await this.db.transaction((tx) =>
        useCredit(tx, id, ({ dueOn }, { today }) => dueOn <= today, { userId: null, now }),
      );
    for (const { id } of await fetchRows(this.db, lateMemberships, [now]))
      await this.db.transaction((tx) => this.remind(tx, id, now));
  }

  private async remind(tx: EntityManager, id: number, now: Date): Promise<void> {
    const lock = { mode: 'pessimistic_write' as const };
    const { remindedOn } = await tx.findOneOrFail(Subscription, { where: { id }, lock });
    const [loaded] = await loadSubscriptions(tx, [id], now);
    if (!loaded || remindedOn === loaded.today) return;
    const { payments, paused, today } = loaded;
    const late = payments.filter(({ state, dueOn }) => state === 'open' && dueOn < today);
    if (!isReminderDay(late, paused, today)) return;
    await this.mails.enqueue(tx, lateMail(loaded));
    await tx.update(Subscription, id, { remindedOn: today });
  }
}
