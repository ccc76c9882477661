import type { PlaceRecord } from '../tables/place-record.js';
import type { Place } from '../tables/place.entity.js';
import { isKnown, mergeRecords, type PlacedRecord } from './store/merge-records.rules.js';

export type KnownContact = Pick<PlaceRecord, 'email' | 'website' | 'phone'>;

const NOTHING: KnownContact = { email: null, website: null, phone: null };

/** Managers cannot name what shows who runs it. @param records in any order */
export function contactByOthers(
  place: Pick<Place, keyof KnownContact>,
  records: readonly PlacedRecord[],
): KnownContact {
  const managed = records.find(({ source }) => source === 'manager');
  const others = records.filter(({ source }) => source !== 'manager');
  const known = others.length > 0 ? mergeRecords(others) : NOTHING;
  // Without the record of its source, the place itself is what is left of that.
  const of = (field: keyof KnownContact) =>
    managed && isKnown(managed, field) ? known[field] : place[field];
  return { email: of('email'), website: of('website'), phone: of('phone') };
}
