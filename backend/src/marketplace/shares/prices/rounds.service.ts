import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  CloseRoundRequest,
  OpenRoundRequest,
  RoundView,
} from '../../../contract/marketplace/shares/share-rounds.js';
import { dollars, wholeCents } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { ShareRound } from '../../tables/share-round.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { findPlan } from '../days/find-day.js';
import { lockPlan, wrong } from '../plans/write-plan.js';
import { CloseRound, lastDayFor } from './close-round.js';
import { roundOpenedMail } from './round-mails.js';
import { roundView } from './round.view.js';
import { activeMembers, closingOf, pledgersOf } from './rounds.sql.js';

/** A farm's pledge rounds of a share, one at a time, before its first box. */
@Injectable()
export class Rounds {
  constructor(
    private readonly db: DataSource,
    private readonly mails: MailOutbox,
    private readonly closing: CloseRound,
  ) {}

  /** @throws SHARE_NOT_FOUND */
  async get(vendor: OwnVendor, planId: number, now = new Date()): Promise<RoundView> {
    const tx = this.db.manager;
    const { status } = await findPlan(tx, vendor.id, planId);
    const round = await tx.findOne(ShareRound, { where: { planId }, order: { id: 'DESC' } });
    const members = await fetchRows(tx, pledgersOf, [planId, round?.id ?? 0]);
    const until = status === 'published' ? await lastDayFor(tx, planId, now) : null;
    const [closing] = round?.state === 'open' ? await fetchRows(tx, closingOf, [round.id]) : [];
    return roundView(round, members, {
      closesOn: closing?.closesOn ?? null,
      openUntil: round?.state === 'open' ? null : (until?.day ?? null),
      isLate: until === null,
      isOver: until === null || (round !== null && until.today > round.lastDay),
    });
  }

  /** Each member is emailed. @throws SHARE_NOT_FOUND, ROUND_OPEN, ROUND_TOO_LATE, VALIDATION_FAILED */
  async open(vendor: OwnVendor, id: number, request: OpenRoundRequest, now = new Date()): Promise<RoundView> {
    await this.db.transaction(async (tx) => {
      const plan = await lockPlan(tx, vendor.id, id);
      if (await tx.existsBy(ShareRound, { planId: id, state: 'open' })) throw new DomainError('ROUND_OPEN');
      const until = plan.status === 'published' ? await lastDayFor(tx, id, now) : null;
      if (until === null) throw new DomainError('ROUND_TOO_LATE');
      const { target, from: leastPercent, to: mostPercent, lastDay } = request;
      if (lastDay > until.day) throw wrong('lastDay', 'Please choose a day before the first box’s deadline.');
      if (lastDay < until.today) throw wrong('lastDay', 'This day is over. Please choose a later one.');
      const round = await tx.save(ShareRound, { planId: id, target, leastPercent, mostPercent, lastDay });
      const ids = (await fetchRows(tx, activeMembers, [id])).map((member) => member.id);
      for (const member of await loadSubscriptions(tx, ids, now))
        if (member.email) await this.mails.enqueue(tx, roundOpenedMail(member, round));
    });
    return this.get(vendor, id, now);
  }

  /** @throws SHARE_NOT_FOUND, ROUND_NOT_FOUND, ROUND_CHANGED */
  async close(vendor: OwnVendor, id: number, shown: CloseRoundRequest, now = new Date()): Promise<RoundView> {
    await this.db.transaction(async (tx) => {
      await lockPlan(tx, vendor.id, id);
      const round = await tx.findOneBy(ShareRound, { planId: id, state: 'open' });
      if (!round) throw new DomainError('ROUND_NOT_FOUND');
      const look = (reached: number) => refuseAnotherSum(shown.pledged, reached);
      await this.closing.close(tx, round, { userId: vendor.actor.id, now, look });
    });
    return this.get(vendor, id, now);
  }
}

/** @param shown dollars @throws ROUND_CHANGED */
function refuseAnotherSum(shown: number, reached: number): void {
  if (wholeCents(shown) === reached) return;
  const message = `The sum is now ${dollars(reached)}. Please review it, then close again.`;
  throw new DomainError('ROUND_CHANGED', [{ path: 'pledged', message }]);
}
