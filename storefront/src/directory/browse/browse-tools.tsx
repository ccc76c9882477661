import { readZip } from '@farmgate/backend/contract/shared/zip';
import { clsx } from 'clsx';
import { KEEP_SCROLL } from '../../lib/page/navigation';
import type { AddressState } from '../../lib/page/use-address-state';
import { CompactSelect } from '../../ui/fields/compact-select';
import { FilterChips, type RemovableFilter } from '../../ui/navigation/filter-chips';
import { Link } from '../../ui/navigation/link';
import { FilterBar } from '../search/filters/filter-bar';
import { FARM_KIND_CHOICE } from '../search/filters/filter-options';
import { NO_FILTERS, activeFilters } from '../search/filters/place-filters';
import type { ResultView } from '../search/results/result-view';
import { ViewSwitch } from '../search/results/results-layout';
import { ResultsToolbar } from '../search/results/results-toolbar';
import {
  type BrowseSort,
  type BrowseState,
  farmsCall,
  impliedProductType,
  pagedList,
} from './browse-address';
import { BROWSE_FORM } from './browse-search-form';
import type { TabFrameProps } from './near/near-parts';

const NEAREST = { value: 'nearest', label: 'Nearest first' } as const;
const NEWEST = { value: 'newest', label: 'Newest first' } as const;
const BY_NAME = { value: 'name', label: 'By name' } as const;

/** The orders that the lists of a tab have, its own first; a single one needs no choice. */
function sortOptions({ zipCode, tab }: BrowseState): readonly { value: BrowseSort; label: string }[] {
  if (zipCode === '') return [NEWEST];
  if (tab === 'farms') return [NEAREST, BY_NAME];
  return tab === 'listings' ? [NEAREST, NEWEST] : [NEAREST];
}

/**
 * The filters that count on a tab and stand nowhere else: listings know none but the radius, which has its
 * own choice. Only on narrow screens that is in a sheet where farms stand alone.
 */
function removableFilters({ shown, go }: AddressState<BrowseState>): RemovableFilter[] {
  const { filters, tab, zipCode } = shown;
  if (zipCode === '' || tab === 'listings' || tab === 'near') return [];
  const implied = impliedProductType(shown);
  const chosen = activeFilters(filters)
    .filter(({ name }) => name !== 'radius' || tab === 'farms')
    .map(({ name, label, without }) => ({
      label,
      onRemove: () => go({ ...shown, filters: without, page: 1 }),
      isShownByBar: name === 'radius',
    }));
  if (implied === null) return chosen;
  const onRemove = () => go({ ...shown, category: '', page: 1 });
  return [{ label: `Sells ${implied}`, onRemove }, ...chosen];
}

/** Without its filters, a search has no category either that would stand for one among the farms. */
function withoutFilters(state: BrowseState): BrowseState {
  const plain = { ...state, filters: NO_FILTERS };
  return impliedProductType(plain) === null ? plain : { ...plain, category: '' };
}

/** From a search's listings and farms to one list of everything near the ZIP code, and back. */
export function NearbyLink({
  address: { shown, to },
  className,
}: Pick<BrowseToolsProps, 'address'> & { className: string }) {
  const { search, zipCode, tab } = shown;
  const isNear = tab === 'near';
  if (search === '' || zipCode === '' || (!isNear && tab !== 'all')) return null;
  return (
    <Link
      to={to({ ...shown, tab: isNear ? 'all' : 'near', page: 1, sort: null })}
      state={KEEP_SCROLL}
      className={clsx('link hit text-sm font-semibold', className)}
    >
      {isNear ? 'Listings and farms apart' : 'Everything nearby'}
    </Link>
  );
}

export interface BrowseToolsProps {
  address: AddressState<BrowseState>;
  wideView: ResultView;
  hasPoints: boolean;
  /** How many results there are, in words. */
  count: string;
  items: TabFrameProps['items'];
}

export function BrowseTools({ address, wideView, hasPoints, count, items }: BrowseToolsProps) {
  const { shown, go } = address;
  const options = sortOptions(shown);
  const sort = options.find(({ value }) => value === shown.sort) ?? options[0];
  const viewSwitch = hasPoints && (
    <ViewSwitch view={shown.view} wideView={wideView} onChange={(view) => go({ ...shown, view })} />
  );
  const isFarms = shown.tab === 'farms';
  const filterBar = shown.zipCode !== '' && (
    <FilterBar
      form={BROWSE_FORM}
      filters={shown.filters}
      onChange={(filters) => go({ ...shown, filters, page: 1 })}
      kinds={FARM_KIND_CHOICE}
      call={farmsCall(shown)}
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
        onClear={() => go({ ...withoutFilters(shown), page: 1 })}
      />
      <ResultsToolbar
        count={count}
        place={` near ${readZip(shown.zipCode)}`}
        page={pagedList(shown) || shown.tab === 'near' ? shown.page : 1}
        of={items}
      >
        {!isFarms && filterBar && (
          <span className="browse-radius">
            {filterBar}
            <NearbyLink address={address} className="max-sm:hidden" />
          </span>
        )}
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
