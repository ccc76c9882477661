import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { paths } from '../../contract/shared/site-paths.js';
import type { PushMessage } from '../../platform/push/push-message.rules.js';
import { type News, newsSubject, newsTag } from '../notices/news.rules.js';
import {
  type Digest,
  type NoticeChannel,
  NoticeChannels,
  type ToldFollower,
} from '../notices/notice-channels.js';
import { PushDelivery } from './push-delivery.js';

const MOST_NAMED = 3;

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
    { news, sendBefore }: Digest,
  ): Promise<boolean> {
    if (!byPush) return false;
    const devices = await this.delivery.toldDevices(tx, id, idsOf(news));
    const alike = new Map<string, { left: News[]; devices: number[] }>();
    for (const device of devices) {
      const left = news.filter(({ announcementId }) => !device.told.includes(announcementId));
      const key = idsOf(left).join(',');
      alike.set(key, { left, devices: [...(alike.get(key)?.devices ?? []), device.id] });
    }
    for (const { left, devices: ids } of alike.values()) {
      const [first, ...others] = left;
      if (!first) continue;
      const message = messageOf([first, ...others]);
      await this.delivery.sendPush(tx, ids, { message, sendBefore, announcementIds: idsOf(left) });
    }
    return devices.length > 0;
  }
}

const idsOf = (news: readonly News[]): number[] => news.map(({ announcementId }) => announcementId);

function messageOf(news: readonly [News, ...News[]]): PushMessage {
  const [first, ...others] = news;
  const title = newsSubject(news);
  if (others.length === 0)
    return { title, text: first.text, path: first.path, tag: newsTag(first.announcementId) };
  const named = others.slice(0, MOST_NAMED).map((one) => one.title);
  const key = createHash('sha256').update(idsOf(news).join(',')).digest('hex').slice(0, 16);
  return { title, text: named.join(' · '), path: paths.saved, tag: `digest-${key}` };
}
