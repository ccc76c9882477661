import type { EntityManager } from 'typeorm';
import { StoredPlaceRecord } from '../tables/place-record.entity.js';
import type { PlaceEditor } from '../tables/place-record.js';
import { Place } from '../tables/place.entity.js';
import { recordOfPlace, type SaidFields, saidRecord } from './said-record.rules.js';
import { isCorrection, mergeRecords, type PlacedRecord } from './store/merge-records.rules.js';
import { hashOf, upsertPlaces } from './store/store-records.js';
import { upsertRecords } from './store/write-places.js';

/** @param place locked after `lockImports` @param editor later sources count over staff, not managers */
export async function correctPlace(
  tx: EntityManager,
  place: Place,
  editor: PlaceEditor,
  changes: SaidFields,
): Promise<void> {
  const stored = await tx.findBy(StoredPlaceRecord, { placeId: place.id });
  const records = stored.map(({ record, fileKey }) => ({ ...(record as PlacedRecord), fileKey }));
  const before = records.find(({ source }) => source === editor);
  const record = saidRecord(place, editor, before ?? null, changes, new Date());
  const others = records.filter(({ source }) => source !== editor);
  const hasSource = others.some((other) => !isCorrection(other));
  const merged = mergeRecords([...(hasSource ? [] : [recordOfPlace(place)]), ...others, record]);
  // Without a source's record, the line stands for parts that nobody knows.
  const isAddressKept = !hasSource && (record.street ?? record.city ?? record.zipCode) === null;
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
