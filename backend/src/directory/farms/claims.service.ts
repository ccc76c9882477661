import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../accounts/users/users.service.js';
import type { ClaimRequest, FarmView } from '../../contract/directory/farms.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { SignedInUser } from '../../platform/http/current-user.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { Listing } from '../listings/listing.entity.js';
import { Place } from '../places/place.entity.js';
import { FarmClaim } from './farm-claim.entity.js';
import { farmFromPlace } from './farm-from-place.rules.js';
import { farmClaimedMail, verifyFarmMail } from './farm-mails.js';
import { Farm } from './farm.entity.js';
import { farmView } from './farm.view.js';
import { makeRoomForFarm, photosOf, refuseOtherAccounts } from './own-farms.js';

/** A place without a ZIP code of its own takes the nearest within so many miles. */
const NEAREST_ZIP_MILES = 100;
const PLACE = /^place-(\d+)$/;

/** Farms and places that somebody says are theirs. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly zipCodes: ZipCodes,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /**
   * Gives a farm that nobody has claimed to the signed-in person, for the team to verify. A place of the directory becomes a farm.
   * @param id "7" for a farm, "place-12" for a place
   * @throws NOT_YOUR_USER_ID, FARM_NOT_FOUND, FARM_ALREADY_CLAIMED, PLACE_NOT_CLAIMABLE, TOO_MANY_FARMS
   */
  async claim(user: SignedInUser, id: string, request: ClaimRequest): Promise<FarmView> {
    refuseOtherAccounts(user, request.userId);
    const placeId = PLACE.exec(id)?.[1];
    const zipCode = placeId === undefined ? null : await this.zipCodeOf(Number(placeId));
    return this.dataSource.transaction(async (tx) => {
      await makeRoomForFarm(tx, user.id);
      const farmId = placeId === undefined ? Number(id) : await farmOfPlace(tx, Number(placeId), zipCode);
      const farm = await takeFarm(tx, farmId, user.id);
      await tx.insert(FarmClaim, { farmId, userId: user.id });
      await this.users.makeFarmer(tx, user.id);
      const claimer = await this.users.contact(tx, user.id);
      if (claimer) {
        await this.mails.enqueue(tx, farmClaimedMail(farm, claimer));
        await this.mails.enqueue(tx, verifyFarmMail(farm, claimer, 'claimed', this.mails.teamAddress));
      }
      return farmView(farm, await photosOf(tx, [farmId]), new Date());
    });
  }

  /** @returns the ZIP code that the farm of a place is to have; null where none is near, or there is no such place */
  private async zipCodeOf(placeId: number): Promise<string | null> {
    const place = await this.dataSource.manager.findOneBy(Place, { id: placeId });
    if (!place) return null;
    return place.zipCode ?? (await this.zipCodes.nearest(place, NEAREST_ZIP_MILES))?.zipCode ?? null;
  }
}

/** One conditional statement: of many who claim at once, one gets the farm. */
async function takeFarm(tx: EntityManager, id: number, userId: number): Promise<Farm> {
  const taken = await tx
    .createQueryBuilder()
    .update(Farm)
    .set({ isClaimed: true, isVerified: false, rejectedAt: null, rejectedReason: null, userId })
    .where('id = :id AND NOT is_claimed AND (user_id IS NULL OR user_id = :userId)', { id, userId })
    .execute();
  const farm = await tx.findOneBy(Farm, { id });
  if (!farm) throw new DomainError('FARM_NOT_FOUND');
  if (taken.affected === 0) throw new DomainError('FARM_ALREADY_CLAIMED');
  // Nobody could confirm these before; from now on their farmer is asked.
  const now = new Date();
  await tx
    .createQueryBuilder()
    .update(Listing)
    .set({ userId, confirmedAt: now, askedAt: null, updatedAt: () => 'updated_at' })
    .where('farm_id = :id AND user_id IS NULL', { id })
    .execute();
  return farm;
}

/**
 * @param zipCode for the farm that is made of the place, where none stands for it yet
 * @returns the id of the farm that stands for a place
 */
async function farmOfPlace(tx: EntityManager, placeId: number, zipCode: string | null): Promise<number> {
  // The place is locked only while no farm stands for it: who deletes a farm locks that first and its place then.
  const place = await tx
    .createQueryBuilder(Place, 'place')
    .where('place.id = :placeId AND place.farm_id IS NULL AND place.hidden_at IS NULL', { placeId })
    .setLock('pessimistic_write')
    .getOne();
  if (!place) {
    const linked = await tx.findOneBy(Place, { id: placeId });
    if (!linked?.farmId) throw new DomainError('FARM_NOT_FOUND');
    return linked.farmId;
  }
  if (place.kind === 'farmers_market' || zipCode === null) throw new DomainError('PLACE_NOT_CLAIMABLE');
  const farm = await tx.save(Farm, tx.create(Farm, farmFromPlace(place, zipCode)));
  await tx.update(Place, placeId, { farmId: farm.id });
  return farm.id;
}
