import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ListPage } from '../../lib/api/api';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { Pagination } from '../../ui/navigation/pagination';
import { CardSkeletons } from '../cards/card-skeletons';
import { MarketScreenCard } from '../cards/market-card';
import { countOfList } from '../queries';
import { marketsFound } from '../search/results/counts';
import { NoSuchPage } from '../search/results/no-such-page';
import { isPastEnd, pagesOf, restOfPage } from '../search/results/paging';
import { NO_FILTERS, filterNames, widerRadius } from '../search/filters/place-filters';
import { placePoints } from '../search/results/result-points';
import { ResultItem, ResultList, ResultsLayout } from '../search/results/results-layout';
import { noneNear, noneWith, questionTrouble, searchFailed } from '../search/results/search-messages';
import { ShowMore } from '../search/results/show-more';
import type { AddressState } from '../../lib/address/use-address-state';
import { WaysOut } from '../search/results/ways-out';
import type { MarketsState } from './markets-address';
import { MarketsTools } from './markets-tools';

export interface MarketsResultsProps {
  address: AddressState<MarketsState>;
  results: UseQueryResult<ListPage<PlaceCard>>;
  center: ZipCodeView | null;
}

const NO_PLACES: PlaceCard[] = [];

function Nothing({ address: { state, to } }: Pick<MarketsResultsProps, 'address'>) {
  const { radius } = state.filters;
  const names = filterNames(state.filters);
  const miles = widerRadius(radius);
  const withFilters = (filters: MarketsState['filters']) => to({ ...state, filters, page: 1 });
  return (
    <EmptyState
      picture={<EmptyArt scene={names === '' ? 'nothing-near' : 'no-results'} />}
      title={
        names === ''
          ? noneNear('markets', readZip(state.zipCode) ?? state.zipCode)
          : noneWith('markets', names)
      }
      action={
        <WaysOut
          wider={miles && { miles, to: withFilters({ ...state.filters, radius: miles }) }}
          cleared={names === '' ? null : withFilters({ ...NO_FILTERS, radius })}
        />
      }
    />
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
  const { items } = results.data;
  if (isPastEnd(state.page, results.data))
    return <NoSuchPage page={state.page} first={to({ ...state, page: 1 })} />;
  if (items.length === 0) return <Nothing address={address} />;
  const total = countOfList(results.data);
  const { count, hasNext } = pagesOf(total, state.page, items.length, state.isAll);
  return (
    <>
      <ResultList label="Farmers markets" of="places" isStale={results.isPlaceholderData}>
        {items.map((place, index) => (
          <ResultItem key={place.id} id={place.id}>
            <MarketScreenCard place={place} eager={index < 2} />
          </ResultItem>
        ))}
      </ResultList>
      <ShowMore
        shown={items.map(({ id }) => id)}
        rest={restOfPage(total, state.page, items.length)}
        to={to({ ...state, isAll: true })}
      />
      <Pagination
        label="Farmers markets"
        page={state.page}
        pageCount={count}
        hasNext={hasNext}
        to={(page) => to({ ...state, page, isAll: false })}
      />
    </>
  );
}

/** Filters, count, list and map of one search. */
export function MarketsResults({ address, results, center }: MarketsResultsProps) {
  const { state, shown } = address;
  const places = results.data?.items ?? NO_PLACES;
  const points = useMemo(() => placePoints(places, 'market'), [places]);
  return (
    <div className="flex flex-col gap-4">
      <MarketsTools
        address={address}
        found={results.data ? marketsFound(countOfList(results.data)) : ''}
        isPending={results.isPending}
      />
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
