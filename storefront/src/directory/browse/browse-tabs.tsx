import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import type { ReactNode } from 'react';
import type { ListPage } from '../../lib/api/api';
import { KEEP_SCROLL } from '../../lib/page/navigation';
import type { AddressState } from '../../lib/page/use-address-state';
import { EmptyArt } from '../../ui/art/empty-art';
import { PlaceRow } from '../../ui/art/place/place-art';
import { ArtRow } from '../../ui/art/products/art-row';
import { Button, LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { Pagination } from '../../ui/navigation/pagination';
import { EmptyState } from '../../ui/states/empty-state';
import { CardSkeletons } from '../cards/card-skeletons';
import { FarmCard } from '../cards/farm-card';
import { ListingCard } from '../cards/listing-card';
import type { ListingCard as ListingData } from '../listings/listing-card-data';
import { countOfList } from '../queries';
import { countText } from '../search/results/counts';
import { isPastEnd, pagesOf, restOfPage } from '../search/results/paging';
import { listingPointId } from '../search/results/result-points';
import { ResultItem, ResultList } from '../search/results/results-layout';
import { questionTrouble } from '../search/results/search-messages';
import { ShowMore } from '../search/results/show-more';
import { type BrowseState, SHOWN_OF_EACH } from './browse-address';
import type { BrowseResults } from './browse-queries';
import { BrowseEmpty, NoSuchPage } from './late-parts';
import type { VisibleResults } from './visible-results';

export interface BrowseTabProps {
  address: AddressState<BrowseState>;
  results: BrowseResults;
  visible: VisibleResults;
}

function Listings({ items, isStale }: { items: readonly ListingData[]; isStale: boolean }) {
  return (
    <ResultList label="Marketplace listings" of="listings" isStale={isStale}>
      <ArtRow items={items}>
        {items.map((listing, index) => (
          <ResultItem key={listing.id} id={listingPointId(listing.id)}>
            <ListingCard listing={listing} from="browse" eager={index < 4} />
          </ResultItem>
        ))}
      </ArtRow>
    </ResultList>
  );
}

function Farms({ items, isStale }: { items: readonly PlaceCard[]; isStale: boolean }) {
  return (
    <ResultList label="Local farms" of="places" isStale={isStale}>
      <PlaceRow places={items}>
        {items.map((place) => (
          <ResultItem key={place.id} id={place.id}>
            <FarmCard place={place} />
          </ResultItem>
        ))}
      </PlaceRow>
    </ResultList>
  );
}

export function Skeletons({ of }: { of: 'listings' | 'places' }) {
  return (
    <ResultList label="Loading" of={of}>
      <CardSkeletons of={of} />
    </ResultList>
  );
}

function ListingsError({ listings }: Pick<BrowseResults, 'listings'>) {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="went-wrong" />}
      title="Failed to fetch listings"
      hint={questionTrouble(listings.error)}
      action={<Button onClick={() => void listings.refetch()}>Try again</Button>}
    />
  );
}

function FarmsError({ farms }: Pick<BrowseResults, 'farms'>) {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="went-wrong" />}
      title="Unable to load local farms data. Please try again later."
      hint={questionTrouble(farms.error) ?? 'Failed to fetch local farms'}
      action={<Button onClick={() => void farms.refetch()}>Try again</Button>}
    />
  );
}

function Pages({
  address: { state, to },
  label,
  list,
  shown,
}: Pick<BrowseTabProps, 'address'> & {
  label: string;
  list: ListPage<unknown>;
  /** The ids of the results whose cards are shown. */
  shown: readonly string[];
}) {
  const { page, isAll } = state;
  const total = countOfList(list);
  const { count, hasNext } = pagesOf(total, page, list.items.length, isAll);
  return (
    <>
      <ShowMore
        shown={shown}
        rest={restOfPage(total, page, list.items.length)}
        to={to({ ...state, isAll: true })}
      />
      <Pagination
        label={label}
        page={page}
        pageCount={count}
        hasNext={hasNext}
        to={(other) => to({ ...state, page: other, isAll: false })}
      />
    </>
  );
}

/** Listings alone: one tab of three, or the whole page without a ZIP code. */
export function ListingsTab({ address, results: { listings }, visible }: BrowseTabProps) {
  const { state, to } = address;
  if (listings.isPending) return <Skeletons of="listings" />;
  if (listings.isError) return <ListingsError listings={listings} />;
  if (isPastEnd(state.page, listings.data))
    return <NoSuchPage page={state.page} first={to({ ...state, page: 1 })} />;
  const { items } = listings.data;
  if (items.length === 0) return <BrowseEmpty address={address} of="listings" />;
  return (
    <>
      <Listings items={visible.listings} isStale={listings.isPlaceholderData} />
      <Pages
        address={address}
        label="Marketplace listings"
        list={listings.data}
        shown={items.map(({ id }) => listingPointId(id))}
      />
    </>
  );
}

export function FarmsTab({ address, results: { farms }, visible }: BrowseTabProps) {
  const { state, to } = address;
  if (farms.isPending) return <Skeletons of="places" />;
  if (farms.isError) return <FarmsError farms={farms} />;
  if (isPastEnd(state.page, farms.data))
    return <NoSuchPage page={state.page} first={to({ ...state, page: 1 })} />;
  const { items } = farms.data;
  if (items.length === 0) return <BrowseEmpty address={address} of="farms" />;
  return (
    <>
      <Farms items={visible.farms} isStale={farms.isPlaceholderData} />
      <Pages address={address} label="Local farms" list={farms.data} shown={items.map(({ id }) => id)} />
    </>
  );
}

function Section({
  title,
  noun,
  list,
  shown,
  whole,
  to,
  children,
}: {
  title: string;
  /** What one of them is called. */
  noun: string;
  /** Undefined while it is not known. */
  list: ListPage<unknown> | undefined;
  /** The ids of the results whose cards are shown. */
  shown: readonly string[];
  /** The same page with all of its cards. */
  whole: string;
  /** Where all of them are, page by page. */
  to: (page: number) => string;
  children: ReactNode;
}) {
  const count = countOfList(list);
  const hasRest = count.total > PAGE_SIZE || count.isMore;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="browse-section-title not-on-map-card">{title}</h2>
      <div>
        {children}
        <ShowMore
          shown={shown}
          rest={restOfPage(count, 1, shown.length, SHOWN_OF_EACH)}
          first={SHOWN_OF_EACH}
          to={whole}
        />
        {hasRest && shown.length === PAGE_SIZE && (
          <div className="mt-4 flex justify-center print:hidden">
            <LinkButton look="secondary" to={to(2)} aria-label={`Load more ${noun}s`}>
              Load more
            </LinkButton>
          </div>
        )}
        {hasRest && (
          <p className="not-on-map-card mt-4 text-center">
            <Link to={to(1)} state={KEEP_SCROLL} className="link hit text-sm font-semibold">
              See all {countText(count, noun)}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

function FirstListings({ results: { listings }, visible }: Pick<BrowseTabProps, 'results' | 'visible'>) {
  if (listings.isPending) return <Skeletons of="listings" />;
  if (listings.isError) return <ListingsError listings={listings} />;
  return <Listings items={visible.listings} isStale={listings.isPlaceholderData} />;
}

function FirstFarms({ results: { farms }, visible }: Pick<BrowseTabProps, 'results' | 'visible'>) {
  if (farms.isPending) return <Skeletons of="places" />;
  if (farms.isError) return <FarmsError farms={farms} />;
  return <Farms items={visible.farms} isStale={farms.isPlaceholderData} />;
}

/**
 * Both kinds together: the nearest twenty of each. A kind that fails doesn't take the other with it.
 */
export function AllTab({ address, results, visible }: BrowseTabProps) {
  const { state, to } = address;
  const { listings, farms } = results;
  if (listings.isPending && farms.isPending) return <Skeletons of="listings" />;
  const whole = to({ ...state, isAll: true });
  const hasListings = !listings.isSuccess || listings.data.items.length > 0;
  const hasFarms = !farms.isSuccess || farms.data.items.length > 0;
  if (!hasListings && !hasFarms) return <BrowseEmpty address={address} of="all" />;
  return (
    <div className="flex flex-col gap-10">
      {hasListings && (
        <Section
          title="Marketplace Listings"
          noun="listing"
          list={listings.data}
          shown={visible.listings.map(({ id }) => listingPointId(id))}
          whole={whole}
          to={(page) => to({ ...state, tab: 'listings', page, isAll: false })}
        >
          <FirstListings results={results} visible={visible} />
        </Section>
      )}
      {hasFarms && (
        <Section
          title="Local Farms"
          noun="farm"
          list={farms.data}
          shown={visible.farms.map(({ id }) => id)}
          whole={whole}
          to={(page) => to({ ...state, tab: 'farms', page, isAll: false })}
        >
          <FirstFarms results={results} visible={visible} />
        </Section>
      )}
    </div>
  );
}
