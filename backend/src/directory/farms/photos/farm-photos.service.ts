import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { type ActingUser, actorOf } from '../../../accounts/businesses/acting.js';
import type { FarmPhotoView, PhotoFields, PhotoOrderRequest } from '../../../contract/directory/farms.js';
import { imageUrl, MAX_FARM_PHOTOS } from '../../../contract/shared/images.js';
import { KEEP_REMOVED_PHOTOS_DAYS } from '../../../contract/shared/limits.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { execute } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { FormWithFile } from '../../../platform/http/bodies/multipart.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Media } from '../../../platform/media/media.js';
import { claimsUnderReview, underReview } from '../claims/claim-review.js';
import { FarmPhoto } from './farm-photo.entity.js';
import { arrangePhotos } from './farm-photos.sql.js';
import { Farm } from '../farm.entity.js';
import { type PhotoRow, photoView } from '../farm.view.js';
import { farmsFromDirectory, lockOwnFarm, photosOf } from '../own-farms.js';

const NO_FILE = 'Please choose a photo.';
const SWEEP = 'farm-photos-sweep';
const SWEEP_HOUR_UTC = 7;
const NOT_ALL = 'The photos have changed. Please reload the page.';

/** The photographs of a farm. Its `imageUrl` is always the first one's. */
@Injectable()
export class FarmPhotosService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: Media,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SWEEP, { retries: 3, retryDelaySeconds: 300, isSingle: true }, () => this.sweep());
    this.jobs.daily(SWEEP, SWEEP_HOUR_UTC);
  }

  /** Forgets the photos that were removed long ago; their pictures go with the next sweep of pictures. */
  async sweep(): Promise<void> {
    const longAgo = new Date(Date.now() - KEEP_REMOVED_PHOTOS_DAYS * 86_400_000);
    await this.dataSource.getRepository(FarmPhoto).delete({ removedAt: LessThan(longAgo) });
  }

  /**
   * Adds a photograph behind the others.
   * @throws FARM_NOT_FOUND, TOO_MANY_PHOTOS, VALIDATION_FAILED, and what keeping a picture throws
   */
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
        const { farm, photos } = await lockRoom(tx, user, farmId);
        if (!image) throw new DomainError('VALIDATION_FAILED', [{ path: 'image', message: NO_FILE }]);
        // Behind the last one, also where some between them were taken away.
        const { length } = photos;
        const position = length === 0 ? 0 : ((await tx.maximum(FarmPhoto, 'position', { farmId })) ?? 0) + 1;
        await tx.insert(FarmPhoto, { farmId, imageId: image.id, alt: fields.alt ?? '', position });
        return this.finish(tx, user, farm, photos);
      }),
    );
  }

  /**
   * Puts the photographs into another order, each with its description.
   * @throws FARM_NOT_FOUND; VALIDATION_FAILED unless each of them is named once; CLAIM_UNDER_REVIEW where
   * another's would change
   */
  arrange(user: ActingUser, farmId: number, { photos }: PhotoOrderRequest): Promise<FarmPhotoView[]> {
    return this.dataSource.transaction(async (tx) => {
      const farm = await lockOwnFarm(tx, farmId, user.id);
      const before = await photosOf(tx, [farmId]);
      const known = new Set(before.map(({ id }) => id));
      const named = new Set(photos.map(({ id }) => id));
      if (
        named.size !== photos.length ||
        named.size !== known.size ||
        [...named].some((id) => !known.has(id))
      ) {
        throw new DomainError('VALIDATION_FAILED', [{ path: 'photos', message: NOT_ALL }]);
      }
      const others = await lockedPhotos(tx, farm, before);
      if (
        others.some(({ id, alt }, index) => photos[index]?.id !== id || (photos[index].alt ?? '') !== alt)
      ) {
        throw underReview('photos');
      }
      const ids = photos.map(({ id }) => id);
      await execute(tx, arrangePhotos, [farmId, ids, photos.map(({ alt }) => alt ?? '')]);
      return this.finish(tx, user, farm, before);
    });
  }

  /**
   * Of a farm of the directory, staff can bring it back for a while.
   * @throws FARM_NOT_FOUND, PHOTO_NOT_FOUND; CLAIM_UNDER_REVIEW for another's
   */
  remove(user: ActingUser, farmId: number, photoId: number): Promise<FarmPhotoView[]> {
    return this.dataSource.transaction(async (tx) => {
      const farm = await lockOwnFarm(tx, farmId, user.id);
      const before = await photosOf(tx, [farmId]);
      if (!before.some(({ id }) => id === photoId)) throw new DomainError('PHOTO_NOT_FOUND');
      const others = await lockedPhotos(tx, farm, before);
      if (others.some(({ id }) => id === photoId)) throw underReview('photos');
      if ((await farmsFromDirectory(tx, [farm])).size > 0) {
        await tx.update(FarmPhoto, photoId, { removedAt: new Date() });
      } else await tx.delete(FarmPhoto, photoId);
      const left = await this.finish(tx, user, farm, before);
      for (const { id, imageId } of before)
        if (id === photoId) await this.media.discard(tx, imageUrl(imageId));
      return left;
    });
  }

  /** Lets the farm's picture follow its first photograph, and notes the change in its history. */
  private async finish(
    tx: EntityManager,
    user: ActingUser,
    farm: Farm,
    before: readonly PhotoRow[],
  ): Promise<FarmPhotoView[]> {
    const photos = await photosOf(tx, [farm.id]);
    const claim = (await claimsUnderReview(tx, [farm])).get(farm.id);
    // A picture that was there before the claim stays until the claim is verified.
    const first = claim?.snapshot?.content.imageUrl ?? (photos[0] ? imageUrl(photos[0].imageId) : null);
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

/** @returns the photos that were there before a claim that is under review, in their order */
async function lockedPhotos(
  tx: EntityManager,
  farm: Farm,
  photos: readonly PhotoRow[],
): Promise<readonly PhotoRow[]> {
  const claim = (await claimsUnderReview(tx, [farm])).get(farm.id);
  return photos.filter(({ id }) => claim?.snapshot?.photoIds.includes(id));
}

/** @throws FARM_NOT_FOUND, TOO_MANY_PHOTOS */
async function lockRoom(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
): Promise<{ farm: Farm; photos: PhotoRow[] }> {
  const farm = await lockOwnFarm(tx, farmId, user.id);
  const photos = await photosOf(tx, [farmId]);
  if (photos.length >= MAX_FARM_PHOTOS) throw new DomainError('TOO_MANY_PHOTOS');
  return { farm, photos };
}
