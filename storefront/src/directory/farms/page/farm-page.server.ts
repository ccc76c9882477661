import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { FieldStatusList } from '@farmgate/backend/contract/directory/field-status';
import { dayThere } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, LocalBusiness } from 'schema-dts';
import { pictureAddress } from '../../../lib/format/picture-address';
import type { ServerPage } from '../../../lib/page/page.server';
import { fieldStatusQuery } from '../../../shared/field-status/field-now';
import { breadcrumbData } from '../../../shared/structured/breadcrumb-data';
import { newsQuery } from '../../news/news-queries';
import { fieldOffers, hoursSaid } from '../../structured/field-status-data';
import { openingHours, specialOpeningHours } from '../../structured/opening-hours-data';
import { geo, onSite, postalAddress, sameAs, streetOf } from '../../structured/place-data';
import { farmCrumbs } from '../farm-meta';
import { farmListingsQuery, farmQuery, farmShopQuery, mergedFarmPath } from '../farm-queries';

/** There is no farm among schema.org's kinds of businesses. */
const FARM_TYPE = 'https://en.wikipedia.org/wiki/Farm';

export const farmServerPage: ServerPage = {
  module: 'src/directory/farms/page/farm-page.tsx',
  subject: ({ params }) => farmQuery(params.id ?? ''),
  load: ({ params }) => [
    farmListingsQuery(params.id ?? ''),
    farmShopQuery(params.id ?? ''),
    fieldStatusQuery(`farm-${params.id ?? ''}`),
    newsQuery(params.id ?? ''),
  ],
  movedTo: ({ params }, answers) =>
    mergedFarmPath(params.id ?? '', answers.getQueryData(farmQuery(params.id ?? '').queryKey)),
  jsonLd: ({ params }, answers, { publicUrl, now }) => {
    const farm = answers.getQueryData(farmQuery(params.id ?? '').queryKey);
    const said = answers.getQueryData(fieldStatusQuery(`farm-${params.id ?? ''}`).queryKey);
    return farm && farmStructuredData(farm, publicUrl, now, said);
  },
};

/**
 * The farm for search engines, and the breadcrumb.
 * @param publicUrl the site's address without a slash at its end
 * @param now by which the seasons' dates are put into years, since schema.org knows no dates without one
 * @param said what the farm says of its fields now
 */
export function farmStructuredData(
  farm: FarmView,
  publicUrl: string,
  now: Date,
  said: FieldStatusList = [],
): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [farmData(farm, publicUrl, now, said), breadcrumbData(farmCrumbs(farm), publicUrl)],
  };
}

function farmData(farm: FarmView, publicUrl: string, now: Date, said: FieldStatusList): LocalBusiness {
  const address = publicUrl + paths.farm(farm.id);
  const pictures = picturesOf(farm).map((picture) => onSite(picture, publicUrl));
  const hours = openingHours(farm.seasons, dayThere(farm.timeZone, now));
  const special = [...hoursSaid(said, farm.timeZone), ...specialOpeningHours(farm.exceptions)];
  const offers = fieldOffers(said);
  return {
    '@type': 'LocalBusiness',
    '@id': `${address}#farm`,
    additionalType: FARM_TYPE,
    name: farm.name,
    description: farm.description,
    url: address,
    address: postalAddress({ ...farm, street: streetOf(farm) }),
    ...geo(farm),
    ...(farm.phone && { telephone: farm.phone }),
    ...(farm.email && { email: farm.email }),
    ...sameAs(farm),
    ...(pictures.length > 0 && { image: pictures }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(offers.length > 0 && { makesOffer: offers }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function picturesOf({ photos, imageUrl }: FarmView): string[] {
  const all = photos.length > 0 ? photos.map((photo) => photo.imageUrl) : [imageUrl];
  return all.map(pictureAddress).filter((address) => address !== null);
}
