import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach, runSteps } from '../../../platform/jobs/run-steps.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { loadSubscription } from '../accounts/load-subscriptions.js';
import { trialMail } from '../accounts/member-mails.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { trialsOver, trialsToAsk } from './trials.sql.js';

const QUEUE = 'shares.trials';
/** Morning in the East. */
const HOUR_UTC = 11;
/** Before the last box, so that the next one can still be had. */
const ASKED_DAYS_AHEAD = 4;

/** Who tries boxes is asked once whether to go on; after the last one the place is free again. */
@Injectable()
export class Trials implements OnModuleInit {
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

  /** @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    await runSteps([
      async () =>
        runEach(await fetchRows(this.db, trialsToAsk, [now, ASKED_DAYS_AHEAD]), ({ id }) =>
          this.ask(id, now),
        ),
      async () =>
        runEach(await fetchRows(this.db, trialsOver, [new Date(now.getTime() - DAY_MS)]), ({ id }) =>
          this.end(id, now),
        ),
    ]);
  }

  private async ask(id: number, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      await fetchRows(tx, lockMemberships, [[id]]);
      const { isTrial, state, trialAskedAt } = await tx.findOneByOrFail(Subscription, { id });
      if (!isTrial || state !== 'active' || trialAskedAt !== null) return;
      await tx.update(Subscription, id, { trialAskedAt: now });
      await this.mails.enqueue(tx, trialMail(await loadSubscription(tx, id, now)));
    });
  }

  private async end(id: number, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      await fetchRows(tx, lockMemberships, [[id]]);
      const { isTrial, state, sizeId, quantity } = await tx.findOneByOrFail(Subscription, { id });
      if (!isTrial || state !== 'active') return;
      await tx.update(Subscription, id, { state: 'ended', endedAt: now });
      await tx.decrement(ShareSize, { id: sizeId }, 'taken', quantity);
    });
  }
}
