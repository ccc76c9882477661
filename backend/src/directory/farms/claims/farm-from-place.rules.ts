import type { PlaceKind } from '../../../contract/directory/place-kinds.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { momentAt } from '../../../contract/shared/calendar/wall-clock.js';
import { STATE_NAMES } from '../../../contract/shared/states.js';
import type { Farm } from '../../tables/farm.entity.js';
import type { Place } from '../../tables/place.entity.js';

/** Email address and phone number wait for the claim's verification: they aren't shown before. */
export type FarmDraft = Omit<
  Farm,
  | 'id'
  | 'user'
  | 'userId'
  | 'business'
  | 'businessId'
  | 'isClaimed'
  | 'isVerified'
  | 'waitsFor'
  | 'rejectedAt'
  | 'rejectedReason'
  | 'newsStoppedAt'
  | 'newsStoppedReason'
  | 'confirmedAt'
  | 'unconfirmedSince'
  | 'createdAt'
>;

const KINDS: Record<PlaceKind, string> = {
  farmers_market: 'A farmers market',
  on_farm_market: 'A farm with a market of its own',
  csa: 'A farm with shares for members (CSA)',
  food_hub: 'A food hub',
  agritourism: 'A farm to visit',
  farm_stand: 'A farm stand',
  u_pick: 'A farm to pick at yourself',
};

/** @param zipCode the place's own, or the nearest to it */
export function farmFromPlace(place: Place, zipCode: string): FarmDraft {
  return {
    name: place.name,
    description: descriptionOf(place),
    address: place.address,
    city: place.city,
    state: place.state,
    zipCode,
    latitude: place.latitude,
    longitude: place.longitude,
    isApproximate: place.isApproximate,
    timeZone: place.timeZone,
    email: place.source === 'demo' ? place.email : null,
    phone: place.source === 'demo' ? place.phone : null,
    website: place.website,
    socialLinks: place.socialLinks,
    imageUrl: place.imageUrl,
    kind: place.kind,
    productTypes: place.productTypes,
    activities: place.activities,
    features: place.features,
    organicCertified: place.organicCertified,
    seasons: place.seasons,
    exceptions: place.exceptions,
    hoursConfirmed: place.seasons.length > 0 ? place.hoursConfirmed : null,
    businessStatus: place.businessStatus,
    isDemonstration: place.source === 'demo',
    placeId: `${place.source}/${place.sourceId}`,
    // The day that it was confirmed on stays that day on its own calendar.
    updatedAt: place.lastConfirmed
      ? momentAt(place.lastConfirmed, '00:00', place.timeZone ?? HOUSE_ZONE)
      : place.updatedAt,
  };
}

/** Hours that are words alone stand behind it, or they would be lost. */
function descriptionOf(place: Place): string {
  const { hoursNote, seasons } = place;
  const text = place.description ?? sentenceOf(place);
  return hoursNote !== null && seasons.length === 0 ? `${text}\n\nOpen: ${hoursNote}` : text;
}

function sentenceOf({ kind, city, state }: Place): string {
  const stateName = state === null ? null : (STATE_NAMES[state] ?? state);
  const where = [city, stateName].filter((part) => part !== null).join(', ');
  return where === '' ? `${KINDS[kind]}.` : `${KINDS[kind]} in ${where}.`;
}
