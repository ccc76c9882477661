import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { ListPage } from '../../lib/api/api';
import type { AddressState } from '../../lib/page/use-address-state';
import { EmptyArt } from '../../ui/art/empty-art';
import { PlaceRow } from '../../ui/art/place/place-art';
import { Button } from '../../ui/button';
import { Pagination } from '../../ui/navigation/pagination';
import { EmptyState } from '../../ui/states/empty-state';
import { CardSkeletons } from '../cards/card-skeletons';
import { countOfList } from '../queries';
import { NO_FILTERS, filterNames, widerRadius } from '../search/filters/place-filters';
import { NoSuchPage } from '../search/results/no-such-page';
import { isPastEnd, pagesOf, restOfPage } from '../search/results/paging';
import { placePoints } from '../search/results/result-points';
import { ResultItem, ResultList, ResultsLayout } from '../search/results/results-layout';
import { noneNear, noneWith, questionTrouble, searchFailed } from '../search/results/search-messages';
import { ShowMore } from '../search/results/show-more';
import { WaysOut } from '../search/results/ways-out';
import type { FinderState, PlaceFinder } from './finder';
import { FinderTools } from './finder-tools';

export interface FinderResultsProps {
  finder: PlaceFinder;
  card: ComponentType<{ place: PlaceCard; eager: boolean }>;
  address: AddressState<FinderState>;
  results: UseQueryResult<ListPage<PlaceCard>>;
  center: ZipCodeView | null;
  /** A link beside the filters. */
  beside: ReactNode;
}

const NO_PLACES: PlaceCard[] = [];

function Nothing({
  finder: { what },
  address: { state, to },
}: Pick<FinderResultsProps, 'finder' | 'address'>) {
  const { radius } = state.filters;
  const names = filterNames(state.filters, state.search && `“${state.search}”`);
  const miles = widerRadius(radius);
  const withFilters = (filters: FinderState['filters'], search = state.search) =>
    to({ ...state, filters, search, page: 1 });
  return (
    <EmptyState
      picture={<EmptyArt scene={names === '' ? 'nothing-near' : 'no-results'} />}
      title={names === '' ? noneNear(what, readZip(state.zipCode) ?? state.zipCode) : noneWith(what, names)}
      action={
        <WaysOut
          wider={miles && { miles, to: withFilters({ ...state.filters, radius: miles }) }}
          cleared={names === '' ? null : withFilters({ ...NO_FILTERS, radius }, '')}
        />
      }
    />
  );
}

function Pending({ name }: { name: string }) {
  return (
    <ResultList label={name} of="places">
      <CardSkeletons of="places" />
    </ResultList>
  );
}

function Cards(props: Omit<FinderResultsProps, 'center' | 'beside'>): ReactNode {
  const { finder, card: Card, address, results } = props;
  const { state, to } = address;
  if (results.isPending) return <Pending name={finder.name} />;
  if (results.isError) {
    return (
      <EmptyState
        isError
        picture={<EmptyArt scene="went-wrong" />}
        title={searchFailed(finder.what)}
        hint={questionTrouble(results.error)}
        action={<Button onClick={() => void results.refetch()}>Try again</Button>}
      />
    );
  }
  const { items } = results.data;
  if (isPastEnd(state.page, results.data))
    return <NoSuchPage page={state.page} first={to({ ...state, page: 1 })} />;
  if (items.length === 0) return <Nothing finder={finder} address={address} />;
  const total = countOfList(results.data);
  const { count, hasNext } = pagesOf(total, state.page, items.length, state.isAll);
  return (
    <>
      <ResultList label={finder.name} of="places" isStale={results.isPlaceholderData}>
        <PlaceRow places={items}>
          {items.map((place, index) => (
            <ResultItem key={place.id} id={place.id}>
              <Card place={place} eager={index < 2} />
            </ResultItem>
          ))}
        </PlaceRow>
      </ResultList>
      <ShowMore
        shown={items.map(({ id }) => id)}
        rest={restOfPage(total, state.page, items.length)}
        to={to({ ...state, isAll: true })}
      />
      <Pagination
        label={finder.name}
        page={state.page}
        pageCount={count}
        hasNext={hasNext}
        to={(page) => to({ ...state, page, isAll: false })}
      />
    </>
  );
}

/** Filters, count, list and map of one search. */
export function FinderResults({ center, beside, ...props }: FinderResultsProps) {
  const { finder, address, results } = props;
  const { state, shown } = address;
  const places = results.data?.items ?? NO_PLACES;
  const points = useMemo(
    () => placePoints(places, finder.list === 'markets' ? 'market' : 'farm'),
    [places, finder],
  );
  return (
    <div className="flex flex-col gap-2 md:gap-4">
      <FinderTools
        finder={finder}
        address={address}
        found={results.data ? finder.found(countOfList(results.data)) : ''}
        isPending={results.isPending}
        of={places}
        beside={beside}
      />
      <ResultsLayout
        view={places.length > 0 ? shown.view : 'list'}
        wideView={places.length > 0 ? 'map' : 'list'}
        points={points}
        count={results.data ? countOfList(results.data) : null}
        center={center}
        radiusMiles={state.filters.radius}
      >
        <Cards {...props} />
      </ResultsLayout>
    </div>
  );
}
