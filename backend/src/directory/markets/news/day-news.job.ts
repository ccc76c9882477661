import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { Announcements } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { announceDays, byNews } from './day-announcement.js';
import { dayNewsMail } from './day-news-mails.js';
import { newsOf } from './day-news.rules.js';
import { markTold, type NewsDay, newsDays, type Reader, readersOfDays } from './day-news.sql.js';

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
    // Jobs of the version before have one day.
    this.jobs.handle<{ dayIds: number[] } | { dayId: number }>(
      QUEUE,
      { retries: 5, retryDelaySeconds: 60 },
      (job) => this.tell('dayId' in job ? [job.dayId] : job.dayIds),
    );
  }

  /** Days that are enqueued together are told of together. */
  async enqueue(tx: EntityManager, dayIds: readonly number[]): Promise<void> {
    await this.jobs.enqueue(tx, QUEUE, { dayIds }, dayIds.join('.'), NEWS_WAIT_SECONDS);
  }

  /** Each in a transaction of their own, which marks what they are told: nobody is told twice. */
  async tell(dayIds: readonly number[]): Promise<void> {
    await this.announce(dayIds);
    let last = 0;
    for (;;) {
      const days = await fetchRows(this.dataSource, newsDays, [dayIds]);
      if (days.length === 0) return;
      const readers = await fetchRows(this.dataSource, readersOfDays, [dayIds, last, BATCH]);
      for (const reader of readers) await this.tellOne(days, reader);
      last = readers.at(-1)?.userId ?? last;
      if (readers.length < BATCH) return;
    }
  }

  private async announce(dayIds: readonly number[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await announceDays(tx, this.announcements, await fetchRows(tx, newsDays, [dayIds]));
    });
  }

  private async tellOne(days: readonly NewsDay[], { userId, days: before }: Reader): Promise<void> {
    const newsFor = (day: NewsDay) => {
      const known = before.find(({ dayId }) => dayId === day.id);
      if (!known) return null;
      const { status, sequence } = known;
      return newsOf(day, status !== null && sequence !== null ? { status, sequence } : null);
    };
    const news = byNews(days, newsFor);
    if (news.length === 0) return;
    await this.dataSource.transaction(async (tx) => {
      const person = await this.users.contact(tx, userId);
      if (!person) return;
      for (const { status, days: those } of news) {
        const columns = [those.map(({ id }) => id), those.map(({ sequence }) => sequence)] as const;
        const marked = await fetchRows(tx, markTold, [userId, status, ...columns]);
        const [first, ...more] = those.filter(({ id }) => marked.some(({ dayId }) => dayId === id));
        if (first) await this.mails.enqueue(tx, dayNewsMail(person, [first, ...more], status));
      }
    });
  }
}
