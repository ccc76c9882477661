import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { isBot } from '../../../platform/http/security/is-bot.rules.js';
import { Listing } from '../../tables/listing.entity.js';
import { addView, deleteOldViews } from './listing-views.sql.js';

/** A year and a bit: enough for comparing a month with the same one of the year before. */
export const KEPT_DAYS = 400;

export interface Viewer {
  userId: number | null;
  userAgent: string | undefined;
}

/** By day (UTC); nothing is kept about the person. */
@Injectable()
export class ListingViews {
  constructor(private readonly dataSource: DataSource) {}

  /** Not the owner's, nor a program's. @throws LISTING_NOT_FOUND for one that nobody can open */
  async count(listingId: number, { userId, userAgent }: Viewer): Promise<void> {
    const listing = await this.dataSource.manager.findOne(Listing, {
      select: { id: true, userId: true },
      where: { id: listingId, isAvailable: true },
    });
    if (!listing) throw new DomainError('LISTING_NOT_FOUND');
    if (isBot(userAgent) || (userId !== null && userId === listing.userId)) return;
    await changeRows(this.dataSource, addView, [listingId]);
  }

  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, deleteOldViews, [KEPT_DAYS]);
  }
}
