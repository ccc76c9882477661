import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { URGENT_KINDS } from '../../contract/following/follow-kinds.js';
import { Announcement } from '../../platform/announcements/announcement.entity.js';
import { ANNOUNCEMENT_QUEUE, type AnnouncementJob } from '../../platform/announcements/announcements.js';
import { Audiences } from '../../platform/announcements/audiences.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { sameKeys } from '../follows/followed.sql.js';
import { dueAt, type Timing } from './due.rules.js';
import {
  audienceOfKeys,
  followersByKey,
  followersBySearch,
  insertNotices,
  type Reached,
  reviveNotices,
} from './fan-out.sql.js';
import { NOTICES_QUEUE } from './notices-queue.js';

export const FAN_OUT_BATCH = 500;

/** Followers by search come after those by key. */
export interface FanOutJob extends AnnouncementJob {
  bySearch?: boolean;
}

/** Each batch enqueues the next in its transaction, so a crash leaves nothing undone. */
@Injectable()
export class FanOut implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly audiences: Audiences,
  ) {}

  onModuleInit(): void {
    const options = { retries: 10, retryDelaySeconds: 5, timeoutSeconds: 60, keepDays: 2 };
    this.audiences.add(async (tx, about, byUserId) => {
      const keys = await fetchRows(tx, sameKeys, [about]);
      const [found] = await fetchRows(tx, audienceOfKeys, [keys.map(({ key }) => key), byUserId]);
      return found?.count ?? 0;
    });
    this.jobs.handle<FanOutJob>(ANNOUNCEMENT_QUEUE, options, (job) => this.run(job, new Date()));
  }

  async run(job: FanOutJob, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      const announcement = await tx.findOneBy(Announcement, { id: job.announcementId });
      if (!announcement || announcement.until <= now) return;
      const followers = await this.next(tx, announcement, job);
      const isDueNow = await this.write(tx, announcement, followers, now);
      if (isDueNow) await this.jobs.enqueue(tx, NOTICES_QUEUE, {}, 'due');
      const next = this.after(job, announcement, followers);
      if (!next) return;
      const key = `${next.announcementId}-${next.bySearch ? 'search' : 'key'}-${next.after ?? 0}`;
      await this.jobs.enqueue(tx, ANNOUNCEMENT_QUEUE, next, key);
    });
  }

  private async next(tx: EntityManager, announcement: Announcement, { after = 0, bySearch }: FanOutJob) {
    const { id, about, byUserId } = announcement;
    if (bySearch) return fetchRows(tx, followersBySearch, [id, after, FAN_OUT_BATCH, byUserId]);
    const keys = (await fetchRows(tx, sameKeys, [about])).map(({ key }) => key);
    return fetchRows(tx, followersByKey, [keys, after, FAN_OUT_BATCH, byUserId]);
  }

  private async write(
    tx: EntityManager,
    { id, kind, about, until }: Announcement,
    followers: readonly Reached[],
    now: Date,
  ): Promise<boolean> {
    const due = dueOnce(now);
    // A digest that comes when it is over tells nothing.
    const told = followers
      .filter(({ isTold }) => isTold)
      .map((follower) => ({ follower: follower.id, ...due(follower) }))
      .filter(({ at }) => at < until);
    if (told.length === 0) return false;
    const [subject = ''] = about;
    const values = [
      told.map((one) => one.follower),
      told.map(({ day }) => day),
      told.map(({ at }) => at),
    ] as const;
    await changeRows(tx, reviveNotices, [id, subject, ...values, URGENT_KINDS.includes(kind)]);
    await changeRows(tx, insertNotices, [id, subject, ...values]);
    return told.some(({ at }) => at <= now);
  }

  private after(job: FanOutJob, { latitude }: Announcement, followers: readonly Reached[]): FanOutJob | null {
    const { announcementId, bySearch } = job;
    const last = followers.at(-1)?.id;
    if (followers.length === FAN_OUT_BATCH && last !== undefined) return { ...job, after: last };
    return bySearch || latitude === null ? null : { announcementId, bySearch: true };
  }
}

/** Most followers have the same wishes, and reading a clock is slow. */
function dueOnce(now: Date) {
  const known = new Map<string, ReturnType<typeof dueAt>>();
  return (timing: Timing) => {
    const key = [timing.rhythm, timing.quietFrom, timing.quietUntil, timing.timeZone].join(' ');
    let due = known.get(key);
    if (!due) known.set(key, (due = dueAt(now, timing)));
    return due;
  };
}
