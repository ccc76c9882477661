import { CompactSelect } from '../search/compact-select';
import { FilterBar } from '../search/filter-bar';
import { FilterChips, type RemovableFilter } from '../search/filter-chips';
import { NO_FILTERS, activeFilters } from '../search/place-filters';
import type { ResultView } from '../search/result-view';
import { ViewSwitch } from '../search/results-layout';
import { ResultsToolbar } from '../search/results-toolbar';
import type { AddressState } from '../search/use-address-state';
import type { BrowseSort, BrowseState } from './browse-address';
import { BROWSE_FORM } from './browse-search-form';

const NEAREST = { value: 'nearest', label: 'Nearest first' } as const;
const NEWEST = { value: 'newest', label: 'Newest first' } as const;
const BY_NAME = { value: 'name', label: 'By name' } as const;

/** The orders that the lists of a tab have, its own first; a single one needs no choice. */
function sortOptions({ zipCode, tab }: BrowseState): readonly { value: BrowseSort; label: string }[] {
  if (zipCode === '') return [NEWEST];
  if (tab === 'farms') return [NEAREST, BY_NAME];
  return tab === 'listings' ? [NEAREST, NEWEST] : [NEAREST];
}

/** The filters that count on a tab: listings know none but the radius. */
function removableFilters({ shown, go }: AddressState<BrowseState>): RemovableFilter[] {
  const { filters, tab, zipCode } = shown;
  if (zipCode === '') return [];
  const counting = tab === 'listings' ? { ...NO_FILTERS, radius: filters.radius } : filters;
  return activeFilters(counting).map(({ label }) => ({
    label,
    onRemove: () => {
      const without = activeFilters(filters).find((one) => one.label === label)?.without ?? NO_FILTERS;
      go({ ...shown, filters: without, page: 1 });
    },
  }));
}

export interface BrowseToolsProps {
  address: AddressState<BrowseState>;
  wideView: ResultView;
  hasPoints: boolean;
  /** How many results there are, in words. */
  count: string;
}

export function BrowseTools({ address, wideView, hasPoints, count }: BrowseToolsProps) {
  const { shown, go } = address;
  const options = sortOptions(shown);
  const sort = options.find(({ value }) => value === shown.sort) ?? options[0];
  const viewSwitch = hasPoints && (
    <ViewSwitch
      view={shown.view}
      wideView={wideView}
      onChange={(view) => go({ ...shown, view }, { replace: true })}
    />
  );
  const isFarms = shown.tab === 'farms';
  const filterBar = shown.zipCode !== '' && (
    <FilterBar
      form={BROWSE_FORM}
      filters={shown.filters}
      onChange={(filters) => go({ ...shown, filters, page: 1 })}
      only={isFarms ? undefined : 'radius'}
      summary={count}
    />
  );
  return (
    <>
      {/* Only a form that is sent without scripts needs to say which tab it stands on. */}
      {shown.tab !== 'all' && <input type="hidden" name="tab" form={BROWSE_FORM} value={shown.tab} />}
      {isFarms && <div className="flex flex-wrap items-center gap-3">{filterBar}</div>}
      <FilterChips
        filters={removableFilters(address)}
        onClear={() => go({ ...shown, filters: NO_FILTERS, page: 1 })}
      />
      <ResultsToolbar count={count}>
        {!isFarms && filterBar}
        {options.length > 1 && sort && (
          <CompactSelect
            label="Order"
            name="sort"
            form={BROWSE_FORM}
            value={sort.value}
            options={options}
            onChange={(value) => go({ ...shown, sort: value === options[0]?.value ? null : value, page: 1 })}
          />
        )}
        {viewSwitch}
      </ResultsToolbar>
    </>
  );
}
