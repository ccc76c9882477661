import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  ChangeSizeRequest,
  SizeChoiceList,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { readSubscription } from '../accounts/read-subscription.js';
import { addOnsOfMembers, lockMemberships } from '../accounts/subscriptions.sql.js';
import { giveBackOverspent } from '../payments/use-credit.js';
import { WaitingLine } from '../waits/waiting-line.js';
import {
  type ChangedBy,
  donateBox,
  holdBox,
  lockAllBoxesOf,
  type Locked,
  lockBoxesOf,
  releaseBox,
  shiftBox,
} from './change-box.js';
import { changeBoxSite, changeSiteFrom } from './change-site.js';
import { changeSize, sizeChoices } from './change-size.js';

/** Whose boxes they are, and who changes them. */
export interface OfBoxes {
  where: { id: number } & ({ userId: number } | { vendorId: number; planId: number });
  by: ChangedBy;
}

export const asMember = (userId: number, id: number): OfBoxes => ({
  where: { id, userId },
  by: { userId, role: 'member' },
});
export const asFarm = (vendor: OwnVendor, planId: number, id: number): OfBoxes => ({
  where: { id, vendorId: vendor.id, planId },
  by: { userId: vendor.actor.id, role: 'farm' },
});

/** What is done with boxes: one transaction each, under the lock of the subscription. */
@Injectable()
export class Boxes {
  constructor(
    private readonly db: DataSource,
    private readonly line: WaitingLine,
  ) {}

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, and as `holdBox` */
  hold(of: OfBoxes, boxId: number, forCredit: boolean): Promise<void> {
    return this.change(of, (tx, locked) => holdBox(tx, locked, boxId, forCredit));
  }

  /** @throws the same, and as `releaseBox` */
  release(of: OfBoxes, boxId: number): Promise<void> {
    return this.change(of, (tx, locked) => releaseBox(tx, locked, boxId));
  }

  /** @throws the same, and as `shiftBox` */
  shift(of: OfBoxes, boxId: number, day: string): Promise<void> {
    return this.change(of, (tx, locked) => shiftBox(tx, locked, boxId, day));
  }

  /** @throws the same, and as `donateBox` */
  donate(of: OfBoxes, boxId: number): Promise<void> {
    return this.change(of, (tx, locked) => donateBox(tx, locked, boxId));
  }

  /** @throws the same, and as `changeBoxSite` */
  site(of: OfBoxes, boxId: number, scheduleId: number): Promise<void> {
    return this.change(of, (tx, locked) => changeBoxSite(tx, locked, boxId, scheduleId));
  }

  /** With its add-ons. @throws the same, and as `changeSiteFrom` */
  siteFrom(of: OfBoxes, to: { scheduleId: number; from: string }): Promise<void> {
    return this.change(of, async (tx, locked, now) => {
      await changeSiteFrom(tx, locked, to);
      for (const { id } of await fetchRows(tx, addOnsOfMembers, [[of.where.id]])) {
        await moveAddOn(tx, id, { by: of.by, to, now });
        await giveBackOverspent(tx, id, now);
      }
    });
  }

  /** @throws the same, and as `changeSize` */
  size(of: OfBoxes, request: ChangeSizeRequest): Promise<void> {
    return this.change(of, async (tx, locked) => {
      const { planId } = locked.subscription;
      // As for who joins: a place that is free for a moment is theirs who wait.
      if (of.by.role === 'member') await this.line.move(tx, planId, locked.now);
      await changeSize(tx, locked, request);
      await this.line.freed(tx, planId);
    });
  }

  /** What other sizes would do now; nothing is changed. @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
  async sizes(of: OfBoxes): Promise<SizeChoiceList> {
    let choices: SizeChoiceList = [];
    await this.change(of, async (tx, locked) => {
      choices = await sizeChoices(tx, locked);
    });
    return choices;
  }

  /** The membership as it is now, for its member. */
  read(id: number): Promise<SubscriptionView> {
    return readSubscription(this.db.manager, id);
  }

  private change(
    { where, by }: OfBoxes,
    work: (tx: EntityManager, locked: Locked, at: Date) => Promise<void>,
    now = () => new Date(),
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      await fetchRows(tx, lockMemberships, [[where.id]]);
      const subscription = await tx.findOne(Subscription, { where, lock: { mode: 'pessimistic_write' } });
      if (!subscription) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
      // After the lock: who waited past the deadline is too late.
      const at = now();
      await work(tx, await lockBoxesOf(tx, subscription, by, at), at);
      await giveBackOverspent(tx, subscription.id, now());
    });
  }
}

/** What stays where it is. */
const STAYS: ReadonlySet<string> = new Set(['BOX_TOO_LATE', 'SHARE_DAY_PASSED']);

/** An add-on goes along, also while it is being paid, unless none of its boxes can be changed anymore. */
async function moveAddOn(
  tx: EntityManager,
  id: number,
  { by, to, now }: { by: ChangedBy; to: { scheduleId: number; from: string }; now: Date },
): Promise<void> {
  const addOn = await tx.findOneByOrFail(Subscription, { id });
  try {
    await changeSiteFrom(tx, await lockAllBoxesOf(tx, addOn, by, now), to);
  } catch (error: unknown) {
    if (!(error instanceof DomainError) || !STAYS.has(error.code)) throw error;
  }
}
