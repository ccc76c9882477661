import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ListPage } from '../../lib/api';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Pagination } from '../../ui/pagination';
import { CardSkeletons } from '../cards/card-skeletons';
import { MarketScreenCard } from '../cards/market-card';
import { countOfList } from '../queries';
import { CompactSelect } from '../search/compact-select';
import { marketsFound } from '../search/counts';
import { FilterBar } from '../search/filter-bar';
import { FilterChips } from '../search/filter-chips';
import { PLACE_SORT_OPTIONS } from '../search/filter-options';
import { pageCount } from '../search/paging';
import { NO_FILTERS, activeFilters, filterNames, widerRadius } from '../search/place-filters';
import { placePoints } from '../search/result-points';
import { ResultItem, ResultList, ResultsLayout, ViewSwitch } from '../search/results-layout';
import { ResultsToolbar } from '../search/results-toolbar';
import { noneNear, noneWith, questionTrouble, searchFailed, searchingFor } from '../search/search-messages';
import type { AddressState } from '../search/use-address-state';
import type { MarketsState } from './markets-address';
import { MARKETS_FORM } from './markets-search-form';

export interface MarketsResultsProps {
  address: AddressState<MarketsState>;
  results: UseQueryResult<ListPage<PlaceView>>;
  center: ZipCodeView | null;
}

const NO_PLACES: PlaceView[] = [];

function Nothing({ address: { state, go } }: { address: AddressState<MarketsState> }) {
  const names = filterNames(state.filters);
  const radius = widerRadius(state.filters.radius);
  const zip = readZip(state.zipCode) ?? state.zipCode;
  const withFilters = (filters: MarketsState['filters']) => go({ ...state, filters, page: 1 });
  const widen = radius && (
    <Button onClick={() => withFilters({ ...state.filters, radius })}>Search within {radius} miles</Button>
  );
  if (names !== '') {
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title={noneWith('markets', names)}
        action={
          <Button onClick={() => withFilters({ ...NO_FILTERS, radius: state.filters.radius })}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState picture={<EmptyArt scene="nothing-near" />} title={noneNear('markets', zip)} action={widen} />
  );
}

function Cards({ address, results }: Pick<MarketsResultsProps, 'address' | 'results'>): ReactNode {
  const { state, to } = address;
  if (results.isPending) {
    return (
      <ResultList label="Farmers markets" of="places">
        <CardSkeletons of="places" />
      </ResultList>
    );
  }
  if (results.isError) {
    return (
      <EmptyState
        isError
        picture={<EmptyArt scene="went-wrong" />}
        title={searchFailed('markets')}
        hint={questionTrouble(results.error)}
        action={<Button onClick={() => void results.refetch()}>Try again</Button>}
      />
    );
  }
  if (results.data.items.length === 0) return <Nothing address={address} />;
  return (
    <>
      <ResultList label="Farmers markets" of="places" isStale={results.isPlaceholderData}>
        {results.data.items.map((place, index) => (
          <ResultItem key={place.id} id={place.id}>
            <MarketScreenCard place={place} eager={index < 2} />
          </ResultItem>
        ))}
      </ResultList>
      <Pagination
        label="Farmers markets"
        page={state.page}
        pageCount={pageCount(countOfList(results.data), state.page, results.data.items.length)}
        to={(page) => to({ ...state, page })}
      />
    </>
  );
}

/** Filters, count, list and map of one search. */
export function MarketsResults({ address, results, center }: MarketsResultsProps) {
  const { state, shown, go } = address;
  const places = results.data?.items ?? NO_PLACES;
  const points = useMemo(() => placePoints(places, 'market'), [places]);
  const found = results.data ? marketsFound(countOfList(results.data)) : '';
  const setFilters = (filters: MarketsState['filters']) => go({ ...shown, filters, page: 1 });
  const count = results.isPending ? searchingFor('markets') : found;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterBar
          form={MARKETS_FORM}
          filters={shown.filters}
          onChange={setFilters}
          summary={found || 'Show results'}
        />
        <span className="md:hidden">
          <ViewSwitch
            view={shown.view}
            wideView="map"
            onChange={(view) => go({ ...shown, view }, { replace: true })}
          />
        </span>
      </div>
      <FilterChips
        filters={activeFilters(shown.filters).map(({ label, without }) => ({
          label,
          onRemove: () => setFilters(without),
        }))}
        onClear={() => setFilters(NO_FILTERS)}
      />
      <ResultsToolbar count={count}>
        <CompactSelect
          label="Order"
          name="sort"
          form={MARKETS_FORM}
          value={shown.sort}
          options={PLACE_SORT_OPTIONS}
          onChange={(sort) => go({ ...shown, sort, page: 1 })}
        />
        <span className="hidden md:inline-flex">
          <ViewSwitch
            view={shown.view}
            wideView="map"
            onChange={(view) => go({ ...shown, view }, { replace: true })}
          />
        </span>
      </ResultsToolbar>
      <ResultsLayout
        view={places.length > 0 ? shown.view : 'list'}
        wideView={places.length > 0 ? 'map' : 'list'}
        points={points}
        center={center}
        radiusMiles={state.filters.radius}
      >
        <Cards address={address} results={results} />
      </ResultsLayout>
    </div>
  );
}
