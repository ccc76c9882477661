import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FOLLOW_LINK_DAYS } from '../../contract/following/follow-kinds.js';
import type { ConfirmedFollow, FollowByEmail } from '../../contract/following/follows.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Followers } from '../followers/followers.service.js';
import { askedFollowToken, readAskedFollow } from './asked-follow.rules.js';
import { confirmFollowMail } from './follow-mails.js';
import { FollowsService } from './follows.service.js';

@Injectable()
export class AskedFollows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly followers: Followers,
    private readonly follows: FollowsService,
    private readonly mail: MailOutbox,
  ) {}

  /** @throws FARM_NOT_FOUND, PLACE_NOT_FOUND, PRODUCT_NOT_FOUND, ZIP_NOT_FOUND, LINKS_SENT_TODAY */
  async ask({ email, company, ...request }: FollowByEmail, address: string): Promise<void> {
    const { name, zipCode, miles } = await this.follows.subjectOf(request);
    if (company) return;
    const what = zipCode === null ? name : `${name} within ${miles} miles of ${zipCode}`;
    const until = new Date(Date.now() + FOLLOW_LINK_DAYS * DAY_MS);
    const token = askedFollowToken({ email, request }, until, await this.followers.secret());
    const mail = confirmFollowMail(email, what, token, this.mail.network(address));
    const mailId = await this.dataSource.transaction((tx) => this.mail.enqueue(tx, mail));
    if (mailId === null) throw new DomainError('LINKS_SENT_TODAY');
  }

  /** Using it twice changes nothing. @throws LINK_NOT_VALID, TOO_MANY_FOLLOWS, and as `ask` */
  async confirm(token: string): Promise<ConfirmedFollow> {
    const asked = readAskedFollow(token, new Date(), await this.followers.secret());
    if (!asked) throw new DomainError('LINK_NOT_VALID');
    const subject = await this.follows.subjectOf(asked.request);
    return this.dataSource.transaction(async (tx) => {
      const follower = await this.followers.ofEmail(tx, asked.email, asked.request.timeZone);
      const follow = await this.follows.follow(tx, follower, subject);
      return { token: await this.followers.tokenOf(follower.id), follow };
    });
  }
}
