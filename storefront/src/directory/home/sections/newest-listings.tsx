import { HOME_LISTINGS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useIsBrowser } from '../../../lib/page/visit';
import { ArtRow } from '../../../ui/art/products/art-row';
import { LinkButton } from '../../../ui/button';
import { DemonstrationNote } from '../../../ui/demonstration-note';
import { CardSkeletons } from '../../cards/card-skeletons';
import { ListingCard } from '../../cards/listing-card';
import { listingsQuery } from '../../queries';
import { SectionFailure, SectionHead, SectionNote } from './home-section';
import { NEWEST_LISTINGS } from './newest-listings-call';

function Listings() {
  const { data, error, refetch } = useQuery(listingsQuery(NEWEST_LISTINGS));
  const isBrowser = useIsBrowser();
  if (error && !data)
    return <SectionFailure title="We couldn’t load the listings." error={error} onRetry={refetch} />;
  if (!data && !isBrowser) return null;
  if (data?.items.length === 0) {
    return (
      <SectionNote
        action={
          <LinkButton look="secondary" size="sm" to={paths.post()}>
            Post a Listing
          </LinkButton>
        }
      >
        No listings yet. Be the first to post one.
      </SectionNote>
    );
  }
  return (
    <>
      {data && <DemonstrationNote of={data.items} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data ? (
          <ArtRow items={data.items}>
            {data.items.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} from="home" />
              </li>
            ))}
          </ArtRow>
        ) : (
          <CardSkeletons of="listings" count={HOME_LISTINGS} />
        )}
      </ul>
    </>
  );
}

/** What farmers posted last. */
export function NewestListings() {
  return (
    <section aria-labelledby="home-newest" className="page w-full">
      <SectionHead id="home-newest" title="Newest listings" to={paths.browse()}>
        See all listings
      </SectionHead>
      <Listings />
    </section>
  );
}
