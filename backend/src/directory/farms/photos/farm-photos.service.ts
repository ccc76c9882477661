import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { type ActingUser, actorOf } from '../../../accounts/businesses/acting.js';
import type { FarmPhotoView, PhotoFields, PhotoOrderRequest } from '../../../contract/directory/farms.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { imageUrl, MAX_FARM_PHOTOS } from '../../../contract/shared/images.js';
import { KEEP_REMOVED_PHOTOS_DAYS } from '../../../contract/shared/limits.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { changeRows } from '../../../platform/database/statement.js';
import type { FormWithFile } from '../../../platform/http/bodies/multipart.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Media } from '../../../platform/media/media.js';
import type { FarmClaim } from '../../tables/farm-claim.entity.js';
import { FarmPhoto } from '../../tables/farm-photo.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { claimsUnderReview, underReview } from '../claims/claim-review.js';
import { type PhotoRow, photoView } from '../farm.view.js';
import { farmsFromDirectory, lockOwnFarm, photosOf } from '../own-farms.js';
import { arrangePhotos } from './farm-photos.sql.js';

const NO_FILE = 'Please choose a photo.';
const NOT_ALL = 'The photos have changed. Please reload the page.';

/** The farm's `imageUrl` is always the first one's. */
@Injectable()
export class FarmPhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: Media,
  ) {}

  /** Their pictures go with the next sweep of pictures. */
  async sweep(): Promise<void> {
    const longAgo = new Date(Date.now() - KEEP_REMOVED_PHOTOS_DAYS * DAY_MS);
    await this.dataSource.getRepository(FarmPhoto).delete({ removedAt: LessThan(longAgo) });
  }

  /** @throws FARM_NOT_FOUND, TOO_MANY_PHOTOS, VALIDATION_FAILED, and what keeping a picture throws */
  async add(
    user: ActingUser,
    farmId: number,
    { fields, file }: FormWithFile<PhotoFields>,
  ): Promise<FarmPhotoView[]> {
    // Looked at first, so that nobody has pictures worked on for a farm that is not theirs, or is full.
    await this.dataSource.transaction((tx) => lockRoom(tx, user, farmId));
    if (!file) throw new DomainError('VALIDATION_FAILED', [{ path: 'image', message: NO_FILE }]);
    return this.media.keeping(file, user.id, (image) =>
      this.dataSource.transaction(async (tx) => {
        const own = await lockRoom(tx, user, farmId);
        if (!image) throw new DomainError('VALIDATION_FAILED', [{ path: 'image', message: NO_FILE }]);
        // Behind the last one, also where some between them were taken away.
        const { length } = own.photos;
        const position = length === 0 ? 0 : ((await tx.maximum(FarmPhoto, 'position', { farmId })) ?? 0) + 1;
        const photo = { imageId: image.id, alt: fields.alt ?? '', position };
        await tx.insert(FarmPhoto, { farmId, claimId: own.claim?.id ?? null, ...photo });
        return this.finish(tx, user, own);
      }),
    );
  }

  /** @throws FARM_NOT_FOUND, CLAIM_UNDER_REVIEW, CHANGED_MEANWHILE; VALIDATION_FAILED unless all named */
  arrange(user: ActingUser, farmId: number, { photos, was }: PhotoOrderRequest): Promise<FarmPhotoView[]> {
    return this.dataSource.transaction(async (tx) => {
      const own = await lockPhotos(tx, user, farmId);
      if (was && orderOf(was) !== orderOf(own.photos)) throw new DomainError('CHANGED_MEANWHILE');
      const known = new Set(own.photos.map(({ id }) => id));
      const named = new Set(photos.map(({ id }) => id));
      if (
        named.size !== photos.length ||
        named.size !== known.size ||
        [...named].some((id) => !known.has(id))
      ) {
        throw new DomainError('VALIDATION_FAILED', [{ path: 'photos', message: NOT_ALL }]);
      }
      const others = lockedPhotos(own);
      if (
        others.some(({ id, alt }, index) => photos[index]?.id !== id || (photos[index].alt ?? '') !== alt)
      ) {
        throw underReview('photos');
      }
      const moved = photos.slice(others.length);
      const ids = moved.map(({ id }) => id);
      await changeRows(tx, arrangePhotos, [farmId, ids, moved.map(({ alt }) => alt ?? '')]);
      return this.finish(tx, user, own);
    });
  }

  /** Staff can bring it back. @throws FARM_NOT_FOUND, PHOTO_NOT_FOUND, CLAIM_UNDER_REVIEW */
  remove(user: ActingUser, farmId: number, photoId: number): Promise<FarmPhotoView[]> {
    return this.dataSource.transaction(async (tx) => {
      const own = await lockPhotos(tx, user, farmId);
      const { farm, photos: before } = own;
      if (!before.some(({ id }) => id === photoId)) throw new DomainError('PHOTO_NOT_FOUND');
      if (lockedPhotos(own).some(({ id }) => id === photoId)) throw underReview('photos');
      if ((await farmsFromDirectory(tx, [farm])).size > 0) {
        await tx.update(FarmPhoto, photoId, { removedAt: new Date() });
      } else await tx.delete(FarmPhoto, photoId);
      const left = await this.finish(tx, user, own);
      for (const { id, imageId } of before)
        if (id === photoId) await this.media.discard(tx, imageUrl(imageId));
      return left;
    });
  }

  /** The farm's picture follows its first photo, unless staff have yet to look at the claim. */
  private async finish(
    tx: EntityManager,
    user: ActingUser,
    { farm, claim, photos: before }: OwnPhotos,
  ): Promise<FarmPhotoView[]> {
    const photos = await photosOf(tx, [farm.id], claim ? [claim] : []);
    if (claim) return photos.map(photoView);
    const first = photos[0] ? imageUrl(photos[0].imageId) : null;
    // Staff look again at a farm that they refused.
    await tx.update(Farm, farm.id, { imageUrl: first, rejectedAt: null, rejectedReason: null });
    // A picture that it had without being a photograph.
    if (farm.imageUrl !== null && !photos.some(({ imageId }) => imageUrl(imageId) === farm.imageUrl)) {
      await this.media.discard(tx, farm.imageUrl);
    }
    const views = photos.map(photoView);
    await writeAudit(tx, {
      ...{ actor: actorOf(user), action: 'owner-update', resource: 'farms', id: farm.id },
      ...{ before: { photos: before.map(photoView) }, after: { photos: views } },
    });
    return views;
  }
}

interface OwnPhotos {
  farm: Farm;
  claim: FarmClaim | null;
  photos: readonly PhotoRow[];
}

const orderOf = (photos: readonly { id: number; alt?: string | null }[]) =>
  JSON.stringify(photos.map(({ id, alt }) => [id, alt ?? '']));

/** Those from before the claim under review are the first ones. */
const lockedPhotos = ({ claim, photos }: OwnPhotos): readonly PhotoRow[] =>
  claim ? photos.filter(({ claimId }) => claimId === null) : [];

/** @throws FARM_NOT_FOUND */
async function lockPhotos(tx: EntityManager, user: ActingUser, farmId: number): Promise<OwnPhotos> {
  const farm = await lockOwnFarm(tx, farmId, user.id);
  const claim = (await claimsUnderReview(tx, [farm])).get(farmId) ?? null;
  return { farm, claim, photos: await photosOf(tx, [farmId], claim ? [claim] : []) };
}

/** @throws FARM_NOT_FOUND, TOO_MANY_PHOTOS */
async function lockRoom(tx: EntityManager, user: ActingUser, farmId: number): Promise<OwnPhotos> {
  const own = await lockPhotos(tx, user, farmId);
  if (own.photos.length >= MAX_FARM_PHOTOS) throw new DomainError('TOO_MANY_PHOTOS');
  return own;
}
