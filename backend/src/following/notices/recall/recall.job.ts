import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AnnouncementJob, RECALL_QUEUE } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Follower } from '../../followers/follower.entity.js';
import { Followers } from '../../followers/followers.service.js';
import { NOTICES_QUEUE } from '../notices-queue.js';
import { lockAnnouncement, toldFollowers } from './recall.sql.js';

const RECALL_BATCH = 500;

/**
 * Takes emails and messages to devices back that tell of an announcement that was ended, and have not left
 * yet. Whatever else they tell is told once more. Worked a second time, it finds less.
 */
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
    await this.db.transaction((tx) => fetchRows(tx, lockAnnouncement, [announcementId]));
    const waiting = await this.followers.momentsOfWaiting(this.db.manager);
    if (waiting.length === 0) return;
    for (let after = 0, isMore = true; isMore;) {
      const told = await fetchRows(this.db, toldFollowers, [announcementId, waiting, after, RECALL_BATCH]);
      for (const { id, moments } of told) await this.recall(id, moments);
      after = told.at(-1)?.id ?? after;
      isMore = told.length === RECALL_BATCH;
    }
  }

  /** One at a time, as others who take notices of theirs back do. */
  private async recall(id: number, moments: readonly string[]): Promise<void> {
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const follower = await tx.findOne(Follower, { where: { id }, lock });
      if (!follower) return;
      await this.followers.recallNotices(tx, follower, moments);
      await this.jobs.enqueue(tx, NOTICES_QUEUE, {}, 'due');
    });
  }
}
