import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../accounts/users/lock-account.js';
import {
  ListingFields,
  type ListingRequest,
  type ListingUpdate,
  type ListingView,
  type OwnListingView,
  SeenListing,
} from '../../contract/directory/listings.js';
import { MAX_LISTINGS_PER_USER } from '../../contract/shared/limits.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { type KeptImage, Media } from '../../platform/media/media.js';
import { claimsUnderReview, underReview } from '../farms/claims/claim-review.js';
import { acceptImageUrl } from '../farms/photos/accept-image-url.js';
import { Farm } from '../tables/farm.entity.js';
import { Listing } from '../tables/listing.entity.js';
import { completeListing, type CompletedFields, type FarmOfListing } from './complete-listing.rules.js';
import { listingView } from './listing.view.js';
import { readOwnListing } from './own/read-own-listing.js';

export const FARM_MESSAGE = 'Please choose one of your farms';

type ListingForm = FormWithFile<ListingRequest>;

@Injectable()
export class SaveListing {
  private readonly publicUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly zipCodes: ZipCodes,
    private readonly media: Media,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.publicUrl = server.publicUrl;
  }

  /** @throws VALIDATION_FAILED, TOO_MANY_LISTINGS, what `Media.keeping` throws; nothing stays behind */
  async create(userId: number, { fields, file }: ListingForm): Promise<ListingView> {
    const zip = await this.zipOf(fields);
    return this.media.keeping(file, userId, (image) =>
      this.dataSource.transaction(async (tx) => {
        await lockAccount(tx, userId);
        if ((await tx.countBy(Listing, { userId })) >= MAX_LISTINGS_PER_USER) {
          throw new DomainError('TOO_MANY_LISTINGS');
        }
        const place = complete(fields, await farmOf(tx, userId, fields.farmId), zip);
        const picture = await this.pictureOf(tx, userId, { fields, image, before: null });
        const given = { ...written(fields, place, picture), userId, confirmedAt: new Date() };
        return listingView({ ...(await tx.save(Listing, tx.create(Listing, given))), chord: null });
      }),
    );
  }

  /** @throws LISTING_NOT_FOUND, VALIDATION_FAILED, CHANGED_MEANWHILE, and what `Media.keeping` throws */
  async update(
    userId: number,
    id: number,
    { fields: { was, ...form }, file }: FormWithFile<ListingUpdate>,
  ): Promise<OwnListingView> {
    // Nobody has a picture made ready for a listing that is not theirs.
    if (!(await this.dataSource.manager.existsBy(Listing, { id, userId }))) throw notFound();
    return this.media.keeping(file, userId, (image) =>
      this.dataSource.transaction(async (tx) => {
        await lockAccount(tx, userId);
        const known = await tx.findOneBy(Listing, { id, userId });
        if (!known) throw notFound();
        // The farm before the listing, as when a farm is changed and its listings follow.
        const farm = await farmOf(tx, userId, withKept(form, was, { farmId: known.farmId }).farmId);
        const lock = { mode: 'pessimistic_write' } as const;
        const before = await tx.findOne(Listing, { where: { id, userId }, lock });
        if (!before) throw notFound();
        const isOther = image !== null || form.removeImage;
        const given = { ...form, ...(isOther && { imageUrl: image?.url ?? null }) };
        refuseOverwriting(SeenListing, listingView({ ...before, chord: null }), given, was);
        const fields = withKept(form, was, was ? await formOf(tx, before) : {});
        const place = complete(fields, farm, await this.zipOf(fields, tx));
        const picture = await this.pictureOf(tx, userId, { fields, image, before: before.imageUrl });
        const changes = { ...written(fields, place, picture), ...confirmedNow() };
        await tx.update(Listing, { id }, { ...changes, ...stayingDown(before, fields) });
        if (before.imageUrl !== picture) await this.media.discard(tx, before.imageUrl);
        return readOwnListing(tx, userId, id);
      }),
    );
  }

  /** A file wins over an address, and a form without either keeps the picture that was there. */
  private async pictureOf(
    tx: EntityManager,
    userId: number,
    { fields, image, before }: { fields: ListingRequest; image: KeptImage | null; before: string | null },
  ): Promise<string | null> {
    if (image) return image.url;
    if (fields.removeImage) return null;
    const stored = { known: before, publicUrl: this.publicUrl };
    return acceptImageUrl(tx, userId, fields.imageUrl ?? before, stored);
  }

  private zipOf({ zipCode }: ListingRequest, tx?: EntityManager): Promise<ZipCode | null> {
    return zipCode === null ? Promise.resolve(null) : this.zipCodes.find(zipCode, tx);
  }
}

const notFound = () => new DomainError('LISTING_NOT_FOUND');

/** What staff took down stays down until they put it back, then offered or paused as its farmer said last. */
const stayingDown = ({ removedAt }: Listing, { isAvailable }: ListingRequest) =>
  removedAt === null ? {} : { isAvailable: false, wasAvailable: isAvailable };

export const confirmedNow = () => ({ confirmedAt: new Date(), askedAt: null, hiddenAt: null });

/** What was taken from its farm is empty; what is hidden or taken down is to be offered. */
async function formOf(tx: EntityManager, listing: Listing): Promise<Partial<ListingRequest>> {
  const { farmId, hiddenAt, removedAt } = listing;
  const farm = farmId === null ? null : await tx.findOneBy(Farm, { id: farmId });
  const own = (value: string | null, ofFarm: string | null | undefined) => (value === ofFarm ? null : value);
  return {
    ...fieldsIn(ListingFields, listing),
    farmName: own(listing.farmName, farm?.name),
    zipCode: own(listing.zipCode, farm?.zipCode),
    email: own(listing.email, farm?.email),
    phone: own(listing.phone, farm?.phone),
    isAvailable: listing.isAvailable || hiddenAt !== null || removedAt !== null,
  };
}

/** @throws VALIDATION_FAILED where nobody could find the place or reach the farmer */
function complete(fields: ListingRequest, farm: FarmOfListing | null, zip: ZipCode | null): CompletedFields {
  const result = completeListing(fields, farm, zip);
  if ('issues' in result) throw new DomainError('VALIDATION_FAILED', result.issues);
  return result.fields;
}

/** Theirs until the transaction ends. @throws CLAIM_UNDER_REVIEW; VALIDATION_FAILED for another's */
async function farmOf(
  tx: EntityManager,
  userId: number,
  farmId: number | null,
): Promise<FarmOfListing | null> {
  const farms = await tx.find(Farm, {
    where: { userId, ...(farmId === null ? {} : { id: farmId }) },
    order: { id: 'ASC' },
    take: 2,
    lock: { mode: 'pessimistic_read' },
  });
  if (farmId !== null && farms.length === 0) {
    throw new DomainError('VALIDATION_FAILED', [{ path: 'farmId', message: FARM_MESSAGE }]);
  }
  const [farm] = farms;
  if (!farm || farms.length > 1) return null;
  if ((await claimsUnderReview(tx, [farm])).size === 0) return farm;
  if (farmId !== null) throw underReview('farmId');
  return null;
}

const written = (
  { productName, description, price, unit, category, isAvailable, imageAlt }: ListingRequest,
  place: CompletedFields,
  imageUrl: string | null,
) => ({
  productName,
  description,
  price,
  unit,
  category,
  isAvailable,
  imageUrl,
  imageAlt: imageUrl === null ? null : imageAlt,
  ...place,
});
