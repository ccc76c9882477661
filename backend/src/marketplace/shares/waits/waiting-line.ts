import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { WAIT_OFFER_HOURS, type WaitState } from '../../../contract/marketplace/shares/share-terms.js';
import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { ShareWait } from '../../tables/share-wait.entity.js';
import { keepIfFree, keepPlace, letGo, lockPlaces } from '../places/kept-places.js';
import { PlaceLinks } from '../places/place-links.js';
import { choiceOf, isNoPlace, type Season, seasonOf, sizesOf, todayOf } from '../places/season.js';
import { placeLapsedMail, placeOfferMail } from './wait-mails.js';
import { waitsById } from './waits.sql.js';

export const OFFER_QUEUE = 'shares.offer-places';

const inLine = In<WaitState>(['waiting', 'offered']);
/** Free places are kept for who waits, the first in line first. Members who join come after that (0244). */
@Injectable()
export class WaitingLine {
  constructor(
    private readonly mails: MailOutbox,
    private readonly links: PlaceLinks,
    private readonly jobs: Jobs,
  ) {}

  /** A place may be free: who is in line hears of it soon. */
  async freed(tx: EntityManager, planId: number): Promise<void> {
    if (await tx.existsBy(ShareWait, { planId, state: 'waiting' }))
      await this.jobs.enqueue(tx, OFFER_QUEUE, {}, 'freed');
  }

  /**
   * Lets go what wasn't taken in time, and offers each free place to the first it fits. Idempotent. Locks the
   * share's places where somebody is in line.
   */
  async move(tx: EntityManager, planId: number, now: Date): Promise<void> {
    if (!(await tx.existsBy(ShareWait, { planId, state: inLine }))) return;
    await lockPlaces(tx, planId, now);
    const season = await seasonOf(tx, planId);
    const line = await tx.find(ShareWait, { where: { planId, state: inLine }, order: { id: 'ASC' } });
    if (isOver(season, now)) {
      for (const wait of line) await this.leave(tx, wait, 'over', now);
      return;
    }
    const late = line.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil <= now);
    for (const wait of late) await this.lapse(tx, wait, now);
    if (late.length > 0) season.sizes = await sizesOf(tx, planId);
    if (!takesNew(season, now)) return;
    for (const wait of line.filter(({ state }) => state === 'waiting'))
      await this.offer(tx, season, wait, now).catch((error: unknown) => {
        if (!isNoPlace(error)) throw error;
      });
  }

  /**
   * The farm offers a place, whoever comes before.
   * @throws WAIT_NOT_FOUND, SHARE_FULL, SHARE_SITE_FULL, SHARE_NOT_OPEN
   */
  async offerTo(tx: EntityManager, planId: number, id: number, now: Date): Promise<void> {
    await lockPlaces(tx, planId, now);
    const wait = await tx.findOneBy(ShareWait, { id, planId, state: inLine });
    if (!wait) throw new DomainError('WAIT_NOT_FOUND');
    if (wait.state === 'waiting') await this.offer(tx, await seasonOf(tx, planId), wait, now);
  }

  /** What is kept for it is free again. The places are locked, and the row was read behind that. */
  async leave(
    tx: EntityManager,
    { id, keptId, offeredUntil, wasOfferedUntil: before }: ShareWait,
    state: Exclude<WaitState, 'waiting' | 'offered'>,
    now: Date,
  ): Promise<void> {
    // Of an offer that was kept again it stays: the extra hour isn't given twice.
    const over = { keptId: null, offeredUntil: null, wasOfferedUntil: before ?? offeredUntil };
    await tx.update(ShareWait, id, { state, ...over, subscriptionId: null, changedAt: now });
    if (keptId !== null) await letGo(tx, keptId);
  }

  /**
   * Who took a place by card, and didn't pay in time, has what is left of their time, an hour at least. Who
   * took it in that hour has no other one. Where there is no place anymore, they are in line where they were.
   * The places are locked.
   */
  async keepAgain(tx: EntityManager, wait: ShareWait, now: Date): Promise<void> {
    const { id, planId, wasOfferedUntil, changedAt: takenAt } = wait;
    if (wasOfferedUntil !== null && takenAt > wasOfferedUntil) return this.lapse(tx, wait, now);
    const keptId = await keepIfFree(tx, await seasonOf(tx, planId), wait, now);
    const offeredUntil = new Date(Math.max(wasOfferedUntil?.getTime() ?? 0, now.getTime() + HOUR_MS));
    if (keptId !== null) return this.tell(tx, id, { keptId, offeredUntil, wasOfferedUntil }, now);
    await tx.update(ShareWait, id, { state: 'waiting', subscriptionId: null, changedAt: now });
  }

  private async lapse(tx: EntityManager, wait: ShareWait, now: Date): Promise<void> {
    await this.leave(tx, wait, 'lapsed', now);
    const [row] = await fetchRows(tx, waitsById, [[wait.id]]);
    if (row) await this.mails.enqueue(tx, placeLapsedMail(row));
  }

  private async offer(tx: EntityManager, season: Season, wait: ShareWait, now: Date): Promise<void> {
    const choice = choiceOf(season, wait);
    if (!choice) throw new DomainError('SHARE_NOT_OPEN');
    const keptId = await keepPlace(tx, choice, now);
    const offeredUntil = new Date(now.getTime() + WAIT_OFFER_HOURS * HOUR_MS);
    await this.tell(tx, wait.id, { keptId, offeredUntil, wasOfferedUntil: null }, now);
  }

  private async tell(
    tx: EntityManager,
    id: number,
    kept: { keptId: number; offeredUntil: Date; wasOfferedUntil: Date | null },
    now: Date,
  ): Promise<void> {
    await tx.update(ShareWait, id, { state: 'offered', ...kept, subscriptionId: null, changedAt: now });
    const [row] = await fetchRows(tx, waitsById, [[id]]);
    const token = await this.links.tokenOf('wait', id);
    if (row) await this.mails.enqueue(tx, placeOfferMail(row, token, kept.offeredUntil));
  }
}

function isOver(season: Season, now: Date): boolean {
  const today = todayOf(season, now);
  return (
    season.plan.status !== 'published' ||
    !season.dates.some(({ date, state }) => state !== 'canceled' && date >= today)
  );
}

/** By itself, only what anybody may join is offered. */
const takesNew = (season: Season, now: Date): boolean =>
  !season.plan.isHidden && (season.plan.joinUntil === null || todayOf(season, now) <= season.plan.joinUntil);
