import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { inTurn } from '../../../platform/jobs/in-turn.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Listing } from '../../tables/listing.entity.js';
import { confirmationLimits, dueFor } from './listing-freshness.rules.js';
import { farmersWithDueListings } from './listing-freshness.sql.js';
import { askMail, hiddenMail, type ListingInMail } from './listing-mails.js';
import { KeepLinks, type LinkMaker } from './renew-links.js';

const QUEUE = 'listing-freshness';
/** Around five in the morning in New York, so that the mail is on top when farmers read theirs. */
const HOUR_UTC = 10;
const BATCH = 200;

@Injectable()
export class ListingFreshness implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
    private readonly links: KeepLinks,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () =>
      this.tendAll(new Date()),
    );
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  /** A transaction for each: stopped halfway it goes on, and two servers write to nobody twice. */
  async tendAll(now: Date): Promise<void> {
    const linkTo = await this.links.maker();
    const { ask, hide } = confirmationLimits(now);
    await inTurn({
      ...{ called: 'farmers', batch: BATCH },
      after: (last) => fetchRows(this.dataSource, farmersWithDueListings, [last, ask, hide, BATCH]),
      work: ({ userId }) => this.tend(userId, now, linkTo),
    });
  }

  private tend(userId: number, now: Date, linkTo: LinkMaker): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const farmer = await this.users.contact(tx, userId);
      if (!farmer) return;
      await lockAccount(tx, userId);
      const due = await this.dueOf(tx, userId, now);
      const toAsk = due.filter((listing) => dueFor(listing, now) === 'ask');
      const toHide = due.filter((listing) => dueFor(listing, now) === 'hide');
      if (toAsk.length > 0) {
        await tx.update(Listing, { id: In(idsOf(toAsk)) }, { askedAt: now, ...untouched });
        await this.mails.enqueue(tx, askMail(farmer, withLinks(toAsk, linkTo), now));
      }
      if (toHide.length > 0) {
        await tx.update(
          Listing,
          { id: In(idsOf(toHide)) },
          { hiddenAt: now, isAvailable: false, ...untouched },
        );
        await this.mails.enqueue(tx, hiddenMail(farmer, withLinks(toHide, linkTo)));
      }
    });
  }

  private dueOf(tx: EntityManager, userId: number, now: Date): Promise<Listing[]> {
    const { ask } = confirmationLimits(now);
    return tx.find(Listing, {
      where: { userId, isAvailable: true, isDemonstration: false, confirmedAt: LessThanOrEqual(ask) },
      order: { confirmedAt: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

const withLinks = (listings: readonly Listing[], linkTo: LinkMaker): ListingInMail[] =>
  listings.map((listing) => ({ ...listing, keepPath: linkTo(listing) }));

const idsOf = (listings: readonly Listing[]): number[] => listings.map(({ id }) => id);

/** Asking and hiding are ours; only what the farmer wrote counts as updated. */
const untouched = { updatedAt: () => 'updated_at' };
