import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { ReactNode } from 'react';
import type { AddressState } from '../../lib/page/use-address-state';
import { CompactSelect } from '../../ui/fields/compact-select';
import { FilterChips } from '../../ui/navigation/filter-chips';
import { FilterBar } from '../search/filters/filter-bar';
import { PLACE_SORT_OPTIONS } from '../search/filters/filter-options';
import { NO_FILTERS, activeFilters } from '../search/filters/place-filters';
import { ViewSwitch } from '../search/results/results-layout';
import { ResultsToolbar } from '../search/results/results-toolbar';
import { searchingFor } from '../search/results/search-messages';
import type { FinderState, PlaceFinder } from './finder';
import { FINDER_FORM } from './finder-search-form';

export interface FinderToolsProps {
  finder: PlaceFinder;
  address: AddressState<FinderState>;
  /** How many there are, in words; empty where that is not known. */
  found: string;
  isPending: boolean;
  /** What is shown. */
  of: readonly PlaceCard[];
  /** A link beside the filters. */
  beside: ReactNode;
}

/** Filters, and how the results are ordered and shown. */
export function FinderTools({ finder, address, found, isPending, of, beside }: FinderToolsProps) {
  const { state, shown, go } = address;
  const setFilters = (filters: FinderState['filters']) => go({ ...shown, filters, page: 1 });
  return (
    <>
      {/* Only a form that is sent without scripts needs it. */}
      {shown.search !== '' && <input type="hidden" name="search" form={FINDER_FORM} value={shown.search} />}
      <div className="finder-tools">
        <FilterBar
          form={FINDER_FORM}
          filters={shown.filters}
          kinds={finder.kinds}
          call={shown}
          onChange={setFilters}
          summary={found || 'Show results'}
        />
        {beside}
      </div>
      <FilterChips
        filters={[
          ...(shown.search === ''
            ? []
            : [{ label: `“${shown.search}”`, onRemove: () => go({ ...shown, search: '', page: 1 }) }]),
          ...activeFilters(shown.filters).map(({ name, label, without }) => ({
            label,
            onRemove: () => setFilters(without),
            isShownByBar: name === 'radius',
          })),
        ]}
        onClear={() => go({ ...shown, search: '', filters: NO_FILTERS, page: 1 })}
      />
      <ResultsToolbar count={isPending ? searchingFor(finder.what) : found} page={state.page} of={of}>
        <CompactSelect
          label="Order"
          name="sort"
          form={FINDER_FORM}
          value={shown.sort}
          options={PLACE_SORT_OPTIONS}
          onChange={(sort) => go({ ...shown, sort, page: 1 })}
        />
        <ViewSwitch view={shown.view} wideView="map" onChange={(view) => go({ ...shown, view })} />
      </ResultsToolbar>
    </>
  );
}
