import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { FOLLOWED_WORDS_LENGTH } from '@farmgate/backend/contract/following/follow-kinds';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type AddressState, useAddressState } from '../../lib/page/use-address-state';
import { isBadZip } from '../../shared/near/zip-form-rules';
import { track } from '../../shared/track';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import type { ListingCard } from '../listings/listing-card-data';
import { countOfList } from '../queries';
import { isPastEnd } from '../search/results/paging';
import { useWholePage } from '../search/results/use-whole-page';
import { ResultsNear } from '../search/zip/results-near';
import { useZipCenter } from '../search/zip/zip-center';
import { type BrowseState, browseAddress, browseHeadline, readBrowse } from './browse-address';
import { BrowseHead, browseCrumbs } from './browse-head';
import { type BrowseResults, pagedResults, shownResults, useBrowseResults } from './browse-queries';
import { BrowseResultsView } from './browse-results';
import { type BrowseQuestion, BrowseSearchForm } from './browse-search-form';
import { FollowSearch } from './follow-search';
import { SearchCounts, SearchedCity, SearchOverview } from './late-parts';
import { visibleResults } from './visible-results';

const NO_LISTINGS: ListingCard[] = [];
const NO_FARMS: PlaceCard[] = [];
/** A search that is asked once more is looked up anew this long after it, in milliseconds. */
const REFETCH_AFTER_MS = 100;

function searchFor(
  question: BrowseQuestion,
  { state, shown, go }: AddressState<BrowseState>,
  results: BrowseResults,
): void {
  track('search', { mode: 'listings', ...(question.zipCode && { zipCode: question.zipCode }) });
  const isSame = browseAddress({ ...state, ...question }) === browseAddress(state);
  go({ ...shown, ...question, page: 1, tab: question.zipCode === '' ? 'all' : shown.tab });
  if (!isSame || isBadZip(question.zipCode)) return;
  setTimeout(() => {
    for (const result of shownResults(state, results)) void result.refetch();
  }, REFETCH_AFTER_MS);
}

/** What of each kind the page lists, and the tab that has it. */
function listCounts({ state, to }: AddressState<BrowseState>, { listings, farms }: BrowseResults) {
  const tab = (kind: 'listings' | 'farms') =>
    to({ ...state, tab: state.zipCode === '' ? 'all' : kind, page: 1, sort: null, isAll: false });
  return [
    ...(listings.data ? [{ label: 'Food', ...countOfList(listings.data), to: tab('listings') }] : []),
    ...(farms.data && state.zipCode !== ''
      ? [{ label: 'Farms', ...countOfList(farms.data), to: tab('farms') }]
      : []),
  ];
}

export function BrowsePage() {
  const address = useAddressState(readBrowse, browseAddress);
  const { state, shown } = address;
  const results = useBrowseResults(useWholePage(state));
  const listings = results.listings.data?.items ?? NO_LISTINGS;
  const farms = (state.zipCode !== '' && results.farms.data?.items) || NO_FARMS;
  const visible = useMemo(() => visibleResults(state, listings, farms), [state, listings, farms]);
  const isFound = shownResults(state, results).some(({ data }) => (data?.items.length ?? 0) > 0);
  const center = useZipCenter(state.zipCode, isFound);
  const search = (question: BrowseQuestion) => searchFor(question, address, results);
  const isAsked = state.search + state.zipCode + state.category !== '' && !isBadZip(state.zipCode);
  // On phones, what a search found begins in the first third: its way up is below.
  const isSearch = state.search !== '';
  const isEmpty = shownResults(state, results).every(({ data }) => data?.items.length === 0);
  return (
    <>
      <BrowseHead
        state={state}
        isEmpty={isEmpty}
        isPastEnd={isPastEnd(state.page, pagedResults(state, results))}
      />
      <div className="border-b border-line bg-sunk">
        <div className="search-head page">
          <div className={clsx(isSearch && 'max-sm:hidden')}>
            <Breadcrumbs crumbs={browseCrumbs(state)} />
          </div>
          <h1 className="wrap-anywhere">{browseHeadline(state)}</h1>
          {isSearch && (
            <SearchCounts
              search={state.search}
              zipCode={state.zipCode}
              lists={listCounts(address, results)}
            />
          )}
          <BrowseSearchForm question={shown} onSearch={search} />
        </div>
      </div>
      <div className="page pt-1 md:pt-3">
        <SearchedCity
          search={state.search}
          to={(zipCode) => browseAddress({ ...state, search: '', zipCode, page: 1 })}
        />
        <SearchOverview search={state.search} zipCode={state.zipCode} />
        <ResultsNear
          zipCode={state.zipCode}
          what="farms"
          isEmpty={isEmpty}
          to={(zipCode) => browseAddress({ ...state, zipCode, page: 1 })}
        >
          <BrowseResultsView
            address={address}
            results={results}
            visible={visible}
            center={center}
            onZip={(zipCode) => search({ ...shown, zipCode })}
          />
          {isAsked && state.search && state.zipCode && (
            <div className="mt-6 print:hidden noscript:hidden">
              <FollowSearch
                words={state.search.slice(0, FOLLOWED_WORDS_LENGTH)}
                zipCode={state.zipCode}
                miles={state.filters.radius}
              />
            </div>
          )}
        </ResultsNear>
        {isSearch && (
          <div className="mt-6 sm:hidden print:hidden">
            <Breadcrumbs crumbs={browseCrumbs(state)} />
          </div>
        )}
      </div>
    </>
  );
}
