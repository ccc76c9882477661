import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { ShareRound } from '../../tables/share-round.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { type ClosedRound, roundClosedMail } from './round-mails.js';
import { pledgedSum } from './round.view.js';
import { activeMembers, firstDeadline, type PledgerRow, pledgersOf } from './rounds.sql.js';
import { setPrice } from './set-price.js';

interface Closing {
  /** Null where nobody closes it. */
  userId: number | null;
  now: Date;
  /** Cents; may refuse. */
  look?: (reached: number) => void;
}

@Injectable()
export class CloseRound {
  constructor(private readonly mails: MailOutbox) {}

  /**
   * Prices are set where the target is reached and no deadline has passed; else nothing changes. Members are
   * emailed. The share is locked.
   * @param round an open one
   */
  async close(tx: EntityManager, round: ShareRound, { userId, now, look }: Closing): Promise<ClosedRound> {
    const { planId } = round;
    const ids = (await fetchRows(tx, activeMembers, [planId])).map((member) => member.id);
    await fetchRows(tx, lockMemberships, [ids]);
    const members = await fetchRows(tx, pledgersOf, [planId, round.id]);
    const reached = pledgedSum(members);
    look?.(reached);
    const isLate = (await lastDayFor(tx, planId, now)) === null;
    const state = isLate ? 'late' : reached >= round.target ? 'set' : 'missed';
    await tx.update(ShareRound, round.id, { state, reached, closedAt: now });
    if (state === 'set') await set(tx, members, userId, now);
    const told = members.filter(({ pledge }) => state === 'set' || pledge !== null).map(({ id }) => id);
    for (const member of await loadSubscriptions(tx, told, now))
      if (member.email) await this.mails.enqueue(tx, roundClosedMail(member, state));
    return { state, reached };
  }
}

/** The memberships are locked. */
async function set(tx: EntityManager, members: readonly PledgerRow[], userId: number | null, now: Date) {
  const by = { userId, role: 'farm' as const };
  for (const { id, pledge, price, plainPrice: plain } of members) {
    if (pledge === null || pledge === price) continue;
    const subscription = await tx.findOneByOrFail(Subscription, { id });
    await setPrice(tx, subscription, { price: pledge, plain }, by, now);
  }
}

/** @returns the last day before the first deadline, where it is to come */
export async function lastDayFor(tx: EntityManager, planId: number, now: Date) {
  const [first] = await fetchRows(tx, firstDeadline, [planId]);
  if (!first || now >= first.closesAt) return null;
  const today = dayIn(first.timeZone, now);
  const day = addDays(dayIn(first.timeZone, first.closesAt), -1);
  return { today, day: day < today ? today : day };
}
