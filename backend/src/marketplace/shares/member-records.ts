import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { ShareHandover } from '../tables/share-handover.entity.js';
import { SharePlan } from '../tables/share-plan.entity.js';
import { Subscription } from '../tables/subscription.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { CancelSubscriptions } from './accounts/cancel-subscriptions.js';
import { loadSubscriptions } from './accounts/load-subscriptions.js';
import { subscriptionView } from './accounts/subscription.view.js';
import { subscriptionsOfUser } from './accounts/subscriptions.sql.js';
import { CardMoney } from './cards/card-money.js';
import { BoughtCredit } from './credits/bought-credit.js';
import { lockPlacesOf } from './places/kept-places.js';
import { plansKeptFor } from './places/places.sql.js';
import { Renewals } from './renewals/renewals.service.js';
import { Waits } from './waits/waits.service.js';

@Injectable()
export class MemberRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly canceling: CancelSubscriptions,
    private readonly cards: CardMoney,
    private readonly waits: Waits,
    private readonly renewals: Renewals,
    private readonly credits: BoughtCredit,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'shares',
      export: async (tx, userId) => [
        ...(await exportMemberships(tx, userId)),
        ...(await this.waits.export(tx, userId)),
        ...(await this.renewals.export(tx, userId)),
        ...(await this.credits.export(tx, userId)),
      ],
      erase: (tx, userId) => this.erase(tx, userId),
    });
  }

  /**
   * Memberships are canceled by their rule, and saved cards removed; their entries stay, without a name.
   * @throws SHARE_MEMBERS_LEFT for a farm whose members have boxes to come
   */
  private async erase(tx: EntityManager, userId: number, now = new Date()): Promise<void> {
    const vendor = await tx.findOneBy(Vendor, { userId });
    const running = { state: Not('ended' as const) };
    if (vendor && (await tx.existsBy(Subscription, { vendorId: vendor.id, ...running })))
      throw new DomainError('SHARE_MEMBERS_LEFT');
    if (vendor)
      await tx.update(
        SharePlan,
        { vendorId: vendor.id, status: 'published' },
        { status: 'ended', endedAt: now },
      );
    if (vendor) await this.credits.giveBackAll(tx, { vendorId: vendor.id }, 'The farm closed.', now);
    await this.credits.giveBackAll(tx, { userId }, 'Your account was deleted.', now);
    const by = { userId, role: 'member' as const };
    // Locked: what somebody takes over at the same moment is theirs.
    const lock = { mode: 'pessimistic_write' as const };
    const mine = await tx.find(Subscription, { where: { userId, ...running }, order: { id: 'ASC' }, lock });
    const ids = new Set(mine.map(({ id }) => id));
    // All that is given back is locked in one pass: who joins one of them has its size, then its windows.
    const kept = (await fetchRows(tx, plansKeptFor, [userId])).map(({ id }) => id);
    await lockPlacesOf(tx, kept, now, [...ids]);
    // Add-ons end with their main ones.
    for (const { id } of mine.filter(({ addOnToId }) => !ids.has(addOnToId ?? 0)))
      await this.canceling.end(tx, id, { reason: 'canceled', by }, now);
    await this.credits.erase(tx, userId);
    await this.waits.erase(tx, userId, now);
    await this.renewals.erase(tx, userId, now);
    const all = await tx.find(Subscription, { select: { id: true, cardId: true }, where: { userId } });
    for (const one of all) await this.cards.forget(tx, one);
    await tx.delete(ShareHandover, { subscriptionId: In(all.map(({ id }) => id)) });
    const nobody = { firstName: 'Former member', lastName: '', email: null, phone: null };
    await tx.update(Subscription, { userId }, nobody);
  }
}

async function exportMemberships(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const ids = (await fetchRows(tx, subscriptionsOfUser, [userId])).map(({ id }) => id);
  const now = new Date();
  const loaded = await loadSubscriptions(tx, ids, now);
  return loaded.map((one) => ({
    ...subscriptionView(one, now),
    member: { firstName: one.firstName, lastName: one.lastName, email: one.email, phone: one.phone },
  }));
}
