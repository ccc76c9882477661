import type { FarmRequest } from '../../../contract/directory/farms.js';
import { completeProductTypes } from '../../../contract/directory/product-types.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';
import type { FarmPosition } from '../../places/farm-position.rules.js';
import type { Farm } from '../../tables/farm.entity.js';
import { exceptionsOf, hoursOf } from '../hours-of.rules.js';

/** @param before null for a new farm */
export function columnsOf(
  before: Farm | null,
  fields: Omit<FarmRequest, 'userId' | 'imageUrl'>,
  position: FarmPosition,
) {
  const { name, description, address, email, phone, website, kind, features, organicCertified } = fields;
  const now = new Date();
  const socialLinks = fields.socialLinks ?? before?.socialLinks ?? {};
  return {
    ...{
      name,
      description,
      address,
      email,
      phone,
      website,
      socialLinks,
      kind,
      organicCertified,
      ...position,
    },
    productTypes: completeProductTypes(fields.productTypes, organicCertified),
    activities: [...new Set(fields.activities)],
    features: [...new Set(features)],
    ...hoursOf(before, fields, dayThere(position.timeZone, now)),
    exceptions: exceptionsOf(before, fields.exceptions, position.timeZone, now),
    businessStatus: fields.businessStatus,
  };
}
