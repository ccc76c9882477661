import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import type { OwnListingView } from '../../../contract/directory/listings.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Media } from '../../../platform/media/media.js';
import { Listing } from '../../tables/listing.entity.js';
import { confirmedNow } from '../save-listing.js';
import { ownListingView } from './own-listing.view.js';
import { ownListings } from './own-listings.sql.js';
import { readOwnListing } from './read-own-listing.js';

type Offer = { isAvailable: boolean } & Partial<ReturnType<typeof confirmedNow>>;

/** Those of others answer as if they were not there. */
@Injectable()
export class OwnListings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: Media,
  ) {}

  async list(userId: number): Promise<OwnListingView[]> {
    return (await fetchRows(this.dataSource, ownListings, [userId])).map(ownListingView);
  }

  /** @throws LISTING_NOT_FOUND */
  get(userId: number, id: number): Promise<OwnListingView> {
    return readOwnListing(this.dataSource, userId, id);
  }

  /** Offering it again confirms it. @throws LISTING_NOT_FOUND, LISTING_REMOVED */
  setAvailability(userId: number, id: number, isAvailable: boolean): Promise<OwnListingView> {
    return this.change(userId, id, isAvailable ? { ...confirmedNow(), isAvailable } : { isAvailable });
  }

  /** A paused or hidden one is offered again. @throws LISTING_NOT_FOUND, LISTING_REMOVED */
  renew(userId: number, id: number): Promise<OwnListingView> {
    return this.change(userId, id, { ...confirmedNow(), isAvailable: true });
  }

  /** @throws LISTING_NOT_FOUND */
  async remove(userId: number, id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const listing = await tx.findOneBy(Listing, { id, userId });
      if (!listing) throw new DomainError('LISTING_NOT_FOUND');
      await tx.delete(Listing, { id });
      await this.media.discard(tx, listing.imageUrl);
    });
  }

  async removeAll(tx: EntityManager, userId: number): Promise<void> {
    await lockAccount(tx, userId);
    const listings = await tx.find(Listing, { select: { id: true, imageUrl: true }, where: { userId } });
    await tx.delete(Listing, { userId });
    for (const url of new Set(listings.map(({ imageUrl }) => imageUrl))) await this.media.discard(tx, url);
  }

  private change(userId: number, id: number, change: Offer): Promise<OwnListingView> {
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      // Only what the farmer wrote counts as updated.
      const own = { id, userId, removedAt: IsNull() };
      await tx.update(Listing, own, { ...change, updatedAt: () => 'updated_at' });
      const listing = await readOwnListing(tx, userId, id);
      if (listing.removedReason !== null) throw new DomainError('LISTING_REMOVED');
      return listing;
    });
  }
}
