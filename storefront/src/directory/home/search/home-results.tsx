import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { ALL_PRODUCTS } from '@farmgate/backend/contract/directory/product-types';
import { DEFAULT_RADIUS_MILES } from '@farmgate/backend/contract/shared/limits';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../../lib/api/api';
import { countWithin } from '../../../lib/format/format';
import { EmptyArt } from '../../../ui/art/empty-art';
import { PlaceRow } from '../../../ui/art/place/place-art';
import { Button, LinkButton } from '../../../ui/button';
import { DemonstrationNote } from '../../../ui/demonstration-note';
import { CompactSelect } from '../../../ui/fields/compact-select';
import { EmptyState } from '../../../ui/states/empty-state';
import { CardSkeletons } from '../../cards/card-skeletons';
import { FarmCard } from '../../cards/farm-card';
import { MarketCard } from '../../cards/market-card';
import { countOfList, placesQuery } from '../../queries';
import { PRODUCT_TYPE_OPTIONS } from '../../search/filters/filter-options';
import { type Count, countText } from '../../search/results/counts';
import {
  noneNear,
  noneWith,
  questionTrouble,
  searchFailed,
  searchingFor,
} from '../../search/results/search-messages';
import { ResultsNear } from '../../search/zip/results-near';
import { useZipCenter } from '../../search/zip/zip-center';
import { type HomeSearch, homeAddress, homeSearchCall } from './home-address';

export interface HomeResultsProps {
  search: HomeSearch;
  /** What the controls show. */
  shown: HomeSearch;
  go: (search: HomeSearch) => void;
}

/** Where all of the results are, with every filter there is. */
function allAddress({ mode, zipCode, productType }: HomeSearch): string {
  const type = productType === ALL_PRODUCTS ? undefined : productType;
  return mode === 'markets'
    ? withQuery(paths.farmersMarkets(), { zipCode, productType: type })
    : withQuery(paths.browse(), { zipCode, productType: type, tab: 'farms' });
}

function Heading({ search, count }: { search: HomeSearch; count: Count | null }) {
  const center = useZipCenter(search.zipCode, count !== null && count.total > 0);
  const name = search.mode === 'markets' ? 'Farmers markets' : 'Local farms';
  const town = center ? `, ${center.city}, ${center.state}` : '';
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-2xl">
        {name} near {readZip(search.zipCode) ?? search.zipCode}
        {town}
      </h2>
      <p role="status" className="min-h-6 text-sm text-soft">
        {count && count.total > 0
          ? countWithin(countText(count, search.mode === 'markets' ? 'market' : 'farm'), DEFAULT_RADIUS_MILES)
          : ''}
      </p>
    </div>
  );
}

function Cards({ search, places, isStale }: { search: HomeSearch; places: PlaceCard[]; isStale: boolean }) {
  const ResultCard = search.mode === 'markets' ? MarketCard : FarmCard;
  return (
    <ul
      aria-busy={isStale || undefined}
      className={`grid grid-cols-1 gap-4 transition-opacity sm:grid-cols-2 lg:grid-cols-3 ${isStale ? 'opacity-55' : ''}`}
    >
      <PlaceRow places={places}>
        {places.map((place) => (
          <li key={place.id}>
            <ResultCard place={place} />
          </li>
        ))}
      </PlaceRow>
    </ul>
  );
}

function Nothing({ search, go }: Pick<HomeResultsProps, 'search' | 'go'>) {
  const { mode, zipCode, productType } = search;
  const zip = readZip(zipCode) ?? zipCode;
  if (productType !== ALL_PRODUCTS) {
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title={noneWith(mode, productType)}
        action={
          <Button onClick={() => go({ ...search, productType: ALL_PRODUCTS })}>Show all products</Button>
        }
      />
    );
  }
  const wider = withQuery(mode === 'markets' ? paths.farmersMarkets() : paths.browse(), {
    zipCode: zip,
    radius: 100,
    tab: mode === 'markets' ? undefined : 'farms',
  });
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title={noneNear(mode, zip)}
      action={<LinkButton to={wider}>Search within 100 miles</LinkButton>}
    />
  );
}

function ProductFilter({ shown, go }: Pick<HomeResultsProps, 'shown' | 'go'>) {
  return (
    <form id="home-filter" action="/" className="flex gap-2">
      <input type="hidden" name="zipCode" value={shown.zipCode} />
      <input type="hidden" name="mode" value={shown.mode} />
      <CompactSelect
        label="Product type"
        name="productType"
        form="home-filter"
        value={shown.productType}
        options={PRODUCT_TYPE_OPTIONS}
        isActive={shown.productType !== ALL_PRODUCTS}
        onChange={(productType) => go({ ...shown, productType })}
      />
      <Button type="submit" size="sm" className="hidden! noscript:inline-flex!">
        Apply
      </Button>
    </form>
  );
}

function Loading({ mode }: Pick<HomeSearch, 'mode'>) {
  return (
    <>
      <p role="status" className="text-soft">
        {searchingFor(mode)}
      </p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <CardSkeletons of="places" />
      </ul>
    </>
  );
}

/** Loading, failed, empty, hidden by the filter, or a list. */
function Outcome({
  search,
  go,
  results,
}: Pick<HomeResultsProps, 'search' | 'go'> & { results: UseQueryResult<ListPage<PlaceCard>> }) {
  const { mode } = search;
  if (results.isPending) return <Loading mode={mode} />;
  if (results.isError) {
    return (
      <EmptyState
        isError
        picture={<EmptyArt scene="went-wrong" />}
        title={searchFailed(mode)}
        hint={questionTrouble(results.error)}
        action={<Button onClick={() => void results.refetch()}>Try again</Button>}
      />
    );
  }
  if (results.data.items.length === 0) return <Nothing search={search} go={go} />;
  return (
    <>
      <DemonstrationNote of={results.data.items} />
      <Cards search={search} places={results.data.items} isStale={results.isPlaceholderData} />
      <div className="flex justify-center">
        <LinkButton look="secondary" to={allAddress(search)}>
          {mode === 'markets' ? 'See all markets on the map' : 'See all farms on the map'}
        </LinkButton>
      </div>
    </>
  );
}

/** What a search found. */
export function HomeResults({ search, shown, go }: HomeResultsProps) {
  const results = useQuery(placesQuery(homeSearchCall(search)));
  return (
    <div className="page flex min-h-96 flex-col gap-6 py-8 md:py-10">
      <ResultsNear
        zipCode={search.zipCode}
        what={search.mode}
        isEmpty={results.data?.items.length === 0}
        to={(zipCode) => homeAddress({ ...search, zipCode })}
      >
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Heading search={search} count={results.data ? countOfList(results.data) : null} />
          {!results.isError && <ProductFilter shown={shown} go={go} />}
        </div>
        <Outcome search={search} go={go} results={results} />
      </ResultsNear>
    </div>
  );
}
