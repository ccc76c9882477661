import type { EntityManager } from 'typeorm';
import { FARM_CONTENT } from '../../../contract/directory/admin/farms.admin.js';
import { imageUrl } from '../../../contract/shared/images.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { assertUnchanged } from '../../../platform/admin/conflicts.rules.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { FarmPhoto } from '../../tables/farm-photo.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { followFarm } from '../changes/follow-farm.js';
import { photosOf, standForSamePlace } from '../own-farms.js';
import { showPhotos } from './farm-snapshot.js';

const UNDONE: readonly string[] = [...FARM_CONTENT, 'photos'];

/** @param farm locked by the caller @throws RECORD_NOT_FOUND, NOTHING_TO_UNDO, CHANGED_MEANWHILE */
export async function undoChange(
  tx: EntityManager,
  farm: Farm,
  present: Row,
  entryId: number,
): Promise<void> {
  const entry = await tx.findOneBy(AuditEntry, {
    id: entryId,
    resource: 'farms',
    recordId: String(farm.id),
  });
  if (!entry) throw new DomainError('RECORD_NOT_FOUND');
  const [before, after] = [contentOnly(entry.before), contentOnly(entry.after)];
  if (Object.keys(before).length === 0 || entry.after === null) throw new DomainError('NOTHING_TO_UNDO');
  assertUnchanged(present, before, after);
  const { photos, ...fields } = before;
  const hoursConfirmed = 'seasons' in fields ? dayOfHours(entry.before) : farm.hoursConfirmed;
  const undone = await tx.save(
    Farm,
    tx.create(Farm, { ...farm, ...(fields as Partial<Farm>), hoursConfirmed }),
  );
  if (Array.isArray(photos)) await arrangePhotos(tx, undone, photos as { id: number; alt: string }[]);
  await standForSamePlace(tx, undone);
  await followFarm(tx, farm, undone);
}

/** Changes that were noted before hours had a day of their own leave it unknown. */
const dayOfHours = (before: unknown) => (before as Partial<Farm> | null)?.hoursConfirmed ?? null;

const contentOnly = (record: unknown): Row =>
  Object.fromEntries(Object.entries((record ?? {}) as Row).filter(([name]) => UNDONE.includes(name)));

async function arrangePhotos(
  tx: EntityManager,
  farm: Farm,
  photos: readonly { id: number; alt: string }[],
): Promise<void> {
  await showPhotos(
    tx,
    farm.id,
    photos.map(({ id }) => id),
  );
  for (const [position, { id, alt }] of photos.entries()) {
    await tx.update(FarmPhoto, { id, farmId: farm.id }, { position, alt });
  }
  const [first] = await photosOf(tx, [farm.id]);
  await tx.update(Farm, farm.id, { imageUrl: first ? imageUrl(first.imageId) : null });
}
