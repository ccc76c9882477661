import type { AdminPlaceCreate } from '../../contract/directory/admin/places.admin.js';
import type { FarmPosition } from './farm-position.rules.js';
import type { PlacedRecord } from './store/merge-records.rules.js';

export const handRecord = (
  { kind, name, description, street, ...given }: AdminPlaceCreate,
  { city, state, zipCode, latitude, longitude, isApproximate }: FarmPosition,
  sourceId: string,
  now: Date,
): PlacedRecord => ({
  source: 'staff',
  sourceId,
  isByHand: true,
  updatedAt: now.toISOString(),
  ...{ kind, name, description, street, city, state, zipCode, latitude, longitude, isApproximate },
  ...{ address: null, website: given.website, phone: given.phone, email: given.email, imageUrl: null },
  socialLinks: given.socialLinks,
  ...{ productTypes: given.productTypes, activities: [], features: given.features },
  ...{ organicCertified: false, organicOptions: false },
  ...{ seasons: given.seasons, hoursNote: given.hoursNote, businessStatus: null },
});
