import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AnnouncementJob, RECALL_QUEUE } from '../../../platform/announcements/announcements.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { boundedMessage } from '../../../platform/push/push-message.rules.js';
import { Follower } from '../../followers/follower.entity.js';
import { Followers } from '../../followers/followers.service.js';
import { newsTag } from '../news.rules.js';
import { NOTICES_QUEUE } from '../notices-queue.js';
import { lockAnnouncement, reviseMessages, toldFollowers } from './recall.sql.js';

const RECALL_BATCH = 500;

/** Safe to work twice. What a recalled mail told besides is told once more. */
@Injectable()
export class NoticeRecall implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly followers: Followers,
  ) {}

  onModuleInit(): void {
    const options = { retries: 10, retryDelaySeconds: 5, timeoutSeconds: 300, keepDays: 2 };
    this.jobs.handle<AnnouncementJob>(RECALL_QUEUE, options, (job) => this.run(job));
  }

  async run({ announcementId }: AnnouncementJob): Promise<void> {
    const isOver = await this.db.transaction((tx) => reviseDevices(tx, announcementId));
    const waiting = await this.followers.momentsOfWaiting(this.db.manager);
    if (waiting.length === 0) return;
    for (let after = 0, isMore = true; isMore;) {
      const told = await fetchRows(this.db, toldFollowers, [announcementId, waiting, after, RECALL_BATCH]);
      for (const { id, moments } of told) await this.recall(id, moments, isOver);
      after = told.at(-1)?.id ?? after;
      isMore = told.length === RECALL_BATCH;
    }
  }

  /** One at a time, as with others who take their notices back. */
  private async recall(id: number, moments: readonly string[], isOver: boolean): Promise<void> {
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const follower = await tx.findOne(Follower, { where: { id }, lock });
      if (!follower) return;
      if (isOver) await this.followers.recallNotices(tx, follower, moments);
      else await this.followers.rewriteNotices(tx, follower, moments);
      await this.jobs.enqueue(tx, NOTICES_QUEUE, {}, 'due');
    });
  }
}

async function reviseDevices(tx: EntityManager, announcementId: number): Promise<boolean> {
  const [now] = await fetchRows(tx, lockAnnouncement, [announcementId]);
  if (!now || now.isOver) return true;
  const { tag, title, text } = boundedMessage({ ...now, tag: newsTag(announcementId) });
  await changeRows(tx, reviseMessages, [tag, title, text, now.until]);
  return false;
}
