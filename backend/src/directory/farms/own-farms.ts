import { type EntityManager, In, IsNull } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { MAX_FARMS_PER_USER } from '../../contract/shared/limits.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { nameKey } from '../places/name-key.rules.js';
import { findSamePlaces } from '../places/store/place-matching.js';
import { FarmClaim } from '../tables/farm-claim.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { Place } from '../tables/place.entity.js';
import type { PhotoRow } from './farm.view.js';
import { photosOfFarms } from './photos/farm-photos.sql.js';

/** @throws NOT_YOUR_USER_ID when a request names another account than the one that is signed in */
export function refuseOtherAccounts({ id, actor }: ActingUser, userId: number | null): void {
  if (userId !== null && userId !== id && userId !== actor.id) throw new DomainError('NOT_YOUR_USER_ID');
}

/** Holds until the transaction ends. @throws TOO_MANY_FARMS; SIGN_IN_REQUIRED for a gone account */
export async function makeRoomForFarm(tx: EntityManager, userId: number): Promise<void> {
  await lockAccount(tx, userId);
  if ((await tx.countBy(Farm, { userId })) >= MAX_FARMS_PER_USER) throw new DomainError('TOO_MANY_FARMS');
}

/** Locks it until the transaction ends. @throws FARM_NOT_FOUND, also for somebody else's */
export async function lockOwnFarm(tx: EntityManager, id: number, userId: number): Promise<Farm> {
  const farm = await tx.findOne(Farm, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
  if (!farm) throw new DomainError('FARM_NOT_FOUND');
  return farm;
}

export async function farmsFromDirectory(
  tx: EntityManager,
  farms: readonly Pick<Farm, 'id' | 'placeId'>[],
): Promise<Set<number>> {
  const claims = await tx.find(FarmClaim, {
    select: { id: true, farmId: true },
    where: { farmId: In(farms.map(({ id }) => id)) },
  });
  const known = farms.filter(({ placeId }) => placeId !== null).map(({ id }) => id);
  return new Set([...known, ...claims.map(({ farmId }) => farmId)]);
}

/** @param claims whose photographs, which no one else sees yet, come behind the others */
export async function photosOf(
  tx: EntityManager,
  farmIds: readonly number[],
  claims: readonly Pick<FarmClaim, 'id'>[] = [],
): Promise<PhotoRow[]> {
  if (farmIds.length === 0) return [];
  const claimIds = claims.map(({ id }) => id);
  return fetchRows(tx, photosOfFarms, [farmIds, claimIds]);
}

/** Only a verified one: anybody could register a farm in a place's name, with their own phone. */
export async function standForSamePlace(tx: EntityManager, farm: Farm): Promise<void> {
  if (farm.isClaimed && !farm.isVerified) return;
  const { name, latitude, longitude, zipCode, isApproximate } = farm;
  const sought = { nameKey: nameKey(name), isMarket: false, latitude, longitude, zipCode, isApproximate };
  const placeId = (await findSamePlaces(tx, [sought])).get(0);
  if (placeId === undefined) return;
  const unclaimed = { id: placeId, farmId: IsNull() };
  await tx.update(Place, unclaimed, { farmId: farm.id, updatedAt: () => 'updated_at' });
}
