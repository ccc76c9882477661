import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { type ReactNode, useMemo } from 'react';
import { formatCount } from '../../lib/format/format';
import type { AddressState } from '../../lib/page/use-address-state';
import { CorrectedSearch } from '../../ui/navigation/corrected-search';
import { Link } from '../../ui/navigation/link';
import { LinkTabs } from '../../ui/navigation/link-tabs';
import { Pagination } from '../../ui/navigation/pagination';
import { countOfList } from '../queries';
import { useOverview } from '../search/named/overview-query';
import { type Count, sumCounts } from '../search/results/counts';
import { listingPoints, placePoints } from '../search/results/result-points';
import { ResultItem, ResultList, ResultsLayout } from '../search/results/results-layout';
import { BROWSE_TABS, type BrowseState, type BrowseTab, browseAddress, resultCount } from './browse-address';
import { ZipHint } from './browse-notes';
import type { BrowseResults } from './browse-queries';
import { AllTab, FarmsTab, ListingsTab, Skeletons } from './browse-tabs';
import { BrowseTools, NearbyLink } from './browse-tools';
import { BrowseEmpty, NearTab } from './late-parts';
import type { NearParts, TabFrameProps } from './near/near-parts';
import type { VisibleResults } from './visible-results';

export interface BrowseResultsViewProps {
  address: AddressState<BrowseState>;
  results: BrowseResults;
  visible: VisibleResults;
  center: ZipCodeView | null;
  onZip: (zipCode: string) => void;
}

const TAB_LABELS = { all: 'All', listings: 'Marketplace Listings', farms: 'Local Farms' };

/**
 * How many results each tab has, as far as that is known yet. Without a ZIP code, the listings are all there
 * is. What is called as was searched is shown above, and counts where there is nothing else.
 */
function tabCounts(
  hasZip: boolean,
  { listings, farms }: BrowseResults,
  named = 0,
): Record<BrowseTab, Count | null> {
  const ofListings = listings.data ? countOfList(listings.data) : null;
  const ofFarms = farms.data ? countOfList(farms.data) : null;
  const isSettled = !listings.isPending && !farms.isPending;
  const known = [ofListings, ofFarms].filter((count) => count !== null);
  const ofBoth = isSettled && known.length > 0 ? sumCounts(...known) : null;
  const found = hasZip ? ofBoth : ofListings;
  const all = named > 0 && found?.total === 0 ? { total: named, isMore: false } : found;
  return { all, listings: ofListings, farms: ofFarms, near: null };
}

const short = (count: Count | null) => count && `${formatCount(count.total)}${count.isMore ? '+' : ''}`;

/** What the tabs stand above: filters and count, then a list and its map. */
function TabFrame({ address, center, points, count, found, list, items, children }: TabFrameProps) {
  const { state, shown } = address;
  const wideView = state.zipCode === '' ? 'list' : 'map';
  const hasPoints = points.length > 0;
  return (
    <>
      <BrowseTools address={address} wideView={wideView} hasPoints={hasPoints} count={count} items={items} />
      <CorrectedSearch
        search={state.search}
        list={list}
        to={(search) => browseAddress({ ...shown, search, page: 1 })}
      />
      <ResultsLayout
        view={hasPoints ? shown.view : 'list'}
        wideView={hasPoints ? wideView : 'list'}
        points={points}
        count={found}
        center={state.zipCode === '' ? null : center}
        radiusMiles={state.filters.radius}
      >
        {children}
      </ResultsLayout>
    </>
  );
}

/** Below what is called as was searched, where that is all there is. */
function NothingElse({ address: { state, to } }: Pick<BrowseResultsViewProps, 'address'>) {
  return (
    <p className="text-sm">
      Nothing else{state.zipCode !== '' && ' nearby'} matches “{state.search}”.{' '}
      <Link to={to({ ...state, search: '', page: 1 })} className="link hit font-semibold">
        {state.zipCode === '' ? 'Show all listings' : 'Show all near your ZIP code'}
      </Link>
    </p>
  );
}

function TabContent({ address, results, visible, center }: Omit<BrowseResultsViewProps, 'onZip'>) {
  const { state } = address;
  const named = useOverview(state)?.names.length;
  const hasZip = state.zipCode !== '';
  const points = useMemo(
    () => [...listingPoints(visible.listings), ...placePoints(visible.farms, 'farm')],
    [visible],
  );
  const own = tabCounts(hasZip, results)[state.tab];
  const count = tabCounts(hasZip, results, named)[state.tab];
  const hasFailed = results.listings.isError || results.farms.isError;
  const isOnlyNamed = own?.total === 0 && count?.total !== 0 && !hasFailed;
  const isPending = results.listings.isPending || (hasZip && results.farms.isPending);
  const list = results[state.tab === 'farms' ? 'farms' : 'listings'].data;
  const items = [
    ...(state.tab === 'farms' ? [] : visible.listings),
    ...(state.tab === 'listings' ? [] : visible.farms),
  ];
  // Of all of it, a farm that has the food counts as well.
  const isFoundElsewhere = state.tab === 'all' && (results.farms.data?.items.length ?? 0) > 0;
  const Tab = !hasZip || state.tab === 'listings' ? ListingsTab : state.tab === 'farms' ? FarmsTab : AllTab;
  return (
    <TabFrame
      address={address}
      center={center}
      points={points}
      count={count ? resultCount(count, state) : isPending ? 'Loading results...' : ''}
      found={own}
      items={items}
      list={list && { ...list, missing: isFoundElsewhere ? undefined : list.missing }}
    >
      {isOnlyNamed ? (
        <NothingElse address={address} />
      ) : (
        <Tab address={address} results={results} visible={visible} />
      )}
    </TabFrame>
  );
}

/** What the near tab is made of, apart from its own code. */
const NEAR_PARTS: NearParts = {
  Frame: TabFrame,
  List: ResultList,
  Item: ResultItem,
  Skeletons,
  Pagination,
  Empty: BrowseEmpty,
};

function Tabs({
  address: { state, shown, to },
  results,
  children,
}: Pick<BrowseResultsViewProps, 'address' | 'results'> & { children: ReactNode }) {
  const counts = tabCounts(true, results, useOverview(state)?.names.length);
  const isNearShown = state.tab === 'near';
  const tabs = BROWSE_TABS.map((tab) => ({
    value: tab,
    label: TAB_LABELS[tab],
    count: short(counts[tab]) ?? undefined,
    to: to({ ...shown, tab, page: 1, sort: null }),
  }));
  return (
    <LinkTabs label="Kinds of results" value={isNearShown ? 'all' : state.tab} tabs={tabs}>
      <div className="flex flex-col gap-1.5 pt-0.5 md:gap-4 md:pt-4">{children}</div>
    </LinkTabs>
  );
}

/**
 * The tabs with their counts, and the list and map of the chosen one; without a ZIP code the listings alone.
 */
export function BrowseResultsView({ onZip, ...props }: BrowseResultsViewProps) {
  const { state, shown, to } = props.address;
  if (state.zipCode === '') {
    return (
      <div className="flex flex-col gap-1 md:gap-4">
        <ZipHint onZip={onZip} to={(zipCode) => to({ ...shown, zipCode, page: 1 })} />
        <TabContent {...props} />
      </div>
    );
  }
  return (
    <Tabs address={props.address} results={props.results}>
      {state.tab === 'near' ? (
        <NearTab
          address={props.address}
          near={props.results.near}
          center={props.center}
          parts={NEAR_PARTS}
          resultCount={resultCount}
        />
      ) : (
        <TabContent {...props} />
      )}
      <NearbyLink address={props.address} className="self-start py-2 sm:hidden" />
    </Tabs>
  );
}
