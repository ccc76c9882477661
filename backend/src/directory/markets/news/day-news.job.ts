import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { Announcements } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { announceDay } from './day-announcement.js';
import { dayNewsMail } from './day-news-mails.js';
import { newsOf } from './day-news.rules.js';
import { markTold, newsDay, type NewsDay, type Reader, readersOfDay } from './day-news.sql.js';

const QUEUE = 'market-day-news';
/** Who cancels the wrong day and takes it back at once has written to nobody. */
export const NEWS_WAIT_SECONDS = 120;
const BATCH = 100;

@Injectable()
export class DayNews implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
    private readonly announcements: Announcements,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ dayId: number }>(QUEUE, { retries: 5, retryDelaySeconds: 60 }, ({ dayId }) =>
      this.tell(dayId),
    );
  }

  async enqueue(tx: EntityManager, dayId: number): Promise<void> {
    await this.jobs.enqueue(tx, QUEUE, { dayId }, String(dayId), NEWS_WAIT_SECONDS);
  }

  /** Each in a transaction of their own, which marks what they are told: nobody is told twice. */
  async tell(dayId: number): Promise<void> {
    await this.announce(dayId);
    let last = 0;
    for (;;) {
      const [day] = await fetchRows(this.dataSource, newsDay, [dayId]);
      if (!day) return;
      const readers = await fetchRows(this.dataSource, readersOfDay, [dayId, last, BATCH]);
      for (const reader of readers) await this.tellOne(day, reader);
      last = readers.at(-1)?.userId ?? last;
      if (readers.length < BATCH) return;
    }
  }

  private async announce(dayId: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [day] = await fetchRows(tx, newsDay, [dayId]);
      if (day) await announceDay(tx, this.announcements, day);
    });
  }

  private async tellOne(day: NewsDay, { userId, status, sequence }: Reader): Promise<void> {
    const told = status !== null && sequence !== null ? { status, sequence } : null;
    const news = newsOf(day, told);
    if (news === null) return;
    await this.dataSource.transaction(async (tx) => {
      const person = await this.users.contact(tx, userId);
      if (!person) return;
      const marked = await fetchRows(tx, markTold, [day.id, userId, news, day.sequence]);
      if (marked.length > 0) await this.mails.enqueue(tx, dayNewsMail(person, day, news));
    });
  }
}
