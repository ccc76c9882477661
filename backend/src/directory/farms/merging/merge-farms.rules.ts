import type { MergeField } from '../../../contract/directory/admin/farms.admin.js';
import type { Farm } from '../../tables/farm.entity.js';

const COLUMNS: Readonly<Record<MergeField, readonly (keyof Farm)[]>> = {
  name: ['name'],
  description: ['description'],
  place: ['address', 'zipCode', 'city', 'state', 'timeZone', 'latitude', 'longitude', 'isApproximate'],
  email: ['email'],
  phone: ['phone'],
  website: ['website'],
  socialLinks: ['socialLinks'],
  kind: ['kind'],
  productTypes: ['productTypes'],
  activities: ['activities'],
  features: ['features'],
  organicCertified: ['organicCertified'],
  seasons: ['seasons', 'exceptions', 'hoursConfirmed'],
  businessStatus: ['businessStatus'],
  owner: ['userId', 'isClaimed', 'isVerified', 'rejectedAt', 'rejectedReason'],
};

/** @param take fields that `gone` gives @returns what changes; a source that only one knows is kept */
export function mergedColumns(kept: Farm, gone: Farm, take: readonly MergeField[]): Partial<Farm> {
  const names = take.flatMap((field) => COLUMNS[field]);
  return {
    ...Object.fromEntries(names.map((name) => [name, gone[name]])),
    placeId: kept.placeId ?? gone.placeId,
    // What people really registered is no demonstration any more.
    isDemonstration: kept.isDemonstration && gone.isDemonstration,
  };
}
