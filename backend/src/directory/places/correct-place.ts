import type { EntityManager } from 'typeorm';
import type { AdminPlaceFields } from '../../contract/directory/admin/places.admin.js';
import { mergeRecords, type PlacedRecord } from './store/merge-records.rules.js';
import { Place } from './place.entity.js';
import { StoredPlaceRecord } from './place-record.entity.js';
import { recordOfPlace, staffRecord } from './staff-record.rules.js';
import { hashOf, upsertPlaces } from './store/store-records.js';
import { upsertRecords } from './store/write-places.js';

/**
 * Keeps what staff put right in a place as a record of its own, beside those of the sources, and makes the
 * place anew of all of them: an import of what is older changes nothing of it, and what a source says later
 * counts again.
 * @param place locked by the caller, after `lockImports`
 */
export async function correctPlace(
  tx: EntityManager,
  place: Place,
  changes: Omit<Partial<AdminPlaceFields>, 'exceptions'>,
): Promise<void> {
  const stored = await tx.findBy(StoredPlaceRecord, { placeId: place.id });
  const records = stored.map(({ record, fileKey }) => ({ ...(record as PlacedRecord), fileKey }));
  const before = stored.find(({ source }) => source === 'staff');
  const record = staffRecord(
    place,
    (before?.record as PlacedRecord | undefined) ?? null,
    changes,
    new Date(),
  );
  const fromSources = records.filter(({ source }) => source !== 'staff');
  const others = fromSources.length > 0 ? fromSources : [recordOfPlace(place)];
  const merged = mergeRecords([...others, record]);
  // Without a source's record, the line stands for parts that nobody knows.
  const isAddressKept = fromSources.length === 0 && (record.street ?? record.city ?? record.zipCode) === null;
  const address = isAddressKept ? place.address : merged.address;
  await upsertPlaces(tx, [{ ...merged, address }], [place.id]);
  const { source, sourceId, updatedAt } = record;
  const contentHash = hashOf({ record, raw: {} });
  await upsertRecords(tx, [
    {
      placeId: place.id,
      source,
      sourceId,
      sourceUpdatedAt: updatedAt,
      contentHash,
      record,
      raw: {},
      fileKey: null,
    },
  ]);
}
