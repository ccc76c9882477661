import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FarmPhotoView, PhotoFields, PhotoOrderRequest } from '../../contract/directory/farms.js';
import { imageUrl, MAX_FARM_PHOTOS } from '../../contract/shared/images.js';
import type { SignedInUser } from '../../platform/http/current-user.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { FormWithFile } from '../../platform/http/multipart.js';
import { Media } from '../../platform/media/media.js';
import { FarmPhoto } from './farm-photo.entity.js';
import { Farm } from './farm.entity.js';
import { type PhotoRow, photoView } from './farm.view.js';
import { lockOwnFarm, photosOf } from './own-farms.js';

const NO_FILE = 'Please choose a photograph.';
const NOT_ALL = 'The photographs have changed meanwhile. Please load the page again.';

/** The photographs of a farm. Its `imageUrl` is always the first one's. */
@Injectable()
export class FarmPhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: Media,
  ) {}

  /**
   * Adds a photograph behind the others.
   * @throws FARM_NOT_FOUND, TOO_MANY_PHOTOS, VALIDATION_FAILED, and what keeping a picture throws
   */
  async add(
    user: SignedInUser,
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
        return this.finish(tx, farm);
      }),
    );
  }

  /**
   * Puts the photographs into another order, each with its description.
   * @throws FARM_NOT_FOUND; VALIDATION_FAILED unless each of them is named once
   */
  arrange(user: SignedInUser, farmId: number, { photos }: PhotoOrderRequest): Promise<FarmPhotoView[]> {
    return this.dataSource.transaction(async (tx) => {
      const farm = await lockOwnFarm(tx, farmId, user.id);
      const known = new Set((await photosOf(tx, [farmId])).map(({ id }) => id));
      const named = new Set(photos.map(({ id }) => id));
      if (
        named.size !== photos.length ||
        named.size !== known.size ||
        [...named].some((id) => !known.has(id))
      ) {
        throw new DomainError('VALIDATION_FAILED', [{ path: 'photos', message: NOT_ALL }]);
      }
      await tx.query(
        `UPDATE farm_photos SET position = given.position - 1, alt = given.alt
         FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS given (id, alt, position)
         WHERE farm_id = $1 AND farm_photos.id = given.id`,
        [farmId, photos.map(({ id }) => id), photos.map(({ alt }) => alt ?? '')],
      );
      return this.finish(tx, farm);
    });
  }

  /** @throws FARM_NOT_FOUND, PHOTO_NOT_FOUND */
  remove(user: SignedInUser, farmId: number, photoId: number): Promise<FarmPhotoView[]> {
    return this.dataSource.transaction(async (tx) => {
      const farm = await lockOwnFarm(tx, farmId, user.id);
      const photo = await tx.findOneBy(FarmPhoto, { id: photoId, farmId });
      if (!photo) throw new DomainError('PHOTO_NOT_FOUND');
      await tx.delete(FarmPhoto, { id: photoId });
      const left = await this.finish(tx, farm);
      await this.media.discard(tx, imageUrl(photo.imageId));
      return left;
    });
  }

  /** Lets the farm's picture follow its first photograph. */
  private async finish(tx: EntityManager, farm: Farm): Promise<FarmPhotoView[]> {
    const photos = await photosOf(tx, [farm.id]);
    const first = photos[0] ? imageUrl(photos[0].imageId) : null;
    // Staff look again at a farm that they refused.
    await tx.update(Farm, farm.id, { imageUrl: first, rejectedAt: null, rejectedReason: null });
    // A picture that it had without being a photograph.
    if (farm.imageUrl !== null && !photos.some(({ imageId }) => imageUrl(imageId) === farm.imageUrl)) {
      await this.media.discard(tx, farm.imageUrl);
    }
    return photos.map(photoView);
  }
}

/** @throws FARM_NOT_FOUND, TOO_MANY_PHOTOS */
async function lockRoom(
  tx: EntityManager,
  user: SignedInUser,
  farmId: number,
): Promise<{ farm: Farm; photos: PhotoRow[] }> {
  const farm = await lockOwnFarm(tx, farmId, user.id);
  const photos = await photosOf(tx, [farmId]);
  if (photos.length >= MAX_FARM_PHOTOS) throw new DomainError('TOO_MANY_PHOTOS');
  return { farm, photos };
}
