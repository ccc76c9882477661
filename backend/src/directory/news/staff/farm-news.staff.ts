import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { type Contact, UsersService } from '../../../accounts/users/users.service.js';
import type { ReasonBody } from '../../../contract/backoffice/admin.js';
import type { AdminNews } from '../../../contract/directory/admin/farm-news.admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { Announcements } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { type MailDraft, MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { reportViews } from '../../../platform/reports/reporter.js';
import { FarmNewsReport } from '../../tables/farm-news-report.entity.js';
import { FarmNews } from '../../tables/farm-news.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { newsKey } from '../announcement-of.js';
import { lockFarmOfNews } from '../farm-news.sql.js';
import { reportsOf } from '../reports/farm-news-reports.sql.js';
import { newsHiddenMail, newsRestoredMail, newsResumedMail, newsStoppedMail } from './farm-news-mails.js';
import { farmNewsResource } from './farm-news.admin.sql.js';

@Injectable()
export class FarmNewsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
    private readonly announcements: Announcements,
  ) {
    super(farmNewsResource, rows);
  }

  /** Settles its reports; no follower is told of it from now on. @throws ALREADY_DECIDED */
  hide(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, before) => {
      const news = before as AdminNews;
      if (news.isHidden) throw new DomainError('ALREADY_DECIDED');
      await tx.update(FarmNews, news.id, { isHidden: true, hiddenReason: reason });
      await settleReports(tx, news.id);
      await this.announcements.withdraw(tx, newsKey(news.id));
      await this.tell(tx, news, (owner) => newsHiddenMail(owner, news, reason));
    });
  }

  /** Shows it again. Followers are not told once more. @throws ALREADY_DECIDED */
  restore(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, before) => {
      const news = before as AdminNews;
      if (!news.isHidden) throw new DomainError('ALREADY_DECIDED');
      await tx.update(FarmNews, news.id, { isHidden: false, hiddenReason: null });
      await this.tell(tx, news, (owner) => newsRestoredMail(owner, news));
    });
  }

  /** Settles its reports. @throws ALREADY_DECIDED when nothing waits */
  dismissReports(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'dismiss-reports' }, id, async (tx, before) => {
      const { id: newsId, openReports } = before as AdminNews;
      if (openReports === 0) throw new DomainError('ALREADY_DECIDED');
      await settleReports(tx, newsId);
    });
  }

  /** What it posted stays. @throws ALREADY_DECIDED */
  stopFarm(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'stop-farm', reason }, id, async (tx, before) => {
      const news = before as AdminNews;
      if (news.stoppedAt !== null) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Farm, news.farmId, {
        newsStoppedAt: new Date(),
        newsStoppedReason: reason,
        ...UNCHANGED,
      });
      await this.tell(tx, news, (owner) => newsStoppedMail(owner, news, reason));
    });
  }

  /** @throws ALREADY_DECIDED */
  resumeFarm(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'resume-farm' }, id, async (tx, before) => {
      const news = before as AdminNews;
      if (news.stoppedAt === null) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Farm, news.farmId, { newsStoppedAt: null, newsStoppedReason: null, ...UNCHANGED });
      await this.tell(tx, news, (owner) => newsResumedMail(owner, news));
    });
  }

  /** The farm first, as those do who post and remove. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const key = this.keyOf(id);
    if (typeof key === 'number') await fetchRows(tx, lockFarmOfNews, [key]);
    await super.lockRow(tx, id);
  }

  protected override async complete({ id }: Row, tx: EntityManager): Promise<Row> {
    const reports = await fetchRows(tx, reportsOf, [id as number]);
    return { reports: reportViews(reports) };
  }

  private async tell(
    tx: EntityManager,
    { ownerId }: AdminNews,
    mail: (owner: Contact) => MailDraft,
  ): Promise<void> {
    const owner = ownerId === null ? null : await this.users.contact(tx, ownerId);
    if (owner) await this.mails.enqueue(tx, mail(owner));
  }
}

/** The farm's own page is not changed by it. */
const UNCHANGED = { updatedAt: () => 'updated_at' };

async function settleReports(tx: EntityManager, newsId: number): Promise<void> {
  await tx.update(FarmNewsReport, { newsId, dismissedAt: IsNull() }, { dismissedAt: () => 'now()' });
  await tx.update(FarmNews, newsId, { openReports: 0 });
}
