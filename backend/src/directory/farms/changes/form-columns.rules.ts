import type { FarmRequest } from '../../../contract/directory/farms.js';
import { completeProductTypes } from '../../../contract/directory/product-types.js';
import { hoursOf } from '../hours-of.rules.js';
import type { FarmPosition } from '../farm-position.rules.js';

/** @returns the columns that a farm's form decides */
export function columnsOf(fields: Omit<FarmRequest, 'userId' | 'imageUrl'>, position: FarmPosition) {
  const { name, description, address, email, phone, website, kind, features, organicCertified } = fields;
  const { socialLinks } = fields;
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
    ...hoursOf(fields.seasons, new Date()),
    businessStatus: fields.businessStatus,
  };
}
