import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { type OwnerChange, OwnerChanges } from '../../accounts/businesses/owner-changes.js';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { ConfirmedEmails } from '../../accounts/users/confirmed-emails.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { imageUrl } from '../../contract/shared/images.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import { forgetOwnChanges } from '../../platform/audit/write-audit.js';
import { Media } from '../../platform/media/media.js';
import { ClaimProof } from '../tables/claim-proof.entity.js';
import { FarmClaim } from '../tables/farm-claim.entity.js';
import { FarmPhoto } from '../tables/farm-photo.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { Listing } from '../tables/listing.entity.js';
import { deleteFarms, deletePhotosOf } from './changes/delete-farms.js';
import { claimsUnderReview } from './claims/claim-review.js';
import { farmsFromDirectory, photosOf } from './own-farms.js';
import { FarmDecisions } from './staff/farm-decisions.js';
import { releaseFarms } from './waiting/waiting.js';

type Records = Record<string, unknown>[];

/** The directory keeps its own farms. */
@Injectable()
export class FarmRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly media: Media,
    private readonly decisions: FarmDecisions,
    private readonly ownerChanges: OwnerChanges,
    private readonly announcements: Announcements,
    private readonly users: UsersService,
    private readonly confirmedEmails: ConfirmedEmails,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'farms',
      export: exportFarms,
      erase: (tx, userId) => this.erase(tx, userId),
    });
    this.personalData.add({ name: 'farmClaims', export: exportClaims });
    this.confirmedEmails.add(releaseFarms);
    this.ownerChanges.add(moveToOwner);
    this.ownerChanges.add(async (tx, { to }) => {
      if (await this.users.hasConfirmedEmail(tx, to)) await releaseFarms(tx, to);
    });
  }

  private async erase(tx: EntityManager, userId: number): Promise<void> {
    const farms = await tx.find(Farm, { where: { userId }, lock: { mode: 'pessimistic_write' } });
    const fromDirectory = await farmsFromDirectory(tx, farms);
    for (const farm of farms.filter(({ id }) => fromDirectory.has(id))) {
      await this.decisions.endOwnership(tx, farm, 'withdrawn', null);
      await deletePhotosOf(tx, this.media, farm.id, userId);
    }
    const own = farms.map(({ id }) => id).filter((id) => !fromDirectory.has(id));
    await deleteFarms(tx, this.media, this.announcements, own);
    await this.eraseDrafts(tx, userId);
    await forgetOwnChanges(tx, userId);
  }

  private async eraseDrafts(tx: EntityManager, userId: number): Promise<void> {
    const claims = await tx.find(FarmClaim, { select: { id: true }, where: { userId } });
    const shown = { claimId: In(claims.map(({ id }) => id)) };
    const photos = await tx.findBy(FarmPhoto, shown);
    await tx.delete(FarmPhoto, shown);
    for (const { imageId } of photos) await this.media.discard(tx, imageUrl(imageId));
    const own = claims.map(({ id }) => id);
    await tx.update(ClaimProof, { farmClaimId: In(own) }, { answer: null });
    await tx.update(FarmClaim, { userId }, { draft: null, codeHash: null });
  }
}

/** Farms follow the business by themselves; their listings and open claims follow here. */
async function moveToOwner(tx: EntityManager, { from, to }: OwnerChange): Promise<void> {
  await tx.update(Listing, { userId: from }, { userId: to });
  await tx.update(FarmClaim, { userId: from, status: 'new' }, { userId: to });
}

async function exportFarms(tx: EntityManager, userId: number): Promise<Records> {
  const farms = await tx.find(Farm, { where: { userId }, order: { id: 'ASC' } });
  const claims = [...(await claimsUnderReview(tx, farms)).values()];
  const photos = await photosOf(
    tx,
    farms.map(({ id }) => id),
    claims,
  );
  return farms.map((farm) => ({
    ...farm,
    createdAt: farm.createdAt.toISOString(),
    updatedAt: farm.updatedAt.toISOString(),
    photos: photos
      .filter(({ farmId }) => farmId === farm.id)
      .map(({ imageId, alt }) => ({ imageUrl: imageUrl(imageId), alt })),
  }));
}

async function exportClaims(tx: EntityManager, userId: number): Promise<Records> {
  const claims = await tx.find(FarmClaim, { where: { userId }, order: { id: 'ASC' } });
  const proofs = await tx.findBy(ClaimProof, { farmClaimId: In(claims.map(({ id }) => id)) });
  return claims.map(({ id, farmId, status, draft, createdAt }) => ({
    ...{ id, farmId, status, said: draft?.said ?? {} },
    answers: proofs.flatMap(({ farmClaimId, answer }) => (farmClaimId === id && answer ? [answer] : [])),
    createdAt: createdAt.toISOString(),
  }));
}
