import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockAccounts } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminListing, ContactAuthorBody } from '../../../contract/directory/admin/listings.admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Media } from '../../../platform/media/media.js';
import {
  listingContactMail,
  listingDeletedMail,
  listingRemovedMail,
  listingRestoredMail,
} from './listing-decision-mails.js';
import { hideListing, restoreListing, listingResource } from './listings.admin.sql.js';

@Injectable()
export class ListingsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly media: Media,
  ) {
    super(listingResource, rows);
  }

  /** Takes a listing down; its farmer reads why, and cannot put it back. */
  hide(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, before) => {
      if (before.removedAt !== null) throw new DomainError('ALREADY_DECIDED');
      await changeRows(tx, hideListing, [Number(id), reason]);
      const author = await this.author(tx, before);
      if (author) await this.mails.enqueue(tx, listingRemovedMail(named(before), author, reason));
    });
  }

  restore(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, before) => {
      if (before.removedAt === null) throw new DomainError('ALREADY_DECIDED');
      // Its farmer has all the time to confirm it that a new one has.
      await changeRows(tx, restoreListing, [Number(id)]);
      const author = await this.author(tx, before);
      if (author) await this.mails.enqueue(tx, listingRestoredMail(named(before), author));
    });
  }

  contact(actor: SignedInUser, id: string, { text }: ContactAuthorBody): Promise<Row> {
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

  protected override async deleteRow(
    tx: EntityManager,
    id: number | string,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    await super.deleteRow(tx, id, before, actor);
    await this.media.discard(tx, before.imageUrl as string | null);
    const author = await this.author(tx, before);
    if (author) await this.mails.enqueue(tx, listingDeletedMail(named(before), author));
  }

  /** Where no account has it, the address that stands in it. */
  private async author(tx: EntityManager, listing: Row): Promise<{ name: string; email: string } | null> {
    const contact = typeof listing.userId === 'number' ? await this.users.contact(tx, listing.userId) : null;
    if (contact || typeof listing.email !== 'string') return contact;
    return { name: (listing.farmName as string | null) ?? 'there', email: listing.email };
  }
}

const named = (row: Row) => row as unknown as AdminListing;
