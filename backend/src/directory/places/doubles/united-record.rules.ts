import type { HoursException } from '../../../contract/directory/hours.js';
import type { PlaceRecord } from '../../tables/place-record.js';
import type { Place } from '../../tables/place.entity.js';
import { isKnown, type PlacedRecord } from '../store/merge-records.rules.js';

const ADDRESS = ['street', 'city', 'state', 'zipCode', 'address'] as const;
type Dated = Pick<Place, 'id' | 'exceptions' | 'updatedAt'>;
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
  if (older.isByHand && !newer.isByHand) Object.assign(united, { isByHand: true, kind: older.kind });
  const emptied = (older.emptied ?? []).filter((field) => !isSaid(newer, field));
  united.emptied = [...new Set([...emptied, ...(newer.emptied ?? [])])];
  return united;
}

/** @returns dates with other hours of both, by day; of two that overlap, that of the later changed place */
export function unitedExceptions(one: Dated, other: Dated): HoursException[] {
  const isOneNewer = (one.updatedAt.getTime() - other.updatedAt.getTime() || one.id - other.id) > 0;
  const [newer, older] = isOneNewer ? [one.exceptions, other.exceptions] : [other.exceptions, one.exceptions];
  const others = older.filter((own) => !newer.some(({ from, to }) => from <= own.to && own.from <= to));
  return [...newer, ...others].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
