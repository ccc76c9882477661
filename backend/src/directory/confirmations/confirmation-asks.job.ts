import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { utcDay } from '../../contract/shared/calendar/days.js';
import { CONFIRMATION_MAILS_A_DAY } from '../../contract/shared/limits.js';
import { lockName } from '../../platform/database/locks.sql.js';
import { changeRows, fetchRows, type Statement } from '../../platform/database/statement.js';
import { inTurn } from '../../platform/jobs/in-turn.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { runSteps } from '../../platform/jobs/run-steps.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { appSecret } from '../../platform/secrets/app-secrets.js';
import { lockImports } from '../places/store/store-records.js';
import { ConfirmationAsk } from '../tables/confirmation-ask.entity.js';
import { askMail } from './confirmation-mails.js';
import { confirmationToken } from './confirmation-token.rules.js';
import { confirmationLimits, mailDue } from './confirmation.rules.js';
import { keyOf } from './confirmation.view.js';
import { CONFIRMATION_SECRET } from './confirmations.service.js';
import {
  mailedSince,
  markFarms,
  markMarkets,
  type SubjectRow,
  subjectsOfUser,
  usersToMail,
} from './confirmations.sql.js';

const QUEUE = 'confirmation-asks';
/** Around seven in the morning in New York, so that the email is on top when farmers read theirs. */
const HOUR_UTC = 12;
const BATCH = 200;
/** One after the other counts how many were written to today. */
const COUNT_LOCK = 'confirmation emails of a day';

@Injectable()
export class ConfirmationAsks implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () =>
      this.run(new Date()),
    );
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** A transaction for each account: stopped halfway it goes on, and asks nobody twice. */
  async run(now: Date, most = CONFIRMATION_MAILS_A_DAY): Promise<void> {
    await runSteps([
      () => this.markUnanswered(markFarms, now),
      () => this.markUnanswered(markMarkets, now),
      () => this.askAll(now, most),
    ]);
  }

  private async askAll(now: Date, most: number): Promise<void> {
    const { year, again } = confirmationLimits(now);
    await inTurn({
      ...{ called: 'people', batch: BATCH },
      after: (last) => fetchRows(this.dataSource, usersToMail, [last, year, again, BATCH]),
      work: ({ userId }) => this.ask(userId, now, most),
    });
  }

  /** @returns whether nobody else can be asked today */
  private async ask(userId: number, now: Date, most: number): Promise<boolean> {
    const secret = await appSecret(this.dataSource, CONFIRMATION_SECRET);
    return this.dataSource.transaction(async (tx) => {
      const person = await this.users.contact(tx, userId);
      if (!person) return false;
      await lockAccount(tx, userId);
      await changeRows(tx, lockName, [COUNT_LOCK]);
      const [today] = await fetchRows(tx, mailedSince, [new Date(utcDay(now))]);
      if ((today?.people ?? 0) >= most) return true;
      const rows = (await fetchRows(tx, subjectsOfUser, [userId, null, null])).filter(
        (row) => !row.isClosed && mailDue(row, now) !== 'nothing',
      );
      if (rows.length === 0) return false;
      const subjects = [];
      for (const row of rows) {
        const askedAt = await note(tx, row, userId, now);
        const key = keyOf(row);
        subjects.push({ ...row, token: confirmationToken(key, { userId, askedAt }, secret) });
      }
      const isReminder = rows.every((row) => mailDue(row, now) === 'remind');
      await this.mails.enqueue(tx, askMail(person, subjects, isReminder));
      return false;
    });
  }

  private async markUnanswered(
    mark: Statement<{ id: number }, [Date, Date, number]>,
    now: Date,
  ): Promise<void> {
    const { year, again } = confirmationLimits(now);
    for (;;) {
      const marked = await this.dataSource.transaction(async (tx) => {
        await lockImports(tx);
        return fetchRows(tx, mark, [year, again, BATCH]);
      });
      if (marked.length < BATCH) return;
    }
  }
}

/** @returns when the question was asked that the email is about */
async function note(tx: EntityManager, row: SubjectRow, userId: number, now: Date): Promise<Date> {
  const what = row.type === 'farm' ? { farmId: row.id } : { placeId: row.id };
  if (mailDue(row, now) === 'remind' && row.askedAt !== null) {
    await tx.update(ConfirmationAsk, { ...what, userId }, { remindedAt: now, mailedAt: now });
    return row.askedAt;
  }
  const asked = { askedAt: now, remindedAt: null, mailedAt: now, answer: null, answeredAt: null };
  const known = await tx.existsBy(ConfirmationAsk, { ...what, userId });
  if (known) await tx.update(ConfirmationAsk, { ...what, userId }, asked);
  else await tx.insert(ConfirmationAsk, { ...what, userId, ...asked });
  return now;
}
