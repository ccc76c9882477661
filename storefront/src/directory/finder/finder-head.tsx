import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { PageHead, pageDescription, pageTitle } from '../../lib/page/page-head';
import { isBadZip } from '../../shared/near/zip-form-rules';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import { activeFilters } from '../search/filters/place-filters';
import { type FinderState, type PlaceFinder, canonicalFinder } from './finder';

/** @returns the way from the home page to this one; the last step has no address */
export function finderCrumbs({ name, path }: PlaceFinder, { zipCode }: FinderState): Crumb[] {
  const zip = readZip(zipCode);
  const home = { name: 'Home', to: paths.home };
  if (zip === null) return [home, { name }];
  return [home, { name, to: path }, { name: `Near ${zip}` }];
}

/** @returns the ZIP code, with its town where that is known: "Fort Myers, FL 33901" */
export const whereText = (zip: string | null, center: ZipCodeView | null): string | null =>
  zip && (center ? `${center.city}, ${center.state} ${zip}` : zip);

export interface FinderHeadProps {
  finder: PlaceFinder;
  state: FinderState;
  center: ZipCodeView | null;
  /** Searched, and nothing was found. */
  isEmpty: boolean;
  /** The page lies behind the end of the results. */
  isPastEnd: boolean;
}

export function FinderHead({ finder, state, center, isEmpty, isPastEnd }: FinderHeadProps) {
  const zip = readZip(state.zipCode);
  const where = whereText(zip, center);
  const page = zip ? state.page : 1;
  // Where filters leave nothing, the page that the canonical address names may well have something.
  const isNothing = isEmpty && activeFilters(state.filters).length === 0;
  return (
    <PageHead
      title={pageTitle(finder.title(where), page)}
      description={pageDescription(finder.description(where ?? 'you'), page)}
      keywords={finder.keywords}
      canonical={canonicalFinder(finder, isPastEnd ? { ...state, page: 1 } : state)}
      noindex={state.search !== '' || isNothing || isPastEnd || isBadZip(state.zipCode)}
    />
  );
}
