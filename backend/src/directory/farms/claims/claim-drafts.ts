import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThanOrEqual } from 'typeorm';
import type { ClaimDraftView } from '../../../contract/directory/admin/farm-claims.admin.js';
import { imageUrl, ownPicture } from '../../../contract/shared/images.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import type { DraftField } from '../../tables/claim-draft.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { FarmPhoto } from '../../tables/farm-photo.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { photoView } from '../farm.view.js';
import { photosOf } from '../own-farms.js';
import { photosOfClaim, publishPhotos } from '../photos/farm-photos.sql.js';
import { fieldsToPublish, overruledFields } from './claim-draft.rules.js';

export interface ClaimedStatuses {
  publish(tx: EntityManager, claimId: number): Promise<void>;
  end(tx: EntityManager, claimId: number): Promise<void>;
  of(tx: EntityManager, claimId: number): Promise<ClaimDraftView['statuses']>;
}

@Injectable()
export class ClaimDrafts {
  private claimed: ClaimedStatuses | undefined;

  /** To be called by the field statuses in `onModuleInit`: farms don't know what is said of fields. */
  follow(statuses: ClaimedStatuses): void {
    this.claimed = statuses;
  }

  private get statuses(): ClaimedStatuses {
    if (!this.claimed) throw new Error('No one says what becomes of field statuses.');
    return this.claimed;
  }

  /** On a farm the caller has locked; staff's corrections stay. @returns the fields that it wrote */
  async publish(
    tx: EntityManager,
    farm: Farm,
    { id, userId, draft }: FarmClaim,
    username: string,
  ): Promise<readonly string[]> {
    const before = await photosOf(tx, [farm.id]);
    await changeRows(tx, publishPhotos, [farm.id, id]);
    await this.statuses.publish(tx, id);
    const fields = draft ? fieldsToPublish(farm, draft) : {};
    const photos = await photosOf(tx, [farm.id]);
    const picture = ownPicture(farm.imageUrl) ?? (photos[0] ? imageUrl(photos[0].imageId) : null);
    await tx.update(Farm, farm.id, { ...fields, imageUrl: picture });
    if (userId === null) return [];
    await writeAudit(tx, {
      ...{ actor: { id: userId, username }, action: 'owner-update', resource: 'farms', id: farm.id },
      before: { ...farm, photos: before.map(photoView) },
      after: { ...farm, ...fields, photos: photos.map(photoView) },
    });
    return [...Object.keys(fields), 'imageUrl', 'photos'];
  }

  /** Staff see it while what is removed is kept; no one else ever did. */
  async drop(tx: EntityManager, claimId: number): Promise<void> {
    await tx.update(FarmPhoto, { claimId, removedAt: IsNull() }, { removedAt: new Date() });
    await this.statuses.end(tx, claimId);
  }

  /** What was dropped with a claim, as far as it is kept; what the claimant had removed before stays away. */
  async bringBack(tx: EntityManager, { id, decidedAt }: FarmClaim): Promise<void> {
    if (decidedAt === null) return;
    await tx.update(FarmPhoto, { claimId: id, removedAt: MoreThanOrEqual(decidedAt) }, { removedAt: null });
  }

  async of(tx: EntityManager, claimId: number): Promise<ClaimDraftView> {
    const { farmId, status, draft } = await tx.findOneByOrFail(FarmClaim, { id: claimId });
    const farm = await tx.findOneByOrFail(Farm, { id: farmId });
    const said = draft?.said ?? {};
    const names = Object.keys(said) as DraftField[];
    const photos = await fetchRows(tx, photosOfClaim, [claimId]);
    return {
      said,
      shown: Object.fromEntries(names.map((name) => [name, farm[name]])),
      overruled: draft && status === 'new' ? overruledFields(farm, draft) : [],
      photos: photos.map(photoView),
      statuses: await this.statuses.of(tx, claimId),
    };
  }
}
