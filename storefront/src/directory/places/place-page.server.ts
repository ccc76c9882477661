import type { PlaceKind } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlacePage } from '@farmgate/backend/contract/directory/place-page';
import { dayThere } from '@farmgate/backend/contract/shared/calendar/house-zone';
import type { Graph, GroceryStore, LocalBusiness, TouristAttraction } from 'schema-dts';
import { pictureAddress } from '../../lib/format/picture-address';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { fieldOffers, hoursSaid } from '../structured/field-status-data';
import { marketEvent } from '../structured/market-event';
import { openingHours, specialOpeningHours } from '../structured/opening-hours-data';
import { geo, onSite, postalAddress, sameAs, streetOf } from '../structured/place-data';
import { placeCrumbs } from './place-meta';
import { movedPlacePath, placeQuery } from './place-queries';

/** What schema.org calls them, and what tells them from others of that name. */
const TYPES: Record<
  PlaceKind,
  [type: 'GroceryStore' | 'LocalBusiness' | 'TouristAttraction', more?: string]
> = {
  farmers_market: ['GroceryStore', 'https://en.wikipedia.org/wiki/Farmers%27_market'],
  on_farm_market: ['GroceryStore', 'https://en.wikipedia.org/wiki/Farm_shop'],
  farm_stand: ['GroceryStore', 'https://en.wikipedia.org/wiki/Farm_shop'],
  food_hub: ['GroceryStore', 'https://en.wikipedia.org/wiki/Food_hub'],
  csa: ['LocalBusiness', 'https://en.wikipedia.org/wiki/Community-supported_agriculture'],
  agritourism: ['TouristAttraction', 'https://en.wikipedia.org/wiki/Agritourism'],
  u_pick: ['TouristAttraction', 'https://en.wikipedia.org/wiki/U-pick'],
};

export const placeServerPage: ServerPage = {
  module: 'src/directory/places/place-page.tsx',
  subject: ({ params }) => placeQuery(params.slug ?? ''),
  movedTo: ({ params }, answers) => {
    const slug = params.slug ?? '';
    const path = movedPlacePath(slug, answers.getQueryData(placeQuery(slug).queryKey));
    return path === undefined ? undefined : { path, status: 308 };
  },
  jsonLd: ({ params }, answers, { publicUrl, now }) => {
    const place = answers.getQueryData(placeQuery(params.slug ?? '').queryKey);
    return place && placeStructuredData(place, publicUrl, now);
  },
};

/**
 * The place for search engines, and the breadcrumb.
 * @param publicUrl the site's address without a slash at its end
 * @param now by which the seasons' dates are put into years, since schema.org knows no dates without one
 */
export function placeStructuredData(place: PlacePage, publicUrl: string, now: Date): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      placeData(place, publicUrl, now),
      ...place.days.map((day) => marketEvent(place, day, publicUrl)),
      breadcrumbData(placeCrumbs(place), publicUrl),
    ],
  };
}

function placeData(
  place: PlacePage,
  publicUrl: string,
  now: Date,
): GroceryStore | LocalBusiness | TouristAttraction {
  const [type, more] = TYPES[place.kind];
  const picture = pictureAddress(place.imageUrl);
  const hours = openingHours(place.seasons, dayThere(place.timeZone, now));
  const special = [
    ...hoursSaid(place.fieldStatuses, place.timeZone),
    ...specialOpeningHours(place.exceptions),
  ];
  const offers = fieldOffers(place.fieldStatuses);
  return {
    '@type': type,
    '@id': `${publicUrl}${place.path}#place`,
    ...(more && { additionalType: more }),
    name: place.name,
    url: publicUrl + place.path,
    ...(place.description && { description: place.description }),
    address: postalAddress({ ...place, street: streetOf(place) }),
    ...geo(place),
    ...(place.phone && { telephone: place.phone }),
    ...sameAs(place),
    ...(picture && { image: onSite(picture, publicUrl) }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(offers.length > 0 && { makesOffer: offers }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
