import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { isMissing, sentenceOf } from '../../lib/api/api';
import { LinkButton } from '../../ui/button';
import { PageFailure } from '../../ui/states/page-failure';
import { FarmSkeleton } from '../farms/farm-skeleton';
import { PlaceDetail } from './place-detail';
import { movedPlacePath, placeQuery } from './place-queries';

function PlaceFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = isMissing(error);
  return (
    <PageFailure
      title={isGone ? 'Place not found' : 'We couldn’t load this place'}
      isGone={isGone}
      hint={
        isGone
          ? 'It may have closed, or it’s listed under another name.'
          : sentenceOf(error, 'Please try again in a moment.')
      }
      onRetry={onRetry}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={paths.farmersMarkets()}>
        Find a farmers market
      </LinkButton>
      <LinkButton look="secondary" to={paths.browse()}>
        Browse Local Farms
      </LinkButton>
    </PageFailure>
  );
}

/** /places/:slug, the page of a market, CSA, stand … that is not registered as a farm. */
export function PlacePage() {
  const { slug = '' } = useParams();
  const { data: place, error, refetch } = useQuery(placeQuery(slug));
  const moved = movedPlacePath(slug, place);
  if (moved !== undefined) return <Navigate to={moved} replace />;
  if (place) return <PlaceDetail place={place} />;
  if (error) return <PlaceFailure error={error} onRetry={() => void refetch()} />;
  return <FarmSkeleton />;
}
