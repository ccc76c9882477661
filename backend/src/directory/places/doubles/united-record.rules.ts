import type { PlaceRecord } from '../../tables/place-record.js';
import { isKnown, type PlacedRecord } from '../store/merge-records.rules.js';

const ADDRESS = ['street', 'city', 'state', 'zipCode', 'address'] as const;
type Field = keyof PlaceRecord;
const isSaid = (record: PlaceRecord, field: Field) => record[field] !== undefined && isKnown(record, field);

/** Of one editor about two entries of one place. @returns what either says; of both the newer word counts */
export function unitedRecord(a: PlacedRecord, b: PlacedRecord): PlacedRecord {
  const [older, newer] = (a.updatedAt ?? '') <= (b.updatedAt ?? '') ? [a, b] : [b, a];
  const united: PlacedRecord = { ...older };
  for (const field of Object.keys(newer) as Field[]) {
    if (isSaid(newer, field)) Object.assign(united, { [field]: newer[field] });
  }
  // An address is said whole, and so is a position.
  const addressed = ADDRESS.some((part) => newer[part] !== null) ? newer : older;
  for (const part of ADDRESS) Object.assign(united, { [part]: addressed[part] });
  const located = !newer.isApproximate || newer.isMoved ? newer : older;
  const { latitude, longitude, isApproximate } = located;
  Object.assign(united, { latitude, longitude, isApproximate });
  united.isMoved = located.isMoved ?? false;
  if (older.isByHand) united.isByHand = true;
  const emptied = (older.emptied ?? []).filter((field) => !isSaid(newer, field));
  united.emptied = [...new Set([...emptied, ...(newer.emptied ?? [])])];
  return united;
}
