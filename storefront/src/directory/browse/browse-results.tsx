import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { useMemo } from 'react';
import { countOfList } from '../queries';
import { type Count, sumCounts } from '../search/counts';
import { LinkTabs } from '../search/link-tabs';
import { listingPoints, placePoints } from '../search/result-points';
import { ResultsLayout } from '../search/results-layout';
import type { AddressState } from '../search/use-address-state';
import { type BrowseState, type BrowseTab, resultCount } from './browse-address';
import type { BrowseResults } from './browse-queries';
import { AllTab, FarmsTab, ListingsTab, SHOWN_OF_EACH } from './browse-tabs';
import { BrowseTools } from './browse-tools';
import { CorrectedSearch, ZipHint } from './browse-notes';

export interface BrowseResultsViewProps {
  address: AddressState<BrowseState>;
  results: BrowseResults;
  center: ZipCodeView | null;
  onZip: (zipCode: string) => void;
}

const TAB_LABELS: Record<BrowseTab, string> = {
  all: 'All',
  listings: 'Marketplace Listings',
  farms: 'Local Farms',
};

/** How many results each tab has, as far as that is known yet. */
function tabCounts({ listings, farms }: BrowseResults): Record<BrowseTab, Count | null> {
  const ofListings = listings.data ? countOfList(listings.data) : null;
  const ofFarms = farms.data ? countOfList(farms.data) : null;
  const isSettled = !listings.isPending && !farms.isPending;
  const known = [ofListings, ofFarms].filter((count) => count !== null);
  return {
    all: isSettled && known.length > 0 ? sumCounts(...known) : null,
    listings: ofListings,
    farms: ofFarms,
  };
}

const short = (count: Count | null) =>
  count && `${count.total.toLocaleString('en-US')}${count.isMore ? '+' : ''}`;

const NO_LISTINGS: ListingView[] = [];
const NO_FARMS: PlaceView[] = [];

/** The tabs with their counts, and the list and map of the chosen one. */
export function BrowseResultsView({ address, results, center, onZip }: BrowseResultsViewProps) {
  const { state, shown, to } = address;
  const hasZip = state.zipCode !== '';
  const counts = hasZip
    ? tabCounts(results)
    : { ...tabCounts(results), all: results.listings.data ? countOfList(results.listings.data) : null };
  const listings = (state.tab !== 'farms' && results.listings.data?.items) || NO_LISTINGS;
  const farms = (hasZip && state.tab !== 'listings' && results.farms.data?.items) || NO_FARMS;
  const isAll = hasZip && state.tab === 'all';
  const points = useMemo(() => {
    const end = isAll ? SHOWN_OF_EACH : undefined;
    return [...listingPoints(listings.slice(0, end)), ...placePoints(farms.slice(0, end), 'farm')];
  }, [listings, farms, isAll]);
  const wideView = hasZip && points.length > 0 ? 'map' : 'list';

  const content = (
    <ResultsLayout
      view={points.length > 0 ? shown.view : 'list'}
      wideView={wideView}
      points={points}
      center={hasZip ? center : null}
      radiusMiles={state.filters.radius}
    >
      {!hasZip || state.tab === 'listings' ? (
        <ListingsTab address={address} results={results} />
      ) : state.tab === 'farms' ? (
        <FarmsTab address={address} results={results} />
      ) : (
        <AllTab address={address} results={results} />
      )}
    </ResultsLayout>
  );
  const count = counts[state.tab];
  const isPending = results.listings.isPending || (hasZip && results.farms.isPending);
  const tools = (
    <BrowseTools
      address={address}
      wideView={hasZip ? 'map' : 'list'}
      hasPoints={points.length > 0}
      count={count ? resultCount(count, state) : isPending ? 'Loading results...' : ''}
    />
  );
  const correction = (
    <CorrectedSearch search={state.search} corrected={results.listings.data?.corrected ?? null} />
  );
  if (!hasZip) {
    return (
      <div className="flex flex-col gap-4">
        <ZipHint onZip={onZip} to={(zipCode) => to({ ...shown, zipCode, page: 1 })} />
        {tools}
        {correction}
        {content}
      </div>
    );
  }
  const tabs = (['all', 'listings', 'farms'] as const).map((tab) => ({
    value: tab,
    label: TAB_LABELS[tab],
    count: short(counts[tab]) ?? undefined,
    to: to({ ...shown, tab, page: 1, sort: null }),
  }));
  return (
    <LinkTabs label="Kinds of results" value={state.tab} tabs={tabs}>
      <div className="flex flex-col gap-4 pt-4">
        {tools}
        {state.tab !== 'farms' && correction}
        {content}
      </div>
    </LinkTabs>
  );
}
