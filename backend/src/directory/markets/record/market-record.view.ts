import type { MarketRecord } from '../../../contract/directory/market-record.js';
import { comingExceptions } from '../../places/opening/exceptions.rules.js';
import type { Place } from '../../places/place.entity.js';

/** @returns what the form of a market holds, without exceptions that are over */
export const marketRecord = (place: Place, now: Date): MarketRecord => ({
  ...{ name: place.name, description: place.description, street: place.street, city: place.city },
  ...{ state: place.state, zipCode: place.zipCode, phone: place.phone, email: place.email },
  ...{ website: place.website, socialLinks: place.socialLinks, productTypes: place.productTypes },
  ...{ features: place.features, seasons: place.seasons, hoursNote: place.hoursNote },
  exceptions: comingExceptions(place.exceptions, place.timeZone, now),
});
