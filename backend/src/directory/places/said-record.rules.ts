import type { AdminPlaceFields } from '../../contract/directory/admin/places.admin.js';
import type { PlaceEditor } from '../tables/place-record.js';
import type { Place } from '../tables/place.entity.js';
import type { PlacedRecord } from './store/merge-records.rules.js';

type Address = 'street' | 'city' | 'state' | 'zipCode';
const ADDRESS: readonly Address[] = ['street', 'city', 'state', 'zipCode'];
/** Fields that may be left empty, because there is no such thing, whatever a source says. */
const MAY_BE_EMPTY = [
  'description',
  'phone',
  'email',
  'website',
  'productTypes',
  'features',
  'seasons',
  'hoursNote',
] as const;

export type SaidFields = Omit<Partial<AdminPlaceFields>, 'exceptions'> &
  Partial<Pick<PlacedRecord, 'seasons' | 'isApproximate' | 'isMoved'>>;

/** @param before null where nothing yet @returns only what they have said; an address is said whole */
export function saidRecord(
  place: Place,
  source: PlaceEditor,
  before: PlacedRecord | null,
  changes: SaidFields,
  now: Date,
): PlacedRecord {
  const record: PlacedRecord = { ...(before ?? nothingSaid(place, source)), updatedAt: now.toISOString() };
  const { latitude, longitude, isApproximate = false, street, city, state, zipCode, ...rest } = changes;
  Object.assign(record, rest);
  if (latitude !== undefined || longitude !== undefined) {
    Object.assign(record, {
      latitude: latitude ?? place.latitude,
      longitude: longitude ?? place.longitude,
      isApproximate,
    });
  }
  if (ADDRESS.some((part) => changes[part] !== undefined)) {
    const said = { street, city, state, zipCode };
    for (const part of ADDRESS) record[part] = said[part] === undefined ? place[part] : said[part];
  }
  const emptied = new Set(before?.emptied);
  for (const field of MAY_BE_EMPTY) {
    const value = changes[field];
    if (value === undefined) continue;
    if (value === null || value.length === 0) emptied.add(field);
    else emptied.delete(field);
  }
  record.emptied = [...emptied];
  return record;
}

/** @returns what a place says, as its own source's record, for a place whose source was not stored */
export const recordOfPlace = (place: Place): PlacedRecord => ({
  ...nothingSaid(place, 'staff'),
  source: place.source,
  sourceId: place.sourceId,
  updatedAt: place.lastConfirmed === null ? null : `${place.lastConfirmed}T00:00:00.000Z`,
  ...{ name: place.name, description: place.description, address: place.address, street: place.street },
  ...{ city: place.city, state: place.state, zipCode: place.zipCode, isApproximate: place.isApproximate },
  ...{ website: place.website, phone: place.phone, email: place.email, imageUrl: place.imageUrl },
  socialLinks: place.socialLinks,
  ...{ productTypes: place.productTypes, activities: place.activities, features: place.features },
  ...{ organicCertified: place.organicCertified, organicOptions: place.organicOptions },
  ...{ seasons: place.seasons, hoursNote: place.hoursNote },
  businessStatus: place.businessStatus as PlacedRecord['businessStatus'],
});

const nothingSaid = (place: Place, source: PlaceEditor): PlacedRecord => ({
  source,
  sourceId: `place/${place.id}`,
  updatedAt: null,
  kind: place.kind,
  name: '',
  description: null,
  ...{ street: null, city: null, state: null, zipCode: null, address: null },
  ...{ latitude: place.latitude, longitude: place.longitude, isApproximate: true },
  ...{ website: null, phone: null, email: null, imageUrl: null },
  ...{ productTypes: [], activities: [], features: [], organicCertified: false, organicOptions: false },
  ...{ seasons: [], hoursNote: null, businessStatus: null },
});
