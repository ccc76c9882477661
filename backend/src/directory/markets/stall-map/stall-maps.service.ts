import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import type { StallMapRequest, StallMapView } from '../../../contract/directory/stall-map.js';
import { imageIdOf } from '../../../contract/shared/images.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Image } from '../../../platform/media/image.entity.js';
import { Media } from '../../../platform/media/media.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { MarketMap } from '../../tables/market-map.entity.js';
import { lockManagedMarket } from '../managers/managed-market.js';
import { noteMarketEvent } from '../market-events.js';
import { stallMapView } from './stall-map.view.js';

/** Where the stalls of a market are, as its managers show it. */
@Injectable()
export class StallMaps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: Media,
  ) {}

  /** @throws PLACE_NOT_FOUND, VALIDATION_FAILED, and what keeping a picture throws */
  async givePicture(userId: number, placeId: number, file: Buffer | null): Promise<StallMapView | null> {
    // Looked at first, so that nobody has pictures worked on for a market that they don't manage.
    await this.dataSource.transaction((tx) => lockManagedMarket(tx, placeId, userId));
    if (!file) throw noPicture();
    return this.media.keeping(file, userId, (image) =>
      this.dataSource.transaction(async (tx) => {
        await lockManagedMarket(tx, placeId, userId);
        if (!image) throw noPicture();
        const before = await tx.findOneBy(MarketMap, { placeId });
        const { id: imageId, width, height } = image;
        return write(tx, userId, { placeId, imageId, width, height, marks: before?.marks ?? [] });
      }),
    );
  }

  /** The same twice is once. @throws PLACE_NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED */
  set(userId: number, placeId: number, { map, was }: StallMapRequest): Promise<StallMapView | null> {
    return this.dataSource.transaction(async (tx) => {
      await lockManagedMarket(tx, placeId, userId);
      const before = stallMapView(await tx.findOneBy(MarketMap, { placeId }));
      const seen = before && { imageUrl: before.imageUrl, marks: before.marks };
      if (isDeepStrictEqual(seen, map)) return before;
      if (!isDeepStrictEqual(seen, was)) throw new DomainError('CHANGED_MEANWHILE');
      if (map === null) {
        await tx.delete(MarketMap, { placeId });
        await noteMap(tx, userId, placeId, null);
        return null;
      }
      const picture = await pictureOf(tx, placeId, map.imageUrl);
      return write(tx, userId, { placeId, ...picture, marks: map.marks });
    });
  }
}

const noPicture = () =>
  new DomainError('VALIDATION_FAILED', [{ path: 'image', message: 'Please choose a picture.' }]);

/** One that a manager of the market uploaded. @throws VALIDATION_FAILED */
async function pictureOf(tx: EntityManager, placeId: number, url: string) {
  const image = await tx.findOneBy(Image, { id: imageIdOf(url) ?? '' });
  const isOwn =
    image?.userId != null &&
    ((await tx.existsBy(MarketManager, { placeId, userId: image.userId })) ||
      (await tx.existsBy(MarketMap, { placeId, imageId: image.id })));
  if (!image || !isOwn) throw noPicture();
  return { imageId: image.id, width: image.width, height: image.height };
}

async function write(
  tx: EntityManager,
  userId: number,
  map: Omit<MarketMap, 'updatedAt'>,
): Promise<StallMapView | null> {
  await tx.upsert(MarketMap, { ...map, updatedAt: new Date() }, ['placeId']);
  await noteMap(tx, userId, map.placeId, map.marks.length);
  return stallMapView(map);
}

const noteMap = (tx: EntityManager, userId: number, placeId: number, stalls: number | null) =>
  noteMarketEvent(tx, { placeId, userId, role: 'manager', action: 'stall-map', detail: { stalls } });
