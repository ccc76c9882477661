import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { PageHead } from '../../lib/page-head';
import { usePublicConfig } from '../../lib/public-config';
import { breadcrumbData, placeListData } from '../search/structured-data';
import { type MarketsState, canonicalMarkets } from './markets-address';

const KEYWORDS = [
  'farmers markets',
  'farmers market near me',
  'local produce',
  'SNAP farmers markets',
  'market hours',
];

export interface MarketsHeadProps {
  state: MarketsState;
  center: ZipCodeView | null;
  places: readonly PlaceView[];
  /** Searched, and nothing was found. */
  isEmpty: boolean;
}

export function MarketsHead({ state, center, places, isEmpty }: MarketsHeadProps) {
  const { publicUrl } = usePublicConfig();
  const zip = readZip(state.zipCode);
  const where = zip && (center ? `${center.city}, ${center.state} ${zip}` : zip);
  const title = where ? `Farmers Markets Near ${where}` : 'Farmers Markets Near You';
  const crumbs = [
    { name: 'Home', to: paths.home },
    { name: 'Farmers Markets', to: paths.farmersMarkets() },
    ...(zip ? [{ name: `Near ${zip}`, to: paths.farmersMarkets({ zipCode: zip }) }] : []),
  ];
  return (
    <PageHead
      title={title}
      description={`Farmers markets near ${where ?? 'you'}: opening hours, products, SNAP and WIC, directions and a map. Search by ZIP code.`}
      keywords={KEYWORDS}
      canonical={canonicalMarkets(state)}
      noindex={isEmpty || (state.zipCode !== '' && zip === null)}
      jsonLd={{
        '@context': 'https://schema.org',
        '@graph': [
          breadcrumbData(crumbs, publicUrl),
          ...(places.length > 0 ? [placeListData(title, places, publicUrl)] : []),
        ],
      }}
    />
  );
}
