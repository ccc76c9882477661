import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { PageHead } from '../../lib/page-head';
import { usePublicConfig } from '../../lib/public-config';
import type { Crumb } from '../../ui/breadcrumbs';
import { breadcrumbData, listingListData, placeListData } from '../search/structured-data';
import { type BrowseState, browseHeadline, canonicalBrowse } from './browse-address';

/** @returns the way from the home page to this one; the last step has no address */
export function browseCrumbs({ category, zipCode, search }: BrowseState): Crumb[] {
  const steps: Required<Crumb>[] = [
    { name: 'Home', to: paths.home },
    { name: 'Browse Listings', to: paths.browse() },
  ];
  const zip = readZip(zipCode);
  if (category) steps.push({ name: categoryLabel(category), to: paths.browse({ category }) });
  if (zip) steps.push({ name: `Near ${zip}`, to: paths.browse({ zipCode: zip, category }) });
  if (search) steps.push({ name: `“${search}”`, to: paths.browse({ search, zipCode, category }) });
  return steps.map((step, index) => (index === steps.length - 1 ? { name: step.name } : step));
}

function describe({ category, zipCode }: BrowseState): string {
  const what = category ? categoryLabel(category).toLowerCase() : 'farm-fresh produce';
  const zip = readZip(zipCode);
  return `Find ${what} from local farms ${zip ? `near ${zip}` : 'near you'}. Compare listings with prices, see farms, stands and CSAs on the map, and contact farmers directly.`;
}

export interface BrowseHeadProps {
  state: BrowseState;
  listings: readonly ListingView[];
  farms: readonly PlaceView[];
  /** Searched, and nothing was found. */
  isEmpty: boolean;
}

export function BrowseHead({ state, listings, farms, isEmpty }: BrowseHeadProps) {
  const { publicUrl } = usePublicConfig();
  const headline = browseHeadline(state);
  const isBadZip = state.zipCode !== '' && readZip(state.zipCode) === null;
  return (
    <PageHead
      title={state.search ? `“${state.search}”: ${headline}` : headline}
      description={describe(state)}
      keywords={[
        ...(state.category ? [`local ${categoryLabel(state.category).toLowerCase()}`] : []),
        'local farms',
        'farm fresh produce',
        'farmers near me',
        'buy from farmers',
      ]}
      canonical={canonicalBrowse(state)}
      noindex={state.search !== '' || isEmpty || isBadZip}
      jsonLd={{
        '@context': 'https://schema.org',
        '@graph': [
          breadcrumbData(browseCrumbs(state), publicUrl),
          ...(listings.length > 0 ? [listingListData(listings, publicUrl)] : []),
          ...(farms.length > 0 ? [placeListData('Local farms', farms, publicUrl)] : []),
        ],
      }}
    />
  );
}
