import type { NearResult } from '@farmgate/backend/contract/marketplace/search-near';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useMemo } from 'react';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import type { AddressState } from '../../../lib/page/use-address-state';
import { EmptyArt } from '../../../ui/art/empty-art';
import { PlaceRow } from '../../../ui/art/place/place-art';
import { Button } from '../../../ui/button';
import type { MapPoint } from '../../../ui/map/map-types';
import { Link } from '../../../ui/navigation/link';
import { EmptyState } from '../../../ui/states/empty-state';
import { countOfList } from '../../queries';
import { NoSuchPage } from '../../search/results/no-such-page';
import { isPastEnd, pagesOf } from '../../search/results/paging';
import { questionTrouble } from '../../search/results/search-messages';
import type { BrowseState } from '../browse-address';
import { NearCard } from './near-card';
import type { NearTabProps } from './near-parts';

type Near = NearTabProps['near'];

const pointsOf = (results: readonly NearResult[]): MapPoint[] =>
  results.flatMap(({ key, type, name, latitude, longitude, isApproximate, distanceMiles }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id: key,
            label: name,
            kind: type === 'product' ? ('listing' as const) : type,
            latitude,
            longitude,
            isApproximate,
            distanceMiles,
          },
        ],
  );

/** @returns the places among results, as their pictures are drawn */
const drawnPlaces = (results: readonly NearResult[]) =>
  results.flatMap(({ key, place, sells, imageUrl }) =>
    place ? [{ id: key, kind: place.kind, productTypes: sells, imageUrl }] : [],
  );

/** There are more behind the last page: of one kind at a time, they are all to be seen. */
function WhereTheRestIs({ state, to }: AddressState<BrowseState>) {
  const { search, zipCode } = state;
  const links = [
    { label: 'Marketplace listings', to: to({ ...state, tab: 'listings', page: 1 }), keep: KEEP_SCROLL },
    { label: 'Local farms', to: to({ ...state, tab: 'farms', page: 1 }), keep: KEEP_SCROLL },
    { label: 'Products', to: paths.marketplace({ search, zipCode }) },
    { label: 'Farmers markets', to: withQuery(paths.farmersMarkets(), { zipCode }) },
  ];
  return (
    <nav aria-label="All results of one kind" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-soft">These are the nearest. See all:</span>
      {links.map(({ label, to: address, keep }) => (
        <Link key={label} to={address} state={keep} className="link inline-flex min-h-9 items-center">
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Failed({ near }: { near: Near }) {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="went-wrong" />}
      title="We couldn’t load what is nearby"
      hint={questionTrouble(near.error)}
      action={<Button onClick={() => void near.refetch()}>Try again</Button>}
    />
  );
}

function Results({ address, near, parts }: Pick<NearTabProps, 'address' | 'parts'> & { near: Near }) {
  const { state, to } = address;
  if (near.isPending) return <parts.Skeletons of="places" />;
  if (near.isError) return <Failed near={near} />;
  const { items, total } = near.data;
  if (isPastEnd(state.page, near.data)) {
    return <NoSuchPage page={state.page} first={to({ ...state, page: 1 })} />;
  }
  if (items.length === 0) return <parts.Empty address={address} of="near" />;
  const { count, hasNext } = pagesOf(
    { total: total ?? items.length, isMore: false },
    state.page,
    items.length,
  );
  return (
    <>
      <p className="not-on-map-card pb-4 text-sm text-soft">Nearest first.</p>
      <parts.List label="Everything nearby" of="places">
        <PlaceRow places={drawnPlaces(items)}>
          {items.map((result, index) => (
            <parts.Item key={result.key} id={result.key}>
              <NearCard result={result} search={state.search} eager={index < 4} />
            </parts.Item>
          ))}
        </PlaceRow>
      </parts.List>
      <parts.Pagination
        label="Everything nearby"
        page={state.page}
        pageCount={count}
        hasNext={hasNext}
        to={(page) => to({ ...state, page })}
      />
      {!hasNext && near.data.isMore && <WhereTheRestIs {...address} />}
    </>
  );
}

/** All that has what is searched for near a ZIP code, of every kind, the nearest first. */
export function NearTab({ address, near, center, parts, resultCount }: NearTabProps) {
  const { state } = address;
  const points = useMemo(() => pointsOf(near.data?.items ?? []), [near.data]);
  const found = near.data ? countOfList(near.data) : null;
  return (
    <parts.Frame
      address={address}
      center={center}
      points={points}
      count={found ? resultCount(found, state) : near.isPending ? 'Loading results...' : ''}
      found={found}
      list={near.data}
      items={near.data?.items ?? []}
    >
      <Results address={address} near={near} parts={parts} />
    </parts.Frame>
  );
}
