import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runEach } from '../../../platform/jobs/run-steps.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareRound } from '../../tables/share-round.entity.js';
import { tellFarm } from '../accounts/tell-farm.js';
import { CloseRound } from './close-round.js';
import { forgottenRoundMail } from './round-mails.js';
import { forgottenRounds } from './rounds.sql.js';

const QUEUE = 'shares.rounds';

/** Closes rounds that their farms didn't, each in a transaction of its own. */
@Injectable()
export class CloseRounds implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly closing: CloseRound,
    private readonly mails: MailOutbox,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 2, retryDelaySeconds: 60, isSingle: true, keepDays: 1 }, () =>
      this.run(new Date()),
    );
    this.jobs.quarterHourly(QUEUE);
  }

  /** @throws Error when one failed, to try again */
  async run(now: Date): Promise<void> {
    await runEach(await fetchRows(this.db, forgottenRounds, [now]), (round) => this.close(round, now));
  }

  private async close({ id, planId }: { id: number; planId: number }, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const plan = await tx.findOneOrFail(SharePlan, { where: { id: planId }, lock });
      const round = await tx.findOneBy(ShareRound, { id, state: 'open' });
      if (!round) return;
      const closed = await this.closing.close(tx, round, { userId: null, now });
      await tellFarm(tx, this.mails, plan.vendorId, (to) => forgottenRoundMail(to, plan, round, closed));
    });
  }
}
