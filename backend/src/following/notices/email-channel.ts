import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Followers } from '../followers/followers.service.js';
import { type Digest, type NoticeChannel, NoticeChannels, type ToldFollower } from './notice-channels.js';
import { noticeMail } from './notice-mails.js';

@Injectable()
export class EmailChannel implements NoticeChannel, OnModuleInit {
  constructor(
    private readonly channels: NoticeChannels,
    private readonly followers: Followers,
    private readonly mails: MailOutbox,
  ) {}

  onModuleInit(): void {
    this.channels.register(this);
  }

  async deliver(tx: EntityManager, { id, email, byEmail }: ToldFollower, digest: Digest): Promise<boolean> {
    if (!byEmail || email === null) return false;
    const token = await this.followers.tokenOf(id);
    await this.mails.enqueue(tx, noticeMail(digest, { email, token }));
    return true;
  }
}
