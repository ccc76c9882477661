import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { joinedMail, newMemberMail } from '../accounts/member-mails.js';
import { tellFarm } from '../accounts/tell-farm.js';

/** Who joined is told, and so is the farm, unless it entered the member. */
@Injectable()
export class TellJoined {
  constructor(private readonly mails: MailOutbox) {}

  async tell(tx: EntityManager, id: number, now: Date, isByFarm = false): Promise<void> {
    const [loaded] = await loadSubscriptions(tx, [id], now);
    if (!loaded) return;
    await this.mails.enqueue(tx, joinedMail(loaded, now));
    if (isByFarm) return;
    await tellFarm(tx, this.mails, loaded.vendorId, (to) => newMemberMail(to, loaded));
  }
}
