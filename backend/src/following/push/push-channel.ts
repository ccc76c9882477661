import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { followPaths } from '../../contract/following/follow-paths.js';
import {
  type Digest,
  type NoticeChannel,
  NoticeChannels,
  type ToldFollower,
} from '../notices/notice-channels.js';
import { newsSubject, newsTag } from '../notices/news.rules.js';
import { PushDelivery } from './push-delivery.js';

const MOST_NAMED = 3;

/** Tells followers on their devices. */
@Injectable()
export class PushChannel implements NoticeChannel, OnModuleInit {
  constructor(
    private readonly channels: NoticeChannels,
    private readonly delivery: PushDelivery,
  ) {}

  onModuleInit(): void {
    this.channels.register(this);
  }

  async deliver(
    tx: EntityManager,
    { id, byPush }: ToldFollower,
    { news: all, sendBefore }: Digest,
  ): Promise<boolean> {
    if (!byPush) return false;
    const told = await this.delivery.toldBefore(
      tx,
      all.filter(({ isAgain }) => isAgain).map(({ noticeId }) => noticeId),
    );
    const [first, ...others] = all.filter(({ noticeId }) => !told.has(noticeId));
    if (!first) return true;
    const news = [first, ...others] as const;
    const keys = news.map(({ announcementId }) => announcementId).join(',');
    const message = {
      title: newsSubject(news),
      text:
        others.length === 0
          ? first.text
          : others
              .slice(0, MOST_NAMED)
              .map(({ title }) => title)
              .join(' · '),
      path: others.length === 0 ? first.path : followPaths.myFood,
      tag:
        others.length === 0
          ? newsTag(first.announcementId)
          : `digest-${createHash('sha256').update(keys).digest('hex').slice(0, 16)}`,
    };
    return (await this.delivery.sendPush(tx, id, message, sendBefore)) > 0;
  }
}
