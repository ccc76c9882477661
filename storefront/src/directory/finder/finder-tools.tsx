import type { AddressState } from '../../lib/page/use-address-state';
import { CompactSelect } from '../../ui/fields/compact-select';
import { FilterChips } from '../../ui/navigation/filter-chips';
import { FilterBar } from '../search/filters/filter-bar';
import { PLACE_SORT_OPTIONS } from '../search/filters/filter-options';
import { NO_FILTERS, activeFilters } from '../search/filters/place-filters';
import type { ResultView } from '../search/results/result-view';
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
}

/** Filters, and how the results are ordered and shown. */
export function FinderTools({ finder, address, found, isPending }: FinderToolsProps) {
  const { state, shown, go } = address;
  const setFilters = (filters: FinderState['filters']) => go({ ...shown, filters, page: 1 });
  const switching = {
    view: shown.view,
    wideView: 'map',
    onChange: (view: ResultView) => go({ ...shown, view }),
  } as const;
  return (
    <>
      {/* Only a form that is sent without scripts needs it. */}
      {shown.search !== '' && <input type="hidden" name="search" form={FINDER_FORM} value={shown.search} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterBar
          form={FINDER_FORM}
          filters={shown.filters}
          kinds={finder.kinds}
          call={shown}
          onChange={setFilters}
          summary={found || 'Show results'}
        />
        <span className="md:hidden">
          <ViewSwitch {...switching} isFloating />
        </span>
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
      <ResultsToolbar count={isPending ? searchingFor(finder.what) : found} page={state.page}>
        <CompactSelect
          label="Order"
          name="sort"
          form={FINDER_FORM}
          value={shown.sort}
          options={PLACE_SORT_OPTIONS}
          onChange={(sort) => go({ ...shown, sort, page: 1 })}
        />
        <span className="hidden md:inline-flex">
          <ViewSwitch {...switching} />
        </span>
      </ResultsToolbar>
    </>
  );
}
