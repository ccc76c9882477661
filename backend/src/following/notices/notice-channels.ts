import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Timing } from './due.rules.js';
import type { News } from './news.rules.js';

export interface ToldFollower extends Timing {
  id: number;
  userId: number | null;
  /** Null where it is not confirmed. */
  email: string | null;
  byEmail: boolean;
  byPush: boolean;
}

export interface Digest {
  /** The newest first. */
  news: readonly [News, ...News[]];
  /** Quiet hours begin then, or all of it is over. */
  sendBefore: Date;
}

export interface NoticeChannel {
  /** Only enqueues, so a rollback sends nothing. @returns whether the follower is told this way */
  deliver(tx: EntityManager, follower: ToldFollower, digest: Digest): Promise<boolean>;
}

@Injectable()
export class NoticeChannels {
  private readonly channels: NoticeChannel[] = [];

  register(channel: NoticeChannel): void {
    this.channels.push(channel);
  }

  async deliver(tx: EntityManager, follower: ToldFollower, digest: Digest): Promise<boolean> {
    let isTold = false;
    for (const channel of this.channels) isTold = (await channel.deliver(tx, follower, digest)) || isTold;
    return isTold;
  }
}
