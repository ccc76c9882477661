import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import { useNow } from '../../lib/visit';
import { PageHead, pageDescription, pageTitle } from '../../lib/page-head';
import { usePublicConfig } from '../../lib/public-config';
import { placeListData } from '../../lib/structured/place-data';
import type { Crumb } from '../../ui/breadcrumbs';
import { activeFilters } from '../search/place-filters';
import { isBadZip } from '../../lib/address/zip-form-rules';
import { type MarketsState, canonicalMarkets } from './markets-address';

const KEYWORDS = [
  'farmers markets',
  'farmers market near me',
  'local produce',
  'SNAP farmers markets',
  'market hours',
];

/** @returns the way from the home page to this one; the last step has no address */
export function marketsCrumbs({ zipCode }: MarketsState): Crumb[] {
  const zip = readZip(zipCode);
  const home = { name: 'Home', to: paths.home };
  if (zip === null) return [home, { name: 'Farmers Markets' }];
  return [home, { name: 'Farmers Markets', to: paths.farmersMarkets() }, { name: `Near ${zip}` }];
}

export interface MarketsHeadProps {
  state: MarketsState;
  center: ZipCodeView | null;
  places: readonly PlaceCard[];
  /** Searched, and nothing was found. */
  isEmpty: boolean;
  /** The page lies behind the end of the results. */
  isPastEnd: boolean;
}

export function MarketsHead({ state, center, places, isEmpty, isPastEnd }: MarketsHeadProps) {
  const { publicUrl } = usePublicConfig();
  const year = useNow().getUTCFullYear();
  const zip = readZip(state.zipCode);
  const where = zip && (center ? `${center.city}, ${center.state} ${zip}` : zip);
  const title = where ? `Farmers Markets Near ${where}` : 'Farmers Markets Near You';
  const page = zip ? state.page : 1;
  // Where filters leave nothing, the page that the canonical address names may well have something.
  const isNothing = isEmpty && activeFilters(state.filters).length === 0;
  return (
    <PageHead
      title={pageTitle(title, page)}
      description={pageDescription(
        `Farmers markets near ${where ?? 'you'}: opening hours, products, SNAP and WIC, directions and a map. Search by ZIP code.`,
        page,
      )}
      keywords={KEYWORDS}
      canonical={canonicalMarkets(isPastEnd ? { ...state, page: 1 } : state)}
      noindex={isNothing || isPastEnd || isBadZip(state.zipCode)}
      jsonLd={{
        '@context': 'https://schema.org',
        '@graph': [
          breadcrumbData(marketsCrumbs(state), publicUrl),
          ...(places.length > 0 ? [placeListData(title, places, publicUrl, year)] : []),
        ],
      }}
    />
  );
}
