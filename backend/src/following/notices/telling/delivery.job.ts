import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { sameKeys } from '../../follows/followed.sql.js';
import { tellableUntil, whenTold } from '../due.rules.js';
import { latestNews, sendBefore } from '../news.rules.js';
import { NoticeChannels } from '../notice-channels.js';
import { NOTICES_QUEUE } from '../notices-queue.js';
import {
  delayNotices,
  dueAnnouncements,
  type DueFollower,
  dueFollowers,
  type DueNews,
  type DueNotice,
  dueNews,
  dueNotices,
  lockDueFollowers,
  settleNotices,
} from './due-notices.sql.js';
import { type Moved, moveToDay } from './move-to-day.js';

const DELIVERY_BATCH = 50;
/** With so many emails waiting for the mail server, no more are written for now. */
const MOST_WAITING = 500;
const AGAIN_SECONDS = 3;
const AFTER_FAILURE_MS = HOUR_MS;

interface Due {
  follower: DueFollower;
  ids: readonly number[];
  news: readonly DueNews[];
}

/** Whoever locks the follower's row tells them, so three servers tell nobody twice. */
@Injectable()
export class NoticeDelivery implements OnModuleInit {
  private readonly logger = new Logger('Notices');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly channels: NoticeChannels,
  ) {}

  onModuleInit(): void {
    const options = { retries: 3, retryDelaySeconds: 10, timeoutSeconds: 60, keepDays: 1 };
    this.jobs.handle(NOTICES_QUEUE, options, () => this.run(new Date()));
    this.jobs.quarterHourly(NOTICES_QUEUE);
  }

  async run(now: Date): Promise<void> {
    const isFull = (await this.mails.waitingBulk(MOST_WAITING)) >= MOST_WAITING;
    await this.db.transaction(async (tx) => {
      if (isFull) return this.jobs.enqueue(tx, NOTICES_QUEUE, {}, 'later', AGAIN_SECONDS);
      const locked = (await fetchRows(tx, lockDueFollowers, [DELIVERY_BATCH])).map(({ id }) => id);
      if (locked.length === 0) return;
      const followers = await fetchRows(tx, dueFollowers, [locked]);
      const notices = await this.onTheirDays(tx, followers, await fetchRows(tx, dueNotices, [locked]), now);
      const news = await newsOf(
        tx,
        notices.map(({ id }) => id),
      );
      for (const follower of followers) {
        const isTheirs = ({ followerId }: { followerId: number }) => followerId === follower.id;
        const ids = notices.filter(isTheirs).map(({ id }) => id);
        await this.tellOne(tx, { follower, ids, news: news.filter(isTheirs) }, now);
      }
      await this.jobs.enqueue(tx, NOTICES_QUEUE, {}, 'due');
    });
  }

  private async onTheirDays(
    tx: EntityManager,
    followers: readonly DueFollower[],
    notices: readonly DueNotice[],
    now: Date,
  ): Promise<DueNotice[]> {
    const left: DueNotice[] = [];
    const others: { follower: DueFollower; moved: Moved[] }[] = [];
    for (const follower of followers) {
      const { day } = whenTold(now, follower);
      const theirs = notices.filter(({ followerId }) => followerId === follower.id);
      left.push(...theirs.filter((notice) => notice.day === day));
      const moved = theirs.filter((notice) => notice.day !== day).map((notice) => ({ notice, day }));
      if (moved.length > 0) others.push({ follower, moved });
    }
    if (others.length === 0) return left;
    return [...left, ...(await this.moveAll(tx, others, now))];
  }

  /** All at once; where that fails, each follower's alone. */
  private async moveAll(
    tx: EntityManager,
    others: readonly { follower: DueFollower; moved: Moved[] }[],
    now: Date,
  ): Promise<DueNotice[]> {
    const all = others.flatMap(({ moved }) => moved);
    const together = await tx.transaction((step) => moveToDay(step, all)).catch(() => null);
    if (together) return together;
    const left: DueNotice[] = [];
    for (const { follower, moved } of others) {
      const ids = moved.map(({ notice }) => notice.id);
      left.push(...((await this.alone(tx, { follower, ids }, now, (step) => moveToDay(step, moved))) ?? []));
    }
    return left;
  }

  private async tellOne(tx: EntityManager, due: Due, now: Date): Promise<void> {
    await this.alone(tx, due, now, (step) => this.tell(step, due, now));
  }

  /** @returns null where it failed, which keeps no one else from being told */
  private async alone<Result>(
    tx: EntityManager,
    { follower, ids }: Pick<Due, 'follower' | 'ids'>,
    now: Date,
    work: (step: EntityManager) => Promise<Result>,
  ): Promise<Result | null> {
    return tx.transaction(work).catch(async (error: unknown) => {
      const detail = error instanceof Error ? error.stack : String(error);
      this.logger.error(`Follower ${follower.id}: ${detail}`);
      await changeRows(tx, delayNotices, [ids, new Date(now.getTime() + AFTER_FAILURE_MS)]);
      return null;
    });
  }

  private async tell(tx: EntityManager, { follower, ids, news }: Due, now: Date): Promise<void> {
    const [first, ...others] = latestNews(
      news.map(({ followId: id, followName: name, ...one }) => ({ ...one, follow: { id, name } })),
    );
    // Their wishes may have changed since it was written.
    const { at } = whenTold(now, follower);
    let sent: readonly DueNews[] = [];
    if (first && follower.canBeTold) {
      if (at > now) return void (await changeRows(tx, delayNotices, [ids, at]));
      const all = [first, ...others] as const;
      const digest = { news: all, sendBefore: sendBefore(all, tellableUntil(now, follower)) };
      const isTold = await this.channels.deliver(tx, follower, digest);
      if (isTold) sent = news;
    }
    const told = [
      sent.map(({ noticeId }) => noticeId),
      sent.map(({ announcementId }) => announcementId),
    ] as const;
    await changeRows(tx, settleNotices, [ids, ...told]);
  }
}

/** Also for followers of what a farm was before, such as a place. */
async function newsOf(tx: EntityManager, notices: readonly number[]): Promise<DueNews[]> {
  const keys: { announcement: number; key: string }[] = [];
  for (const { id, about } of await fetchRows(tx, dueAnnouncements, [notices])) {
    const same = await fetchRows(tx, sameKeys, [about]);
    keys.push(...same.map(({ key }) => ({ announcement: id, key })));
  }
  const columns = [keys.map(({ announcement }) => announcement), keys.map(({ key }) => key)] as const;
  return fetchRows(tx, dueNews, [notices, ...columns]);
}
