import { Body, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { lockAccounts } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { LISTING_CATEGORIES } from '../../../contract/directory/categories.js';
import {
  AdminListing,
  AdminListingRow,
  ContactAuthorBody,
  LISTING_STATES,
} from '../../../contract/directory/admin/listings.admin.js';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import { LISTING_VIEW_DAYS } from '../../../contract/shared/limits.js';
import { adminResource, RecordParams, StaffAction } from '../../../platform/admin/admin-resource.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import {
  bounded,
  custom,
  flag,
  idIs,
  oneOf,
  since,
  until,
  wordsMatch,
} from '../../../platform/admin/filters.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Media } from '../../../platform/media/media.js';
import { personName } from '../../farms/farm-columns.sql.js';
import {
  listingContactMail,
  listingDeletedMail,
  listingRemovedMail,
  listingRestoredMail,
} from './listing-decision-mails.js';
import { ownPictureSql } from '../../../platform/admin/own-picture.sql.js';

/** Why a listing can or cannot be found, by what its row says. */
const STATE_CONDITIONS: Record<(typeof LISTING_STATES)[number], string> = {
  live: 't.is_available',
  removed: 't.removed_at IS NOT NULL',
  hidden: 'NOT t.is_available AND t.hidden_at IS NOT NULL AND t.removed_at IS NULL',
  paused: 'NOT t.is_available AND t.hidden_at IS NULL AND t.removed_at IS NULL',
};
const STATE = `CASE WHEN t.removed_at IS NOT NULL THEN 'removed' WHEN t.is_available THEN 'live'
  WHEN t.hidden_at IS NOT NULL THEN 'hidden' ELSE 'paused' END`;

/**
 * The indexes of what is available and of what is not hold one half each. The halves are written the other way round, as PostgreSQL would otherwise
 * put them together again into a condition that neither index serves.
 */
const inEither = (available: string, unavailable: string) =>
  `(t.is_available AND ${available} OR NOT t.is_available AND ${unavailable})`;

/** What farmers offer, for the team: looked through, taken down and put back. */
@Injectable()
export class ListingsAdminController extends adminResource({
  name: 'listings',
  table: 'listings',
  row: AdminListingRow,
  record: AdminListing,
  joins: 'LEFT JOIN users AS author ON author.id = t.user_id',
  columns: {
    id: 't.id',
    productName: 't.product_name',
    imageUrl: ownPictureSql('t.image_url'),
    price: 't.price',
    unit: 't.unit',
    category: 't.category',
    state: STATE,
    farmId: 't.farm_id',
    farmName: 't.farm_name',
    userId: 't.user_id',
    authorName: `CASE WHEN author.id IS NOT NULL THEN ${personName('author')} END`,
    city: 't.city',
    stateCode: 't.state',
    zipCode: 't.zip_code',
    isDemonstration: 't.is_demonstration',
    createdAt: 't.created_at',
    description: 't.description',
    imageAlt: 't.image_alt',
    isAvailable: 't.is_available',
    email: 't.email',
    phone: 't.phone',
    latitude: 't.latitude',
    longitude: 't.longitude',
    authorEmail: 'author.email',
    confirmedAt: 't.confirmed_at',
    askedAt: 't.asked_at',
    hiddenAt: 't.hidden_at',
    removedAt: 't.removed_at',
    removedReason: 't.removed_reason',
    updatedAt: 't.updated_at',
    views: `(SELECT coalesce(sum(listing_views.views), 0)::int FROM listing_views
      WHERE listing_id = t.id AND day > (now() AT TIME ZONE 'UTC')::date - ${LISTING_VIEW_DAYS})`,
  },
  sorts: ['id', 'createdAt', 'productName'],
  // Later ids are later listings, and other filters have their indexes by the moment.
  sortColumns: { id: 't.created_at' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: wordsMatch((query) => inEither(`t.search @@ ${query}`, `${query} @@ t.search`)),
    category: oneOf('t.category', LISTING_CATEGORIES),
    state: custom(z.enum(LISTING_STATES), (state) => STATE_CONDITIONS[state]),
    isAvailable: flag('t.is_available'),
    farmId: idIs('t.farm_id'),
    userId: idIs('t.user_id'),
    createdSince: bounded(since('t.created_at')),
    createdUntil: bounded(until('t.created_at')),
  },
  isDeletable: true,
}) {
  constructor(
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly media: Media,
  ) {
    super();
  }

  /** Takes a listing down; its farmer reads why, and cannot put it back. */
  @StaffAction(':id/hide', AdminListing)
  hide(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, before) => {
      if (before.removedAt !== null) throw new DomainError('ALREADY_DECIDED');
      await tx.query(
        `UPDATE listings SET removed_at = now(), removed_reason = $2, was_available = is_available, is_available = false
         WHERE id = $1`,
        [id, reason],
      );
      const author = await this.author(tx, before);
      if (author) await this.mails.enqueue(tx, listingRemovedMail(named(before), author, reason));
    });
  }

  @StaffAction(':id/restore', AdminListing)
  restore(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, before) => {
      if (before.removedAt === null) throw new DomainError('ALREADY_DECIDED');
      // Its farmer has all the time to confirm it that a new one has.
      await tx.query(
        `UPDATE listings SET is_available = was_available, removed_at = NULL, removed_reason = NULL, was_available = NULL,
           confirmed_at = now(), asked_at = NULL WHERE id = $1`,
        [id],
      );
      const author = await this.author(tx, before);
      if (author) await this.mails.enqueue(tx, listingRestoredMail(named(before), author));
    });
  }

  /** Writes to whoever posted it. */
  @StaffAction(':id/contact', AdminListing)
  contact(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ContactAuthorBody }) { text }: ContactAuthorBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'contact', reason: text }, id, async (tx, before) => {
      const author = await this.author(tx, before);
      if (!author) throw new DomainError('NO_ADDRESS');
      const mail = listingContactMail(named(before), author, text, this.mails.teamAddress);
      await this.mails.enqueue(tx, mail);
    });
  }

  /** The account before its listing, as wherever those are changed. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const { userId } = await this.read(id, tx);
    if (typeof userId === 'number') await lockAccounts(tx, [userId]);
    await super.lockRow(tx, id);
  }

  protected override async erase(
    tx: EntityManager,
    id: number | string,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    await super.erase(tx, id, before, actor);
    await this.media.discard(tx, before.imageUrl as string | null);
    const author = await this.author(tx, before);
    if (author) await this.mails.enqueue(tx, listingDeletedMail(named(before), author));
  }

  /** The account that has it; where nobody does, the address that stands in it. */
  private async author(tx: EntityManager, listing: Row): Promise<{ name: string; email: string } | null> {
    const contact = typeof listing.userId === 'number' ? await this.users.contact(tx, listing.userId) : null;
    if (contact || typeof listing.email !== 'string') return contact;
    return { name: (listing.farmName as string | null) ?? 'there', email: listing.email };
  }
}

const named = (row: Row) => row as unknown as AdminListing;
