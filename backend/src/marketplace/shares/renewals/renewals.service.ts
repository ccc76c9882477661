import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type {
  PlaceQuoteRequest,
  TakePlaceRequest,
} from '../../../contract/marketplace/shares/kept-places.js';
import type { ShareQuoteView } from '../../../contract/marketplace/shares/public-shares.js';
import type { RenewalView } from '../../../contract/marketplace/shares/share-renewals.js';
import type { JoinShareRequest } from '../../../contract/marketplace/shares/subscriptions.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { ShareRenewal } from '../../tables/share-renewal.entity.js';
import { JoinShare } from '../joining/join-share.js';
import { findPlan, loadChoice } from '../joining/load-choice.js';
import { quoteShare, quoteView } from '../joining/quote-share.js';
import { lockPlaces } from '../places/kept-places.js';
import { PlaceLinks } from '../places/place-links.js';
import { rolledBack } from '../places/rolled-back.js';
import { WaitingLine } from '../waits/waiting-line.js';
import { renewalView } from './renewal.view.js';
import { openRenewalsOfUser, type RenewalRow, renewalsById, renewalsOfUser } from './renewals.sql.js';
import { Renewing } from './renewing.js';

/** What is kept. */
type KeptChoice = Pick<JoinShareRequest, 'shareId' | 'sizeId' | 'scheduleId' | 'half' | 'quantity'>;

/** What members of a last season are asked. For one without an account, whoever has the link answers. */
@Injectable()
export class Renewals {
  constructor(
    private readonly db: DataSource,
    private readonly renewing: Renewing,
    private readonly links: PlaceLinks,
    private readonly joining: JoinShare,
    private readonly line: WaitingLine,
  ) {}

  async list({ id }: SignedInUser, now = new Date()): Promise<RenewalView[]> {
    const rows = await fetchRows(this.db, openRenewalsOfUser, [id]);
    return Promise.all(rows.map((row) => this.view(row, now)));
  }

  /** @throws RENEWAL_NOT_FOUND */
  async get(user: SignedInUser, token: string, now = new Date()): Promise<RenewalView> {
    return this.view(await this.own(user, token), now);
  }

  /** @throws RENEWAL_NOT_FOUND, RENEWAL_OVER, SHARE_NOT_OPEN, VALIDATION_FAILED */
  async quote(
    user: SignedInUser,
    token: string,
    chosen: PlaceQuoteRequest,
    now = new Date(),
  ): Promise<ShareQuoteView> {
    return this.quoteOf(await this.own(user, token), chosen, now);
  }

  /** @param row one that may be answered @throws RENEWAL_OVER, SHARE_NOT_OPEN, VALIDATION_FAILED */
  quoteOf(row: RenewalRow, chosen: PlaceQuoteRequest, now: Date): Promise<ShareQuoteView> {
    // As joining does it: the place is free for this alone, and kept again.
    return rolledBack(this.db, async (tx) => {
      const plan = await findPlan(tx, { id: row.planId, status: 'published' }, true);
      if (!plan) throw new DomainError('RENEWAL_OVER');
      const sizeId = await this.free(tx, row, now);
      const choice = await loadChoice(tx, plan, { ...row, sizeId, ...chosen }, { lock: false });
      return quoteView(await quoteShare(tx, choice, now));
    });
  }

  /**
   * Yes, at the total that was shown.
   * @returns the id of the membership @throws as `JoinShare.join`, RENEWAL_OVER
   */
  async accept(
    user: SignedInUser,
    token: string,
    request: TakePlaceRequest,
    now = new Date(),
  ): Promise<number> {
    return this.join(await this.own(user, token), now, (tx, choice, free) =>
      this.joining.take(tx, user, { ...request, ...choice }, now, free),
    );
  }

  /** @param join with what is kept, and what frees it @returns the membership @throws RENEWAL_OVER */
  async join(
    row: RenewalRow,
    now: Date,
    join: (tx: EntityManager, choice: KeptChoice, free: () => Promise<void>) => Promise<number>,
  ): Promise<number> {
    if (row.joinedId !== null) return row.joinedId;
    const { planId: shareId, sizeId, scheduleId, half, quantity } = row;
    if (sizeId === null) throw new DomainError('RENEWAL_OVER');
    return this.db.transaction(async (tx) => {
      const choice = { shareId, sizeId, scheduleId, half, quantity };
      const joinedId = await join(tx, choice, async () => {
        await this.free(tx, row, now);
      });
      await tx.update(ShareRenewal, row.id, { joinedId });
      return joinedId;
    });
  }

  /** No: the place is free, for who waits first. @throws RENEWAL_NOT_FOUND, RENEWAL_OVER */
  async decline(user: SignedInUser, token: string, now = new Date()): Promise<RenewalView> {
    await this.declineOf(await this.own(user, token), now);
    return this.get(user, token, now);
  }

  /** @throws RENEWAL_OVER */
  async declineOf({ id, planId }: RenewalRow, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      await findPlan(tx, { id: planId }, true);
      await lockPlaces(tx, planId, now);
      const renewal = await tx.findOneByOrFail(ShareRenewal, { id });
      if (renewal.state === 'no') return;
      if (renewal.state !== 'asked') throw new DomainError('RENEWAL_OVER');
      await this.renewing.answer(tx, renewal, 'no', now);
      await this.line.freed(tx, planId);
    });
  }

  /** @throws RENEWAL_NOT_FOUND, RENEWAL_OVER, SHARE_FULL, SHARE_SITE_FULL, SHARE_NOT_OPEN */
  async goBack(user: SignedInUser, token: string, now = new Date()): Promise<RenewalView> {
    await this.goBackOf(await this.own(user, token), now);
    return this.get(user, token, now);
  }

  /** @throws as `goBack` */
  async goBackOf(row: RenewalRow, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      await findPlan(tx, { id: row.planId }, true);
      await this.renewing.goBack(tx, row.id, row, now);
    });
  }

  /** What is kept for a person is free again. Before their memberships lose their name. */
  async erase(tx: EntityManager, userId: number, now: Date): Promise<void> {
    const own = await fetchRows(tx, renewalsOfUser, [userId]);
    for (const planId of [...new Set(own.map((row) => row.planId))].sort((one, other) => one - other)) {
      await lockPlaces(tx, planId, now);
      const ids = own.filter((row) => row.planId === planId).map(({ id }) => id);
      for (const renewal of await tx.findBy(ShareRenewal, { id: In(ids), state: 'asked' }))
        await this.renewing.answer(tx, renewal, 'no', now);
      await this.line.freed(tx, planId);
    }
  }

  async export(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
    const rows = await fetchRows(tx, renewalsOfUser, [userId]);
    return rows.map((row) => ({ kind: 'renewal', ...renewalView(row, '', new Date()) }));
  }

  /** Locks the share's places, and answers yes. @returns the size @throws RENEWAL_OVER */
  private async free(tx: EntityManager, { id, planId }: RenewalRow, now: Date): Promise<number> {
    await lockPlaces(tx, planId, now);
    const renewal = await tx.findOneBy(ShareRenewal, { id, state: 'asked' });
    if (!renewal || renewal.keptId === null || renewal.sizeId === null) throw new DomainError('RENEWAL_OVER');
    await this.renewing.answer(tx, renewal, 'yes', now);
    return renewal.sizeId;
  }

  /** @throws RENEWAL_NOT_FOUND */
  private async own({ id: userId }: SignedInUser, token: string): Promise<RenewalRow> {
    const id = await this.links.idOf('renewal', token);
    const [row] = id === null ? [] : await fetchRows(this.db, renewalsById, [[id]]);
    // Of a member whom the farm entered, having the link is enough, as for a handover (0237).
    if (!row || !(row.userId === null ? row.isEntered : row.userId === userId))
      throw new DomainError('RENEWAL_NOT_FOUND');
    return row;
  }

  private async view(row: RenewalRow, now: Date): Promise<RenewalView> {
    const view = renewalView(row, await this.links.tokenOf('renewal', row.id), now);
    return { ...view, takesCards: this.joining.takesCards };
  }
}
