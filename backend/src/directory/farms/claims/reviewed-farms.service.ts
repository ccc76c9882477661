import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { positionOf } from '../../places/farm-position.rules.js';
import { Farm } from '../../tables/farm.entity.js';
import { makeRoomForFarm, standForSamePlace } from '../own-farms.js';

/** A farm as it stands in an application that staff have looked at. */
export interface ReviewedFarm {
  name: string;
  description: string;
  address: string;
  zipCode: string;
  email: string;
  phone: string;
  isVerified: boolean;
}

/** Farms that the team registers for their farmers. */
@Injectable()
export class ReviewedFarms {
  constructor(private readonly zipCodes: ZipCodes) {}

  /**
   * Registers a farm at its ZIP code's center for an account, which the call locks; its owner fills in the
   * rest.
   * @returns the farm's id
   * @throws VALIDATION_FAILED for a ZIP code that is not known, TOO_MANY_FARMS
   */
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
