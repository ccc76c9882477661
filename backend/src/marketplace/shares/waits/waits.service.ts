import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type {
  PlaceQuoteRequest,
  TakePlaceRequest,
} from '../../../contract/marketplace/shares/kept-places.js';
import type { ShareQuoteView } from '../../../contract/marketplace/shares/public-shares.js';
import {
  MAX_MEMBERSHIPS,
  type WaitState,
  WAIT_UNDO_HOURS,
} from '../../../contract/marketplace/shares/share-terms.js';
import type {
  WaitDetails,
  WaitingLineView,
  WaitRequest,
  WaitView,
} from '../../../contract/marketplace/shares/share-waits.js';
import { DAY_MS, HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { ShareWait } from '../../tables/share-wait.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { lockComing, refuseOneMore } from '../accounts/most-memberships.js';
import { JoinShare } from '../joining/join-share.js';
import { findPlan, loadChoice, refuseLateJoin, shownShare } from '../joining/load-choice.js';
import { quoteBoxes, quoteShare, quoteView } from '../joining/quote-share.js';
import { lockPlaces } from '../places/kept-places.js';
import { PlaceLinks } from '../places/place-links.js';
import { rolledBack } from '../places/rolled-back.js';
import { sizePrices } from '../prices/price.view.js';
import { lineView, waitView } from './wait.view.js';
import { WaitingLine } from './waiting-line.js';
import { lineOfPlan, waitsById, waitsOfUser } from './waits.sql.js';

/** So long what ended is still listed. */
const SHOWN_MS = 14 * DAY_MS;

@Injectable()
export class Waits {
  constructor(
    private readonly db: DataSource,
    private readonly line: WaitingLine,
    private readonly links: PlaceLinks,
    private readonly joining: JoinShare,
  ) {}

  /**
   * @throws SHARE_NOT_FOUND, SHARE_NOT_OPEN, WAIT_NOT_NEEDED, ALREADY_WAITING, TOO_MANY_MEMBERSHIPS,
   * VALIDATION_FAILED
   */
  async wait(user: SignedInUser, planId: number, request: WaitRequest, now = new Date()): Promise<WaitView> {
    const id = await this.db.transaction(async (tx) => {
      const { plan } = await shownShare(tx, planId, { lock: true });
      const person = { userId: user.id, planId };
      await lockComing(tx, person);
      await this.line.move(tx, planId, now);
      const choice = await loadChoice(tx, plan, { ...request, payments: 1 }, { lock: false });
      refuseLateJoin(choice, now);
      if (choice.size.places < request.quantity) throw new DomainError('SHARE_FULL');
      await refuseOneMore(tx, person);
      const own = await tx.findBy(ShareWait, { ...person, state: In(['waiting', 'offered']) });
      const { sizeId, scheduleId, half, quantity } = request;
      if (own.some((one) => one.sizeId === sizeId && one.scheduleId === scheduleId && one.half === half))
        throw new DomainError('ALREADY_WAITING');
      if (own.length >= MAX_MEMBERSHIPS) throw new DomainError('TOO_MANY_MEMBERSHIPS');
      const isFull = await quoteBoxes(tx, choice, now).then(
        () => false,
        (error: unknown) => {
          if (error instanceof DomainError && FULL.has(error.code)) return true;
          throw error;
        },
      );
      if (!isFull) throw new DomainError('WAIT_NOT_NEEDED');
      return (await tx.save(ShareWait, { ...person, sizeId, scheduleId, half, quantity })).id;
    });
    return this.view(id, now);
  }

  async list({ id }: SignedInUser, now = new Date()): Promise<WaitView[]> {
    const rows = await fetchRows(this.db, waitsOfUser, [id, new Date(now.getTime() - SHOWN_MS)]);
    return Promise.all(rows.map(async (row) => waitView(row, await this.links.tokenOf('wait', row.id), now)));
  }

  /** @throws WAIT_NOT_FOUND */
  async get(user: SignedInUser, token: string, now = new Date()): Promise<WaitDetails> {
    const tx = this.db.manager;
    const { id, planId, sizeId, subscriptionId } = await this.own(tx, user, token);
    const { payments, priceChoice } = await tx.findOneByOrFail(SharePlan, { id: planId });
    const { price } = await tx.findOneByOrFail(ShareSize, { id: sizeId });
    const prices = sizePrices(priceChoice, price);
    const isUnpaid =
      subscriptionId !== null && (await tx.existsBy(Subscription, { id: subscriptionId, state: 'joining' }));
    return {
      ...{ ...(await this.view(id, now)), payments, sizePrice: amountOf(price), prices },
      ...{ takesCards: this.joining.takesCards, unpaidId: isUnpaid ? subscriptionId : null },
    };
  }

  /** Until the time for it is over. @throws WAIT_NOT_FOUND, WAIT_OVER, SHARE_NOT_OPEN, VALIDATION_FAILED */
  async quote(
    user: SignedInUser,
    token: string,
    chosen: PlaceQuoteRequest,
    now = new Date(),
  ): Promise<ShareQuoteView> {
    const { id, planId } = await this.own(this.db.manager, user, token);
    // As taking it: the place is free for this alone, and kept again.
    return rolledBack(this.db, async (tx) => {
      const wait = await this.lockOffered(tx, { id, planId }, now);
      await this.line.leave(tx, wait, 'taken', now);
      const plan = await tx.findOneByOrFail(SharePlan, { id: planId });
      const choice = await loadChoice(tx, plan, { ...wait, ...chosen }, { lock: false });
      return quoteView(await quoteShare(tx, choice, now));
    });
  }

  /** @returns the id of the membership, also once it was taken @throws as `JoinShare.join`, WAIT_OVER */
  async take(
    user: SignedInUser,
    token: string,
    request: TakePlaceRequest,
    now = new Date(),
  ): Promise<number> {
    const { id, planId } = await this.own(this.db.manager, user, token);
    return this.db.transaction(async (tx) => {
      const {
        sizeId,
        scheduleId,
        half,
        quantity,
        subscriptionId: known,
      } = await tx.findOneByOrFail(ShareWait, { id });
      if (known !== null) return known;
      const whole = { ...request, shareId: planId, sizeId, scheduleId, half, quantity };
      const subscriptionId = await this.joining.take(tx, user, whole, now, async () => {
        const wait = await this.lockOffered(tx, { id, planId }, now);
        await this.line.leave(tx, wait, 'taken', now);
      });
      await tx.update(ShareWait, id, { subscriptionId });
      return subscriptionId;
    });
  }

  /** @throws WAIT_NOT_FOUND, WAIT_OVER */
  async leave(user: SignedInUser, token: string, now = new Date()): Promise<WaitView> {
    const { id, planId } = await this.own(this.db.manager, user, token);
    await this.db.transaction(async (tx) => {
      await findPlan(tx, { id: planId }, true);
      await lockPlaces(tx, planId, now);
      const wait = await tx.findOneByOrFail(ShareWait, { id });
      if (wait.state === 'left') return;
      if (wait.state !== 'waiting' && wait.state !== 'offered') throw new DomainError('WAIT_OVER');
      await this.line.leave(tx, wait, 'left', now);
      await this.line.move(tx, planId, now);
    });
    return this.view(id, now);
  }

  /** Who left is in line again where they were. @throws WAIT_NOT_FOUND, WAIT_OVER */
  async goBack(user: SignedInUser, token: string, now = new Date()): Promise<WaitView> {
    const { id, planId } = await this.own(this.db.manager, user, token);
    await this.db.transaction(async (tx) => {
      await findPlan(tx, { id: planId }, true);
      await lockComing(tx, { userId: user.id, planId });
      const since = new Date(now.getTime() - WAIT_UNDO_HOURS * HOUR_MS);
      const left = await tx.findOneBy(ShareWait, { id, state: 'left', changedAt: MoreThan(since) });
      if (!left) throw new DomainError('WAIT_OVER');
      const { sizeId, scheduleId, half } = left;
      const open = { userId: user.id, state: In<WaitState>(['waiting', 'offered']) };
      const again = { ...open, sizeId, scheduleId, half: half ?? IsNull() };
      if (await tx.existsBy(ShareWait, again)) throw new DomainError('ALREADY_WAITING');
      await tx.update(ShareWait, id, { state: 'waiting', changedAt: now });
      await this.line.move(tx, planId, now);
    });
    return this.view(id, now);
  }

  /** What is kept for a person is free again, and nothing is left of them in any line. */
  async erase(tx: EntityManager, userId: number, now: Date): Promise<void> {
    const open = { userId, state: In<WaitState>(['waiting', 'offered']) };
    for (const { id, planId } of await tx.find(ShareWait, {
      where: open,
      order: { planId: 'ASC', id: 'ASC' },
    })) {
      await lockPlaces(tx, planId, now);
      const wait = await tx.findOneBy(ShareWait, { ...open, id });
      if (wait) await this.line.leave(tx, wait, 'left', now);
      await this.line.freed(tx, planId);
    }
    await tx.delete(ShareWait, { userId });
  }

  async export(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
    const waits = await fetchRows(tx, waitsOfUser, [userId, new Date(0)]);
    return waits.map((row) => ({ kind: 'waiting list', ...waitView(row, '', new Date()) }));
  }

  /** @throws SHARE_NOT_FOUND */
  async ofFarm({ id: vendorId }: OwnVendor, planId: number): Promise<WaitingLineView> {
    if (!(await this.db.manager.existsBy(SharePlan, { id: planId, vendorId })))
      throw new DomainError('SHARE_NOT_FOUND');
    return lineView(await fetchRows(this.db, lineOfPlan, [planId]));
  }

  /** @throws SHARE_NOT_FOUND, WAIT_NOT_FOUND, SHARE_FULL, SHARE_SITE_FULL, SHARE_NOT_OPEN */
  async offer(vendor: OwnVendor, planId: number, waitId: number, now = new Date()): Promise<WaitingLineView> {
    await this.db.transaction(async (tx) => {
      const plan = await findPlan(tx, { id: planId, vendorId: vendor.id }, true);
      if (!plan) throw new DomainError('SHARE_NOT_FOUND');
      if (plan.status !== 'published') throw new DomainError('SHARE_NOT_OPEN');
      await this.line.offerTo(tx, planId, waitId, now);
    });
    return this.ofFarm(vendor, planId);
  }

  /** Locks the share's places. @throws WAIT_OVER */
  private async lockOffered(
    tx: EntityManager,
    { id, planId }: Pick<ShareWait, 'id' | 'planId'>,
    now: Date,
  ): Promise<ShareWait> {
    await lockPlaces(tx, planId, now);
    const wait = await tx.findOneBy(ShareWait, { id, state: 'offered', offeredUntil: MoreThan(now) });
    if (!wait) throw new DomainError('WAIT_OVER');
    return wait;
  }

  /** @throws WAIT_NOT_FOUND */
  private async own(tx: EntityManager, { id: userId }: SignedInUser, token: string): Promise<ShareWait> {
    const id = await this.links.idOf('wait', token);
    const wait = id && (await tx.findOneBy(ShareWait, { id, userId }));
    if (!wait) throw new DomainError('WAIT_NOT_FOUND');
    return wait;
  }

  private async view(id: number, now: Date): Promise<WaitView> {
    const [row] = await fetchRows(this.db, waitsById, [[id]]);
    if (!row) throw new DomainError('WAIT_NOT_FOUND');
    return waitView(row, await this.links.tokenOf('wait', id), now);
  }
}

const FULL = new Set(['SHARE_FULL', 'SHARE_SITE_FULL']);
