import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ListingRequest } from '../../contract/directory/listings.js';
import { imageIdOf, imageUrl } from '../../contract/shared/images.js';
import { isWebAddress } from '../../contract/shared/texts.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Image } from '../../platform/media/image.entity.js';
import { type KeptImage, Media } from '../../platform/media/media.js';
import { FarmPhoto } from '../farms/farm-photo.entity.js';
import { Farm } from '../farms/farm.entity.js';
import { Listing } from './listing.entity.js';

export const PICTURE_MESSAGE = 'Please upload a picture, or give an address that begins with https://';

/** Which picture a listing has, and what becomes of one that it had. */
@Injectable()
export class ListingPictures {
  constructor(private readonly media: Media) {}

  /**
   * A file wins over an address, and an empty form keeps what was there.
   * @param image the file, kept
   * @param before the address that the listing had; null for a new one
   * @throws VALIDATION_FAILED for an address that is neither https nor a picture that the person uploaded
   */
  async choose(
    tx: EntityManager,
    userId: number,
    { imageUrl: given, removeImage }: ListingRequest,
    image: KeptImage | null,
    before: string | null,
  ): Promise<string | null> {
    if (image) return image.url;
    if (removeImage) return null;
    if (given === null || given === before) return before;
    const id = imageIdOf(given);
    if (id !== null && (await tx.existsBy(Image, { id, userId }))) return imageUrl(id);
    if (given.toLowerCase().startsWith('https://') && isWebAddress(given)) return given;
    throw new DomainError('VALIDATION_FAILED', [{ path: 'imageUrl', message: PICTURE_MESSAGE }]);
  }

  /**
   * Discards a picture's files unless another listing or a farm of the same person shows it. The account has to be locked, so that
   * two that let go of it at once do not leave it to each other.
   */
  async letGo(tx: EntityManager, userId: number, url: string | null): Promise<void> {
    const imageId = imageIdOf(url);
    if (url === null || imageId === null) return;
    const isShown =
      (await tx.existsBy(Listing, { userId, imageUrl: url })) ||
      (await tx.existsBy(Farm, { userId, imageUrl: url })) ||
      (await tx.existsBy(FarmPhoto, { imageId }));
    if (!isShown) await this.media.discard(tx, url);
  }
}
