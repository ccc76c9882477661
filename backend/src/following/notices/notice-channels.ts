import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Timing } from './due.rules.js';
import type { News } from './news.rules.js';

/** A follower who is told something. */
export interface ToldFollower extends Timing {
  id: number;
  userId: number | null;
  /** Confirmed by its reader; null where it is not. */
  email: string | null;
  byEmail: boolean;
  byPush: boolean;
}

/** All that a follower is told at once. */
export interface Digest {
  /** At least one, the newest first. */
  news: readonly [News, ...News[]];
  /** It is not sent from this moment on: quiet hours begin, or all of it is over. */
  sendBefore: Date;
}

/** A way by which followers are told. */
export interface NoticeChannel {
  /**
   * Enqueues it in the transaction that marks the notices as sent: a rollback sends nothing. Sends
   * nothing itself.
   * @returns whether the follower is told this way
   */
  deliver(tx: EntityManager, follower: ToldFollower, digest: Digest): Promise<boolean>;
}

/** The ways that there are. Each registers in its module's `onModuleInit`. */
@Injectable()
export class NoticeChannels {
  private readonly channels: NoticeChannel[] = [];

  register(channel: NoticeChannel): void {
    this.channels.push(channel);
  }

  /** @returns whether the follower is told in one way at least */
  async deliver(tx: EntityManager, follower: ToldFollower, digest: Digest): Promise<boolean> {
    let isTold = false;
    for (const channel of this.channels) isTold = (await channel.deliver(tx, follower, digest)) || isTold;
    return isTold;
  }
}
