import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { inTurn } from '../../../platform/jobs/in-turn.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { answerToken } from './answer-token.rules.js';
import { askMail } from './attendance-mails.js';
import { ANSWER_SECRET } from './attendance.service.js';
import { daysOfUser, markAsked, usersToAsk } from './my-days.sql.js';

const QUEUE = 'market-asks';
/** Nine in the morning in New York in winter. */
const HOUR_UTC = 14;
/** Those who sell on Saturday read it on Wednesday, when they plan their harvest. */
const ASKED_AHEAD_MS = 3 * DAY_MS;
const BATCH = 200;
/** More days than one account's farms and vendor can have in the time that is asked about. */
const MOST_DAYS = 1_000;

@Injectable()
export class AttendanceAsks implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () =>
      this.askAll(new Date()),
    );
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** A transaction for each account: stopped halfway it goes on, and nobody is asked twice. */
  async askAll(now: Date): Promise<void> {
    const until = new Date(now.getTime() + ASKED_AHEAD_MS);
    await inTurn({
      ...{ called: 'accounts', batch: BATCH },
      after: (last) => fetchRows(this.dataSource, usersToAsk, [last, now, until, BATCH]),
      work: ({ userId }) => this.ask(userId, now, until),
    });
  }

  private async ask(userId: number, now: Date, until: Date): Promise<void> {
    const secret = await appSecret(this.dataSource, ANSWER_SECRET);
    await this.dataSource.transaction(async (tx) => {
      const person = await this.users.contact(tx, userId);
      if (!person) return;
      await lockAccount(tx, userId);
      const asked = new Set((await fetchRows(tx, markAsked, [userId, now, until])).map(keyOf));
      if (asked.size === 0) return;
      const days = await fetchRows(tx, daysOfUser, [userId, now, until, MOST_DAYS]);
      const toAsk = days
        .filter(({ id, memberId }) => asked.has(keyOf({ dayId: id, memberId })))
        .map((day) => ({
          ...day,
          token: answerToken({ dayId: day.id, memberId: day.memberId, userId }, secret),
        }));
      if (toAsk.length > 0) await this.mails.enqueue(tx, askMail(person, toAsk));
    });
  }
}

const keyOf = ({ dayId, memberId }: { dayId: number; memberId: number }) => `${dayId}/${memberId}`;
