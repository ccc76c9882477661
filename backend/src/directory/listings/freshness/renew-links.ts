import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import type { KeepListingRequest, ListingView } from '../../../contract/directory/listings.js';
import { mailPaths } from '../../../contract/shared/mail-paths.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { Listing } from '../../tables/listing.entity.js';
import { listingView } from '../listing.view.js';
import { confirmedNow } from '../save-listing.js';
import { keepToken, readKeepToken } from './renew-token.rules.js';

export type LinkMaker = (listing: Pick<Listing, 'id' | 'confirmedAt'>) => string;

@Injectable()
export class KeepLinks {
  constructor(private readonly dataSource: DataSource) {}

  /** A link is good until the listing is confirmed anew. */
  async maker(): Promise<LinkMaker> {
    const secret = await this.secret();
    return ({ id, confirmedAt }) => mailPaths.keepListing(id, keepToken(id, confirmedAt, secret));
  }

  /** Works twice, as links are opened twice; paused ones stay. @throws LINK_NOT_VALID, LISTING_REMOVED */
  async keep({ id, token }: KeepListingRequest): Promise<ListingView> {
    const madeFor = readKeepToken(id, token, await this.secret());
    const userId = madeFor && (await this.ownerOf(id));
    if (!madeFor || !userId) throw notValid();
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const listing = await tx.findOne(Listing, {
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!listing) throw notValid();
      if (listing.removedAt !== null) throw new DomainError('LISTING_REMOVED');
      if (listing.confirmedAt.getTime() === madeFor.getTime()) {
        const isAvailable = listing.isAvailable || listing.hiddenAt !== null;
        // Only what the farmer wrote counts as updated.
        const change = { ...confirmedNow(), isAvailable };
        await tx.update(Listing, { id }, { ...change, updatedAt: listing.updatedAt });
        return listingView({ ...listing, ...change, chord: null });
      }
      // An older link: what it asked was answered. It does not answer what was asked since.
      if (listing.askedAt !== null || listing.hiddenAt !== null) throw notValid();
      return listingView({ ...listing, chord: null });
    });
  }

  private async ownerOf(id: number): Promise<number | null> {
    const found = await this.dataSource.manager.findOne(Listing, { select: { userId: true }, where: { id } });
    return found?.userId ?? null;
  }

  private secret(): Promise<string> {
    return appSecret(this.dataSource, 'keep-listing');
  }
}

const notValid = () => new DomainError('LINK_NOT_VALID');
