import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { PageHead, pageDescription, pageTitle } from '../../lib/page/page-head';
import { isBadZip } from '../../shared/near/zip-form-rules';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import { activeFilters } from '../search/filters/place-filters';
import { type BrowseState, browseHeadline, canonicalBrowse, pagedList } from './browse-address';

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

/** What is no name of anything to be found. */
const NAMES: Readonly<Record<string, string>> = { other: 'other farm products' };

function describe({ category, zipCode }: BrowseState): string {
  const what = category ? (NAMES[category] ?? categoryLabel(category).toLowerCase()) : 'farm-fresh produce';
  const zip = readZip(zipCode);
  return `Find ${what} from local farms ${zip ? `near ${zip}` : 'near you'}. Compare listings with prices, see farms, stands and CSAs on the map, and contact farmers directly.`;
}

export interface BrowseHeadProps {
  state: BrowseState;
  /** Searched, and nothing was found. */
  isEmpty: boolean;
  /** The page lies behind the end of its list. */
  isPastEnd: boolean;
}

/**
 * Whether search engines are asked not to list the page. Texts that people searched for make no pages of
 * ours; where filters leave nothing, the page that the canonical address names may well have something.
 */
function isUnlisted({ state, isEmpty, isPastEnd }: BrowseHeadProps): boolean {
  const isNothing = isEmpty && activeFilters(state.filters).length === 0;
  return state.search !== '' || isNothing || isPastEnd || isBadZip(state.zipCode);
}

export function BrowseHead(props: BrowseHeadProps) {
  const { state, isPastEnd } = props;
  const page = pagedList(state) ? state.page : 1;
  const headline = browseHeadline(state);
  const title = state.search ? `“${state.search}”: ${headline}` : headline;
  return (
    <PageHead
      title={pageTitle(title, page)}
      description={pageDescription(describe(state), page)}
      keywords={[
        ...(state.category ? [`local ${categoryLabel(state.category).toLowerCase()}`] : []),
        'local farms',
        'farm fresh produce',
        'farmers near me',
        'buy from farmers',
      ]}
      canonical={canonicalBrowse(isPastEnd ? { ...state, page: 1 } : state)}
      noindex={isUnlisted(props)}
    />
  );
}
