import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../lib/api/api';
import { track } from '../../shared/track';
import { useViewCount } from '../../shared/views/use-view-count';
import { LinkButton } from '../../ui/button';
import { PageFailure } from '../../ui/states/page-failure';
import { useIsOwnListing } from '../farmer/use-is-own-listing';
import { listingQuery } from '../queries';
import { ListingDetail } from './listing-detail';
import { ListingSkeleton } from './listing-skeleton';

function ListingFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status < 500;
  return (
    <PageFailure
      title="Failed to load listing"
      isGone={isGone}
      goneScene="no-results"
      hint={sentenceOf(error, 'The listing could not be found.')}
      onRetry={onRetry}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={paths.browse()}>
        Browse Other Listings
      </LinkButton>
    </PageFailure>
  );
}

export function ListingPage() {
  const { id = '' } = useParams();
  const { data: listing, error, refetch } = useQuery(listingQuery(id));
  const listingId = listing?.id;
  const category = listing?.category;
  useEffect(() => {
    if (listingId !== undefined && category !== undefined) track('listing_view', { listingId, category });
  }, [listingId, category]);
  const isOwn = useIsOwnListing(listingId);
  useViewCount('listings', isOwn === false && listing?.isAvailable ? listing.id : null);
  if (listing) return <ListingDetail listing={listing} isOwn={isOwn === true} />;
  if (error) return <ListingFailure error={error} onRetry={() => void refetch()} />;
  return <ListingSkeleton />;
}
