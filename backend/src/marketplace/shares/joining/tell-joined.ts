import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { type LoadedSubscription, loadSubscription } from '../accounts/load-subscriptions.js';
import { joinedMail, newMemberMail } from '../accounts/member-mails.js';
import { tellFarm } from '../accounts/tell-farm.js';
import { putWaitingGifts } from '../credits/put-gifts.js';

/**
 * Who joined gets the gifts that wait, and is told. So is the farm, unless it entered the member. Who takes
 * gifts is locked.
 */
@Injectable()
export class TellJoined {
  constructor(private readonly mails: MailOutbox) {}

  async tell(tx: EntityManager, id: number, now: Date, isByFarm = false): Promise<LoadedSubscription> {
    await putWaitingGifts(tx, id);
    const loaded = await loadSubscription(tx, id, now);
    await this.mails.enqueue(tx, joinedMail(loaded, now));
    if (!isByFarm) await tellFarm(tx, this.mails, loaded.vendorId, (to) => newMemberMail(to, loaded));
    return loaded;
  }
}
