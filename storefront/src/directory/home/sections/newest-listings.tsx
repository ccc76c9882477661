import { HOME_LISTINGS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useIsBrowser } from '../../../lib/page/visit';
import { useNearZip } from '../../../shared/near/near-zip';
import { ArtRow } from '../../../ui/art/products/art-row';
import { LinkButton } from '../../../ui/button';
import { DemonstrationNote } from '../../../ui/demonstration-note';
import { CardSkeletons } from '../../cards/card-skeletons';
import { ListingCard } from '../../cards/listing-card';
import { listingsQuery } from '../../queries';
import { SectionFailure, SectionHead, SectionNote } from './home-section';
import { NEWEST_LISTINGS, newestListingsNear } from './newest-listings-call';

/** Fewer than a row would look like a mistake. */
const ENOUGH_NEAR = 4;

/** @returns those near the visitor, and of which ZIP code; of everywhere where that is unknown or too few */
function useNewest() {
  const near = useNearZip();
  const everywhere = useQuery(listingsQuery(NEWEST_LISTINGS));
  const nearby = useQuery({ ...listingsQuery(newestListingsNear(near ?? '')), enabled: near !== null });
  const isNear = near !== null && (nearby.data?.items.length ?? 0) >= ENOUGH_NEAR;
  return isNear ? { ...nearby, zipCode: near } : { ...everywhere, zipCode: null };
}

function Listings({ data, error, refetch }: Omit<ReturnType<typeof useNewest>, 'zipCode'>) {
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

/** What farmers posted last, near the visitor where there is enough. */
export function NewestListings() {
  const { zipCode, ...found } = useNewest();
  return (
    <section aria-labelledby="home-newest" className="page w-full">
      <SectionHead
        id="home-newest"
        title={zipCode === null ? 'Newest listings' : `Newest listings near ${zipCode}`}
        to={paths.browse(zipCode === null ? {} : { zipCode, tab: 'listings', sort: 'newest' })}
      >
        See all listings
      </SectionHead>
      <Listings {...found} />
    </section>
  );
}
