import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { RejectedClaimView } from '../../../contract/directory/dashboard.js';
import type { ClaimRequest, FarmView } from '../../../contract/directory/farms.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import {
  GIVEN_BACK_DAYS,
  MAX_FARMS_GIVEN_BACK,
  MAX_OPEN_CLAIMS,
  MAX_OPEN_CLAIMS_AT_FIRST,
  NEW_ACCOUNT_DAYS,
} from '../../../contract/shared/limits.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { Place } from '../../tables/place.entity.js';
import { farmClaimedMail, verifyFarmMail } from '../farm-mails.js';
import { farmView } from '../farm.view.js';
import { lockOwnFarm, makeRoomForFarm, photosOf, refuseOtherAccounts } from '../own-farms.js';
import { FarmDecisions, leaveListings } from '../staff/farm-decisions.js';
import { farmFromPlace } from './farm-from-place.rules.js';
import { takeFarm } from './take-farm.js';

/** A place without a ZIP code of its own takes the nearest within so many miles. */
const NEAREST_ZIP_MILES = 100;
/** So long a claimant sees on the dashboard that a claim was turned down. */
const REJECTED_SHOWN_DAYS = 30;
const PLACE = /^place-(\d+)$/;

@Injectable()
export class ClaimsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly zipCodes: ZipCodes,
    private readonly users: UsersService,
    private readonly decisions: FarmDecisions,
    private readonly mails: MailOutbox,
  ) {}

  /** The newest first; those of long ago are over. */
  async rejected(userId: number): Promise<RejectedClaimView[]> {
    const since = new Date(Date.now() - REJECTED_SHOWN_DAYS * DAY_MS);
    const claims = await this.dataSource.getRepository(FarmClaim).find({
      where: { userId, status: 'rejected', decidedAt: MoreThan(since) },
      relations: { farm: true },
      order: { id: 'DESC' },
    });
    return claims.flatMap(({ id, farm, reason, decidedAt }) =>
      farm && decidedAt ? { id, farmName: farm.name, reason, decidedAt: decidedAt.toISOString() } : [],
    );
  }

  /**
   * Gives a farm that nobody has claimed to the signed-in person, for the team to verify. A place of the
   * directory becomes a farm. Until then nothing changes for anyone else but that it has been claimed.
   * @param id "7" for a farm, "place-12" for a place
   * @throws NOT_YOUR_USER_ID, FARM_NOT_FOUND, FARM_ALREADY_CLAIMED, PLACE_NOT_CLAIMABLE, TOO_MANY_FARMS,
   *   TOO_MANY_CLAIMS, ONE_CLAIM_AT_FIRST, TOO_MANY_FARMS_GIVEN_BACK, EMAIL_NOT_CONFIRMED; CLAIM_REFUSED when
   *   staff took it from this person before
   */
  async claim(user: ActingUser, id: string, request: ClaimRequest): Promise<FarmView> {
    refuseOtherAccounts(user, request.userId);
    const placeId = PLACE.exec(id)?.[1];
    const zipCode = placeId === undefined ? null : await this.zipCodeOf(Number(placeId));
    return this.dataSource.transaction(async (tx) => {
      await makeRoomForFarm(tx, user.id);
      await this.users.requireConfirmedEmail(tx, user.id);
      await this.refuseTooManyClaims(tx, user.id);
      const farmId = placeId === undefined ? Number(id) : await farmOfPlace(tx, Number(placeId), zipCode);
      await refuseFormerClaimant(tx, farmId, user.id);
      const { farm, snapshot } = await takeFarm(tx, farmId, user.id);
      await tx.save(FarmClaim, tx.create(FarmClaim, { farmId, userId: user.id, snapshot }));
      await this.users.makeFarmer(tx, user.id);
      const claimer = await this.users.contact(tx, user.id);
      if (claimer) {
        await this.mails.enqueue(tx, farmClaimedMail(farm, claimer));
        await this.mails.enqueue(tx, verifyFarmMail(farm, claimer, 'claimed', this.mails.teamAddress));
      }
      const reading = { reader: user, claim: { draft: null }, now: new Date() };
      return farmView(farm, await photosOf(tx, [farmId]), reading);
    });
  }

  /** The farm is as it was before the claim, and others can claim it. @throws FARM_NOT_FOUND */
  async withdraw(user: ActingUser, id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      const farm = await lockOwnFarm(tx, id, user.id);
      await this.decisions.endOwnership(tx, farm, 'withdrawn', null);
      await leaveListings(tx, farm);
    });
  }

  /** To be called behind the account's lock. */
  private async refuseTooManyClaims(tx: EntityManager, userId: number): Promise<void> {
    const open = await tx.countBy(FarmClaim, { userId, status: 'new', farm: { userId } });
    const since = daysAgo(GIVEN_BACK_DAYS);
    const givenBack = await tx.countBy(FarmClaim, {
      userId,
      status: 'withdrawn',
      decidedAt: MoreThan(since),
    });
    const account = await this.users.get(tx, userId);
    const isNew = account !== null && account.createdAt > daysAgo(NEW_ACCOUNT_DAYS);
    if (open >= MAX_OPEN_CLAIMS) throw new DomainError('TOO_MANY_CLAIMS');
    if (isNew && open >= MAX_OPEN_CLAIMS_AT_FIRST) throw new DomainError('ONE_CLAIM_AT_FIRST');
    if (givenBack >= MAX_FARMS_GIVEN_BACK) throw new DomainError('TOO_MANY_FARMS_GIVEN_BACK');
  }

  /** @returns null where none is near, or there is no such place */
  private async zipCodeOf(placeId: number): Promise<string | null> {
    const place = await this.dataSource.manager.findOneBy(Place, { id: placeId });
    if (!place) return null;
    return place.zipCode ?? (await this.zipCodes.nearest(place, NEAREST_ZIP_MILES))?.zipCode ?? null;
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function refuseFormerClaimant(tx: EntityManager, farmId: number, userId: number): Promise<void> {
  const last = await tx.findOne(FarmClaim, { where: { farmId, userId }, order: { id: 'DESC' } });
  if (last?.status === 'rejected' || last?.status === 'released') throw new DomainError('CLAIM_REFUSED');
}

/** @param zipCode for a farm that is made of the place, where none stands for it yet */
async function farmOfPlace(tx: EntityManager, placeId: number, zipCode: string | null): Promise<number> {
  // The place is locked only while no farm stands for it: who deletes a farm locks that first and its place
  // then.
  const place = await tx.findOne(Place, {
    where: { id: placeId, farmId: IsNull(), hiddenAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
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
