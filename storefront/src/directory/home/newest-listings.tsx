import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../cards/card-skeletons';
import { ListingCard } from '../cards/listing-card';
import { listingsQuery } from '../queries';
import { NEWEST_LISTINGS } from './newest-listings-call';

/** What farmers posted last. Nothing where there is none, or where it cannot be had: the page does not depend on it. */
export function NewestListings() {
  const { data, isPending } = useQuery(listingsQuery(NEWEST_LISTINGS));
  if (!isPending && !data?.items.length) return null;
  return (
    <section aria-labelledby="home-newest" className="page w-full">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="home-newest" className="text-2xl">
          Newest listings
        </h2>
        <Link
          to={paths.browse()}
          className="hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline"
        >
          See all listings
          <ArrowRight aria-hidden size={16} />
        </Link>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data?.items.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} from="home" />
          </li>
        )) ?? <CardSkeletons of="listings" />}
      </ul>
    </section>
  );
}
