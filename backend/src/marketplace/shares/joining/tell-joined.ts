import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import {
  type LoadedSubscription,
  loadSubscription,
  loadSubscriptions,
} from '../accounts/load-subscriptions.js';
import { joinedMail, newMemberMail } from '../accounts/member-mails.js';
import { joinedTogether } from '../accounts/subscriptions.sql.js';
import { tellFarm } from '../accounts/tell-farm.js';
import { putWaitingGifts } from '../credits/put-gifts.js';

/**
 * Who joined gets the gifts that wait, and is told. So is the farm, unless it entered the member. Who takes
 * gifts is locked.
 */
@Injectable()
export class TellJoined {
  constructor(private readonly mails: MailOutbox) {}

  /** @param isAlone nothing was joined with it */
  async tell(
    tx: EntityManager,
    id: number,
    now: Date,
    { isByFarm = false, isAlone = false } = {},
  ): Promise<LoadedSubscription> {
    await putWaitingGifts(tx, id);
    const told = isAlone
      ? await this.send(tx, [id], [], now, isByFarm)
      : await this.together(tx, id, now, isByFarm);
    return told.find((one) => one.id === id) ?? loadSubscription(tx, id, now);
  }

  /**
   * By card, each is paid by itself: both are told once, when none of what was joined together is still to be
   * paid. The person's memberships are locked, so whichever comes last tells.
   * @returns what was told of
   */
  async together(tx: EntityManager, id: number, now: Date, isByFarm = false): Promise<LoadedSubscription[]> {
    const all = await fetchRows(tx, joinedTogether, [id]);
    if (all.some(({ state }) => state === 'joining') || all[0]?.state !== 'active') return [];
    const of = all.filter(({ state }) => state === 'active').map((one) => one.id);
    const unpaid = all.filter(({ state }) => state === 'ended').map(({ planName }) => planName);
    return this.send(tx, of, unpaid, now, isByFarm);
  }

  private async send(
    tx: EntityManager,
    ids: readonly number[],
    unpaid: readonly string[],
    now: Date,
    isByFarm: boolean,
  ): Promise<LoadedSubscription[]> {
    const loaded = await loadSubscriptions(tx, ids, now);
    const [main, ...addOns] = loaded.toSorted((one, other) => one.id - other.id);
    if (!main) return [];
    await this.mails.enqueue(tx, joinedMail(main, now, addOns, unpaid));
    if (!isByFarm) await tellFarm(tx, this.mails, main.vendorId, (to) => newMemberMail(to, main, addOns));
    return loaded;
  }
}
