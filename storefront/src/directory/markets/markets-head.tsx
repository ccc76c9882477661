import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { PageHead, pageDescription, pageTitle } from '../../lib/page/page-head';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import { activeFilters } from '../search/filters/place-filters';
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

/** @returns the ZIP code, with its town where that is known: "Fort Myers, FL 33901" */
const whereText = (zip: string | null, center: ZipCodeView | null) =>
  zip && (center ? `${center.city}, ${center.state} ${zip}` : zip);

/** @returns what the results near a ZIP code are called; without one, what the page is called */
export function marketsTitle(zip: string | null, center: ZipCodeView | null): string {
  const where = whereText(zip, center);
  return where ? `Farmers Markets Near ${where}` : 'Farmers Markets Near You';
}

export interface MarketsHeadProps {
  state: MarketsState;
  center: ZipCodeView | null;
  /** Searched, and nothing was found. */
  isEmpty: boolean;
  /** The page lies behind the end of the results. */
  isPastEnd: boolean;
}

export function MarketsHead({ state, center, isEmpty, isPastEnd }: MarketsHeadProps) {
  const zip = readZip(state.zipCode);
  const where = whereText(zip, center);
  const page = zip ? state.page : 1;
  // Where filters leave nothing, the page that the canonical address names may well have something.
  const isNothing = isEmpty && activeFilters(state.filters).length === 0;
  return (
    <PageHead
      title={pageTitle(marketsTitle(zip, center), page)}
      description={pageDescription(
        `Farmers markets near ${where ?? 'you'}: opening hours, products, SNAP and WIC, directions and a map. Search by ZIP code.`,
        page,
      )}
      keywords={KEYWORDS}
      canonical={canonicalMarkets(isPastEnd ? { ...state, page: 1 } : state)}
      noindex={isNothing || isPastEnd || isBadZip(state.zipCode)}
    />
  );
}
