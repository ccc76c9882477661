import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/navigation';
import type { ListPage } from '../../lib/api';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Pagination } from '../../ui/pagination';
import { CardSkeletons } from '../cards/card-skeletons';
import { FarmCard } from '../cards/farm-card';
import { ListingCard } from '../cards/listing-card';
import { countOfList } from '../queries';
import { type Count, countText } from '../search/counts';
import { pageCount } from '../search/paging';
import { listingPointId } from '../search/result-points';
import { HIDDEN_BESIDE_NARROW_MAP, ResultItem, ResultList } from '../search/results-layout';
import { questionTrouble } from '../search/search-messages';
import type { AddressState } from '../search/use-address-state';
import type { BrowseState } from './browse-address';
import type { BrowseResults } from './browse-queries';

export interface BrowseTabProps {
  address: AddressState<BrowseState>;
  results: BrowseResults;
}

function Listings({ items, isStale }: { items: readonly ListingView[]; isStale: boolean }) {
  return (
    <ResultList label="Marketplace listings" of="listings" isStale={isStale}>
      {items.map((listing, index) => (
        <ResultItem key={listing.id} id={listingPointId(listing.id)}>
          <ListingCard listing={listing} from="browse" eager={index < 4} />
        </ResultItem>
      ))}
    </ResultList>
  );
}

function Farms({ items, isStale }: { items: readonly PlaceView[]; isStale: boolean }) {
  return (
    <ResultList label="Local farms" of="places" isStale={isStale}>
      {items.map((place) => (
        <ResultItem key={place.id} id={place.id}>
          <FarmCard place={place} />
        </ResultItem>
      ))}
    </ResultList>
  );
}

function Skeletons({ of }: { of: 'listings' | 'places' }) {
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
      hint={questionTrouble(farms.error)}
      action={<Button onClick={() => void farms.refetch()}>Try again</Button>}
    />
  );
}

function NoListings() {
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title="No marketplace listings available with the current filters."
      action={<LinkButton to={paths.browse()}>Show all listings</LinkButton>}
    />
  );
}

function NoFarms({ address: { state, to } }: Pick<BrowseTabProps, 'address'>) {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title="No local farms found near this zip code."
      hint="Try another zip code, a larger distance, or see the marketplace listings."
      action={
        <LinkButton to={to({ ...state, tab: 'listings', page: 1 })} state={KEEP_SCROLL}>
          See marketplace listings
        </LinkButton>
      }
    />
  );
}

function Pages({
  address: { state, to },
  label,
  list,
}: Pick<BrowseTabProps, 'address'> & { label: string; list: ListPage<unknown> }) {
  const { page } = state;
  return (
    <Pagination
      label={label}
      page={page}
      pageCount={pageCount(countOfList(list), page, list.items.length)}
      to={(other) => to({ ...state, page: other })}
    />
  );
}

/** Listings alone: one tab of three, or the whole page without a ZIP code. */
export function ListingsTab({ address, results: { listings } }: BrowseTabProps) {
  if (listings.isPending) return <Skeletons of="listings" />;
  if (listings.isError) return <ListingsError listings={listings} />;
  const { items } = listings.data;
  if (items.length === 0) return <NoListings />;
  return (
    <>
      <Listings items={items} isStale={listings.isPlaceholderData} />
      <Pages address={address} label="Marketplace listings" list={listings.data} />
    </>
  );
}

export function FarmsTab({ address, results: { farms } }: BrowseTabProps) {
  if (farms.isPending) return <Skeletons of="places" />;
  if (farms.isError) return <FarmsError farms={farms} />;
  const { items } = farms.data;
  if (items.length === 0) return <NoFarms address={address} />;
  return (
    <>
      <Farms items={items} isStale={farms.isPlaceholderData} />
      <Pages address={address} label="Local farms" list={farms.data} />
    </>
  );
}

function Section({
  title,
  count,
  to,
  children,
}: {
  title: string;
  /** Null while it is not known: then there is nothing to lead to. */
  count: Count | null;
  to: string;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-4">
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 ${HIDDEN_BESIDE_NARROW_MAP}`}
      >
        <h2 className="text-xl">{title}</h2>
        {count && (
          <Link
            to={to}
            state={KEEP_SCROLL}
            className="hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline"
          >
            See all {countText(count, title === 'Local Farms' ? 'farm' : 'listing')}
            <ArrowRight aria-hidden size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** How many of each kind the tab of all results shows; the other tabs have the rest. */
export const SHOWN_OF_EACH = 6;

/** Both kinds together: the nearest few of each. A kind that fails says so without taking the other with it. */
export function AllTab({ address: { state, to }, results: { listings, farms } }: BrowseTabProps) {
  if (listings.isPending && farms.isPending) return <Skeletons of="listings" />;
  const hasListings = listings.isPending || listings.isError || listings.data.items.length > 0;
  const hasFarms = farms.isPending || farms.isError || farms.data.items.length > 0;
  if (!hasListings && !hasFarms) {
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title="No results available with the current filters."
        hint="Try another zip code or a larger distance."
        action={<LinkButton to={paths.browse()}>Show all listings</LinkButton>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-10">
      {hasListings && (
        <Section
          title="Marketplace Listings"
          count={listings.data ? countOfList(listings.data) : null}
          to={to({ ...state, tab: 'listings', page: 1 })}
        >
          {listings.isPending ? (
            <Skeletons of="listings" />
          ) : listings.isError ? (
            <ListingsError listings={listings} />
          ) : (
            <Listings
              items={listings.data.items.slice(0, SHOWN_OF_EACH)}
              isStale={listings.isPlaceholderData}
            />
          )}
        </Section>
      )}
      {hasFarms && (
        <Section
          title="Local Farms"
          count={farms.data ? countOfList(farms.data) : null}
          to={to({ ...state, tab: 'farms', page: 1 })}
        >
          {farms.isPending ? (
            <Skeletons of="places" />
          ) : farms.isError ? (
            <FarmsError farms={farms} />
          ) : (
            <Farms items={farms.data.items.slice(0, SHOWN_OF_EACH)} isStale={farms.isPlaceholderData} />
          )}
        </Section>
      )}
    </div>
  );
}
