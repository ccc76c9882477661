import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RenewalState } from '../../../contract/marketplace/shares/share-terms.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareRenewal } from '../../tables/share-renewal.entity.js';
import { keepIfFree, keepPlace, letGo, lockPlaces } from '../places/kept-places.js';
import { PlaceLinks } from '../places/place-links.js';
import { choiceOf, type Season, seasonOf, todayOf } from '../places/season.js';
import { wrong } from '../plans/write-plan.js';
import { WaitingLine } from '../waits/waiting-line.js';
import { renewalMail, renewalReminderMail } from './renewal-mails.js';
import { isReminderDue } from './renewal.rules.js';
import { lastMembers, type RenewalRow, renewalsById } from './renewals.sql.js';

/** Members of a season have a first look at the next one: their places are kept through a day (0245). */
@Injectable()
export class Renewing {
  constructor(
    private readonly mails: MailOutbox,
    private readonly links: PlaceLinks,
    private readonly line: WaitingLine,
  ) {}

  /**
   * As the next season is published, before anybody else can join. Those who joined the last one first come
   * first. Each is emailed. @throws VALIDATION_FAILED for a day that is over, or after the first box
   */
  async ask(tx: EntityManager, { id, renewsId }: SharePlan, until: string, now: Date): Promise<void> {
    if (renewsId === null) return;
    await lockPlaces(tx, id, now);
    const season = await seasonOf(tx, id);
    const today = todayOf(season, now);
    if (until < today) throw wrong('renewUntil', 'This day is over. Please choose a later one.');
    if (until >= season.plan.firstDay) throw wrong('renewUntil', 'Please choose a day before the first box.');
    for (const { id: subscriptionId, sizeName, ...member } of await fetchRows(tx, lastMembers, [renewsId])) {
      const size = season.sizes.find(({ name }) => name.toLowerCase() === sizeName.toLowerCase());
      const asked = { ...member, sizeId: size?.id ?? null };
      const keptId = await keepIfFree(tx, season, asked, now);
      const row = { planId: id, subscriptionId, sizeId: asked.sizeId, keptId, remindedOn: today };
      const { id: renewalId } = await tx.save(ShareRenewal, row);
      await this.tell(tx, renewalId, (renewal, token) => renewalMail(renewal, token, until));
    }
  }

  /** What is due of a season: places that nobody renewed are free, others are reminded. Idempotent. */
  async look(tx: EntityManager, planId: number, now: Date): Promise<void> {
    await lockPlaces(tx, planId, now);
    const season = await seasonOf(tx, planId);
    const until = openUntil(season, now);
    const today = todayOf(season, now);
    for (const { id } of await tx.find(ShareRenewal, {
      where: { planId, state: 'asked' },
      order: { id: 'ASC' },
    })) {
      const renewal = await tx.findOneByOrFail(ShareRenewal, { id });
      if (until === null) await this.answer(tx, renewal, 'lapsed', now);
      else if (renewal.keptId !== null && isReminderDue({ ...renewal, until, today })) {
        await tx.update(ShareRenewal, id, { remindedOn: today });
        await this.tell(tx, id, (row, token) => renewalReminderMail(row, token, until));
      }
    }
    if (until === null) await this.line.move(tx, planId, now);
  }

  /** What is kept for it is free again. The places are locked, and the row was read behind that. */
  async answer(
    tx: EntityManager,
    { id, keptId }: ShareRenewal,
    state: Exclude<RenewalState, 'asked'>,
    now: Date,
  ): Promise<void> {
    await tx.update(ShareRenewal, id, { state, keptId: null, changedAt: now });
    if (keptId !== null) await letGo(tx, keptId);
  }

  /** Who said no has their place again. @throws RENEWAL_OVER, SHARE_FULL, SHARE_SITE_FULL, SHARE_NOT_OPEN */
  async goBack(tx: EntityManager, id: number, row: RenewalRow, now: Date): Promise<void> {
    await lockPlaces(tx, row.planId, now);
    const season = await seasonOf(tx, row.planId);
    const { state } = await tx.findOneByOrFail(ShareRenewal, { id });
    const choice = choiceOf(season, row);
    if (state !== 'no' || !choice || openUntil(season, now) === null) throw new DomainError('RENEWAL_OVER');
    const keptId = await keepPlace(tx, choice, now);
    await tx.update(ShareRenewal, id, { state: 'asked', keptId, changedAt: now });
  }

  /** Who said yes by card, and didn't pay in time, is asked again, through the day. The places are locked. */
  async keepAgain(tx: EntityManager, renewal: ShareRenewal, now: Date): Promise<void> {
    const { id, planId } = renewal;
    const season = await seasonOf(tx, planId);
    const until = openUntil(season, now);
    await tx.update(ShareRenewal, id, { joinedId: null });
    if (until === null) return this.answer(tx, renewal, 'lapsed', now);
    const [row] = await fetchRows(tx, renewalsById, [[id]]);
    const keptId = row ? await keepIfFree(tx, season, row, now) : null;
    await tx.update(ShareRenewal, id, { state: 'asked', keptId, changedAt: now });
    if (keptId !== null) await this.tell(tx, id, (asked, token) => renewalReminderMail(asked, token, until));
  }

  private async tell(
    tx: EntityManager,
    id: number,
    mail: (row: RenewalRow, token: string) => ReturnType<typeof renewalMail>,
  ): Promise<void> {
    const [row] = await fetchRows(tx, renewalsById, [[id]]);
    if (row?.email) await this.mails.enqueue(tx, mail(row, await this.links.tokenOf('renewal', id)));
  }
}

/** @returns through which day places are kept; null once that is over */
function openUntil(season: Season, now: Date): string | null {
  const { status, renewUntil: until } = season.plan;
  return status === 'published' && until !== null && todayOf(season, now) <= until ? until : null;
}
