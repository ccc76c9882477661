import type { MarketRecord } from '../../../contract/directory/market-record.js';
import { PRODUCT_TYPES, type ProductType } from '../../../contract/directory/product-types.js';
import { comingExceptions } from '../../places/opening/exceptions.rules.js';
import type { Place } from '../../tables/place.entity.js';

/** A directory may name others than the form has. */
const isProductType = (type: string): type is ProductType => PRODUCT_TYPES.some((known) => known === type);

/** Without exceptions that are over. */
export const marketRecord = (place: Place, now: Date): MarketRecord => ({
  ...{ name: place.name, description: place.description, street: place.street, city: place.city },
  ...{ state: place.state, zipCode: place.zipCode, phone: place.phone, email: place.email },
  ...{
    website: place.website,
    socialLinks: place.socialLinks,
    productTypes: place.productTypes.filter(isProductType),
  },
  ...{ features: place.features, seasons: place.seasons, hoursNote: place.hoursNote },
  exceptions: comingExceptions(place.exceptions, place.timeZone, now),
});
