import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { fetchRows } from '../../platform/database/statement.js';
import { inTurn } from '../../platform/jobs/in-turn.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { holidayMail } from './holiday-mails.js';
import { ASKED_AHEAD_DAYS, holidaysBetween } from './holidays.rules.js';
import { Holidays } from './holidays.service.js';
import { markAsked, usersToAsk } from './holidays.sql.js';

const QUEUE = 'holiday-asks';
/** Nine in the morning in New York in winter. */
const HOUR_UTC = 14;
const BATCH = 200;

@Injectable()
export class HolidayAsks implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
    private readonly holidays: Holidays,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () =>
      this.askAll(new Date()),
    );
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** A transaction for each account: stopped halfway it goes on, and nobody is asked twice. */
  async askAll(now: Date): Promise<void> {
    const today = houseDay(now);
    const days = holidaysBetween(today, addDays(today, ASKED_AHEAD_DAYS)).map(({ day }) => day);
    if (days.length === 0) return;
    await inTurn({
      ...{ called: 'businesses', batch: BATCH },
      after: (last) => fetchRows(this.db, usersToAsk, [last, days, BATCH]),
      work: ({ userId }) => this.ask(userId, now),
    });
  }

  private async ask(userId: number, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      const person = await this.users.contact(tx, userId);
      if (!person) return;
      await lockAccount(tx, userId);
      const questions = await this.holidays.questions(tx, { id: userId }, now);
      const days = questions.map(({ day }) => day);
      const asked = (await fetchRows(tx, markAsked, [userId, days])).map(({ day }) => day);
      const toAsk = questions.filter(({ day }) => asked.includes(day));
      if (toAsk.length > 0) await this.mails.enqueue(tx, holidayMail(person, toAsk));
    });
  }
}
