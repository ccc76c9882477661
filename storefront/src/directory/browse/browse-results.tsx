import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { type ReactNode, useMemo } from 'react';
import { formatCount } from '../../lib/format/format';
import { countOfList } from '../queries';
import { type Count, sumCounts } from '../search/results/counts';
import { LinkTabs } from '../../ui/navigation/link-tabs';
import { listingPoints, placePoints } from '../search/results/result-points';
import { ResultsLayout } from '../search/results/results-layout';
import type { AddressState } from '../../lib/address/use-address-state';
import { type BrowseState, type BrowseTab, browseAddress, resultCount } from './browse-address';
import { CorrectedSearch } from '../../ui/navigation/corrected-search';
import { ZipHint } from './browse-notes';
import type { BrowseResults } from './browse-queries';
import { AllTab, FarmsTab, ListingsTab } from './browse-tabs';
import { BrowseTools } from './browse-tools';
import type { VisibleResults } from './visible-results';

export interface BrowseResultsViewProps {
  address: AddressState<BrowseState>;
  results: BrowseResults;
  visible: VisibleResults;
  center: ZipCodeView | null;
  onZip: (zipCode: string) => void;
}

const TAB_LABELS: Record<BrowseTab, string> = {
  all: 'All',
  listings: 'Marketplace Listings',
  farms: 'Local Farms',
};

/**
 * How many results each tab has, as far as that is known yet. Without a ZIP code, the listings are all there
 * is.
 */
function tabCounts(hasZip: boolean, { listings, farms }: BrowseResults): Record<BrowseTab, Count | null> {
  const ofListings = listings.data ? countOfList(listings.data) : null;
  const ofFarms = farms.data ? countOfList(farms.data) : null;
  const isSettled = !listings.isPending && !farms.isPending;
  const known = [ofListings, ofFarms].filter((count) => count !== null);
  const ofBoth = isSettled && known.length > 0 ? sumCounts(...known) : null;
  return { all: hasZip ? ofBoth : ofListings, listings: ofListings, farms: ofFarms };
}

const short = (count: Count | null) => count && `${formatCount(count.total)}${count.isMore ? '+' : ''}`;

/** What the tabs stand above: filters and count, then the list and map of the chosen tab. */
function TabContent({ address, results, visible, center }: Omit<BrowseResultsViewProps, 'onZip'>) {
  const { state, shown } = address;
  const hasZip = state.zipCode !== '';
  const points = useMemo(
    () => [...listingPoints(visible.listings), ...placePoints(visible.farms, 'farm')],
    [visible],
  );
  const count = tabCounts(hasZip, results)[state.tab];
  const isPending = results.listings.isPending || (hasZip && results.farms.isPending);
  const list = results[state.tab === 'farms' ? 'farms' : 'listings'].data;
  // Of all of it, a farm that has the food counts as well.
  const isFoundElsewhere = state.tab === 'all' && (results.farms.data?.items.length ?? 0) > 0;
  const Tab = !hasZip || state.tab === 'listings' ? ListingsTab : state.tab === 'farms' ? FarmsTab : AllTab;
  return (
    <>
      <BrowseTools
        address={address}
        wideView={hasZip ? 'map' : 'list'}
        hasPoints={points.length > 0}
        count={count ? resultCount(count, state) : isPending ? 'Loading results...' : ''}
      />
      <CorrectedSearch
        search={state.search}
        list={list && { ...list, missing: isFoundElsewhere ? undefined : list.missing }}
        to={(search) => browseAddress({ ...shown, search, page: 1 })}
      />
      <ResultsLayout
        view={points.length > 0 ? shown.view : 'list'}
        wideView={hasZip && points.length > 0 ? 'map' : 'list'}
        points={points}
        center={hasZip ? center : null}
        radiusMiles={state.filters.radius}
      >
        <Tab address={address} results={results} visible={visible} />
      </ResultsLayout>
    </>
  );
}

function Tabs({
  address: { state, shown, to },
  results,
  children,
}: Pick<BrowseResultsViewProps, 'address' | 'results'> & { children: ReactNode }) {
  const counts = tabCounts(true, results);
  const tabs = (['all', 'listings', 'farms'] as const).map((tab) => ({
    value: tab,
    label: TAB_LABELS[tab],
    count: short(counts[tab]) ?? undefined,
    to: to({ ...shown, tab, page: 1, sort: null }),
  }));
  return (
    <LinkTabs label="Kinds of results" value={state.tab} tabs={tabs}>
      <div className="flex flex-col gap-4 pt-4">{children}</div>
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
      <div className="flex flex-col gap-4">
        <ZipHint onZip={onZip} to={(zipCode) => to({ ...shown, zipCode, page: 1 })} />
        <TabContent {...props} />
      </div>
    );
  }
  return (
    <Tabs address={props.address} results={props.results}>
      <TabContent {...props} />
    </Tabs>
  );
}
