import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { MergeBody } from '../../../contract/directory/admin/farms.admin.js';
import { imageUrl, MAX_FARM_PHOTOS } from '../../../contract/shared/images.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Media } from '../../../platform/media/media.js';
import { moveNotes } from '../../../platform/notes/staff-notes.js';
import { FarmPhoto } from '../../tables/farm-photo.entity.js';
import { FarmRedirect } from '../../tables/farm-redirect.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { endDoubleStatuses, leaveDoubleAsks } from '../../tables/merging.sql.js';
import { followFarm } from '../changes/follow-farm.js';
import { lockFarms } from '../changes/lock-farms.js';
import { photosOf, standForSamePlace } from '../own-farms.js';
import { farmMergedMail } from '../staff/farm-decision-mails.js';
import { mergedColumns } from './merge-farms.rules.js';
import {
  followingMoves,
  giveMergedListings,
  leaveDoubleMemberships,
  movePhotosBehind,
} from './merge-farms.sql.js';

const FIRST = [leaveDoubleMemberships, leaveDoubleAsks('farm_id'), endDoubleStatuses('farm_id')];

@Injectable()
export class MergeFarms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly media: Media,
    private readonly mails: MailOutbox,
  ) {}

  /** The other's address leads to it. @throws SAME_FARM, RECORD_NOT_FOUND, CHANGED_MEANWHILE */
  async merge(actor: SignedInUser, keptId: number, { otherId, take, seen }: MergeBody): Promise<void> {
    if (keptId === otherId) throw new DomainError('SAME_FARM');
    await this.dataSource.transaction(async (tx) => {
      const farms = await lockFarms(tx, [keptId, otherId]);
      const kept = farms.get(keptId);
      const gone = farms.get(otherId);
      if (!kept || !gone) throw new DomainError('RECORD_NOT_FOUND');
      assertSeen(kept, seen.kept);
      assertSeen(gone, seen.other);
      const pictures = [kept.imageUrl, gone.imageUrl, ...(await this.movePhotos(tx, keptId, otherId))];
      for (const move of [...FIRST, ...followingMoves]) await changeRows(tx, move, [keptId, otherId]);
      await moveNotes(tx, { resource: 'farms', recordId: otherId }, keptId);
      await tx.delete(Farm, { id: otherId });
      await tx.insert(FarmRedirect, { id: otherId, farmId: keptId });
      const photos = await photosOf(tx, [keptId]);
      const picture = photos[0] ? imageUrl(photos[0].imageId) : (kept.imageUrl ?? gone.imageUrl);
      const columns = { ...mergedColumns(kept, gone, take), imageUrl: picture, waitsFor: null };
      const farm = await tx.save(Farm, tx.create(Farm, { ...kept, ...columns }));
      await standForSamePlace(tx, farm);
      await giveListings(tx, kept, gone, farm);
      for (const url of new Set(pictures)) if (url !== farm.imageUrl) await this.media.discard(tx, url);
      await this.tell(tx, kept, gone, farm);
      await audit(tx, actor, kept, gone, farm);
    });
  }

  /** As many as a farm may have. @returns the addresses of those that went */
  private async movePhotos(tx: EntityManager, keptId: number, otherId: number): Promise<string[]> {
    await changeRows(tx, movePhotosBehind, [keptId, otherId]);
    const tooMany = (await photosOf(tx, [keptId])).slice(MAX_FARM_PHOTOS);
    if (tooMany.length === 0) return [];
    await tx.delete(
      FarmPhoto,
      tooMany.map(({ id }) => id),
    );
    return tooMany.map(({ imageId }) => imageUrl(imageId));
  }

  private async tell(tx: EntityManager, kept: Farm, gone: Farm, farm: Farm): Promise<void> {
    for (const userId of new Set([kept.userId, gone.userId])) {
      const owner = userId === null ? null : await this.users.contact(tx, userId);
      if (owner) {
        await this.mails.enqueue(tx, farmMergedMail(gone, farm, owner, userId === farm.userId));
      }
    }
  }
}

function assertSeen(farm: Farm, seen: string): void {
  if (farm.updatedAt.getTime() !== Date.parse(seen)) throw new DomainError('CHANGED_MEANWHILE');
}

/** Listings that said what either record said, say what the farm says. */
async function giveListings(tx: EntityManager, kept: Farm, gone: Farm, farm: Farm): Promise<void> {
  await followFarm(tx, { ...kept, id: farm.id }, farm);
  await followFarm(tx, { ...gone, id: farm.id }, farm);
  const former = [kept.userId, gone.userId].filter((id) => id !== null);
  await changeRows(tx, giveMergedListings, [farm.id, farm.userId, former]);
}

async function audit(
  tx: EntityManager,
  actor: SignedInUser,
  kept: Farm,
  gone: Farm,
  farm: Farm,
): Promise<void> {
  const entry = { actor, resource: 'farms' };
  const note = `Took in farm ${gone.id}, ${gone.name}.`;
  await writeAudit(tx, { ...entry, action: 'merge', id: kept.id, before: kept, after: farm, note });
  await writeAudit(tx, {
    ...{ ...entry, action: 'delete', id: gone.id, before: gone, after: null },
    note: `Merged into farm ${kept.id}, ${farm.name}.`,
  });
}
