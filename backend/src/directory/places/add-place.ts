import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AdminPlaceCreate } from '../../contract/directory/admin/places.admin.js';
import type { FarmPosition } from './farm-position.rules.js';
import { handRecord } from './hand-record.rules.js';
import { mergeRecords } from './store/merge-records.rules.js';
import { hashOf, upsertPlaces } from './store/store-records.js';
import { upsertRecords } from './store/write-places.js';

/** It is the first record: an import that finds the place adds its own beside it. */
export async function addPlace(
  tx: EntityManager,
  given: AdminPlaceCreate,
  position: FarmPosition,
): Promise<number> {
  const record = handRecord(given, position, `hand/${randomUUID()}`, new Date());
  const [placeId] = await upsertPlaces(tx, [mergeRecords([record])], [undefined]);
  if (placeId === undefined) throw new Error('The place was not written.');
  const { source, sourceId, updatedAt } = record;
  const contentHash = hashOf({ record, raw: {} });
  await upsertRecords(tx, [
    { placeId, source, sourceId, sourceUpdatedAt: updatedAt, contentHash, record, raw: {}, fileKey: null },
  ]);
  return placeId;
}
