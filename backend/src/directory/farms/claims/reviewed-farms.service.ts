import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { positionOf } from '../../places/farm-position.rules.js';
import { Farm } from '../../tables/farm.entity.js';
import { makeRoomForFarm, standForSamePlace } from '../own-farms.js';

export interface ReviewedFarm {
  name: string;
  description: string;
  address: string;
  zipCode: string;
  email: string;
  phone: string;
  isVerified: boolean;
}

@Injectable()
export class ReviewedFarms {
  constructor(private readonly zipCodes: ZipCodes) {}

  /** At the ZIP code's center; locks the account. @throws VALIDATION_FAILED (ZIP code), TOO_MANY_FARMS */
  async register(tx: EntityManager, userId: number, { isVerified, ...given }: ReviewedFarm): Promise<number> {
    const position = positionOf(given, await this.zipCodes.find(given.zipCode, tx), null);
    if ('path' in position) throw new DomainError('VALIDATION_FAILED', [position]);
    await makeRoomForFarm(tx, userId);
    const farm = await tx.save(
      Farm,
      tx.create(Farm, { ...given, ...position, userId, isClaimed: true, isVerified }),
    );
    await standForSamePlace(tx, farm);
    return farm.id;
  }
}
