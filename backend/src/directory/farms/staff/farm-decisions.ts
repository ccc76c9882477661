import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { BusinessOwners } from '../../../accounts/businesses/business-owners.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { Listing } from '../../tables/listing.entity.js';
import { followFarm } from '../changes/follow-farm.js';
import { ClaimDrafts } from '../claims/claim-drafts.js';
import { type RestoredColumns, restoreSnapshot } from '../claims/farm-snapshot.js';
import { makeRoomForFarm, standForSamePlace } from '../own-farms.js';
import {
  claimRejectedMail,
  farmAssignedMail,
  farmRejectedMail,
  farmReleasedMail,
  farmVerifiedMail,
} from './farm-decision-mails.js';
import { addContact, giveListings, hideContact } from './farm-decisions.sql.js';

/** Each farm is locked by the caller, as `lockFarms` does. */
@Injectable()
export class FarmDecisions {
  constructor(
    private readonly users: UsersService,
    private readonly owners: BusinessOwners,
    private readonly mails: MailOutbox,
    private readonly drafts: ClaimDrafts,
  ) {}

  /** @returns the claimant's fields, which have a history entry of their own @throws ALREADY_DECIDED */
  async verify(tx: EntityManager, farm: Farm): Promise<readonly string[]> {
    if (farm.isVerified) throw new DomainError('ALREADY_DECIDED');
    const verified = { isVerified: true, waitsFor: null, rejectedAt: null, rejectedReason: null };
    await tx.update(Farm, farm.id, verified);
    await standForSamePlace(tx, tx.create(Farm, { ...farm, ...verified }));
    const { id, userId } = farm;
    let published: readonly string[] = [];
    if (userId !== null) {
      published = await this.settleClaim(tx, farm);
      await changeRows(tx, addContact, [id]);
      // No one could confirm these before; from now on their farmer is asked.
      await changeRows(tx, giveListings, [id, userId, null]);
    }
    const owner = await this.contact(tx, farm.userId);
    if (owner) await this.mails.enqueue(tx, farmVerifiedMail(farm, owner));
    return published;
  }

  async settleClaim(tx: EntityManager, farm: Farm): Promise<readonly string[]> {
    const claim = await openClaim(tx, farm);
    if (claim?.status !== 'new') return [];
    const owner = await this.contact(tx, farm.userId);
    const published = await this.drafts.publish(tx, farm, claim, owner?.username ?? '');
    await tx.update(FarmClaim, claim.id, { status: 'verified', decidedAt: new Date() });
    return published;
  }

  /** A farm that its owner registered stays, unverified. @throws ALREADY_DECIDED, FARM_NOT_CLAIMED */
  async reject(tx: EntityManager, farm: Farm, reason: string): Promise<void> {
    if (!farm.isClaimed) throw new DomainError('FARM_NOT_CLAIMED');
    if (farm.isVerified || farm.rejectedAt !== null) throw new DomainError('ALREADY_DECIDED');
    const owner = await this.contact(tx, farm.userId);
    if ((await openClaim(tx, farm))?.status === 'new') {
      await this.endOwnership(tx, farm, 'rejected', reason);
      await leaveListings(tx, farm);
      if (owner) await this.mails.enqueue(tx, claimRejectedMail(farm, owner, reason));
      return;
    }
    await tx.update(Farm, farm.id, {
      ...{ rejectedAt: new Date(), rejectedReason: reason },
      updatedAt: () => 'updated_at',
    });
    if (owner) await this.mails.enqueue(tx, farmRejectedMail(farm, owner, reason));
  }

  /** As it was before the claim; its listings are nobody's. @throws FARM_NOT_CLAIMED */
  async release(tx: EntityManager, farm: Farm, reason: string): Promise<void> {
    if (!farm.isClaimed && farm.userId === null) throw new DomainError('FARM_NOT_CLAIMED');
    const former = await this.contact(tx, farm.userId);
    await this.endOwnership(tx, farm, 'released', reason);
    await leaveListings(tx, farm);
    if (former) await this.mails.enqueue(tx, farmReleasedMail(farm, former, reason));
  }

  /** As `release`, for whatever cause, without telling anyone, and without the listings. */
  async endOwnership(
    tx: EntityManager,
    farm: Farm,
    status: 'rejected' | 'released' | 'withdrawn',
    reason: string | null,
  ): Promise<void> {
    const { wasUnderReview, before } = await this.endClaims(tx, farm, status, reason);
    await tx.update(Farm, farm.id, {
      ...{ isVerified: false, rejectedAt: null, rejectedReason: null },
      ...before,
      ...{ userId: null, isClaimed: false },
      // Nothing of it was ever shown.
      ...(wasUnderReview && { updatedAt: () => 'updated_at' }),
      // Nobody is left whose email could be confirmed.
      waitsFor: farm.waitsFor && 'staff',
    });
    // What a directory names is a person's own again, as nobody has claimed it.
    await changeRows(tx, hideContact, [farm.id]);
    await followFarm(tx, farm, await tx.findOneByOrFail(Farm, { id: farm.id }));
  }

  /** The account is locked already. @throws VALIDATION_FAILED when it is theirs, TOO_MANY_FARMS */
  async reassign(tx: EntityManager, farm: Farm, ownerId: number, reason: string): Promise<void> {
    const userId = await this.owners.holderFor(tx, ownerId);
    if (farm.userId === userId) {
      throw new DomainError('VALIDATION_FAILED', [
        { path: 'owner', message: 'This account has the farm already.' },
      ]);
    }
    await makeRoomForFarm(tx, userId);
    const former = await this.contact(tx, farm.userId);
    const { wasUnderReview, before } = await this.endClaims(tx, farm, 'released', reason);
    await tx.update(Farm, farm.id, {
      ...(wasUnderReview && before),
      ...{ userId, isClaimed: true, waitsFor: null },
    });
    await changeRows(tx, addContact, [farm.id]);
    if (former) await this.mails.enqueue(tx, farmReleasedMail(farm, former, reason));
    await changeRows(tx, giveListings, [farm.id, userId, farm.userId]);
    const claim = { farmId: farm.id, userId, status: 'verified' as const, reason };
    await tx.insert(FarmClaim, { ...claim, decidedAt: () => 'now()' });
    await this.users.makeFarmer(tx, userId);
    const owner = await this.contact(tx, userId);
    if (owner) await this.mails.enqueue(tx, farmAssignedMail(farm, owner));
  }

  /** @returns the columns from before the claim, as far as they are known */
  private async endClaims(
    tx: EntityManager,
    farm: Farm,
    status: 'rejected' | 'released' | 'withdrawn',
    reason: string | null,
  ): Promise<{ wasUnderReview: boolean; before: RestoredColumns }> {
    const claim = await openClaim(tx, farm);
    const wasUnderReview = claim?.status === 'new';
    // Who registered a farm and gives it away doesn't stay in it.
    if (!claim) return { wasUnderReview, before: status === 'withdrawn' ? { email: null, phone: null } : {} };
    const open = { farmId: farm.id, userId: claim.userId ?? IsNull(), status: OPEN };
    await tx.update(FarmClaim, open, { status, decidedAt: new Date(), reason });
    if (wasUnderReview) await this.drafts.drop(tx, claim.id);
    const { snapshot } = claim;
    if (!snapshot) return { wasUnderReview, before: {} };
    const { isVerified } = snapshot;
    return {
      wasUnderReview,
      before: wasUnderReview ? { isVerified } : await restoreSnapshot(tx, farm.id, snapshot),
    };
  }

  private contact(tx: EntityManager, userId: number | null) {
    return userId === null ? null : this.users.contact(tx, userId);
  }
}

export async function leaveListings(tx: EntityManager, { id, userId }: Farm): Promise<void> {
  if (userId === null) return;
  const nobodys = { userId: null, askedAt: null, updatedAt: () => 'updated_at' };
  await tx.update(Listing, { farmId: id, userId }, nobodys);
}

const OPEN = In(['new', 'verified']);

/** Null for a farm that its owner registered. */
async function openClaim(tx: EntityManager, { id, userId }: Farm): Promise<FarmClaim | null> {
  if (userId === null) return null;
  return tx.findOne(FarmClaim, { where: { farmId: id, userId, status: OPEN }, order: { id: 'DESC' } });
}
